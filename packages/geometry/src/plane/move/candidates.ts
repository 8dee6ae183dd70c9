import { baseLength } from '../base.js';
import type { Point } from '../exact.js';
import { type Field, isNotched, type Pose, type Terrain, type Unit } from '../field.js';
import { DEGREE, MEASURES, mm } from '../measures.js';
import { lengthOf, sides } from '../shapes.js';
import { angleOf } from './bearing.js';
import { judgeMove, speedFor } from './judge.js';
import { type Move, moveOn } from './move.js';
import { endPoses } from './raster.js';
import { type ReachSurvey, reachOf, surveyReach } from './reach.js';
import { levelsFrom, placesTouching, posesAt } from './spots.js';
import { halfWay, type MoveKind, TOOLS } from './tool.js';

/** An end that can be reached, before the other minis are placed. */
export interface Candidate {
  readonly end: Pose;
  readonly move: () => Move;
}

const RASTER = mm(20);

/** Ends of a leader on a small base: a raster, and the places that touch enemies, cover and tokens. */
const smallCandidates = (field: Field, unit: Unit, kind: MoveKind): readonly Candidate[] => {
  const s = surveyReach(field, unit, kind);
  const { pose } = unit.minis[0];
  const found: Candidate[] = endPoses(field, unit, kind, RASTER).map(({ at, level, way }) => {
    const end = { at, level, facing: pose.facing };
    return { end, move: () => moveOn(kind, way, end, []) };
  });
  const levels = levelsFrom(field, unit, pose.level);
  for (const at of touchingPlaces(s))
    for (const end of posesAt(field, unit, at, levels, pose.facing)) {
      const reached = reachOf(s, at, end.level);
      if ('way' in reached) found.push({ end, move: () => moveOn(kind, reached.way, end, []) });
    }
  return found;
};

function* touchingPlaces(s: ReachSurvey): Generator<Point> {
  const { at: start } = s.unit.minis[0].pose;
  const radius = baseLength(s.unit.base) / 2;
  const towards = (p: Point) => angleOf({ x: start.x - p.x, y: start.y - p.y });
  for (const b of s.standing)
    if (b.unit.side !== s.unit.side)
      yield* placesTouching(
        b.mini.pose.at,
        radius + baseLength(b.unit.base) / 2,
        12,
        towards(b.mini.pose.at),
      );
  for (const { token } of s.tokens)
    yield* placesTouching(token.at, radius + token.radius, 12, towards(token.at));
  for (const { at } of s.field.tokens) yield* placesOnLine(s, at);
  for (const b of s.standing) if (b.unit.side !== s.unit.side) yield* placesOnLine(s, b.mini.pose.at);
  for (const { terrain } of s.terrain) if (terrain.cover !== 'none') yield* placesBeside(terrain, radius);
}

/** Places on the straight line to a point, a centimetre apart, the farthest that a tool reaches first. */
function* placesOnLine(s: ReachSurvey, to: Point): Generator<Point> {
  const { at: start } = s.unit.minis[0].pose;
  const distance = lengthOf(start, to);
  const longest = 2 * halfWay(s.unit.base, s.unit.type, s.tools[s.tools.length - 1] ?? 1);
  for (let far = Math.min(distance, longest - 1); far > 0; far -= mm(10))
    yield {
      x: Math.round(start.x + ((to.x - start.x) / distance) * far),
      y: Math.round(start.y + ((to.y - start.y) / distance) * far),
    };
}

/** Places along the sides of a piece, touching it from outside. */
function* placesBeside(terrain: Terrain, radius: number): Generator<Point> {
  for (const [a, b] of sides(terrain.polygon)) {
    const length = lengthOf(a, b);
    const out = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    const away = radius + MEASURES.touch / 2;
    for (const part of [0.25, 0.5, 0.75])
      yield {
        x: Math.round(a.x + part * (b.x - a.x) + out.x * away),
        y: Math.round(a.y + part * (b.y - a.y) + out.y * away),
      };
  }
}

const BENDS = [0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75, -90, 90].map(degrees => degrees * DEGREE);

/** Moves of a notched base: every tool, thirteen bends, the whole way and half of it. */
const notchedCandidates = (field: Field, unit: Unit, kind: MoveKind): readonly Candidate[] => {
  const { level } = unit.minis[0].pose;
  const found: Candidate[] = [];
  for (const tool of TOOLS.filter(t => t <= speedFor(unit, kind)))
    for (const bend of BENDS)
      for (const half of [false, true]) {
        const travel = half ? MEASURES.tool[tool] / 2 : 'full';
        const move: Move = { kind, tool, heading: 0, bend, travel, level, others: [] };
        const judged = judgeMove(field, { ...unit, minis: [unit.minis[0]] }, move);
        if (judged.legal) found.push({ end: judged.end, move: () => move });
      }
  return found;
};

export const candidatesOf = (field: Field, unit: Unit, kind: MoveKind): readonly Candidate[] =>
  isNotched(unit.type) ? notchedCandidates(field, unit, kind) : smallCandidates(field, unit, kind);
