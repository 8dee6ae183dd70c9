import { rangeBetween, seeEachOther } from '../ground.js';
import { mayAffect } from '../rules/effects.js';
import { gainPlain } from '../rules/tokens.js';
import { inTheOpen, unitOf } from '../state.js';
import { action } from './common/card-action.js';

/** LEG-KWU-OBSERVE-01 */
export const observe = action('observe', {
  rule: 'LEG-KWU-OBSERVE-01',
  from: (s, unit) =>
    inTheOpen(s).filter(
      u =>
        u.seat !== unitOf(s, unit).seat &&
        mayAffect(s, unitOf(s, unit).seat, u.id) &&
        rangeBetween(s, unit, u.id) <= 3 &&
        seeEachOther(s, unit, u.id),
    ),
  most: () => 1,
  *each(t, u, _, me) {
    gainPlain(t, u.id, 'observation', me.x, 'observe', 'LEG-KWU-OBSERVE-01');
  },
});
