import { giveMarks } from '../../rules/damage.js';
import type { WhenHurt } from '../../rules/power-ups.js';

/** ADR-PWR-14 */
export const tagbackGrenade: WhenHurt = {
  id: 'tagback-grenade',
  when: 'hurt',
  play: (t, victim, attacker) => giveMarks(t, victim, attacker, 1, 'answer'),
};
