import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import type { Allowance } from './allowance.js';
import type { Hints, Sight } from './bot.js';
import { Chain } from './chain.js';
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
  /** How promising it looked beforehand. */
  readonly promise: number;
  sum: number;
  tries: number;
}

/**
 * The answer that comes out best where luck decides much of what follows.
 * Every candidate is played out in the same guessed worlds with the same dice;
 * after each round the worse half is dropped and the others are tried twice as
 * often. What few tries say is weighed against how promising an answer looked.
 */
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
  let left: readonly Candidate[] = mind
    .promising(first, sight.ask)
    .slice(0, NARROW)
    .map(({ answer, promise }) => ({ answer, promise, sum: 0, tries: 0 }));
  const chain = new Chain(mind, sight.who, 0, () => false);
  for (let times = samples; left.length > 1; times *= 2) {
    for (let n = 0; n < times; n++) {
      const world = tryGuess(sight, dice);
      const seed = dice.below(SEEDS);
      for (const each of left) {
        if (!world || !allowance.take()) return bestOf(left);
        each.sum += playedOut(mind, chain, world, sight.who, each.answer, seed);
        each.tries++;
      }
    }
    left = ranked(left).slice(0, Math.ceil(left.length / 2));
  }
  return bestOf(left);
};

const playedOut = <S, R>(
  mind: Mind<S, R>,
  chain: Chain<S, R>,
  world: Thought<S, R>,
  who: Sight<S, { type: string }, unknown, unknown, R>['who'],
  answer: Answer,
  seed: number,
): number => {
  const child = mind.fork(world, quickDice(seed));
  mind.give(child, who, answer);
  return chain.best(child, 0);
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

const bestOf = (candidates: readonly Candidate[]): Answer => (ranked(candidates)[0] as Candidate).answer;
