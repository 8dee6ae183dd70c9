import { ahead } from '../angle.js';
import { baseLength, baseWidth } from '../base.js';
import type { Point } from '../exact.js';
import type { Field, Unit } from '../field.js';
import { DEGREE, MEASURES } from '../measures.js';
import { boxOfPolygon, compareGap, type Outline } from '../shapes.js';
import { type Bystander, isInMelee, passing } from './bases.js';
import { type Box, boxesMeet, boxOf } from './box.js';
import { heightOf, isAside, isImpassable, isLeapt, isPassedOver, type Levels } from './level.js';
import { type Obstacle, refusal } from './obstacle.js';
import type { MoveKind } from './tool.js';
import { footprint, isTooTall } from './under.js';

/** One straight stretch of a slide: where the centre goes, and the area that the base covers on it. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
  readonly swept: Outline;
}

/** D6: a base that slides covers its outline at every point of the way; an oblong one lies along it, or across. */
export const stretch = (unit: Unit, from: Point, to: Point, heading: number, across: boolean): Stretch => {
  const width = baseWidth(unit.base);
  const over = (baseLength(unit.base) - width) / 2;
  if (across && over > 0) return { from, to, swept: sweptAcross(from, to, heading, over, width / 2) };
  const ends = over === 0 ? [from, to] : [ahead(from, heading, -over), ahead(to, heading, over)];
  return { from, to, swept: { core: ends, radius: width / 2 } };
};

/** A base that lies across its way covers a broad strip with rounded corners. */
const sweptAcross = (from: Point, to: Point, heading: number, over: number, radius: number): Outline => {
  const side = heading + 90 * DEGREE;
  const [right, left] = [ahead(from, side, -over), ahead(from, side, over)];
  if (from.x === to.x && from.y === to.y) return { core: [right, left], radius };
  return { core: [right, ahead(to, side, -over), ahead(to, side, over), left], radius };
};

/** Does the base, drawn smaller by the tolerance, meet a shape somewhere on its way? */
const slideMeets = (way: readonly Stretch[], shape: Outline): boolean =>
  way.some(
    ({ swept }) => compareGap(swept.core, shape.core, swept.radius + shape.radius - MEASURES.touch) <= 0,
  );

const boxOfWay = (way: readonly Stretch[]): Box => {
  const boxes = way.map(({ swept }) => boxOf(swept));
  return {
    x0: Math.min(...boxes.map(b => b.x0)),
    y0: Math.min(...boxes.map(b => b.y0)),
    x1: Math.max(...boxes.map(b => b.x1)),
    y1: Math.max(...boxes.map(b => b.y1)),
  };
};

/** What a sliding base meets on its way. */
export interface Slide {
  readonly way: readonly Stretch[];
  /** LEG-MOVE-14, LEG-NOTCH-08: what it may not pass. */
  readonly stoppedBy: readonly Obstacle[];
  /** LEG-NOTCH-07: troopers that it sets aside. */
  readonly displaced: readonly Bystander[];
}

/** LEG-MOVE-14, G-24: all that a base meets on its way and may not pass, and all that it displaces. */
export const slideAlong = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  way: readonly Stretch[],
  levels: Levels,
  standing: readonly Bystander[],
  compulsory: boolean,
): Slide => {
  const leader = unit.minis[0];
  const height = heightOf(unit);
  const area = boxOfWay(way);
  const walls = field.terrain.filter(
    t =>
      boxesMeet(area, boxOfPolygon(t.polygon)) &&
      !isAside(t, levels, height) &&
      !isPassedOver(t, unit, leader.pose.level) &&
      (isImpassable(t, unit.type) || isTooTall(t, unit, kind, leader.pose.level)) &&
      slideMeets(way, footprint(t.polygon)),
  );
  const stoppedBy = walls.map(t => refusal('LEG-MOVE-14', leader.id, { terrain: t.id }));
  const displaced: Bystander[] = [];
  for (const b of standing) {
    if (isLeapt(b, unit, leader.pose.level)) continue;
    if (!boxesMeet(area, b.box) || isAside(b, levels, height) || !slideMeets(way, b.outline)) continue;
    const how = passing(unit, b.unit.type, isInMelee(field, b.unit), compulsory);
    if (how === 'passes') continue;
    if (how === 'displaces') displaced.push(b);
    else
      stoppedBy.push(
        refusal(how === 'stops' ? 'LEG-MOVE-14' : 'LEG-NOTCH-08', leader.id, { mini: b.mini.id }),
      );
  }
  return { way, stoppedBy, displaced };
};
