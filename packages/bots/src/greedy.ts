import type { Answer, Dice } from '@potyczka/kernel';
import { allowanceOf } from './allowance.js';
import { answersTo } from './answers.js';
import type { Budget, Hints, Sight } from './bot.js';
import { Chain } from './chain.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';
import { Mind } from './thought.js';

/** Forks for one answer, if the budget does not say. */
const FORKS = 400;
/** Guessed worlds among which they are shared. */
const GUESSES = 2;

/**
 * The answer that leads to the best position, as the game values it, once the
 * seat has answered its own questions that follow: a shot is judged by the
 * best target it can find.
 */
export const greedyAnswer = <S, E extends { type: string }, V, O, R>(
  sight: Sight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  budget: Budget,
): Answer => {
  const answers = answersTo(sight.ask, dice);
  if (answers.length === 1) return answers[0] as Answer;
  const forks = budget.iterations ?? FORKS;
  const allowance = allowanceOf(budget, FORKS);
  const chain = new Chain(new Mind(hints, dice), sight.who, 0, allowance.take);
  const sums = answers.map(() => 0);
  let guesses = 0;
  for (let i = 0; i < GUESSES && allowance.take(); i++) {
    const world = tryGuess(sight, dice);
    if (!world) continue;
    guesses++;
    for (const [at, worth] of chain.worths(world, answers, forks / GUESSES).entries()) {
      sums[at] = (sums[at] ?? 0) + worth;
    }
  }
  if (guesses === 0) return randomAnswer(sight.ask, dice);
  return answers[sums.indexOf(Math.max(...sums))] as Answer;
};
