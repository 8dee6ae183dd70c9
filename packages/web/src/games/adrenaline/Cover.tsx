import { arenas, type SquareId } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { lineOfFire } from './fire.js';
import { cornerOf, HEIGHT, middleOf, SIDE, WIDTH } from './plan.js';
import { Piece } from './shapes.js';
import { Walls } from './Walls.js';

const STANDING: readonly (readonly [string, SquareId])[] = [
  ['p1', '02'],
  ['p2', '11'],
  ['p3', '23'],
  ['p4', '00'],
  ['p5', '22'],
];

const SHOT = lineOfFire({ options: { arena: 'D' } }, '02', middleOf('02'), '23', middleOf('23'));

/** An arena in the middle of a fight, for the first page. */
export const Cover = ({ lang }: { lang: Lang }): ReactNode => {
  const { rooms, colours } = arenas.D;
  return (
    <svg
      className="cover adrenaline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={lang === 'pl' ? 'Arena z pięcioma figurkami' : 'An arena with five figures'}
    >
      {rooms.squares.map(q => {
        const { x, y } = cornerOf(q);
        return (
          <rect
            key={q}
            x={x}
            y={y}
            width={SIDE}
            height={SIDE}
            fill={`var(--room-${colours[rooms.roomOf[q] as SquareId]})`}
          />
        );
      })}
      <Walls rooms={rooms} />
      <path className="shot" d={SHOT.points.map((p, i) => `${i ? 'L' : 'M'}${p.x},${p.y}`).join(' ')} />
      {STANDING.map(([who, at]) => (
        <g key={who} transform={`translate(${middleOf(at).x} ${middleOf(at).y}) scale(1.9)`}>
          <Piece figure={who} />
        </g>
      ))}
    </svg>
  );
};
