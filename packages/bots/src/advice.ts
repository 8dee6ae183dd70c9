import { type Answer, type DeepReadonly, type Dice, quickDice, type Seat } from '@potyczka/kernel';
import type { Planned } from '@potyczka/kernel/register';
import { keyOf } from './answers.js';
import type { BotSight, Budget, Hints, Level, Memory } from './bot.js';
import { Chain } from './chain.js';
import { plannedAnswer } from './group.js';
import { tryGuess } from './guess.js';
import { makeBot } from './make.js';
import { Mind, type Thought } from './thought.js';

/** What a good player would do, and why: for somebody who learns. */
export interface Advice {
  readonly answer: Answer;
  /** What it brings more of than other answers do, by the names of the game's features, in points of its value. */
  readonly brings: Readonly<Record<string, number>>;
}

/** Guessed worlds in which an answer is compared with others. */
const GUESSES = 3;
/** Other answers that it is compared with, the most promising ones. */
const OTHERS = 6;
/** Forks to find out what an answer leads to. */
const FORKS = 40;

/** The features of the best position that is valued while an answer is followed. */
class Peak<S, R> {
  private best = Number.NEGATIVE_INFINITY;
  private found: Readonly<Record<string, number>> = {};
  readonly hints: Hints<S, R>;

  constructor(hints: Hints<S, R>) {
    this.hints = {
      ...hints,
      value: (s: DeepReadonly<S>, seat: Seat) => {
        const value = hints.value(s, seat);
        if (value > this.best) {
          this.best = value;
          this.found = hints.features?.of(s, seat) ?? {};
        }
        return value;
      },
    };
  }

  /** What has been found, and forgets it. */
  take(): Readonly<Record<string, number>> {
    const { found } = this;
    this.best = Number.NEGATIVE_INFINITY;
    this.found = {};
    return found;
  }
}

/** Goes through what was meant to follow an answer, as far as it fits. */
const follow = <S, R>(mind: Mind<S, R>, world: Thought<S, R>, who: Seat, plan: readonly Planned[]): void => {
  for (const planned of plan) {
    mind.passReactions(world, who);
    const ask = world.askOf(who);
    const answer = ask && plannedAnswer(planned, ask);
    if (answer === undefined) return;
    mind.give(world, who, answer);
  }
};

const compared = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  answer: Answer,
  plan: readonly Planned[],
): Readonly<Record<string, number>> => {
  const { features } = hints;
  if (!features) return {};
  const peak = new Peak(hints);
  const mind = new Mind(peak.hints, dice);
  const { who, ask } = sight;
  const brings: Record<string, number> = {};
  for (let n = 0; n < GUESSES; n++) {
    const world = tryGuess(sight, dice);
    if (!world) continue;
    const others = mind
      .answersTo(world, ask)
      .filter(a => keyOf(a) !== keyOf(answer))
      .slice(0, OTHERS);
    const reached = (a: Answer, then: readonly Planned[]): Readonly<Record<string, number>> => {
      // The same luck for each: what differs comes of the answer.
      const child = mind.fork(world, quickDice(n));
      const chain = new Chain(mind, who, 0);
      mind.give(child, who, a);
      follow(mind, child, who, then);
      chain.best(child, FORKS);
      return peak.take();
    };
    if (others.length === 0) return {};
    const mine = reached(answer, plan);
    const theirs = others.map(a => reached(a, []));
    for (const [name, weight] of Object.entries(features.weights)) {
      const usual = theirs.reduce((sum, f) => sum + (f[name] ?? 0), 0) / theirs.length;
      brings[name] = (brings[name] ?? 0) + (weight * ((mine[name] ?? 0) - usual)) / GUESSES;
    }
  }
  return brings;
};

/** The answer of a bot of this level, with what it brings. It sees no more than the seat that it advises. */
export const advise = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  budget: Budget,
  level: Level = 'search',
): Advice => {
  const memory: Memory = {};
  const answer = makeBot(level, hints).answer(sight, dice, budget, memory);
  return { answer, brings: compared(sight, hints, dice, answer, memory.plan ?? []) };
};
