import { inMeleeWith } from '../ground.js';
import { afterMove } from './common/free-attack.js';

/** LEG-KWU-CHARGE-01 to -03: against the unit that was moved into, melee weapons only. */
export const charge = afterMove('charge', 'LEG-KWU-CHARGE-01', (t, c) => {
  const [enemy] = inMeleeWith(t.s, c.unit);
  return enemy === undefined ? undefined : { against: enemy, only: 'melee' };
});
