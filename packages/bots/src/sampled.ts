import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import type { Planned } from '@potyczka/kernel/register';
import type { Allowance } from './allowance.js';
import { keyOf } from './answers.js';
import type { Hints, Memory, Sight } from './bot.js';
import { Chain } from './chain.js';
import { begun, plannedAnswer } from './group.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';
import { Mind, type Thought } from './thought.js';

/** Answers that are tried at all, the most promising ones. */
const NARROW = 12;
/** So many tries is the game's own belief in an answer worth. */
const TRUST = 4;
const SEEDS = 2 ** 30;

interface Candidate {
  readonly answer: Answer;
  /** What follows it, where it begins a whole action. */
  readonly rest: readonly Planned[];
  /** How promising it looked beforehand. */
  readonly promise: number;
  sum: number;
  tries: number;
}

/** How an answer is tried: to the end of its action, or on for so many turns. */
type Try<S, R> = (world: Thought<S, R>, each: Candidate) => number;

/**
 * The answer that comes out best where luck decides much of what follows.
 * Every candidate is played out in the same guessed worlds with the same dice;
 * after each round the worse half is dropped and the others are tried twice as
 * often. What few tries say is weighed against how promising an answer looked.
 */
const compared = <S, E extends { type: string }, V, O, R>(
  sight: Sight<S, E, V, O, R>,
  mind: Mind<S, R>,
  candidates: readonly Candidate[],
  allowance: Allowance,
  samples: number,
  attempt: Try<S, R>,
): Candidate => {
  const { dice } = mind;
  let left = candidates;
  for (let times = samples; left.length > 1; times *= 2) {
    for (let n = 0; n < times; n++) {
      const world = tryGuess(sight, dice);
      const seed = dice.below(SEEDS);
      for (const each of left) {
        if (!world || !allowance.take()) return bestOf(left);
        each.sum += attempt(mind.fork(world, quickDice(seed)), each);
        each.tries++;
      }
    }
    left = ranked(left).slice(0, Math.ceil(left.length / 2));
  }
  return bestOf(left);
};

/** Compares answers where each comes to rest. */
export const sampledAnswer = <S, E extends { type: string }, V, O, R>(
  sight: Sight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  allowance: Allowance,
  samples: number,
): Answer => {
  const mind = new Mind(hints, dice);
  const first = tryGuess(sight, dice);
  if (!first) return randomAnswer(sight.ask, dice);
  const chain = new Chain(mind, sight.who, 0, () => false);
  return compared(sight, mind, answersAt(mind, first, sight), allowance, samples, (world, { answer }) => {
    mind.give(world, sight.who, answer);
    return chain.best(world, 0);
  }).answer;
};

/** Compares answers and whole actions by what they have come to when the others have replied. */
export const playedOnAnswer = <S, E extends { type: string }, V, O, R>(
  sight: Sight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  allowance: Allowance,
  memory: Memory,
): Answer => {
  const mind = new Mind(hints, dice);
  const first = tryGuess(sight, dice);
  const { playOn } = hints;
  if (!first || !playOn) return randomAnswer(sight.ask, dice);
  const candidates = [...linesAt(mind, first, sight), ...answersAt(mind, first, sight)]
    .sort((a, b) => b.promise - a.promise)
    .slice(0, NARROW);
  const best = compared(sight, mind, candidates, allowance, playOn.samples, (world, { answer, rest }) => {
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
  });
  memory.plan = best.rest;
  return best.answer;
};

const answersAt = <S, E extends { type: string }, V, O, R>(
  mind: Mind<S, R>,
  world: Thought<S, R>,
  sight: Sight<S, E, V, O, R>,
): Candidate[] =>
  mind
    .promising(world, sight.ask)
    .slice(0, NARROW)
    .map(({ answer, promise }) => ({ answer, rest: [], promise, sum: 0, tries: 0 }));

/** Whole actions, the best one for each first answer. */
const linesAt = <S, E extends { type: string }, V, O, R>(
  mind: Mind<S, R>,
  world: Thought<S, R>,
  sight: Sight<S, E, V, O, R>,
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
const ranked = (candidates: readonly Candidate[]): readonly Candidate[] => {
  let [sum, tries] = [0, 0];
  for (const each of candidates) {
    sum += each.sum - each.promise * each.tries;
    tries += each.tries;
  }
  const usual = tries > 0 ? sum / tries : 0;
  const worth = (each: Candidate): number =>
    (each.sum + TRUST * (usual + each.promise)) / (each.tries + TRUST);
  return candidates.toSorted((a, b) => worth(b) - worth(a));
};

const bestOf = (candidates: readonly Candidate[]): Candidate => ranked(candidates)[0] as Candidate;
