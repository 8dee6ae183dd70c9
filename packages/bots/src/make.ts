import type { Bot, Hints, Level } from './bot.js';
import { randomAnswer } from './random.js';

/** A bot of a level, for the game that gave the hints. */
export const makeBot = <S, R>(level: Level, _hints: Hints<S, R>): Bot<S, R> => ({
  id: level,
  answer: (sight, dice) => randomAnswer(sight.ask, dice),
});
