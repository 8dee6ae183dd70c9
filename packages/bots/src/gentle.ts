import type { Answer, Dice } from '@potyczka/kernel';
import type { BotSight, Budget, Hints, Memory } from './bot.js';
import { greedyAnswer } from './greedy.js';
import { tryGuess } from './guess.js';
import { randomAnswer } from './random.js';
import { Mind } from './thought.js';

/** Forks for one answer where a game knows no habits: some answers are not looked at. */
const FORKS = 8;

/**
 * What somebody answers who plays for the goal and compares little: the habit
 * of the game, in one guessed world. Where a game has none, a short look at
 * what a few answers lead to.
 */
export const gentleAnswer = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  { milliseconds, now }: Budget,
  memory: Memory = {},
): Answer => {
  if (!hints.habit) {
    const time = milliseconds !== undefined && now ? { milliseconds, now } : {};
    return greedyAnswer(sight, hints, dice, { iterations: FORKS, ...time }, memory);
  }
  const world = tryGuess(sight, dice);
  return world ? new Mind(hints, dice).usual(world, sight.ask) : randomAnswer(sight.ask, dice);
};
