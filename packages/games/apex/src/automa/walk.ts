import { isSame, type Space } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import type { Decision, Path, Symbols } from './cards.js';
import { orient, pathFrom, type Rotation, turn } from './compass.js';
import { type Bar, bars, isFree, type Pair, type Surroundings, zipTrip } from './surroundings.js';

/** What the procedures of movement look at and do; the game and the checks each have their own. */
export interface Walker {
  /** The board as it is now, for this Automa. */
  around(): Surroundings;
  at(): Space;
  /** Where the main enemy stands; null if none is set (AUT-GAP-50). */
  main(): Space | null;
  hasShot(): boolean;
  /** It is off the map, or no enemy is on it. */
  isOver(): boolean;
  /** AUT-OPT-01, -02, AUT-GAP-26: whether a shot at the main enemy would come at once. */
  isOptimal(): boolean;
  /** All Decision cards there are (AUT-GAP-09). */
  readonly cards: number;
  draw(): Decision;
  /** A card lies this way; why its first step is barred, or nothing. */
  laid(card: Decision, rotation: Rotation, path: Path, because: readonly Bar[]): void;
  /** The card that was begun leads no further (AUT-MOVE-18). */
  barredOnTheWay(card: Decision, next: Space, because: readonly Bar[]): void;
  /** Its symbol lets it go no further (AUT-MOVE-06). */
  stands(left: number): void;
  /** AUT-DESTROY: everything on the path, and what is crossed on the way (AUT-GAP-13). */
  destroy(from: Space, path: readonly Space[]): void;
  stepTo(to: Space): Proc;
  zipTo(pair: Pair, to: Space): Proc;
  shoot(): Proc;
  /** AUT-GAP-10 */
  putBack(to: Space): void;
}

interface Trail {
  left: number;
  /** Cards that failed without a step from the same space. */
  failed: number;
  /** Directions of pairs used since the last MP (AUT-GAP-52). */
  readonly used: string[];
  /** The last free space it stood on. */
  free: Space;
}

const pathOf = (symbols: Symbols, hasShot: boolean): Path | undefined => {
  const move = hasShot ? symbols.after : symbols.before;
  if (move === 'X') return undefined;
  return move === 'W' ? 'white' : 'green';
};

/** AUT-MOVE-06 to -25: one Move action. Gives the MP that are left. */
export function* moveAction(w: Walker, mp: number, symbols: Symbols): Proc<number> {
  const trail: Trail = { left: mp, failed: 0, used: [], free: w.at() };
  while (trail.left > 0 && !w.isOver()) {
    const path = pathOf(symbols, w.hasShot());
    if (!path) {
      w.stands(trail.left);
      return trail.left; // AUT-MOVE-06, AUT-GAP-17
    }
    const goesOn = yield* walkCard(w, w.draw(), path, trail);
    if (!goesOn) break;
  }
  if (!w.isOver() && !isFree(w.around(), w.at())) w.putBack(trail.free);
  return trail.left;
}

/** One Decision card: laid, turned, walked. False when no card can lead on (AUT-GAP-09). */
function* walkCard(w: Walker, card: Decision, path: Path, trail: Trail): Proc<boolean> {
  const origin = w.at();
  const laid = yield* layCard(w, card, path, trail);
  if (laid === 'zipped') return true;
  if (laid === 'nowhere') {
    trail.failed++;
    return trail.failed < w.cards;
  }
  const way = pathFrom(origin, card[path], laid);
  for (const [k, next] of way.entries()) {
    const because = k > 0 ? barsOf(w, next, trail.left) : [];
    if (because.length > 0) {
      w.barredOnTheWay(card, next, because);
      return true; // AUT-MOVE-18
    }
    trail.left--;
    trail.failed = 0;
    trail.used.length = 0;
    yield* w.stepTo(next);
    if (w.isOver()) return false;
    if (isSame(w.at(), next)) {
      if (isFree(w.around(), next)) trail.free = next;
      if (isFree(w.around(), next) && w.isOptimal()) {
        yield* w.shoot();
        if (trail.left > 0 || w.isOver()) return !w.isOver(); // AUT-MOVE-20
      }
    }
    if (yield* tryZip(w, path, trail)) return true;
    if (trail.left === 0) return true;
    if (!isSame(w.at(), next)) return true;
  }
  return true; // AUT-MOVE-23
}

