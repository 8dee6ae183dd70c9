import { awayFrom, isSame, type Push, push } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import { askSpace } from '../ask.js';
import { clockwise } from '../automa/compass.js';
import {
  bodies,
  isEnemyAutoma,
  isFree,
  latticeOf,
  legendOf,
  mapOf,
  type S,
  standsOn,
  type T,
} from '../state.js';
import type { LegendId, Space } from '../vocabulary.js';
import { suffer } from './damage.js';
import { enter, isInCanyon } from './move.js';
import { closedToAutomas, passageAt } from './passages.js';

/**
 * APX-PUSH-01 to -11: space by space, so that what happens on entering can happen; a passage ends it. Gives back
 * whether anybody has changed places by it.
 */
export function* pushAway(
  t: T,
  from: Space,
  who: LegendId,
  spaces: number,
  collision: number,
  by: LegendId,
): Proc<boolean> {
  if (!legendOf(t.s, who).at || isInCanyon(t.s, who)) return false; // APX-OBJ-24
  const direction = awayFrom(from, standsOn(t.s, who));
  for (let k = 0; k < spaces; k++) {
    const at = standsOn(t.s, who);
    const closed = legendOf(t.s, who).automa ? notForAutomas(t.s) : []; // AUT-GAP-45, -46
    const pushed = push(latticeOf(t.s), at, direction, 1, [...bodies(t.s, who), ...closed]);
    if (pushed.collision) return (yield* collide(t, who, pushed, collision, by)) || k > 0;
    const to = pushed.path[0];
    if (!to) return k > 0;
    const isThrough = passageAt(t.s, to) !== undefined;
    yield* enter(t, who, 'push', [at, to], 'APX-PUSH-02');
    if (isThrough || isInCanyon(t.s, who)) return true; // APX-OBJ-22
  }
  return true;
}

/** AUT-MOVE-03: canyons and passages are occupied for an Automa. */
const notForAutomas = (s: S): Space[] => {
  const canyons = mapOf(s)
    .spaces.filter(x => x.kind === 'canyon')
    .map(x => x.at);
  return [...canyons, ...closedToAutomas(s)];
};

/** APX-PUSH-03 to -06: it hurts, and whoever would have landed below is put beside that space. */
function* collide(t: T, who: LegendId, { options, next }: Push, damage: number, by: LegendId): Proc<boolean> {
  t.emit({ type: 'collided', who, from: standsOn(t.s, who) }, 'APX-PUSH-03');
  const room = options.filter(x => isFree(t.s, x, who));
  const order = next ? clockwise(next) : [];
  const first = order.find(x => room.some(y => isSame(x, y)));
  if (isEnemyAutoma(legendOf(t.s, who)) && first)
    yield* enter(t, who, 'fall', [first], 'AUT-PLACE-01'); // AUT-GAP-43
  else if (room.length > 0) {
    const to = yield* askSpace(t, legendOf(t.s, who).seat, {
      rule: 'APX-PUSH-04',
      ask: 'ask-fall',
      who,
      from: room,
    });
    yield* enter(t, who, 'fall', [to], 'APX-PUSH-04');
  }
  suffer(t, who, damage, { by: 'collision', rule: 'APX-PUSH-05', from: by });
  return room.length > 0;
}
