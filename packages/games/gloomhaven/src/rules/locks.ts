import { nearestEmpty } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { hexPick, pick } from '../ask.js';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { LockDef, Trigger } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { Hex, Place } from '../vocabulary.js';
import { suffer } from './damage.js';
import { scale } from './formula.js';
import { figureAt, isAlive, placeOf, speaker } from './look.js';
import { occupancy, openDoor } from './rooms.js';
import { holdsTrigger } from './triggers.js';

/** GLM-TILE-28: doors that only the scenario opens. */

const doorOf = (s: S, lock: LockDef) => {
  const { doors } = planOf(s.scenario);
  return (
    doors.find(d => lock.tiles.length > 0 && lock.tiles.every(tile => d.tiles.includes(tile))) ??
    doors.find(d => d.label === lock.door)
  );
};

export const lockDoors = (t: T): void => {
  for (const lock of scenarioOf(t.s.scenario).locks ?? []) {
    const door = doorOf(t.s, lock);
    if (door && !t.s.land.locked.includes(door.id)) t.emit({ type: 'locked', door: door.id }, 'GLM-TILE-28');
  }
};

/** A door that nobody has to open: it opens at its time. */
const opensItself = (when: Trigger): boolean => when.roundStart !== undefined || when.roundEnd !== undefined;

/** Unlocked for good when its condition is met; then characters open it like any other. */
export function* openLocks(t: T): Proc {
  for (const lock of scenarioOf(t.s.scenario).locks ?? []) {
    const door = doorOf(t.s, lock);
    if (!door) continue;
    if (lock.openWhile !== undefined) yield* heldOpen(t, door.id, lock);
    if (!t.s.land.locked.includes(door.id) || lock.openWhile !== undefined) continue;
    if (lock.opens === undefined || !holdsTrigger(t.s, lock.opens)) continue;
    if (opensItself(lock.opens)) openDoor(t, door.id, null);
    else t.emit({ type: 'unlocked', door: door.id }, 'GLM-TILE-28');
  }
}

/** A door that stays open only while somebody stands on a plate; whoever is in it when it falls is hurt and moved. */
function* heldOpen(t: T, id: string, lock: LockDef): Proc {
  const door = sure(
    planOf(t.s.scenario).doors.find(d => d.id === id),
    'one of doors',
  );
  const isOpen = t.s.land.open.includes(id);
  const first = lock.firstOpens === undefined || t.s.flags[`opened ${id}`] !== undefined;
  const held = holdsTrigger(t.s, first ? lock.openWhile : lock.firstOpens);
  if (held && !isOpen) {
    t.emit({ type: 'flag', flag: `opened ${id}`, n: t.s.round }, 'GLM-TILE-28');
    openDoor(t, id, null);
  } else if (!held && isOpen) {
    yield* squeeze(t, door.at);
    t.emit({ type: 'closed', door: id, at: placeOf(t.s, door.at) }, 'GLM-TILE-28');
  }
}

/** GLM-TILE-13: as much as a trap does; the figure is moved to the nearest free hex. */
function* squeeze(t: T, at: Hex): Proc {
  const f = figureAt(t.s, at);
  if (!f) return;
  yield* suffer(t, f.id, scale(t.s).trap, { how: 'scenario', by: null });
  if (!isAlive(t.s, f.id)) return;
  const picks = nearestEmpty(fieldOf(t.s), at, occupancy(t.s)).map(hex => hexPick(t.s, hex));
  const [first] = picks;
  if (first === undefined) return;
  const to =
    picks.length === 1 || (t.s.options.ties === 'never' && t.s.heroes[f.id] === undefined)
      ? first.key
      : yield* pick(t, speaker(t.s, f.id), 'GLM-SETUP-02', msg('ask-squeezed', { figure: f.id }), picks);
  const route = [placeOf(t.s, at), to as Place];
  t.emit({ type: 'moved', who: f.id, route, how: 'push', by: f.id }, 'GLM-SETUP-02');
}
