import { limit } from './common/limit.js';

/** LEG-KWU-PLODDING-01 */
export const plodding = limit('plodding', 'forbid', v =>
  v.moves.most <= 1 ? v : { ...v, moves: { most: 1, rule: 'LEG-KWU-PLODDING-01' } },
);
