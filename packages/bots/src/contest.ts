import type { Answer, Dice } from '@potyczka/kernel';
import type { Planned } from '@potyczka/kernel/register';
import { keyOf } from './answers.js';
import type { BotSight, Hints } from './bot.js';
import { Chain } from './chain.js';
import { begun, plannedAnswer } from './group.js';
import { tryGuess } from './guess.js';
import { Mind, type Thought } from './thought.js';

/** Answers that are tried at all, the most promising ones. */
const NARROW = 12;
/** So many tries is the game's own belief in an answer worth. */
export const TRUST = 4;

/** An answer, or a whole action that begins with it, and what its tries came to. */
export interface Candidate {
  readonly answer: Answer;
  /** What follows it, where it begins a whole action. */
  readonly rest: readonly Planned[];
  /** How promising it looked beforehand. */
  readonly promise: number;
  sum: number;
  tries: number;
}

/** What there is to compare at a question, and what one try of each comes to. */
export interface Contest<S, R> {
  readonly mind: Mind<S, R>;
  readonly candidates: readonly Candidate[];
  /** Plays a candidate in a guessed world, which is used up: to the end of its action, or on for so many turns. */
  attempt(world: Thought<S, R>, each: Candidate): number;
}

/** The contest that the thoughtful bots hold at a question; nothing where no guess fits. */
export const contestOf = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
): Contest<S, R> | undefined => {
  const guess = hints.playOn && tryGuess(sight, dice);
  const isPlayedOn = guess && hints.playOn?.from(guess.state);
  return (isPlayedOn ? contestPlayedOn : contestAtRest)(sight, hints, dice);
};

/** Answers, each judged where it comes to rest. */
export const contestAtRest = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
): Contest<S, R> | undefined => {
  const mind = new Mind(hints, dice);
  const first = tryGuess(sight, dice);
  if (!first) return undefined;
  const chain = new Chain(mind, sight.who, 0, () => false);
  return {
    mind,
    candidates: answersAt(mind, first, sight),
    attempt: (world, { answer }) => {
      mind.give(world, sight.who, answer);
      return chain.best(world, 0);
    },
  };
};

/** Answers and whole actions, each judged when the others have replied. */
export const contestPlayedOn = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
): Contest<S, R> | undefined => {
  const mind = new Mind(hints, dice);
  const first = tryGuess(sight, dice);
  const { playOn } = hints;
  if (!first || !playOn) return undefined;
  return {
    mind,
    candidates: [...linesAt(mind, first, sight), ...answersAt(mind, first, sight)]
      .sort((a, b) => b.promise - a.promise)
      .slice(0, NARROW),
    attempt: (world, { answer, rest }) => {
      mind.give(world, sight.who, answer);
      for (const planned of rest) {
        mind.passReactions(world, sight.who);
        const ask = world.askOf(sight.who);
        const next = ask && plannedAnswer(planned, ask);
        if (next === undefined) break;
        mind.give(world, sight.who, next);
      }
      mind.playOn(world, sight.who, playOn);
      return mind.worth(world, sight.who);
    },
  };
};

const answersAt = <S, E extends { type: string }, V, O, R>(
  mind: Mind<S, R>,
  world: Thought<S, R>,
  sight: BotSight<S, E, V, O, R>,
): Candidate[] =>
  mind
    .promising(world, sight.ask)
    .slice(0, NARROW)
    .map(({ answer, promise }) => ({ answer, rest: [], promise, sum: 0, tries: 0 }));

/** Whole actions, the best one for each first answer. */
const linesAt = <S, E extends { type: string }, V, O, R>(
  mind: Mind<S, R>,
  world: Thought<S, R>,
  sight: BotSight<S, E, V, O, R>,
): Candidate[] => {
  const found = new Map<string, Candidate>();
  for (const group of mind.groupsAt(world, sight.ask)) {
    const can = begun(group, sight.ask);
    if (!can || found.has(keyOf(can.first))) continue;
    found.set(keyOf(can.first), {
      answer: can.first,
      rest: can.rest,
      promise: group.worth ?? 0,
      sum: 0,
      tries: 0,
    });
  }
  return [...found.values()];
};

/** The best first, by what the tries came to and what was believed before them. */
export const ranked = <C extends Candidate>(candidates: readonly C[], trust = TRUST): readonly C[] => {
  let [sum, tries] = [0, 0];
  for (const each of candidates) {
    sum += each.sum - each.promise * each.tries;
    tries += each.tries;
  }
  const usual = tries > 0 ? sum / tries : 0;
  const worth = (each: Candidate): number =>
    (each.sum + trust * (usual + each.promise)) / (each.tries + trust);
  return candidates.toSorted((a, b) => worth(b) - worth(a));
};
