import { suppress } from '../rules/morale.js';
import { action, aimAndDodge, friendsAt } from './common/card-action.js';

/** LEG-KWU-STRATEGIZE-01 */
export const strategize = action('strategize', {
  rule: 'LEG-KWU-STRATEGIZE-01',
  from: friendsAt(1),
  most: me => me.x,
  first: (t, by) => suppress(t, by, 1, 'strategize', 'LEG-KWU-STRATEGIZE-01'),
  each: (t, u) => aimAndDodge(t, u.id, 'strategize', 'LEG-KWU-STRATEGIZE-01'),
});
