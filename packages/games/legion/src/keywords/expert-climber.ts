import type { Keyword } from '../moments.js';
import { moves } from './common/moves.js';

/** LEG-KWU-EXPERTCLIMBER-01 */
export const expertClimber: Keyword = {
  id: 'expert-climber',
  sums: { mobility: moves(v => ({ ...v, climbs: Math.max(2, v.climbs ?? 0) })) },
};
