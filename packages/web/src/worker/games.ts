import { GAMES } from '@potyczka/catalogue';
import { DRILLS } from '../games/drills.js';
import type { Drill } from '../games/game-ui.js';

/** The games that can be played in the browser, with what their bots know. */
export const games: Readonly<Record<string, (typeof GAMES)[number]>> = Object.fromEntries(
  GAMES.map(listed => [listed.game.id, listed]),
);

/** The position of a lesson of a guided first game. */
export const drillOf = (game: string, lesson: string): Drill | undefined => {
  const rules = games[game]?.game;
  return rules && DRILLS[game]?.(lesson, o => rules.initial(o as Record<string, unknown>));
};
