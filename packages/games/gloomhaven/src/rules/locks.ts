import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import type { S, T } from '../state.js';
import { holdsTrigger, isFacts } from './triggers.js';

/** GLM-TILE-28: doors that only the scenario opens. */

const doorOf = (s: S, lock: { readonly door: string; readonly tiles: readonly string[] }) => {
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

/** Unlocked for good when its condition is met; then characters open it like any other. */
export const openLocks = (t: T): void => {
  for (const lock of scenarioOf(t.s.scenario).locks ?? []) {
    const door = doorOf(t.s, lock);
    if (!door || !t.s.land.locked.includes(door.id)) continue;
    const when = lock.opens ?? lock.openWhile ?? lock.firstOpens;
    if (isFacts(when) && 'only' in when) continue;
    if (holdsTrigger(t.s, when)) t.emit({ type: 'unlocked', door: door.id }, 'GLM-TILE-28');
  }
};
