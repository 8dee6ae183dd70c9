import type { RuleId } from '@potyczka/kernel';
import { pickUpCost, reloadCost, weaponOf } from './rules/arsenal.js';
import type { Result } from './rules/end.js';
import { canPay } from './rules/pay.js';
import { rowOf } from './rules/scoring.js';
import { boardOf, isDomination, movesBetween, playerOf, type S, type Seat, seesSquare } from './state.js';
import {
  COLOURS,
  type Cost,
  type Figure,
  isSeat,
  KILLSHOT,
  SPAWN_SQUARE,
  type SquareId,
  type WeaponCard,
} from './vocabulary.js';

/** What things are worth to a bot, in points. Found by playing bots against each other: see docs/bots.md. */
export const WEIGHTS = {
  /** A mark, in tokens of damage. */
  mark: 0.7,
  /** What is subtracted for the points of the others: their mean, and the best of them. */
  mean: 0.5,
  best: 0.3,
  /** The first cube of a colour, the second and the third. */
  cubes: [0.3, 0.2, 0.1],
  /** The best weapon, the second and the third. */
  weapons: [1.2, 0.8, 0.5],
  /** How good a weapon is, beside 1 for a usual one: damage and marks of a shot, less what it cost. */
  quality: {
    cyberblade: 1.1,
    electroscythe: 1.1,
    flamethrower: 0.9,
    furnace: 0.9,
    'grenade-launcher': 0.9,
    heatseeker: 1.1,
    hellion: 1,
    'lock-rifle': 1.1,
    'machine-gun': 1.3,
    'plasma-gun': 0.9,
    'power-glove': 0.9,
    railgun: 1.3,
    'rocket-launcher': 1.1,
    shockwave: 0.7,
    shotgun: 1,
    sledgehammer: 1,
    thor: 1.2,
    'tractor-beam': 0.7,
    'vortex-cannon': 1.1,
    whisper: 1.3,
    'zx-2': 0.8,
  } as Readonly<Record<string, number>>,
  /** A weapon that is not loaded, if its reload can be paid in this turn, at another time, or not at all. */
  reloadable: 0.85,
  payable: 0.5,
  empty: 0.35,
  powerUp: 0.5,
  /** Somebody in sight of a loaded weapon. */
  target: 0.3,
  /** In sight of somebody with a loaded weapon. */
  danger: 0.15,
  /** A step away from a spawnpoint with a weapon to take, for somebody who has none loaded. */
  unarmed: 0.3,
  /** A step away from somebody to shoot at. */
  far: 0.1,
  /** Damage that lets a player grab or shoot better. */
  adrenaline: 0.3,
  /** How uncertain a lead is, for each token that is still to come. */
  doubt: 0.8,
};
export type Weights = typeof WEIGHTS;

/** Between -1 and 1, without anything that differs between machines. */
const squash = (x: number): number => x / (1 + Math.abs(x));

/** What a place between two places is worth. */
const worthAt = (row: readonly number[], place: number): number => {
  const i = Math.floor(place);
  const here = row[i] ?? 1;
  return here + (place - i) * ((row[i + 1] ?? 1) - here);
};

/**
 * What each contender may expect from a ranking: with `tokens` now, and so
 * many still to come that fall to anybody.
 */
const shares = (
  row: readonly number[],
  tokens: readonly number[],
  toCome: number,
  doubt: number,
): number[] => {
  const spread = 1 / (0.3 + doubt * Math.sqrt(toCome));
  const each = toCome / tokens.length;
  return tokens.map((mine, i) => {
    let place = 0;
    for (const [j, theirs] of tokens.entries())
      if (j !== i) place += 0.5 + 0.5 * squash((theirs - mine) * spread);
    const any = mine > 0 ? 1 : each / (each + 1);
    return any * worthAt(row, place);
  });
};

/** A ranking that pays at the end, or when a board is scored. */
interface Ranking {
  readonly row: readonly number[];
  readonly tokens: readonly Figure[];
  readonly toCome: number;
}

/** ADR-XEND-03 */
const TRACK_ROW = [8, 6, 4, 2, 1, 1];
/** ADR-XDOM-07 */
const SPAWN_ROW = [8, 6, 4, 2, 1];
const SPAWN_TOKENS = 8;

/** The killshot track with those who are dead but not scored yet, or the tracks of the spawnpoints. */
const tracksOf = (s: S): Ranking[] => {
  if (isDomination(s)) {
    return COLOURS.map(c => ({
      row: SPAWN_ROW,
      tokens: s.tags[c],
      toCome: Math.max(0, SPAWN_TOKENS - s.tags[c].length),
    }));
  }
  const tokens = s.track.flatMap(k => (k.overkill ? [k.killer, k.overkill] : [k.killer]));
  let toCome = s.skulls;
  for (const f of s.figures) {
    const kill = boardOf(s, f).damage.slice(KILLSHOT - 1);
    tokens.push(...kill);
    if (kill.length > 0) toCome--;
  }
  return [{ row: TRACK_ROW, tokens, toCome: Math.max(0, toCome) }];
};

