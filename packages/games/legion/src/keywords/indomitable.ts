import type { Keyword } from '../moments.js';

/** LEG-KWU-INDOMITABLE-01 */
export const indomitable: Keyword = {
  id: 'indomitable',
  sums: { rally: { in: 'die', change: (v, c, me) => (me.unit === c.unit ? { ...v, die: 'red' } : v) } },
};
