import type { Pose } from '@potyczka/kernel';
import { fieldUnit } from '../../ground.js';
import type { Keyword } from '../../moments.js';
import { minisNear, seesToken } from '../../rules/token-place.js';
import { type S, type UnitS, unitOf } from '../../state.js';
import type { UnitId } from '../../vocabulary.js';

/** LEG-MEAS-12: a unit is at a range with one mini, and sees with any of them. */
const isInView = (s: S, u: UnitS, at: Pose): boolean =>
  minisNear(s, u, at, 2).length > 0 && fieldUnit(s, u).minis.some(m => seesToken(s, u, m, at));

/** LEG-KWX-GRAFFITI-02, -03: a token of this side at range 1 to 2 and in sight. */
const isNear = (s: S, unit: UnitId, own: boolean): boolean => {
  const u = unitOf(s, unit);
  return s.tokens.some(
    t => t.kind === 'graffiti' && (t.seat === u.seat) === own && isInView(s, u, { x: t.x, y: t.y, z: t.z }),
  );
};

/** LEG-KWX-GRAFFITI-01 to -04, LEG-GAP-120: one die more, one die fewer, at least one. */
export const graffitiTokens: Keyword = {
  id: 'graffiti-tokens',
  sums: {
    rally: {
      in: 'add',
      change: (v, c) => {
        if (!c.s.tokens.some(t => t.kind === 'graffiti')) return v;
        const more = isNear(c.s, c.unit, true) ? 1 : 0;
        const fewer = isNear(c.s, c.unit, false) ? 1 : 0;
        return { ...v, dice: Math.max(1, v.dice + more - fewer) };
      },
    },
  },
};
