import { isNotched, type Mobility } from '@potyczka/geometry/plane';
import type { Proc } from '@potyczka/kernel';
import type { CardAction, Keyword, Me, MoveCtx, MoveHow, UnitCtx } from '../moments.js';
import { judgeAction } from '../rules/limits.js';
import { canMove, moveUnit } from '../rules/move.js';
import { type S, type T, unitCardOf, unitOf } from '../state.js';
import { no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

type Moves = NonNullable<NonNullable<Keyword['sums']>['mobility']>;

/** A property of the mover, whatever kind of move it makes. */
const moves = (change: (v: Mobility, me: Me) => Mobility, how?: MoveHow): Moves => ({
  in: 'give',
  change: (v, c: MoveCtx, me) =>
    me.unit === c.unit && (how === undefined || c.how === how) ? change(v, me) : v,
});

/** LEG-KWU-UNHINDERED-01 */
export const unhindered: Keyword = {
  id: 'unhindered',
  sums: { mobility: moves(v => ({ ...v, ignoresDifficult: 'all' })) },
};

/** LEG-KWU-SCALE-01, -02 */
export const scale: Keyword = {
  id: 'scale',
  sums: {
    mobility: moves(v => ({
      ...v,
      climbs: Math.max(2, v.climbs ?? 0),
      ignoresDifficult: v.ignoresDifficult ?? 'tool',
    })),
  },
};

/** LEG-KWU-EXPERTCLIMBER-01 */
export const expertClimber: Keyword = {
  id: 'expert-climber',
  sums: { mobility: moves(v => ({ ...v, climbs: Math.max(2, v.climbs ?? 0) })) },
};

/** LEG-KWU-CLIMBVEH-01 */
export const climbingVehicle: Keyword = {
  id: 'climbing-vehicle',
  sums: { mobility: moves(v => ({ ...v, climbs: Math.max(1, v.climbs ?? 0) })) },
};

/** LEG-KWU-GROUNDED-01: what forbids comes last (LEG-GEN-03). */
export const grounded: Keyword = {
  id: 'grounded',
  sums: {
    mobility: { in: 'forbid', change: (v, c, me) => (me.unit === c.unit ? { ...v, climbs: 0 } : v) },
  },
};

/** LEG-KWU-FULLPIVOT-01 */
export const fullPivot: Keyword = {
  id: 'full-pivot',
  sums: { mobility: moves(v => ({ ...v, pivots: 36000 })) },
};

/** LEG-KWU-DISENGAGE-01, -02 */
export const disengage: Keyword = {
  id: 'disengage',
  sums: { mobility: moves(v => ({ ...v, disengages: true })) },
};

const isLow = (me: Me): boolean => me.params.some(p => p.of?.includes('ground'));

/** Decision 55: the large notched bases have side notches. */
const hasSideNotches = (s: S, unit: UnitId): boolean => {
  const { type, base = 0 } = unitCardOf(s, unitOf(s, unit));
  return isNotched(type) && (typeof base === 'number' ? base : base[0]) >= 100;
};

const NO_STRAFE = no('LEG-KWU-STRAFE-03', 'no-end');
const NO_SIDE_NOTCH = no('LEG-KWU-STRAFE-01', 'no-side-notch');
const TOO_BROKEN = no('LEG-KWU-STRAFE-06', 'disabled-no-strafe');

/** LEG-KWU-STRAFE-01 to -06: sideways along the tool, in place of a move. */
const strafe = (unit: UnitId): CardAction => ({
  id: 'card:strafe',
  rule: 'LEG-KWU-STRAFE-01',
  cost: 1,
  isMove: true,
  judge: s => {
    if (!hasSideNotches(s, unit)) return NO_SIDE_NOTCH;
    if (unitOf(s, unit).damage === 'disabled') return TOO_BROKEN;
    const refusal = judgeAction(s, unit, { action: 'move', granted: STRAFE });
    if (refusal && refusal.rule !== 'LEG-MOVE-03') return refusal; // it may go aside where it cannot go ahead
    return canMove(s, unit, 'strafe') ? undefined : NO_STRAFE;
  },
  *play(t) {
    yield* moveUnit(t, unit, 'strafe', 'LEG-KWU-STRAFE-04', true);
  },
});
const STRAFE = { by: 'strafe', actions: [], against: null, only: null };

/** LEG-KWU-HOVER-01 to -04: near the ground it is a ground vehicle to others, and displaces as one. */
export const hover: Keyword = {
  id: 'hover',
  sums: {
    mobility: moves((v, me) => ({
      ...v,
      reverses: true,
      strafes: true,
      ...(me.x > 0 && { over: me.x }),
      ...(isLow(me) && { displaces: true }),
    })),
    isGroundVehicle: { in: 'say', change: (v, c, me) => v || (me.unit === c.unit && isLow(me)) },
    mayStandby: { in: 'allow', change: (v, c, me) => v || me.unit === c.unit },
    cardActions: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? [...v, strafe(c.unit)] : v) },
  },
};

const NO_JUMP = no('LEG-KWU-JUMP-01', 'no-end');

/** LEG-KWU-JUMP-01 to -05: a card action that is a move action. */
export const jump: Keyword = {
  id: 'jump',
  sums: {
    mobility: moves((v, me) => ({ ...v, over: me.x, overMinis: true, ignoresDifficult: 'all' }), 'jump'),
    cardActions: {
      in: 'add',
      change: (v, c, me) => {
        const { unit } = c;
        if (me.unit !== unit) return v;
        const free = me.params.some(p => p.free);
        return [
          ...v,
          {
            id: 'card:jump',
            rule: 'LEG-KWU-JUMP-01',
            cost: free ? 0 : 1,
            isMove: true,
            judge: s =>
              judgeAction(s, unit, { action: 'move', granted: JUMP }) ??
              (canMove(s, unit, 'jump') ? undefined : NO_JUMP),
            *play(t) {
              yield* moveUnit(t, unit, 'jump', 'LEG-KWU-JUMP-02', true);
            },
          },
        ];
      },
    },
  },
};
const JUMP = { by: 'jump', actions: [], against: null, only: null };

const hasFlown = (t: T): boolean => (t.s.act?.used.compulsory ?? 0) > 0;

/** LEG-KWU-SPEEDER-03, -06: a full move at the highest speed, if any can be made. */
function* fly(t: T, unit: string): Proc {
  t.emit({ type: 'used', unit, keyword: 'compulsory', in: 'activation' }, 'LEG-KWU-SPEEDER-02');
  yield* moveUnit(t, unit, 'compulsory', 'LEG-KWU-SPEEDER-03', false);
}
const mayFly = (t: T, c: UnitCtx, me: Me): boolean =>
  me.unit === c.unit && !hasFlown(t) && canMove(t.s, c.unit, 'compulsory');

/** LEG-KWU-SPEEDER-01 to -06: at the start of its actions if it likes, at their end otherwise. */
export const speeder: Keyword = {
  id: 'speeder',
  sums: { mobility: moves((v, me) => ({ ...v, over: me.x })) },
  steps: {
    actionsStart: {
      rule: 'LEG-KWU-SPEEDER-02',
      is: 'may',
      when: mayFly,
      *play(t, c) {
        yield* fly(t, c.unit);
      },
    },
    actionsEnd: {
      rule: 'LEG-KWU-SPEEDER-02',
      is: 'must',
      when: mayFly,
      *play(t, c) {
        yield* fly(t, c.unit);
      },
    },
  },
};
