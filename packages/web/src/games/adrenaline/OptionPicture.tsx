import { arenas, type SquareId } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import { cornerOf, HEIGHT, SIDE, WIDTH } from './plan.js';
import { Walls } from './Walls.js';

type Arena = keyof typeof arenas;

/** An arena is recognised by its plan, not by its letter. */
export const OptionPicture = ({ option, value }: { option: string; value: unknown }): ReactNode =>
  option === 'arena' ? <Plan arena={value as Arena} /> : null;

const Plan = ({ arena }: { arena: Arena }): ReactNode => {
  const { rooms, colours } = arenas[arena];
  return (
    <svg
      className="arena-plan adrenaline"
      viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
      width={116}
      aria-hidden="true"
    >
      {rooms.squares.map(q => {
        const { x, y } = cornerOf(q);
        const fill = `var(--room-${colours[rooms.roomOf[q] as SquareId]})`;
        return <rect key={q} x={x} y={y} width={SIDE} height={SIDE} fill={fill} />;
      })}
      <Walls rooms={rooms} />
    </svg>
  );
};
