import type { Answer, Dice } from '@potyczka/kernel';
import { allowanceOf } from './allowance.js';
import { keyOf, onlyAnswer } from './answers.js';
import type { BotSight, Budget, Hints, Memory } from './bot.js';
import { Chain } from './chain.js';
import { takePlanned } from './group.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';
import { sampledAnswer } from './sampled.js';
import { Mind } from './thought.js';

/** Forks for one answer, if the budget does not say. */
const FORKS = 400;
/** Tries for one answer where luck decides much, if the budget does not say. */
const SAMPLED = 100;
/** Guessed worlds among which they are shared. */
const GUESSES = 2;

/**
 * The answer that leads to the best position, as the game values it, once the
 * seat has answered its own questions that follow: a shot is judged by the
 * best target it can find.
 */
export const greedyAnswer = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  budget: Budget,
  memory: Memory = {},
): Answer => {
  const planned = takePlanned(memory, sight.ask);
  if (planned !== undefined) return planned;
  const mind = new Mind(hints, dice);
  const forced = mind.isProposed(sight.ask) ? undefined : onlyAnswer(sight.ask);
  if (forced !== undefined) return forced;
  if (hints.samples !== undefined)
    return sampledAnswer(sight, hints, dice, allowanceOf(budget, SAMPLED), hints.samples);
  const first = tryGuess(sight, dice);
  if (!first) return randomAnswer(sight.ask, dice);
  const answers = mind.answersTo(first, sight.ask);
  if (answers.length === 1) return answers[0] as Answer;
  mind.lookForEnd(first, sight.who);
  const forks = budget.iterations ?? FORKS;
  const allowance = allowanceOf(budget, FORKS);
  const chain = new Chain(mind, sight.who, 0, allowance.take);
  const lines = chain.lines(first);
  const sums = answers.map(() => 0);
  for (let i = 0; i < GUESSES && allowance.take(); i++) {
    const world = i === 0 ? mind.fork(first) : tryGuess(sight, dice);
    if (!world) continue;
    for (const [at, worth] of chain.worths(world, answers, forks / GUESSES).entries()) {
      sums[at] = (sums[at] ?? 0) + worth;
    }
  }
  const best = answers[sums.indexOf(Math.max(...sums))] as Answer;
  memory.plan = lines.get(keyOf(best))?.rest;
  return best;
};