const barsOf = (w: Walker, next: Space, left: number): readonly Bar[] =>
  bars(w.around(), w.at(), next, { last: left === 1, ignoreDanger: false });

/** AUT-MOVE-07 to -17: turned until the first space can be entered, first with respect for danger zones, then without. */
function* layCard(
  w: Walker,
  card: Decision,
  path: Path,
  trail: Trail,
): Proc<Rotation | 'zipped' | 'nowhere'> {
  const main = w.main();
  const first = orient(w.at(), main);
  for (const ignoreDanger of [false, true]) {
    for (let k = 0; k < 4; k++) {
      if (main && k === 2) continue; // it would face away from the main enemy
      const rotation = turn(first, k);
      const way = pathFrom(w.at(), card[path], rotation);
      const next = way[0] as Space;
      w.destroy(w.at(), way);
      const trip = zipTrip(w.around(), w.at(), w.main(), path, trail.used);
      if (trip) {
        w.laid(card, rotation, path, []);
        yield* ride(w, trip, trail);
        return 'zipped';
      }
      const because = bars(w.around(), w.at(), next, { last: trail.left === 1, ignoreDanger });
      w.laid(card, rotation, path, because);
      if (because.length === 0) return rotation;
    }
  }
  return 'nowhere';
}

/** AUT-MOVE-21, AUT-GAP-16 */
function* tryZip(w: Walker, path: Path, trail: Trail): Proc<boolean> {
  const trip = zipTrip(w.around(), w.at(), w.main(), path, trail.used);
  if (!trip) return false;
  yield* ride(w, trip, trail);
  return true;
}

function* ride(w: Walker, trip: NonNullable<ReturnType<typeof zipTrip>>, trail: Trail): Proc {
  trail.used.push(trip.key);
  trail.failed = 0;
  yield* w.zipTo(trip.pair, trip.to);
  if (w.isOver()) return;
  trail.free = w.at();
  if (w.isOptimal()) yield* w.shoot(); // AUT-ZIP-08
}

/** AUT-DANGER-02 to -08: out of a danger zone along a white path. False if no orientation works. */
export function* leaveDanger(w: Walker): Proc<boolean> {
  const card = w.draw();
  const from = w.at();
  const first = orient(from, w.main());
  for (let k = 0; k < 4; k++) {
    const rotation = turn(first, k);
    const way = pathFrom(from, card.white, rotation);
    const because = barsOfEscape(w.around(), from, way);
    w.laid(card, rotation, 'white', because);
    if (because.length > 0) continue;
    w.destroy(from, way);
    yield* walkOut(w, way);
    return true;
  }
  return false;
}

/** AUT-DANGER-03: why the end of the path will not do. */
const barsOfEscape = (around: Surroundings, from: Space, way: readonly Space[]): readonly Bar[] => {
  let at = from;
  for (const [k, next] of way.entries()) {
    const found = bars(around, at, next, { last: k === way.length - 1, ignoreDanger: true });
    if (found.length > 0) return found;
    at = next;
  }
  return around.danger(at) ? ['danger'] : [];
};

/** AUT-DANGER-05, AUT-GAP-20: it goes on along the same path after a shot, unless it was displaced or is barred. */
function* walkOut(w: Walker, way: readonly Space[]): Proc {
  let free = w.at();
  for (const [k, next] of way.entries()) {
    const last = k === way.length - 1;
    if (bars(w.around(), w.at(), next, { last, ignoreDanger: true }).length > 0) break;
    yield* w.stepTo(next);
    if (w.isOver() || !isSame(w.at(), next)) return;
    if (!isFree(w.around(), next)) continue;
    free = next;
    if (w.isOptimal()) yield* w.shoot();
    if (w.isOver() || !isSame(w.at(), next)) return;
  }
  if (!isFree(w.around(), w.at())) w.putBack(free);
}
