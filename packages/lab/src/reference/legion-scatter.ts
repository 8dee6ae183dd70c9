import { isVehicle } from '@potyczka/geometry/plane';
import type { Dice } from '@potyczka/kernel';
import { copy } from '@potyczka/kernel/run';
import { knowsStandby } from './legion-standby.js';
import { cardOf, type MiniS, type S, type UnitS } from './legion-unit.js';

/** A battle with its units thrown together in the middle of the table, hurt and tired at random. */

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const oneIn = (dice: Dice, n: number): boolean => dice.below(n) === 0;
const upTo = (dice: Dice, n: number): number => dice.below(n + 1);

/** Half a base; an oblong one as if it were round. */
export const radiusOf = (s: S, u: UnitS): number => {
  const { base = 27 } = cardOf(s, u);
  if (typeof base === 'number') return base * 50;
  return Math.ceil(Math.sqrt(base[0] * base[0] + base[1] * base[1]) * 50);
};

export const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

type Point = { readonly x: number; readonly y: number };

const toSegment = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return apart(p, { x: a.x + t * dx, y: a.y + t * dy });
};

const isInside = (p: Point, polygon: readonly Point[]): boolean =>
  polygon.reduce((inside, a, n) => {
    const b = polygon[(n + 1) % polygon.length]!;
    const crosses = a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);

/** On open ground, and on the table. */
export const isOpenGround = (s: S, d: Disc): boolean =>
  d.x > d.r &&
  d.y > d.r &&
  d.x < s.ground.width - d.r &&
  d.y < s.ground.depth - d.r &&
  s.ground.terrain.every(
    ({ polygon }) =>
      !isInside(d, polygon) &&
      polygon.every((a, n) => toSegment(d, a, polygon[(n + 1) % polygon.length]!) > d.r + 10),
  );

const GAP = 20;
const isFree = (s: S, d: Disc, taken: readonly Disc[]): boolean =>
  isOpenGround(s, d) && taken.every(t => apart(t, d) >= t.r + d.r + GAP);

/** A whole turn in 64 parts, near enough for places: cosine and sine by steps of the same small turn. */
const ROUND: readonly Point[] = (() => {
  const out: Point[] = [];
  const [c, k] = [0.995184726672197, 0.098017140329561];
  let [x, y] = [1, 0];
  for (let n = 0; n < 64; n++) {
    out.push({ x, y });
    [x, y] = [x * c - y * k, x * k + y * c];
  }
  return out;
})();

const around = (at: Point, n: number, far: number): Point => {
  const { x, y } = ROUND[n % 64]!;
  return { x: Math.round(at.x + x * far), y: Math.round(at.y + y * far) };
};

const MIDDLE = { x0: 60_000, x1: 122_000, y0: 25_000, y1: 66_000 };

const leaderPlace = (s: S, u: UnitS, dice: Dice, foes: readonly Disc[], taken: readonly Disc[]) => {
  const r = radiusOf(s, u);
  for (let n = 0; n < 30; n++) {
    const foe = foes.length > 0 && oneIn(dice, 3) ? foes[dice.below(foes.length)]! : undefined;
    const at = foe
      ? around(foe, dice.below(64), foe.r + r)
      : {
          x: MIDDLE.x0 + dice.below(MIDDLE.x1 - MIDDLE.x0),
          y: MIDDLE.y0 + dice.below(MIDDLE.y1 - MIDDLE.y0),
        };
    const others = foe ? taken.filter(t => t !== foe) : taken;
    if (isFree(s, { ...at, r }, others)) return { ...at, r };
  }
  return undefined;
};

/** Where a whole unit may stand, its leader first; nothing if there is no room. */
const placesFor = (s: S, u: UnitS, dice: Dice, foes: readonly Disc[], taken: readonly Disc[]) => {
  const leader = leaderPlace(s, u, dice, foes, taken);
  if (!leader) return undefined;
  const places: Disc[] = [leader];
  for (let n = 1; n < u.minis.length; n++) {
    const found = Array.from({ length: 40 }, () => {
      const far = 2 * leader.r + 50 + dice.below(oneIn(dice, 12) ? 12_000 : 6_500);
      return { ...around(leader, dice.below(64), far), r: leader.r };
    }).find(d => isFree(s, d, [...taken, ...places]));
    if (!found) return undefined;
    places.push(found);
  }
  return places;
};

const tokensFor = (s: S, u: UnitS, dice: Dice): UnitS['tokens'] => {
  const { type } = cardOf(s, u);
  const machine = isVehicle(type) || type === 'droid';
  const few = (n: number): number => (oneIn(dice, 3) ? upTo(dice, n) : 0);
  return {
    ...u.tokens,
    aim: few(2),
    dodge: few(2),
    surge: few(2),
    suppression: isVehicle(type) || cardOf(s, u).courage === undefined ? 0 : few(4),
    immobilize: oneIn(dice, 5) ? upTo(dice, 2) : 0,
    ion: machine && oneIn(dice, 4) ? upTo(dice, 2) : 0,
    standby: knowsStandby(s, u) && oneIn(dice, 4) ? 1 : 0,
  };
};

const ORDERS = ['none', 'up', 'down'] as const;
const DAMAGES = ['damaged', 'disabled'] as const;

/** Somebody near by is often on guard. */
const guarding = (dice: Dice): UnitS['marks'] =>
  oneIn(dice, 5) ? { 'given:guardian@x': { until: 'game', n: 1 + dice.below(3), unit: null } } : {};

const tired = (s: S, u: UnitS, dice: Dice, minis: readonly MiniS[]): UnitS => ({
  ...u,
  marks: { ...u.marks, ...guarding(dice) },
  minis: [...minis],
  order: ORDERS[dice.below(3)]!,
  tokens: tokensFor(s, u, dice),
  damage: isVehicle(cardOf(s, u).type) && oneIn(dice, 4) ? DAMAGES[dice.below(2)]! : null,
  upgrades: u.upgrades.map(e => ({
    ...e,
    state: s.cards.upgrades[e.card]?.exhaust && oneIn(dice, 3) ? 'exhausted' : e.state,
  })),
});

/** The same battle at another moment: who finds no room has fallen. */
export const scattered = (from: S, dice: Dice): S => {
  const s = copy(from);
  const taken: { disc: Disc; seat: string }[] = [];
  for (const u of Object.values(s.units)) {
    if (u.where !== 'field') continue;
    const discs = taken.map(t => t.disc);
    const foes = taken.filter(t => t.seat !== u.seat).map(t => t.disc);
    const places = placesFor(s, u, dice, foes, discs);
    if (!places) {
      s.units[u.id] = { ...u, where: 'defeated' };
      continue;
    }
    const facing = dice.below(360) * 100;
    const minis = u.minis.map((m, n) => ({
      ...m,
      x: places[n]!.x,
      y: places[n]!.y,
      z: 0,
      facing,
      wounds: 0,
    }));
    s.units[u.id] = tired(s, u, dice, minis);
    taken.push(...places.map(disc => ({ disc, seat: u.seat })));
  }
  return s;
};
