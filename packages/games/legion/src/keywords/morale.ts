import type { Proc, RuleId } from '@potyczka/kernel';
import { isAtRange } from '../ground.js';
import type { Keyword } from '../moments.js';
import { perform } from '../rules/actions.js';
import { mayAffect } from '../rules/effects.js';
import { mayGainSuppression, removeSuppression, suppress } from '../rules/morale.js';
import { canMove } from '../rules/move.js';
import { isNamed, isTrooper } from '../sheet.js';
import { onField, type S, type T, type UnitS, unitCardOf, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { worth } from '../values.js';
import type { UnitId } from '../vocabulary.js';

/** Chooses units one by one, up to X, or stops. */
function* eachOf(
  t: T,
  by: UnitId,
  most: number,
  rule: RuleId,
  from: () => UnitS[],
  act: (u: UnitS) => Proc,
): Proc {
  for (let n = 0; n < most; n++) {
    const units = from();
    if (units.length === 0) return;
    const unit = yield* t.choose<UnitS | 'stop'>(unitOf(t.s, by).seat, {
      rule,
      ask: msg('ask-whom', { unit: by, left: most - n }),
      from: [...units, 'stop'],
      key: u => (u === 'stop' ? u : u.id),
      show: u =>
        u === 'stop'
          ? { label: msg('no-more-label'), declines: true }
          : { label: msg('unit-label', { unit: u.id }), at: [u.id] },
    });
    if (unit === 'stop') return;
    yield* act(unit);
  }
}

/** LEG-KWU-INSPIRE-01, -02 */
export const inspire: Keyword = {
  id: 'inspire',
  steps: {
    rallied: {
      rule: 'LEG-KWU-INSPIRE-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        const others = () =>
          onField(t.s, me.seat).filter(
            u => u.id !== c.unit && u.tokens.suppression > 0 && isAtRange(t.s, c.unit, u.id, 2),
          );
        yield* eachOf(t, c.unit, me.x, 'LEG-KWU-INSPIRE-01', others, u =>
          removeSuppression(t, u.id, 1, 'inspire', 'LEG-KWU-INSPIRE-01'),
        );
      },
    },
  },
};

/** LEG-KWU-DEMORALIZE-01, -02 */
export const demoralize: Keyword = {
  id: 'demoralize',
  steps: {
    rallied: {
      rule: 'LEG-KWU-DEMORALIZE-01',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit,
      *play(t, c, me) {
        const enemies = () =>
          onField(t.s).filter(
            u =>
              u.seat !== me.seat &&
              mayGainSuppression(t.s, u) &&
              mayAffect(t.s, me.seat, u.id) &&
              isAtRange(t.s, c.unit, u.id, 2),
          );
        yield* eachOf(t, c.unit, me.x, 'LEG-KWU-DEMORALIZE-01', enemies, function* (u) {
          suppress(t, u.id, 1, 'demoralize', 'LEG-KWU-DEMORALIZE-01');
        });
      },
    },
  },
};

/** LEG-KWU-INDOMITABLE-01 */
export const indomitable: Keyword = {
  id: 'indomitable',
  sums: { rally: { in: 'die', change: (v, c, me) => (me.unit === c.unit ? { ...v, die: 'red' } : v) } },
};

/** LEG-KWU-INCONSPICUOUS-01, -02 */
export const inconspicuous: Keyword = {
  id: 'inconspicuous',
  sums: {
    isPassedOver: {
      in: 'say',
      change: (v, c, me) => v || (me.unit === c.to && unitOf(c.s, c.to).tokens.suppression > 0),
    },
    rally: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? { ...v, mayKeep: true } : v) },
  },
};

const SHAKEN = (s: S, unit: UnitId): boolean => {
  const { act } = s;
  return act?.unit === unit && act.suppressed && !act.panicked && canMove(s, unit, 'move');
};

/** A suppression token for a free move action at the start of the actions. */
function* driveOn(t: T, unit: UnitId, by: string, rule: RuleId): Proc {
  suppress(t, unit, 1, by, rule);
  yield* perform(t, unit, { action: 'move', granted: { by, actions: ['move'], against: null, only: null } });
}

/** LEG-KWU-DAUNTLESS-01 to -03 */
export const dauntless: Keyword = {
  id: 'dauntless',
  sums: { mayBeCompelled: { in: 'forbid', change: (v, c, me) => v && me.unit !== c.unit } },
  steps: {
    actionsStart: {
      rule: 'LEG-KWU-DAUNTLESS-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && SHAKEN(t.s, c.unit),
      *play(t, c) {
        yield* driveOn(t, c.unit, 'dauntless', 'LEG-KWU-DAUNTLESS-01');
      },
    },
  },
};

/** LEG-KWU-COMPEL-01 to -03 */
export const compel: Keyword = {
  id: 'compel',
  steps: {
    actionsStart: {
      rule: 'LEG-KWU-COMPEL-01',
      is: 'may',
      when: (t, c, me) => {
        const u = unitOf(t.s, c.unit);
        const who = me.params.flatMap(p => p.who ?? []);
        return (
          me.unit !== null &&
          me.unit !== c.unit &&
          me.seat === u.seat &&
          isTrooper(t.s, u) &&
          !t.s.act?.used.compel &&
          (who.length === 0 || who.some(w => isNamed(t.s, u, w))) &&
          worth('mayBeCompelled', true, c) &&
          isAtRange(t.s, me.unit, c.unit, 2) &&
          SHAKEN(t.s, c.unit)
        );
      },
      *play(t, c) {
        t.emit({ type: 'used', unit: c.unit, keyword: 'compel', in: 'activation' }, 'LEG-KWU-COMPEL-01');
        yield* driveOn(t, c.unit, 'compel', 'LEG-KWU-COMPEL-01');
      },
    },
  },
};

/** LEG-KWU-SELFPRES-01 */
export const selfPreservation: Keyword = {
  id: 'self-preservation',
  sums: {
    mayLendCourage: {
      in: 'forbid',
      change: (v, c, me) => {
        if (me.unit !== c.to) return v;
        const of = (unit: UnitId) => unitCardOf(c.s, unitOf(c.s, unit)).affiliation;
        return v && of(c.by) === of(c.to);
      },
    },
  },
};

/** LEG-KWU-ENRAGE-01 to -03, while it has so many wound tokens. */
const isEnraged = (u: UnitS, x: number): boolean => u.minis.reduce((sum, m) => sum + m.wounds, 0) >= x;
export const enrage: Keyword = {
  id: 'enrage',
  sums: {
    keywords: {
      in: 'give',
      change: (v, c, me) =>
        me.unit === c.unit && isEnraged(unitOf(c.s, c.unit), me.x) ? { ...v, charge: 0 } : v,
    },
    courage: {
      in: 'set',
      change: (v, c, me) => (me.unit === c.unit && isEnraged(unitOf(c.s, c.unit), me.x) ? null : v),
    },
  },
  steps: {
    defended: {
      rule: 'LEG-KWU-ENRAGE-01',
      is: 'must',
      when: (t, c, me) =>
        me.unit === c.to &&
        t.s.units[c.to]?.where === 'field' &&
        unitOf(t.s, c.to).tokens.suppression > 0 &&
        isEnraged(unitOf(t.s, c.to), me.x),
      *play(t, c) {
        const n = unitOf(t.s, c.to).tokens.suppression;
        t.emit(
          { type: 'lost', unit: c.to, token: 'suppression', n, why: 'removed', for: 'enrage' },
          'LEG-SUPP-09',
        );
      },
    },
  },
};
