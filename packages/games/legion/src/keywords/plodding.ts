import { limit } from './common/limit.js';

/** LEG-KWU-PLODDING-01 */
export const plodding = limit('plodding', 'forbid', v => ({ ...v, moves: Math.min(1, v.moves) }));