const count = (tokens: readonly Figure[], of: Figure): number => {
  let n = 0;
  for (const x of tokens) if (x === of) n++;
  return n;
};

/** Points that each figure may expect at the end of the game, in the order of figures. */
const expected = (s: S, w: Weights): number[] => {
  const { figures } = s;
  const points = figures.map(f => boardOf(s, f).points);
  const add = (figure: Figure, x: number): void => {
    const i = figures.indexOf(figure);
    points[i] = (points[i] ?? 0) + x;
  };
  for (const on of figures) {
    const board = boardOf(s, on);
    const others = figures.filter(f => f !== on);
    const tokens = others.map(f => w.mark * (board.marks[f] ?? 0) + count(board.damage, f));
    const [first] = board.damage;
    if (first && first !== on && !board.turned) add(first, 1);
    const toCome = Math.max(0, KILLSHOT - board.damage.length);
    for (const [i, x] of shares(rowOf(board), tokens, toCome, w.doubt).entries()) add(others[i] as Figure, x);
  }
  for (const { row, tokens, toCome } of tracksOf(s)) {
    const counts = figures.map(f => count(tokens, f));
    for (const [i, x] of shares(row, counts, toCome, w.doubt).entries()) add(figures[i] as Figure, x);
  }
  return points;
};

const isPaidByCubes = (s: S, p: Seat, cost: Cost): boolean => {
  const { cubes } = playerOf(s, p);
  return COLOURS.every(c => cost.filter(x => x === c).length <= cubes[c]);
};

const weaponWorth = (s: S, p: Seat, card: WeaponCard, loaded: boolean, w: Weights): number => {
  const quality = w.quality[weaponOf(card).id] ?? 1;
  if (loaded) return quality;
  if (!isPaidByCubes(s, p, reloadCost(card))) return quality * w.empty;
  return quality * (s.turn === p ? w.reloadable : w.payable);
};

/** What a player holds. */
const assets = (s: S, p: Seat, w: Weights): number => {
  const { cubes, weapons, powerUps } = playerOf(s, p);
  let sum = w.powerUp * powerUps.length;
  for (const c of COLOURS) for (let n = 0; n < cubes[c]; n++) sum += w.cubes[n] ?? 0;
  const worths = weapons.map(x => weaponWorth(s, p, x.card, x.loaded, w)).sort((a, b) => b - a);
  for (const [i, x] of worths.entries()) sum += x * (w.weapons[i] ?? 0);
  const { damage } = boardOf(s, p);
  if (damage.length >= 3) sum += w.adrenaline;
  if (damage.length >= 6) sum += w.adrenaline;
  return sum;
};

const hasLoaded = (s: S, p: Seat): boolean => playerOf(s, p).weapons.some(x => x.loaded);

/** Steps to the nearest spawnpoint where a player could take a weapon. */
const stepsToWeapon = (s: S, p: Seat, at: SquareId): number => {
  let least = 6;
  for (const c of COLOURS) {
    const steps = movesBetween(s, at, SPAWN_SQUARE[c]);
    if (steps < least && s.offers[c].some(card => canPay(s, p, pickUpCost(card)))) least = steps;
  }
  return least;
};

/** Where a player stands: whom he could shoot, who could shoot him, how far what he needs is. */
const standing = (s: S, p: Seat, w: Weights): number => {
  const { at } = boardOf(s, p);
  if (at === null) return 0;
  const armed = hasLoaded(s, p);
  let sum = armed ? 0 : -w.unarmed * stepsToWeapon(s, p, at);
  let near = 6;
  for (const f of s.seats) {
    const there = boardOf(s, f).at;
    if (f === p || there === null) continue;
    if (armed && seesSquare(s, at, there)) sum += w.target;
    if (seesSquare(s, there, at) && hasLoaded(s, f)) sum -= w.danger;
    near = Math.min(near, movesBetween(s, at, there));
  }
  return armed ? sum - w.far * near : sum;
};

const valueWith =
  (w: Weights) =>
  (s: S, seat: Seat): number => {
    const points = expected(s, w);
    const total = (f: Figure, i: number): number => (points[i] ?? 0) + (isSeat(f) ? assets(s, f, w) : 0);
    let [mine, others, best] = [0, 0, Number.NEGATIVE_INFINITY];
    for (const [i, f] of s.figures.entries()) {
      const x = total(f, i);
      if (f === seat) mine = x;
      else {
        others += x;
        best = Math.max(best, x);
      }
    }
    const mean = others / (s.figures.length - 1);
    return mine + standing(s, seat, w) - w.mean * mean - w.best * best;
  };

const hintsWith = (w: Weights) => ({
  /** Points expected, and what may bring more of them. */
  value: valueWith(w),
  /** A shared victory counts in part (ADR-XEND-04). */
  result: (r: Result, seat: Seat): number => (r.winners.includes(seat) ? 1 / r.winners.length : 0),
  /** Between actions. */
  isRest: (rule: RuleId): boolean => rule === 'ADR-TURN-02',
  /** What others will do in their turns is left to the value: there is too much of it. */
  turns: 1,
});

/** What bots are told about this game. */
export const hints = hintsWith(WEIGHTS);
