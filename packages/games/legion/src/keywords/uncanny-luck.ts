import type { Keyword } from '../moments.js';

/** LEG-KWU-UNCANNYLUCK-01, -02 */
export const uncannyLuck: Keyword = {
  id: 'uncanny-luck',
  sums: { defenceRerolls: { in: 'add', change: (v, c, me) => (me.unit === c.to ? v + me.x : v) } },
};
