import { unitOf } from '../state.js';
import { action, aimAndDodge } from './common/card-action.js';

/** LEG-KWU-QUICKTHINK-01, -02 */
export const quickThinking = action('quick-thinking', {
  rule: 'LEG-KWU-QUICKTHINK-01',
  from: (s, unit) => [unitOf(s, unit)],
  most: () => 1,
  each: (t, u) => aimAndDodge(t, u.id, 'quick-thinking', 'LEG-KWU-QUICKTHINK-01'),
});
