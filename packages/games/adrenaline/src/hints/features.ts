import { pickUpCost, reloadCost, weaponOf } from '../rules/arsenal.js';
import { canPay } from '../rules/pay.js';
import { boardOf, isDomination, movesBetween, playerOf, type S, type Seat, seesSquare } from '../state.js';
import {
  COLOURS,
  type Colour,
  type Cost,
  KILLSHOT,
  SPAWN_SQUARE,
  type SquareId,
  type WeaponCard,
} from '../vocabulary.js';
import { expectedPoints } from './expected.js';

/** Is told how much a position has of each thing that counts. */
type Count = (name: string, n: number) => void;

/** What a weapon counts that is not loaded, beside 1: if its reload can be paid in this turn, later, or not at all. */
const RELOADABLE = 0.8;
const PAYABLE = 0.3;
const EMPTY = 0.15;
/** No square is farther away. */
const FAR = 6;

/**
 * What the points of everybody come to at the end as things stand: the own, the mean and the most of the others'.
 * Of the own, what is not paid yet counts less: else who leads safely everywhere would wait for ever.
 */
const countPoints = (s: S, seat: Seat, count: Count): void => {
  const { points, unpaid } = expectedPoints(s);
  let [mine, others, best] = [0, 0, 0];
  for (const [i, f] of s.figures.entries()) {
    const x = points[i] ?? 0;
    if (f === seat) mine = x;
    else {
      others += x;
      best = Math.max(best, x);
    }
  }
  count('points', mine);
  count('points not paid', unpaid[s.figures.indexOf(seat)] ?? 0);
  count('points of others', others / (s.figures.length - 1));
  count('points of the best', best);
};

/**
 * How much of the killing a player has done: tokens on the boards, a whole board for a killshot. One token more is
 * always worth something, wherever the points stand. Domination keeps no count of killshots.
 */
const countWork = (s: S, seat: Seat, count: Count): void => {
  if (isDomination(s)) return;
  let work = 0;
  for (const { killer } of s.track) if (killer === seat) work += KILLSHOT;
  for (const on of s.figures) {
    const { damage } = boardOf(s, on);
    const killer = damage[KILLSHOT - 1];
    if (killer === seat) work += KILLSHOT;
    else if (killer === undefined) for (const x of damage) if (x === seat && on !== seat) work++;
  }
  count('damage dealt', work);
};

const isPaidBy = (cubes: Readonly<Record<Colour, number>>, cost: Cost): boolean => {
  for (const c of COLOURS) {
    let need = 0;
    for (const x of cost) if (x === c) need++;
    if (need > cubes[c]) return false;
  }
  return true;
};

type Turns = 'more' | 'the last one now' | 'none';

/** ADR-FRENZY-03: which turns a player still has. */
const turnsOf = (s: S, p: Seat): Turns => {
  if (!s.frenzy) return 'more';
  if (s.turn === p) return 'the last one now';
  const { seats } = s;
  const wait = (seats.indexOf(p) - seats.indexOf(s.turn) + seats.length) % seats.length;
  return wait < s.frenzy.left ? 'more' : 'none';
};

const readiness = (s: S, p: Seat, card: WeaponCard, loaded: boolean): number => {
  if (loaded) return 1;
  if (!isPaidBy(playerOf(s, p).cubes, reloadCost(card))) return EMPTY;
  return s.turn === p ? RELOADABLE : PAYABLE;
};

const CUBES = ['first cube', 'second cube', 'third cube'] as const;

/** What a player holds. */
const countAssets = (s: S, p: Seat, count: Count): void => {
  const { cubes, weapons, powerUps } = playerOf(s, p);
  count('power-up', powerUps.length);
  for (let i = 0; i < CUBES.length; i++) {
    let colours = 0;
    for (const c of COLOURS) if (cubes[c] > i) colours++;
    count(CUBES[i] as string, colours);
  }
  let ready = 0;
  for (const { card, loaded } of weapons) {
    const n = readiness(s, p, card, loaded);
    ready += n;
    count(weaponOf(card).id, n);
  }
  count('weapons beyond one', Math.max(0, ready - 1));
  count('weapons beyond two', Math.max(0, ready - 2));
  const { damage } = boardOf(s, p);
  count('better grab', damage.length >= 3 ? 1 : 0);
  count('better shot', damage.length >= 6 ? 1 : 0);
};

/** ADR-FRENZY-07: in the frenzy a weapon is reloaded on the way to the shot. */
const canReloadFirst = (s: S, p: Seat): boolean =>
  s.frenzy !== null &&
  playerOf(s, p).weapons.some(({ card }) => isPaidBy(playerOf(s, p).cubes, reloadCost(card)));

const hasLoaded = (s: S, p: Seat): boolean => playerOf(s, p).weapons.some(x => x.loaded);

/** Steps to the nearest spawnpoint where a player could take a weapon. */
const stepsToWeapon = (s: S, p: Seat, at: SquareId): number => {
  let least = FAR;
  for (const c of COLOURS) {
    const steps = movesBetween(s, at, SPAWN_SQUARE[c]);
    if (steps < least && s.offers[c].some(card => canPay(s, p, pickUpCost(card)))) least = steps;
  }
  return least;
};

/** Where a player stands: whom they could shoot, who could shoot them, how far what they need is. */
const countStanding = (s: S, p: Seat, count: Count): void => {
  const { at } = boardOf(s, p);
  if (at === null) return;
  const armed = hasLoaded(s, p) || canReloadFirst(s, p);
  // Taking it is one more: in the last turn nothing else says that a weapon is wanted.
  if (!armed) count('steps to a weapon', stepsToWeapon(s, p, at) + 1);
  let [targets, dangers, near] = [0, 0, FAR];
  for (const f of s.seats) {
    const there = boardOf(s, f).at;
    if (f === p || there === null) continue;
    if (armed && seesSquare(s, at, there)) targets++;
    if (seesSquare(s, there, at) && hasLoaded(s, f)) dangers++;
    near = Math.min(near, movesBetween(s, at, there));
  }
  count('targets in sight', targets);
  count('in sight of', dangers);
  if (armed) count('steps to a target', near);
};

/** All that counts about a position for a player. What is held in the last turn and not used in it is worth nothing. */
export const countAll = (s: S, seat: Seat, count: Count): void => {
  countPoints(s, seat, count);
  countWork(s, seat, count);
  const turns = turnsOf(s, seat);
  if (turns === 'more') countAssets(s, seat, count);
  if (turns !== 'none') countStanding(s, seat, count);
};
