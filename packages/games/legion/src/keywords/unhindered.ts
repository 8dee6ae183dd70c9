import type { Keyword } from '../moments.js';
import { moves } from './common/moves.js';

/** LEG-KWU-UNHINDERED-01 */
export const unhindered: Keyword = {
  id: 'unhindered',
  sums: { mobility: moves(v => ({ ...v, ignoresDifficult: 'all' })) },
};
