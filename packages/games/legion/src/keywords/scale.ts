import type { Keyword } from '../moments.js';
import { moves } from './common/moves.js';

/** LEG-KWU-SCALE-01, -02 */
export const scale: Keyword = {
  id: 'scale',
  sums: {
    mobility: moves(v => ({
      ...v,
      climbs: Math.max(2, v.climbs ?? 0),
      ignoresDifficult: v.ignoresDifficult ?? 'tool',
    })),
  },
};
