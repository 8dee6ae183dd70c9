import type { Proc } from '@potyczka/kernel';
import { askAmount } from '../ask.js';
import { isAtRange, seeEachOther } from '../ground.js';
import type { AttackCtx, Keyword, Me } from '../moments.js';
import { rollForOther } from '../rules/attack/guard.js';
import { hasKeyword, isNamed, isTrooper } from '../rules/sheet.js';
import { spend, spendable } from '../rules/tokens.js';
import { worth } from '../rules/values.js';
import { attackOf, type S, type T, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** LEG-KWU-GUARDIAN-01, -06: another friendly trooper at range 1 and in sight, itself without Guardian. */
export const protects = (s: S, c: AttackCtx, me: Pick<Me, 'unit' | 'params'>): boolean => {
  if (me.unit === null || me.unit === c.to || c.kind !== 'ranged') return false;
  const [own, other] = [unitOf(s, me.unit), unitOf(s, c.to)];
  const who = me.params.flatMap(p => p.who ?? []);
  return (
    own.where === 'field' && // LEG-KWU-GUARDIAN-08
    other.where === 'field' &&
    own.seat === other.seat &&
    isTrooper(s, other) &&
    !hasKeyword(s, other, 'guardian') &&
    (who.length === 0 || who.some(w => isNamed(s, other, w))) &&
    isAtRange(s, me.unit, c.to, 1) &&
    seeEachOther(s, me.unit, c.to)
  );
};

/** LEG-KWU-GUARDIAN-01 to -11: takes hits on itself, with its own dice and its own wounds. */
export const guardian: Keyword = {
  id: 'guardian',
  steps: {
    guard: {
      rule: 'LEG-KWU-GUARDIAN-01',
      is: 'may',
      when: (t, c, me) => takeable(t.s, me) > 0 && protects(t.s, c, me),
      *play(t, c, me) {
        const unit = me.unit as UnitId;
        const most = Math.min(me.x, takeable(t.s, me));
        const n = yield* askAmount(t, me.seat, {
          rule: 'LEG-KWU-GUARDIAN-02',
          ask: most => msg('ask-guardian', { unit, target: c.to, most }),
          least: 1,
          most,
          sensible: most,
        });
        const crits = yield* askCrits(t, unit, n);
        t.emit({ type: 'cancelled', hits: n - crits, crits, by: 'guardian' }, 'LEG-KWU-GUARDIAN-02');
        const spared = yield* dodgeForGuardian(t, unit);
        yield* rollForOther(t, c, unit, n - spared);
      },
    },
  },
};

const mayTakeCrits = (s: S, unit: UnitId): boolean => worth('guardsCrits', false, { s, unit });

/** LEG-KWU-GUARDIAN-02: hits, and crits where something says so. */
const takeable = (s: S, me: Me): number => {
  const { hits, crits } = attackOf(s);
  return hits + (mayTakeCrits(s, me.unit as UnitId) ? crits : 0);
};

/** Of so many results that it takes, how many are crits. */
function* askCrits(t: T, unit: UnitId, n: number): Proc<number> {
  const { hits, crits } = attackOf(t.s);
  if (!mayTakeCrits(t.s, unit)) return 0;
  const most = Math.min(n, crits);
  return yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: 'LEG-KWU-GUARDIAN-02',
    ask: most => msg('ask-guard-crits', { unit, n, most }),
    least: Math.max(0, n - hits),
    most,
    sensible: most,
  });
}

/** LEG-KWU-SORESU-03: one dodge token cancels one of the hits without a die. */
function* dodgeForGuardian(t: T, unit: UnitId): Proc<number> {
  const may = worth('guardsWithDodge', false, { s: t.s, unit });
  if (!may || spendable(t.s, unit, 'dodge') === 0) return 0;
  const yes = yield* t.choose<boolean>(unitOf(t.s, unit).seat, {
    rule: 'LEG-KWU-SORESU-03',
    ask: msg('ask-soresu', { unit }),
    from: [true, false],
    key: x => String(x),
    show: x => ({ label: msg(x ? 'yes-label' : 'no-label'), at: [unit] }),
  });
  if (!yes) return 0;
  yield* spend(t, unit, 'dodge', 'guardian', 'LEG-KWU-SORESU-03');
  t.emit({ type: 'used', unit, keyword: `soresu:${unit}`, in: 'attack' }, 'LEG-KWU-SORESU-03');
  return 1;
}
