import { nth, type Proc, type RuleId } from '@potyczka/kernel';
import type { Keyword, Me } from '../moments.js';
import { turnUpgrade } from '../rules/counted.js';
import { type S, type T, type UnitS, unitOf, upgradeCardOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const facesOf = (s: S, u: UnitS, upgrade: number): string[] => {
  const faces = (upgradeCardOf(s, nth(u.upgrades, upgrade)).weapons ?? []).flatMap(w =>
    w.face ? [w.face] : [],
  );
  return [...new Set(faces.length > 0 ? faces : ['A', 'B'])];
};

/** Which side of a card lies up; the one that does comes first. */
function* turnCard(t: T, unit: UnitId, upgrade: number, me: Me, rule: RuleId): Proc {
  const u = unitOf(t.s, unit);
  const { face, state } = nth(u.upgrades, upgrade);
  const faces = facesOf(t.s, u, upgrade);
  const chosen = yield* t.choose<string>(me.seat, {
    rule,
    ask: msg('ask-face', { unit }),
    from: [face, ...faces.filter(f => f !== face)],
    key: f => f,
    show: f => ({ label: msg('face-label', { face: f }) }),
  });
  if (chosen !== face) turnUpgrade(t, { unit, upgrade, state, face: chosen }, rule);
}

/** LEG-KWX-RECONFIGURE-01 to -03, LEG-CARD-21 */
export const reconfigure: Keyword = {
  id: 'reconfigure',
  steps: {
    deploy: {
      rule: 'LEG-CARD-21',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        for (const n of me.from) yield* turnCard(t, c.unit, n, me, 'LEG-CARD-21');
      },
    },
    acted: {
      rule: 'LEG-KWX-RECONFIGURE-01',
      is: 'may',
      when: (_, c, me) => me.unit === c.unit && c.action === 'recover',
      *play(t, c, me) {
        for (const n of me.from) yield* turnCard(t, c.unit, n, me, 'LEG-KWX-RECONFIGURE-01');
      },
    },
  },
};
