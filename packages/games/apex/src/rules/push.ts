import { awayFrom, isSame, push } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import { bodies, isFree, latticeOf, legendOf, standsOn, type T } from '../state.js';
import type { LegendId, Space } from '../vocabulary.js';
import { askSpace } from './ask.js';
import { suffer } from './damage.js';
import { enter, isInCanyon, portals } from './move.js';

/** APX-PUSH-01 to -11: space by space, so that what happens on entering can happen; a portal ends it. */
export function* pushAway(
  t: T,
  from: Space,
  who: LegendId,
  spaces: number,
  collision: number,
  by: LegendId,
): Proc {
  if (!legendOf(t.s, who).at || isInCanyon(t.s, who)) return; // APX-OBJ-24
  const direction = awayFrom(from, standsOn(t.s, who));
  for (let k = 0; k < spaces; k++) {
    const at = standsOn(t.s, who);
    const pushed = push(latticeOf(t.s), at, direction, 1, bodies(t.s, who));
    if (pushed.collision) return yield* collide(t, who, pushed.options, collision, by);
    const to = pushed.path[0];
    if (!to) return;
    const isPortal = portals(t.s).some(p => isSame(p, to));
    yield* enter(t, who, 'push', [at, to], 'APX-PUSH-02');
    if (isPortal || isInCanyon(t.s, who)) return; // APX-OBJ-22
  }
}

/** APX-PUSH-03 to -06: it hurts, and whoever would have landed below is put beside that space. */
function* collide(t: T, who: LegendId, options: readonly Space[], damage: number, by: LegendId): Proc {
  t.emit({ type: 'collided', who, from: standsOn(t.s, who) }, 'APX-PUSH-03');
  const room = options.filter(x => isFree(t.s, x, who));
  if (room.length > 0) {
    const to = yield* askSpace(t, legendOf(t.s, who).seat, {
      rule: 'APX-PUSH-04',
      ask: 'ask-fall',
      who,
      from: room,
    });
    yield* enter(t, who, 'fall', [to], 'APX-PUSH-04');
  }
  suffer(t, who, damage, { by: 'collision', rule: 'APX-PUSH-05', from: by });
}
