import type { Keyword } from '../moments.js';
import { everyWeapon } from './common/after-dodging.js';

/** LEG-KWW-HIGHVEL-01, -02 */
export const highVelocity: Keyword = {
  id: 'high-velocity',
  sums: { mayDodge: { in: 'forbid', change: (v, c, me) => v && !everyWeapon(c.s, me) } },
};
