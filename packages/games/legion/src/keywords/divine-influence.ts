import type { Proc } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { isAtRange, seeEachOther } from '../ground.js';
import type { AttackCtx, Keyword } from '../moments.js';
import { rollForOther } from '../rules/attack/guard.js';
import { isTrooper } from '../rules/sheet.js';
import { attackOf, onField, type S, type T, type UnitS, unitCardOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** So many results each of the faithful takes. */
const EACH = 2;

/** Ewok troopers beside their god, who see him. */
const faithful = (s: S, god: UnitId): UnitS[] =>
  onField(s, unitOf(s, god).seat).filter(
    u =>
      u.id !== god &&
      unitCardOf(s, u).affiliation === 'ewoks' &&
      isTrooper(s, u) &&
      isAtRange(s, god, u.id, 1) &&
      seeEachOther(s, god, u.id),
  );

/** One of them takes hits on itself, and crits as if they were hits. */
function* takeFor(t: T, c: AttackCtx, unit: UnitId): Proc {
  const { hits, crits } = attackOf(t.s);
  const most = Math.min(EACH, hits + crits);
  const n = yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: 'LEG-KWU-GUARDIAN-02',
    ask: most => msg('ask-guardian', { unit, target: c.to, most }),
    most,
    sensible: most,
  });
  if (n === 0) return;
  const ofCrits = Math.min(n, crits);
  t.emit(
    { type: 'cancelled', hits: n - ofCrits, crits: ofCrits, by: 'divine-influence' },
    'LEG-KWU-GUARDIAN-02',
  );
  yield* rollForOther(t, c, unit, n);
}

/** Other Ewok troopers guard it, against crits too. */
export const divineInfluence: Keyword = {
  id: 'divine-influence',
  steps: {
    guard: {
      rule: 'LEG-KWU-GUARDIAN-01',
      is: 'may',
      when: (t, c, me) =>
        me.unit === c.to &&
        c.kind === 'ranged' &&
        attackOf(t.s).hits + attackOf(t.s).crits > 0 &&
        faithful(t.s, c.to).length > 0,
      *play(t, c) {
        for (const u of faithful(t.s, c.to))
          if (attackOf(t.s).hits + attackOf(t.s).crits > 0) yield* takeFor(t, c, u.id);
      },
    },
  },
};
