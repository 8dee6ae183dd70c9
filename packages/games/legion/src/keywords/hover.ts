import { isNotched } from '@potyczka/geometry/plane';
import type { CardAction, Keyword, Me } from '../moments.js';
import { judgeCardMove } from '../rules/limits.js';
import { moveUnit } from '../rules/move.js';
import { type S, unitCardOf, unitOf } from '../state.js';
import { no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';
import { moves } from './common/moves.js';

const isLow = (me: Me): boolean => me.params.some(p => p.of?.includes('ground'));

/** Decision 55: the large notched bases have side notches. */
const hasSideNotches = (s: S, unit: UnitId): boolean => {
  const { type, base = 0 } = unitCardOf(s, unitOf(s, unit));
  return isNotched(type) && (typeof base === 'number' ? base : base[0]) >= 100;
};

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
    return judgeCardMove(s, unit, 'strafe');
  },
  play: t => moveUnit(t, unit, 'strafe', 'LEG-KWU-STRAFE-04', true),
});

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
