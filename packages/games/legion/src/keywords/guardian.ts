import type { Proc } from '@potyczka/kernel';
import { isAtRange, seeEachOther } from '../ground.js';
import type { AttackCtx, Keyword, Me } from '../moments.js';
import { askAmount } from '../rules/ask.js';
import { countedDefence, pierceLeft, spendDefenceSurges, surgeBlocks } from '../rules/attack/defence.js';
import { spend, spendable } from '../rules/tokens.js';
import { suffer } from '../rules/wounds.js';
import { hasKeyword, isNamed, isTrooper } from '../sheet.js';
import { type S, type T, unitCardOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { happens, worth } from '../values.js';
import { DEFENCE_DICE, type UnitId } from '../vocabulary.js';

/** LEG-KWU-GUARDIAN-01, -06: another friendly trooper at range 1 and in sight, itself without Guardian. */
const protects = (s: S, c: AttackCtx, me: Me): boolean => {
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
      when: (t, c, me) => t.s.attack!.hits > 0 && protects(t.s, c, me),
      *play(t, c, me) {
        const unit = me.unit as UnitId;
        const most = Math.min(me.x, t.s.attack!.hits);
        const n = yield* askAmount(t, me.seat, {
          rule: 'LEG-KWU-GUARDIAN-02',
          ask: 'ask-guardian',
          args: { unit, target: c.to },
          least: 1,
          most,
          sensible: most,
        });
        t.emit({ type: 'cancelled', hits: n, crits: 0, by: 'guardian' }, 'LEG-KWU-GUARDIAN-02');
        const spared = yield* dodgeForGuardian(t, unit);
        yield* rollGuardian(t, c, unit, n - spared);
      },
    },
  },
};

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

/** LEG-KWU-GUARDIAN-03, -04, -09, -10 */
function* rollGuardian(t: T, c: AttackCtx, unit: UnitId, dice: number): Proc {
  if (dice === 0) return;
  const { die } = unitCardOf(t.s, unitOf(t.s, unit));
  const faces = countedDefence(t.rollMany('LEG-KWU-GUARDIAN-03', DEFENCE_DICE[die], dice));
  t.emit({ type: 'defence-rolled', unit, faces, by: 'guardian' }, 'LEG-KWU-GUARDIAN-03');
  yield* happens(t, 'guardRolled', { ...c, s: t.s, guard: unit, surges: faces.surge });
  const converted = surgeBlocks(t.s, unit)
    ? faces.surge
    : faces.surge > 0
      ? yield* spendDefenceSurges(t, unit, faces.surge)
      : 0;
  const blocks = faces.block + converted;
  const may = worth('mayPierce', true, { ...c, dice: unit });
  const pierced = may ? Math.min(pierceLeft(t.s), blocks) : 0;
  if (pierced > 0) t.emit({ type: 'pierced', n: pierced, unit }, 'LEG-KWU-GUARDIAN-09');
  yield* suffer(t, unit, dice - blocks + pierced, 'LEG-KWU-GUARDIAN-04', c.by);
}
