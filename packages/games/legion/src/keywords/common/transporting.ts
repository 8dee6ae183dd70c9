import type { Proc, Verdict } from '@potyczka/kernel';
import { isEngaged } from '../../ground.js';
import type { CardAction, Keyword, Limits, Me } from '../../moments.js';
import { waiting } from '../../rules/deploy.js';
import { chooseUnit } from '../../rules/effects.js';
import { canGetOut, canReach, getOut } from '../../rules/embark.js';
import { speedOf } from '../../rules/leader.js';
import { suppress } from '../../rules/morale.js';
import { canMove, moveUnit } from '../../rules/move.js';
import { isTrooper, typeOf } from '../../rules/sheet.js';
import { worth } from '../../rules/values.js';
import { defeatUnit, suffer } from '../../rules/wounds.js';
import { inPlay, type S, type T, type UnitS, unitCardOf, unitOf } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { UnitId } from '../../vocabulary.js';

const NO_ROOM = no('LEG-KWU-TRANSPORT-06', 'no-room');
const CANNOT = no('LEG-KWU-TRANSPORT-05', 'cannot-embark');
const ONE_WAY = no('LEG-KWU-TRANSPORT-04', 'both-ways');
const NO_WAY_OUT = no('LEG-KWU-TRANSPORT-09', 'no-end');

const isOpen = (me: Me): boolean => me.params.some(p => p.of?.includes('open'));

const passengersOf = (s: S, vehicle: UnitId): UnitS[] =>
  inPlay(s, unitOf(s, vehicle).seat).filter(u => u.where === 'aboard' && u.marks.aboard?.unit === vehicle);

/** LEG-KWU-TRANSPORT-01, LEG-KWU-LIGHTTRANSPORT-01: friendly troopers; a light one takes single minis on small bases. */
const fits = (s: S, me: Me, u: UnitS): boolean =>
  u.seat === me.seat &&
  isTrooper(s, u) &&
  passengersOf(s, me.unit as UnitId).length < me.x &&
  (me.id !== 'light-transport' || (u.minis.length === 1 && (unitCardOf(s, u).base ?? 27) === 27));

/** LEG-KWU-TRANSPORT-05 */
const judgePassenger = (s: S, u: UnitS): Verdict => {
  const { never } = worth('limits', FREE_LIMITS, { s, unit: u.id });
  const isAble =
    typeOf(s, u) !== 'creature' &&
    unitCardOf(s, u).speed > 0 &&
    never.move === undefined &&
    !s.tokens.some(t => t.by === u.id);
  return isAble ? undefined : CANNOT;
};
const FREE_LIMITS: Limits = { most: {}, moves: { most: 99, rule: 'LEG-ACTV-14' }, never: {}, first: [] };

/** LEG-KWU-TRANSPORT-10, -29: moves of the vehicle in this round, pivots apart. */
const movesOf = (s: S, vehicle: UnitId): number => unitOf(s, vehicle).marks['moved-this-round']?.n ?? 0;

const did = (s: S, unit: UnitId, action: CardAction['id']): boolean =>
  s.act?.unit === unit && s.act.done.includes(action);

const EMBARKED = ['card:embark', 'card:embark-closed'] as const;

/** The vehicles of one kind that have room for a unit, with what each says of whom it takes. */
type Vehicles = readonly Me[];

const withinReach = (s: S, unit: UnitId, vehicles: Vehicles): UnitS[] =>
  vehicles
    .filter(me => fits(s, me, unitOf(s, unit)) && canReach(s, unit, me.unit as UnitId))
    .map(me => unitOf(s, me.unit as UnitId));

/** LEG-KWU-TRANSPORT-03, -06 to -08: into a closed vehicle it takes an action more. */
const embarking = (unit: UnitId, vehicles: Vehicles, open: boolean): Embarking => ({
  id: open ? 'card:embark' : 'card:embark-closed',
  rule: 'LEG-KWU-TRANSPORT-03',
  cost: open ? 1 : 2,
  costRule: 'LEG-KWU-TRANSPORT-07',
  isMove: true,
  vehicles,
  judge: s => {
    const u = unitOf(s, unit);
    if (did(s, unit, 'card:disembark')) return ONE_WAY;
    const unable = judgePassenger(s, u);
    if (unable) return unable;
    if (isEngaged(s, unit) || speedOf(s, unit, 'embark') < 1) return CANNOT;
    return withinReach(s, unit, vehicles).length > 0 ? undefined : NO_ROOM;
  },
  *play(t) {
    const from = withinReach(t.s, unit, vehicles);
    const rule = 'LEG-KWU-TRANSPORT-08';
    const into = yield* chooseUnit(t, unitOf(t.s, unit).seat, from, rule, msg('ask-embark', { unit }));
    if (into) t.emit({ type: 'embarked', unit, into: into.id, open }, rule);
  },
});
interface Embarking extends CardAction {
  readonly vehicles: Vehicles;
}

/** One action for all vehicles of a kind; another vehicle of it is another choice there. */
const withVehicle = (v: readonly CardAction[], unit: UnitId, me: Me): readonly CardAction[] => {
  const open = isOpen(me);
  const id = open ? 'card:embark' : 'card:embark-closed';
  const before = v.find((a): a is Embarking => a.id === id);
  const made = embarking(unit, [...(before?.vehicles ?? []), me], open);
  return [...v.filter(a => a !== before), made];
};

