import type { Point } from '../exact.js';
import type { Field, Unit } from '../field.js';
import { judgeLevelChange } from './judge.js';
import type { Way } from './lay.js';
import { hasBody } from './level.js';
import { type Here, hereAt, type ReachSurvey, reachHere, surveyReach } from './reach.js';
import { halfWay, isLongEnough, type MoveKind } from './tool.js';

/** An end that a leader on a small base may choose, and the way of a tool that takes it there. */
export interface EndPose {
  readonly at: Point;
  readonly level: number;
  readonly way: Way;
}

/** The levels on which a base could end here: the battlefield, and the top of whatever has a body. */
const levelsAt = (s: ReachSurvey, here: Here): readonly number[] => {
  const start = s.unit.minis[0].pose.level;
  const mayEndOn = (level: number) => judgeLevelChange(s.unit, s.kind, start, level).length === 0;
  const levels = mayEndOn(0) ? [0] : [];
  for (const t of here.field.terrain)
    if (hasBody(t) && !levels.includes(t.top) && mayEndOn(t.top)) levels.push(t.top);
  return levels;
};

/** Every legal end on a raster of the given width. */
export const endPoses = (
  field: Field,
  unit: Unit,
  kind: MoveKind,
  step: number,
  withdraw = false,
): readonly EndPose[] => {
  const s = surveyReach(field, unit, kind, withdraw);
  const longest = s.tools[s.tools.length - 1];
  if (longest === undefined || s.refusals.length > 0) return [];
  const half = halfWay(unit.base, unit.type, longest);
  const start = unit.minis[0].pose.at;
  const first = (n: number) => Math.ceil((n - 2 * half) / step) * step;
  const ends: EndPose[] = [];
  for (let x = first(start.x); x <= start.x + 2 * half; x += step)
    for (let y = first(start.y); y <= start.y + 2 * half; y += step) {
      const at = { x, y };
      if (!isLongEnough(start, at, half)) continue;
      const here = hereAt(s, at);
      for (const level of levelsAt(s, here)) {
        const reached = reachHere(s, here, level);
        if ('way' in reached) ends.push({ at, level, way: reached.way });
      }
    }
  return ends;
};
