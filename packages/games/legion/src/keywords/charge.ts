import { afterMove } from './common/free-attack.js';

/** LEG-KWU-CHARGE-01 to -03: against the unit that was moved into, melee weapons only. */
export const charge = afterMove('charge', 'LEG-KWU-CHARGE-01', (_, c) => {
  const [enemy] = c.met;
  return enemy === undefined ? undefined : { against: enemy, only: 'melee' };
});
