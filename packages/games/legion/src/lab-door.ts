/** What checks of vectors and odds need beyond the game; it acts only where the game is put together. */
export { game } from './game.js';
export { isEngaged, rangeBetween, rangeFromLeader, sees, terrainCover, touching } from './ground.js';
export { attackKey } from './odds.js';
export { coverOf } from './rules/attack/defence.js';
export { uselessDice } from './rules/attack/roll.js';
export { leaderFor } from './rules/leader.js';
export { newUnit } from './rules/muster.js';