/** LEG-KWU-TRANSPORT-09, -10 */
const disembarking = (unit: UnitId, me: Me): CardAction => ({
  id: 'card:disembark',
  rule: 'LEG-KWU-TRANSPORT-09',
  cost: 1,
  isMove: true,
  judge: s =>
    EMBARKED.some(a => did(s, unit, a))
      ? ONE_WAY
      : canGetOut(s, unit, me.unit as UnitId)
        ? undefined
        : NO_WAY_OUT,
  *play(t) {
    const isHasty = movesOf(t.s, me.unit as UnitId) > 1;
    yield* getOut(t, unit, me.unit as UnitId, me.seat, 'LEG-KWU-TRANSPORT-09');
    const moved = canMove(t.s, unit, 'disembark')
      ? yield* moveUnit(t, unit, 'disembark', 'LEG-KWU-TRANSPORT-09', true)
      : undefined;
    if (isHasty && t.s.act?.unit === unit) t.emit({ type: 'no-more-actions', unit }, 'LEG-KWU-TRANSPORT-10');
    return moved;
  },
});

const isAboard = (s: S, unit: UnitId, me: Me): boolean => {
  const u = unitOf(s, unit);
  return u.where === 'aboard' && u.marks.aboard?.unit === me.unit;
};

/** LEG-KWU-TRANSPORT-15, -29, -31 */
const limited = (v: Limits, s: S, me: Me): Limits => {
  if (!isOpen(me)) return { ...v, only: { actions: ['card:disembark'], rule: 'LEG-KWU-TRANSPORT-15' } };
  const rule = 'LEG-KWU-TRANSPORT-31';
  const never = { ...v.never, move: rule, climb: rule, reverse: rule, pivot: rule } as const;
  const isHasty = movesOf(s, me.unit as UnitId) > 1;
  return { ...v, never, ...(isHasty && { noFree: 'LEG-KWU-TRANSPORT-29' as const }) };
};

/** LEG-KWU-TRANSPORT-22, -23: those inside get out of a wreck, shaken and hurt. */
function* bailOut(t: T, me: Me): Proc {
  const vehicle = me.unit as UnitId;
  const rule = 'LEG-KWU-TRANSPORT-23';
  for (const { id } of passengersOf(t.s, vehicle)) {
    if (!canGetOut(t.s, id, vehicle)) {
      yield* defeatUnit(t, id, null, 'LEG-KWU-TRANSPORT-22');
      continue;
    }
    yield* getOut(t, id, vehicle, me.seat, 'LEG-KWU-TRANSPORT-22');
    suppress(t, id, 1, 'transport', rule);
    yield* suffer(t, id, 1, rule, null);
    if (unitOf(t.s, id).where === 'field') t.emit({ type: 'order-spent', unit: id }, rule);
  }
}

export const transporting = (id: 'transport' | 'light-transport'): Keyword => ({
  id,
  sums: {
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const u = unitOf(c.s, c.unit);
        if (isAboard(c.s, c.unit, me)) return [...v, disembarking(c.unit, me)];
        const isCandidate = c.unit !== me.unit && u.where === 'field' && fits(c.s, me, u);
        return isCandidate ? withVehicle(v, c.unit, me) : v;
      },
    },
    speed: {
      in: 'set',
      change: (v, c) => (c.how === 'embark' || c.how === 'disembark' ? Math.min(1, v) : v),
    },
    limits: { in: 'forbid', change: (v, c, me) => (isAboard(c.s, c.unit, me) ? limited(v, c.s, me) : v) },
    actionsAtMost: {
      in: 'remove',
      change: (v, c, me) =>
        isAboard(c.s, c.unit, me) && isOpen(me) && movesOf(c.s, me.unit as UnitId) > 1 ? Math.min(1, v) : v,
    },
    purses: {
      in: 'forbid',
      change: (v, c, me) => (isAboard(c.s, c.unit, me) && !isOpen(me) ? [] : v), // LEG-KWU-TRANSPORT-12
    },
  },
  steps: {
    deployed: {
      rule: 'LEG-KWU-TRANSPORT-02',
      is: 'may',
      when: (t, c, me) => me.unit === c.unit && boarders(t.s, me).length > 0,
      *play(t, c, me) {
        const ask = msg('ask-passenger', { unit: c.unit });
        const u = yield* chooseUnit(t, me.seat, boarders(t.s, me), 'LEG-KWU-TRANSPORT-02', ask);
        if (u)
          t.emit({ type: 'embarked', unit: u.id, into: c.unit, open: isOpen(me) }, 'LEG-KWU-TRANSPORT-02');
      },
    },
    moved: {
      rule: 'LEG-KWU-TRANSPORT-10',
      is: 'must',
      when: (_, c, me) => me.unit === c.unit && c.how !== 'pivot',
      *play(t, c) {
        const as = { until: 'round', n: movesOf(t.s, c.unit) + 1, unit: null } as const;
        t.emit({ type: 'mark', unit: c.unit, mark: 'moved-this-round', as }, 'LEG-KWU-TRANSPORT-10');
      },
    },
    miniDefeated: {
      rule: 'LEG-KWU-TRANSPORT-22',
      is: 'must',
      when: (t, c, me) => me.unit === c.unit && unitOf(t.s, c.unit).minis.length === 1,
      *play(t, _, me) {
        yield* bailOut(t, me);
      },
    },
  },
});

/** Those that could begin the battle inside. */
const boarders = (s: S, me: Me): UnitS[] =>
  waiting(s, me.seat).filter(u => fits(s, me, u) && !judgePassenger(s, u));
