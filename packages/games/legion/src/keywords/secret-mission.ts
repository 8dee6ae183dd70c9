import { baseOutline, isWhollyOn } from '@potyczka/geometry/plane';
import { isInside, zonesOf } from '../battle/zones.js';
import { fieldUnit } from '../ground.js';
import type { CardAction, Keyword } from '../moments.js';
import { type S, unitOf } from '../state.js';
import { no } from '../text/say.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import { ONCE_FOR_THE_GAME } from './common/for-the-game.js';

const NOT_THERE = no('LEG-KWU-SECRETMISSION-01', 'not-in-enemy-zone');
const DONE = no('LEG-KWU-SECRETMISSION-01', 'once-in-a-game');

/** LEG-GAP-135: all its minis lie wholly in the zone. */
const isInEnemyZone = (s: S, unit: UnitId): boolean => {
  const u = unitOf(s, unit);
  const body = fieldUnit(s, u);
  return zonesOf(s, foeOf(u.seat)).some(area =>
    body.minis.every(m => isInside(baseOutline(body.base, m.pose), area, (b, p) => isWhollyOn(b, [p]))),
  );
};

const mission = (unit: UnitId): CardAction => ({
  id: 'card:secret-mission',
  rule: 'LEG-KWU-SECRETMISSION-01',
  cost: 0,
  judge: s =>
    unitOf(s, unit).marks['secret-mission'] ? DONE : isInEnemyZone(s, unit) ? undefined : NOT_THERE,
  *play(t) {
    t.emit({ type: 'mark', unit, mark: 'secret-mission', as: ONCE_FOR_THE_GAME }, 'LEG-KWU-SECRETMISSION-01');
  },
});

/** LEG-KWU-SECRETMISSION-01, -02 */
export const secretMission: Keyword = {
  id: 'secret-mission',
  sums: {
    cardActions: { in: 'add', change: (v, c, me) => (me.unit === c.unit ? [...v, mission(c.unit)] : v) },
    victory: {
      in: 'add',
      change: (v, c, me) =>
        v + (me.seat === c.seat && unitOf(c.s, me.unit as UnitId).marks['secret-mission'] ? 1 : 0),
    },
  },
};
