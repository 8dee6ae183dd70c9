import type { Keyword } from '../moments.js';
import { worth } from '../rules/values.js';

/** LEG-KWW-BLAST-01 to -03: cover cancels nothing. */
export const blast: Keyword = {
  id: 'blast',
  sums: { coverCancels: { in: 'forbid', change: (v, c) => (worth('mayIgnoreCover', true, c) ? 0 : v) } },
};
