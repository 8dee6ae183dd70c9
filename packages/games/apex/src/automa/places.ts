import { adjacentSpaces, distance, isSame, type Space } from '@potyczka/geometry/lattice';
import type { Decision, Reach } from './cards.js';
import { clockwise, pathFrom, type Rotation } from './compass.js';
import { type Enemy, prioritise } from './priorities.js';
import { isFree, type Surroundings } from './surroundings.js';

const least = <X>(list: readonly X[], of: (x: X) => number): X[] => {
  const low = Math.min(...list.map(of));
  return list.filter(x => of(x) === low);
};

const besideFree = (w: Surroundings, beacon: Space): Space[] => {
  const near = adjacentSpaces(w.lattice, beacon);
  return clockwise(beacon).filter(s => near.some(n => isSame(n, s)) && isFree(w, s));
};

/** AUT-RESPAWN-03, -04, AUT-GAP-35, -37: beacons that an enemy Automa may return at; several are the player's choice. */
export const respawnBeacons = (
  w: Surroundings,
  beacons: readonly Space[],
  ally: Space | null,
  enemies: readonly Space[],
): readonly Space[] => {
  const open = beacons.filter(b => besideFree(w, b).length > 0);
  const near = ally ? least(open, b => distance(b, ally)) : open;
  if (near.length <= 1 || enemies.length === 0) return near;
  return least(near, b => Math.min(...enemies.map(e => distance(b, e))));
};

/** AUT-RESPAWN-05, AUT-GAP-36: beside the beacon, nearest to the main enemy as seen from it; chance may choose him. */
export const respawnSpaces = (
  w: Surroundings,
  beacon: Space,
  set: readonly Reach[],
  enemies: readonly Enemy[],
): readonly Space[] => {
  const free = besideFree(w, beacon);
  const { main } = prioritise(w.lattice, beacon, set, enemies);
  const mains = enemies.filter(e => main === null || e.id === main);
  if (mains.length === 0) return free.slice(0, 1);
  return mains.flatMap(e => least(free, s => distance(s, e.at)).slice(0, 1));
};

/** AUT-DROP-08, AUT-GAP-31: the beacons farthest from the enemies. */
export const dropBeacons = (beacons: readonly Space[], enemies: readonly Space[]): readonly Space[] => {
  const nearest = (b: Space): number => Math.min(...enemies.map(e => distance(b, e)));
  const all = (b: Space): number => enemies.reduce((sum, e) => sum + distance(b, e), 0);
  return least(
    least(beacons, b => 0 - nearest(b)),
    b => 0 - all(b),
  );
};

/** AUT-DROP-10 to -13: the green end of a card laid on the beacon, turned until it is free; else the first space beside it. */
export const dropSpace = (w: Surroundings, beacon: Space, card: Decision): Space | undefined => {
  for (const rotation of [0, 1, 2, 3] as const satisfies readonly Rotation[]) {
    const end = pathFrom(beacon, card.green, rotation).at(-1);
    if (end && isFree(w, end)) return end;
  }
  return besideFree(w, beacon)[0];
};
