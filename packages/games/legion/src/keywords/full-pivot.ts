import type { Keyword } from '../moments.js';
import { moves } from './common/moves.js';

/** LEG-KWU-FULLPIVOT-01 */
export const fullPivot: Keyword = {
  id: 'full-pivot',
  sums: { mobility: moves(v => ({ ...v, pivots: 36000 })) },
};
