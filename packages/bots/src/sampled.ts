import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import type { Allowance } from './allowance.js';
import type { BotSight, Hints, Memory } from './bot.js';
import { type Candidate, type Contest, contestAtRest, contestPlayedOn, ranked } from './contest.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';

const SEEDS = 2 ** 30;

/**
 * The answer that comes out best where luck decides much of what follows.
 * Every candidate is played out in the same guessed worlds with the same dice;
 * after each round the worse half is dropped and the others are tried twice as
 * often. What few tries say is weighed against how promising an answer looked.
 */
const compared = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  { mind, candidates, attempt }: Contest<S, R>,
  allowance: Allowance,
  samples: number,
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

const bestOf = (candidates: readonly Candidate[]): Candidate => ranked(candidates)[0] as Candidate;

/** Compares answers where each comes to rest. */
export const sampledAnswer = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  allowance: Allowance,
  samples: number,
): Answer => {
  const contest = contestAtRest(sight, hints, dice);
  if (!contest) return randomAnswer(sight.ask, dice);
  return compared(sight, contest, allowance, samples).answer;
};

/** Compares answers and whole actions by what they have come to when the others have replied. */
export const playedOnAnswer = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  allowance: Allowance,
  memory: Memory,
): Answer => {
  const contest = contestPlayedOn(sight, hints, dice);
  if (!contest) return randomAnswer(sight.ask, dice);
  const best = compared(sight, contest, allowance, hints.playOn?.samples ?? 1);
  memory.plan = best.rest;
  return best.answer;
};
