import type { Arena } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { between, type Point, wallsOf } from './plan.js';

/** Walls, doors and open borders of an arena. */
export const Walls = ({ rooms }: { rooms: Arena['rooms'] }): ReactNode => (
  <g className="walls" pointerEvents="none">
    {wallsOf(rooms.squares, rooms.borders).map(w => (
      <Border key={w.key} kind={w.kind} from={w.from} to={w.to} />
    ))}
  </g>
);

const Border = ({ kind, from, to }: { kind: string; from: Point; to: Point }): ReactNode => {
  if (kind === 'open') return <line className="open" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  if (kind === 'wall') return <line className="wall" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
  const [a, b] = [between(from, to, 0.3), between(from, to, 0.7)];
  return (
    <g>
      <line className="wall" x1={from.x} y1={from.y} x2={a.x} y2={a.y} />
      <line className="wall" x1={b.x} y1={b.y} x2={to.x} y2={to.y} />
      <line className="door" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </g>
  );
};
