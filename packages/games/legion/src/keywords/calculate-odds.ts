import { suppress } from '../rules/morale.js';
import { action, aimAndDodge, friendsAt } from './common/card-action.js';

/** LEG-KWU-CALCODDS-01 */
export const calculateOdds = action('calculate-odds', {
  rule: 'LEG-KWU-CALCODDS-01',
  from: friendsAt(1, true),
  most: () => 1,
  *each(t, u) {
    yield* aimAndDodge(t, u.id, 'calculate-odds', 'LEG-KWU-CALCODDS-01');
    suppress(t, u.id, 1, 'calculate-odds', 'LEG-KWU-CALCODDS-01');
  },
});
