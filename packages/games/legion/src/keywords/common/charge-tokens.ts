import type { Proc } from '@potyczka/kernel';
import type { Weapon } from '../../content/cards.js';
import { goOff } from '../../rules/attack/bomb.js';
import { weaponsOf } from '../../rules/sheet.js';
import { type S, type T, unitOf } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';

/** LEG-KWW-DETONATE-04 to -06 */
export function* detonateToken(t: T, token: S['tokens'][number], weapon: Weapon): Proc {
  const { id, x, y, z } = token;
  const seat = token.seat ?? 'p1';
  yield* goOff(t, { id, seat, x, y, z, weapon }, 'LEG-KWW-DETONATE-04');
  t.emit({ type: 'token-removed', token: id }, 'LEG-KWW-DETONATE-06');
}

export const specialOf = (s: S, unit: UnitId, special: Weapon['special']): string | undefined => {
  const u = unitOf(s, unit);
  return u.minis.flatMap(m => weaponsOf(s, u, m)).find(a => a.weapon.special === special)?.ref;
};
