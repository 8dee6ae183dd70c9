import { giveMarks } from '../../rules/damage.js';
import { TAGBACK } from './records.js';
import type { WhenHurt } from './types.js';

/** ADR-PWR-14 */
export const tagbackGrenade: WhenHurt = {
  id: 'tagback-grenade',
  when: 'hurt',
  rule: 'ADR-PWR-14',
  play: (t, victim, attacker) => giveMarks(t, 'ADR-PWR-14', victim, attacker, TAGBACK.marks, 'answer'),
};
