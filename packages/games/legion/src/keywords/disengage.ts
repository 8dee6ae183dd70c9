import type { Keyword } from '../moments.js';
import { moves } from './common/moves.js';

/** LEG-KWU-DISENGAGE-01, -02 */
export const disengage: Keyword = {
  id: 'disengage',
  sums: { mobility: moves(v => ({ ...v, disengages: true })) },
};
