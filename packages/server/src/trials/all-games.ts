import { GAMES as REAL } from '../registry.js';
import { GAMES as TINY } from './fixture-games.js';

/** The tiny games and those that people play. */
export const GAMES = [...TINY, ...REAL];
