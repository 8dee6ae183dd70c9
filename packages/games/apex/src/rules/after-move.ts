import { distance } from '@potyczka/geometry/lattice';
import { attempts, memo } from '@potyczka/kernel';
import { apply, SHARED } from '../apply/index.js';
import { latticeOf, legendOf, type S, standsOn, type T } from '../state.js';
import { type LegendId, placeOf, type Space } from '../vocabulary.js';
import { canDash, isInCanyon, isOfNoMatter, moveOne, movePoints, ONE, walkOf } from './move.js';
import { NO_PASSAGES, type Passage, passagesOf } from './passages.js';

/** APX-OBJ-21, -23, APX-ACT-14: off the map and in a canyon nothing more is done. */
export const isAble = (s: S, who: LegendId): boolean => legendOf(s, who).at !== null && !isInCanyon(s, who);

const GAME = { apply, shared: SHARED };

/** Every end of a Move 1 from which the other part may follow, found by trying all its ways; the start is none. */
const tried = (s: S, who: LegendId): readonly Space[] => {
  const found = new Map<number, Space>();
  const walk = walkOf(s, who, ONE);
  const ways = attempts(GAME, s, (t: T) => moveOne(t, who, walk), { alike: isOfNoMatter });
  for (const { s: there, events } of ways) {
    if (events.length === 0 || !isAble(there, who)) continue;
    const at = standsOn(there, who);
    found.set(placeOf(at), at);
  }
  return [...found.values()];
};

/** How far the move may go on foot. */
const farthest = (s: S, who: LegendId): number => movePoints(s, who, ONE) + (canDash(s, who) ? 1 : 0);

/** The passages, if the move may come to one of them. */
const passagesMet = (s: S, who: LegendId): readonly Passage[] => {
  const passages = passagesOf(s);
  if (passages.length === 0) return passages;
  const [from, far] = [standsOn(s, who), farthest(s, who)];
  return passages.some(p => distance(p.at, from) <= far) ? passages : NO_PASSAGES;
};

/** Others as far as they can be met, beside a passage too: one may lead to them. */
const othersMet = (s: S, who: LegendId, from: Space, far: number): readonly number[] => {
  const passages = passagesMet(s, who);
  const met: number[] = [];
  for (const { id, at } of s.legends) {
    if (!at || id === who) continue;
    if (distance(from, at) <= far || passages.some(p => distance(p.at, at) <= far)) met.push(placeOf(at));
  }
  return met;
};

/** What of a position decides where the move may end, besides the ground and its passages. */
const facts = (s: S, who: LegendId): string => {
  const from = standsOn(s, who);
  const mp = movePoints(s, who, ONE);
  const dash = Number(canDash(s, who));
  return String.fromCharCode(placeOf(from), mp, dash, ...othersMet(s, who, from, mp + dash));
};

/** Where a Legend may stand after the Move 1 of a combined action, with whatever adds to it on the way. */
export const placesAfterMove = memo([s => latticeOf(s), passagesMet, facts], tried, { most: 5000 });
