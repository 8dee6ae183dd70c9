import type { Proc, RuleId } from '@potyczka/kernel';
import { commandCard } from '../content/index.js';
import { isAtRange } from '../ground.js';
import type { Keyword, Me } from '../moments.js';
import { issueOrder } from '../rules/orders.js';
import { isNamed } from '../sheet.js';
import { onField, type S, type T, type UnitS, unitCardOf, unitOf, unitsOf } from '../state.js';
import { msg } from '../text/say.js';
import { worth } from '../values.js';

/** Friendly units without an order, at some range, that the keyword names. */
const receivers = (s: S, me: Me, range: number): UnitS[] => {
  const who = me.params.flatMap(p => p.who ?? []);
  return onField(s, me.seat).filter(
    u =>
      u.id !== me.unit &&
      u.order === 'none' &&
      who.some(w => isNamed(s, u, w)) &&
      isAtRange(s, me.unit as string, u.id, range),
  );
};

function* order(t: T, me: Me, range: number, rule: RuleId): Proc {
  const from = receivers(t.s, me, range);
  const [only] = from;
  if (only && from.length === 1) return yield* issueOrder(t, only.id, me.id);
  const unit = yield* t.choose<UnitS>(me.seat, {
    rule,
    ask: msg('ask-order-one'),
    from,
    key: u => u.id,
    show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
  });
  yield* issueOrder(t, unit.id, me.id);
}

const reach = (s: S, unit: string): number => worth('coordinateRange', 1, { s, unit });

/** LEG-KWU-COORDINATE-01 to -04 */
export const coordinate: Keyword = {
  id: 'coordinate',
  steps: {
    ordered: {
      rule: 'LEG-KWU-COORDINATE-01',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && receivers(t.s, me, reach(t.s, c.unit)).length > 0,
      *play(t, c, me) {
        yield* order(t, me, reach(t.s, c.unit), 'LEG-KWU-COORDINATE-01');
      },
    },
  },
};

const inOrdersStep = (id: Keyword['id'], rule: RuleId): Keyword => ({
  id,
  steps: {
    orders: {
      rule,
      is: 'may',
      when: (t, _, me) => receivers(t.s, me, 2).length > 0,
      *play(t, _, me) {
        yield* order(t, me, 2, rule);
      },
    },
  },
});

/** LEG-KWU-DIRECT-01, -02 */
export const direct = inOrdersStep('direct', 'LEG-KWU-DIRECT-01');
/** LEG-KWU-ENTOURAGE-02 */
export const entourage = inOrdersStep('entourage', 'LEG-KWU-ENTOURAGE-02');

/** LEG-KWU-ALLIES-01 */
export const allies: Keyword = {
  id: 'allies-of-convenience',
  sums: {
    mayReceive: {
      in: 'allow',
      change: (v, c, me) =>
        v || (me.unit === c.by && unitCardOf(c.s, unitOf(c.s, c.to)).faction === 'mercenary'),
    },
  },
};

/** LEG-KWU-CUNNING-01, -02: one pip fewer in a tie, for a card of this unit. */
export const cunning: Keyword = {
  id: 'cunning',
  sums: {
    tiedPips: {
      in: 'change',
      change: (v, c, me) => {
        const units = c.card === null ? undefined : commandCard(c.card).units;
        const own = me.seat === c.seat && units?.includes(unitOf(c.s, me.unit as string).card);
        return own ? v - 1 : v;
      },
    },
  },
};

const TOKEN = 'commander-token';

/** LEG-KWU-FIELDCMD-02 to -06, LEG-GAP-155 */
export const fieldCommander: Keyword = {
  id: 'field-commander',
  sums: {
    mayCommand: { in: 'allow', change: (v, c, me) => v || me.unit === c.unit },
    panicCourage: {
      in: 'add',
      change: (v, c, me) => {
        const own = unitOf(c.s, me.unit as string);
        const isOther = own.id !== c.unit && unitOf(c.s, c.unit).seat === me.seat;
        return isOther && own.marks[TOKEN] && isAtRange(c.s, own.id, c.unit, 3) ? [...v, 2] : v;
      },
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-FIELDCMD-02',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && !unitsOf(t.s, me.seat).some(u => u.rank === 'commander'),
      *play(t, c) {
        const as = { until: 'game', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: TOKEN, as }, 'LEG-KWU-FIELDCMD-02');
      },
    },
  },
};

/** LEG-KWU-UNSTOPPABLE-01, -03: one more token in the pool, and a second activation. */
export const unstoppable: Keyword = {
  id: 'unstoppable',
  sums: {
    pool: {
      in: 'add',
      change: (v, c, me) => (me.seat === c.seat ? [...v, unitOf(c.s, me.unit as string).rank] : v),
    },
    mayActAgain: {
      in: 'allow',
      change: (v, c, me) => v || (me.unit === c.unit && !unitOf(c.s, c.unit).marks['acted-twice']),
    },
  },
  steps: {
    activationEnd: {
      rule: 'LEG-KWU-UNSTOPPABLE-01',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).order === 'down',
      *play(t, c) {
        const as = { until: 'round', n: 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'acted-twice', as }, 'LEG-KWU-UNSTOPPABLE-01');
      },
    },
  },
};
