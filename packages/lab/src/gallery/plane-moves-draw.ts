import {
  baseOutline,
  type Judged,
  type Mini,
  MM,
  type Obstacle,
  type Point,
  rulesOf,
  type Unit,
} from '@potyczka/geometry/plane';
import { HIDDEN, label, line, outline, SEEN, shape, type Window } from './plane-draw.js';

/** The two halves of a laid tool, and the way of the leader's centre. */
export const drawTool = ({ tool, legal }: Pick<Judged, 'tool' | 'legal'>): string => {
  const colour = legal ? SEEN : HIDDEN;
  const [start, hinge, far] = tool.path;
  return (
    tool.halves
      .map(h => shape(h.core, `fill="${colour}" fill-opacity="0.18" stroke="${colour}" stroke-width="0.7"`))
      .join('') +
    line(start, hinge, colour, 'stroke-width="0.5" stroke-dasharray="2 2"') +
    line(hinge, far, colour, 'stroke-width="0.5" stroke-dasharray="2 2"')
  );
};

/** Bases where the move ends, empty: red where a refusal names the mini, grey where another one forbids the move. */
export const drawEnds = (unit: Unit, ends: readonly Mini[], refusals: readonly Obstacle[]): string =>
  ends
    .map(m => {
      const isNamed = refusals.some(r => r.mini === m.id);
      const colour = isNamed ? HIDDEN : refusals.length > 0 ? '#6e7781' : SEEN;
      const level = m.pose.level > 0 ? `+${m.pose.level / MM}` : '';
      return (
        outline(baseOutline(unit.base, m.pose), `fill="none" stroke="${colour}" stroke-width="1.4"`) +
        label(m.pose.at, `${m.id}${level}`, `class="t" fill="${colour}"`)
      );
    })
    .join('');

/** The ground that a sliding base covers. */
export const drawSlide = ({ slide }: Judged): string =>
  (slide?.way ?? [])
    .map(s => outline(s.swept, 'fill="#2f6fdb" fill-opacity="0.10" stroke="#2f6fdb" stroke-width="0.4"'))
    .join('');

export const offenders = (refusals: readonly Obstacle[]): readonly string[] =>
  refusals.flatMap(r => (r.by ? Object.values(r.by) : []));

/** A refusal in words: the rule, and what stands in the way. */
export const told = (refusals: readonly Obstacle[]): string =>
  rulesOf(refusals)
    .map(rule => {
      const by = [...new Set(offenders(refusals.filter(r => r.rule === rule)))];
      return by.length > 0 ? `${rule} (${by.join(', ')})` : rule;
    })
    .join(', ');

/** A window round some points, with a margin. */
export const windowRound = (points: readonly Point[], margin: number): Window => ({
  x0: Math.min(...points.map(p => p.x)) - margin,
  y0: Math.min(...points.map(p => p.y)) - margin,
  x1: Math.max(...points.map(p => p.x)) + margin,
  y1: Math.max(...points.map(p => p.y)) + margin,
});
