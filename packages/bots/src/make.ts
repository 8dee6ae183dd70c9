import type { Bot, Hints, Level } from './bot.js';
import { gentleAnswer } from './gentle.js';
import { greedyAnswer } from './greedy.js';
import { randomAnswer } from './random.js';
import { searchAnswer } from './search.js';

/** A bot of a level, for the game that gave the hints. */
export const makeBot = <S, R>(level: Level, hints: Hints<S, R>): Bot<S, R> => ({
  id: level,
  answer: (sight, dice, budget, memory) => {
    switch (level) {
      case 'random':
        return randomAnswer(sight.ask, dice);
      case 'gentle':
        return gentleAnswer(sight, hints, dice, budget, memory);
      case 'greedy':
        return greedyAnswer(sight, hints, dice, budget, memory);
      case 'search':
        return searchAnswer(sight, hints, dice, budget, memory);
    }
  },
});
