import { LEGENDS, type LegendView, lookBetween, type View } from '@potyczka/apex/view';
import { distance, isEdge } from '@potyczka/geometry/lattice';
import type { ReactNode } from 'react';
import { between, Callout, Cased, lineThrough, lookText, Mark } from './Preview.js';
import { CELL, edgeMiddle, latticeOf, mapOf, middleOf, type Point } from './plan.js';
import { legendIn, previewOf, type Scene } from './scene.js';

/** How a legend looks at another: how far, whether it sees it, behind what it hides. */
interface Look {
  readonly from: LegendView;
  readonly to: LegendView;
  readonly seen: boolean;
  readonly hidden: boolean;
  /** Where the line ends, if something blocks it. */
  readonly stop: Point | null;
}

const lookAt = (view: View, from: LegendView, to: LegendView): Look | null => {
  if (!from.at || !to.at) return null;
  const map = mapOf(view);
  const found = lookBetween(latticeOf(view), from.at, to.at);
  const [first] = found.by;
  const stop = first
    ? isEdge(first.at)
      ? edgeMiddle(map, first.at)
      : first.kind === 'joint'
        ? { x: first.at.x * CELL, y: first.at.y * CELL }
        : middleOf(map, first.at)
    : null;
  const hidden = found.seen && found.covers.length > 0;
  return { from, to, seen: found.seen, hidden, stop };
};

/** The line of a look: white where it is free, broken up to what blocks it. */
const LineOf = ({ scene, look, isTold }: { scene: Scene; look: Look; isTold: boolean }): ReactNode => {
  const map = mapOf(scene.view);
  const { from, to, seen, hidden, stop } = look;
  if (!from.at || !to.at) return null;
  const [a, b] = [middleOf(map, from.at), middleOf(map, to.at)];
  const far = distance(from.at, to.at);
  return (
    <g className="sight">
      <Cased d={lineThrough(map, [from.at, to.at])} kind={seen ? 'seen' : 'unseen'} />
      {hidden && <Mark at={between(a, b, 0.82)} kind="hidden" />}
      {!seen && <Mark at={stop ? nearLine(a, b, stop) : between(a, b, 0.5)} kind="blocked" />}
      {isTold && <Callout at={b} text={lookText(scene, to.id, seen, hidden, far)} />}
    </g>
  );
};

/** The point of a line that is nearest to something beside it. */
const nearLine = (a: Point, b: Point, p: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy);
  return between(a, b, Math.min(0.95, Math.max(0.05, share)));
};

const isLegend = (el: string | null): boolean => (LEGENDS as readonly (string | null)[]).includes(el);

/** Of the legend under the hand: an enemy of who acts is looked at by who acts, anybody else looks round. */
export const Sights = ({
  scene,
  looked,
}: {
  readonly scene: Scene;
  readonly looked: string | null;
}): ReactNode => {
  const { view } = scene;
  if (!isLegend(looked) || previewOf(scene.pointed).line) return null;
  const under = legendIn(view, looked as string);
  const acting = view.act && legendIn(view, view.act.legend);
  if (!under?.at) return null;
  const isTarget = acting && acting.team !== under.team;
  const pairs = isTarget
    ? [lookAt(view, acting, under)]
    : view.legends.filter(l => l.team !== under.team).map(l => lookAt(view, under, l));
  return (
    <g className="sights" pointerEvents="none">
      {pairs.map(look => look && <LineOf key={look.to.id} {...{ scene, look }} isTold={Boolean(isTarget)} />)}
    </g>
  );
};
