import type { Keyword } from '../moments.js';
import { moves } from './common/moves.js';

/** LEG-KWU-CLIMBVEH-01 */
export const climbingVehicle: Keyword = {
  id: 'climbing-vehicle',
  sums: { mobility: moves(v => ({ ...v, climbs: Math.max(1, v.climbs ?? 0) })) },
};
