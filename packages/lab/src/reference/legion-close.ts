import type { Pose } from '@potyczka/kernel';
import { apart, isOpenGround, radiusOf } from './legion-scatter.js';
import { cardOf, enemiesOf, hasNotchedBase, type S, type UnitS } from './legion-unit.js';

/** Closing up when a melee begins (LEG-MELEE-04, -05, -07), for minis on small bases on open ground. */

/** 0.1 mm (G-01). */
const TOUCH = 10;
const COHESION = 7_500;

interface At {
  readonly x: number;
  readonly y: number;
}

const touches = (s: S, a: At, r: number, u: UnitS): boolean =>
  u.minis.some(m => Math.abs(apart(a, m) - r - radiusOf(s, u)) <= TOUCH);

const overlaps = (s: S, a: At, r: number, but: string): boolean =>
  Object.values(s.units).some(
    u => u.id !== but && u.where === 'field' && u.minis.some(m => apart(a, m) < r + radiusOf(s, u) - TOUCH),
  );

/** A small turn, again and again: 0.5 degrees. */
const [C, K] = [0.999961923064171, 0.00872653549837393];
const TURNS = 720;

/** Is there room for one more mini in contact with the unit, in cohesion, on open ground and touching nobody else? */
const roomBeside = (s: S, u: UnitS, enemy: UnitS, leader: At, others: readonly At[]): At | undefined => {
  const r = radiusOf(s, u);
  for (const m of enemy.minis) {
    const far = r + radiusOf(s, enemy);
    let [x, y] = [1, 0];
    for (let n = 0; n < TURNS; n++) {
      const at = { x: Math.round(m.x + x * far), y: Math.round(m.y + y * far) };
      [x, y] = [x * C - y * K, x * K + y * C];
      const isClear = others.every(o => apart(o, at) > 2 * r + TOUCH) && !overlaps(s, at, r, u.id);
      const isNear = apart(leader, at) - 2 * r < COHESION - TOUCH;
      const isAlone = enemiesOf(s, u).every(e => e.id === enemy.id || !touches(s, at, r + TOUCH, e));
      if (isClear && isNear && isAlone && isOpenGround(s, { ...at, r: r + TOUCH })) return at;
    }
  }
  return undefined;
};

/** The same arrangement with one more mini beside the enemy that the leader touches, if there is room for it. */
export const closer = (s: S, u: UnitS, leader: At, poses: readonly Pose[]): readonly Pose[] | undefined => {
  if (hasNotchedBase(s, u) || typeof (cardOf(s, u).base ?? 27) !== 'number') return undefined;
  const r = radiusOf(s, u);
  const [enemy, ...more] = enemiesOf(s, u).filter(e => touches(s, leader, r, e));
  const one = enemy && more.length === 0 ? poses.findIndex(p => !touches(s, p, r, enemy)) : -1;
  if (!enemy || one < 0) return undefined;
  const others = [leader, ...poses.filter((_, n) => n !== one)];
  const room = roomBeside(s, u, enemy, leader, others);
  return room && poses.map((p, n) => (n === one ? { ...p, ...room } : p));
};

/** LEG-MELEE-04, -07: whom an arrangement touches beside the unit that the leader touches. */
export const strangersIn = (s: S, u: UnitS, leader: At, poses: readonly Pose[]): readonly string[] => {
  if (hasNotchedBase(s, u)) return [];
  const r = radiusOf(s, u);
  const others = enemiesOf(s, u).filter(e => !touches(s, leader, r, e));
  return others.filter(e => poses.some(p => touches(s, p, r, e))).map(e => e.id);
};
