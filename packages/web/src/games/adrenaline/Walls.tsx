import type { Arena, SquareId } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { between, cornerOf, type Point, SIDE, type Wall, wallsOf } from './plan.js';

/** Walls, doors and open borders of an arena: slabs with an edge of light and one of shadow. */
export const Walls = ({ rooms }: { rooms: Arena['rooms'] }): ReactNode => {
  const walls = wallsOf(rooms.squares, rooms.borders);
  const isOuter = ({ from, to }: Wall): boolean => {
    const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const [dx, dy] = from.y === to.y ? [0, SIDE / 2] : [SIDE / 2, 0];
    return [-1, 1].some(s => !rooms.squares.some(q => isMiddle(q, mx + s * dx, my + s * dy)));
  };
  const outer = walls.filter(isOuter);
  const inner = walls.filter(w => !isOuter(w));
  const rim = outer.map(w => `M${w.from.x} ${w.from.y}L${w.to.x} ${w.to.y}`).join('');
  const slabs = inner.filter(w => w.kind !== 'open').flatMap(partsOf);
  return (
    <g className="walls" pointerEvents="none">
      <path
        className="open"
        d={inner
          .filter(w => w.kind === 'open')
          .map(lineOf)
          .join('')}
      />
      <path className="rim rim-edge" d={rim} />
      <path className="rim rim-stone" d={rim} />
      <path className="rim rim-top" d={rim} />
      {inner
        .filter(w => w.kind === 'door')
        .map(w => (
          <Door key={w.key} from={w.from} to={w.to} />
        ))}
      {slabs.map(([a, b]) => (
        <Slab key={`${a.x} ${a.y} ${b.x} ${b.y}`} from={a} to={b} />
      ))}
    </g>
  );
};

const isMiddle = (square: SquareId, x: number, y: number): boolean => {
  const corner = cornerOf(square);
  return Math.abs(corner.x + SIDE / 2 - x) < 1 && Math.abs(corner.y + SIDE / 2 - y) < 1;
};

const lineOf = ({ from, to }: Wall): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** A wall is one slab; a door leaves a gap between two. */
const partsOf = ({ kind, from, to }: Wall): readonly (readonly [Point, Point])[] =>
  kind === 'door'
    ? [
        [from, between(from, to, 0.31)],
        [between(from, to, 0.69), to],
      ]
    : [[from, to]];

const HALF = 8;

const Slab = ({ from, to }: { from: Point; to: Point }): ReactNode => {
  const isFlat = from.y === to.y;
  const [x, y] = [Math.min(from.x, to.x) - HALF, Math.min(from.y, to.y) - HALF];
  const width = Math.abs(to.x - from.x) + 2 * HALF;
  const height = Math.abs(to.y - from.y) + 2 * HALF;
  return (
    <>
      <rect className="slab" {...{ x, y, width, height }} rx={2.5} />
      <path
        className="slab-light"
        d={isFlat ? `M${x + 2} ${y + 3}h${width - 4}` : `M${x + 3} ${y + 2}v${height - 4}`}
      />
    </>
  );
};

/** The gap of a door, with a sign that one may pass. */
const Door = ({ from, to }: { from: Point; to: Point }): ReactNode => {
  const m = between(from, to, 0.5);
  const [a, b] = [between(from, to, 0.31), between(from, to, 0.69)];
  const isFlat = from.y === to.y;
  const chevrons = isFlat ? 'M-11-3L0-9L11-3M-11 3L0 9L11 3' : 'M-3-11L-9 0L-3 11M3-11L9 0L3 11';
  return (
    <>
      <path className="sill" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="chevrons" d={chevrons} transform={`translate(${m.x} ${m.y})`} />
    </>
  );
};
