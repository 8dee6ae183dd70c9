import { GAMES as TINY } from '@potyczka/server/fixture-games';
import { GAMES as REAL } from '@potyczka/server/registry';

/** The tiny games and those that people play. */
export const GAMES = [...TINY, ...REAL];
