import { arenas } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Floor } from './Floor.js';
import './cover.css';
import { HEIGHT, SIDE, WIDTH } from './plan.js';
import { Body } from './shapes.js';
import { Walls } from './Walls.js';

/** Who stands where, in squares, the ones behind first: in the middle row, which is in sight however low the room. */
const STANDING: readonly (readonly [who: string, x: number, y: number])[] = [
  ['p3', 2.42, 1.72],
  ['p4', 1.3, 1.76],
  ['p1', 3.42, 1.8],
  ['p2', 1.76, 2.02],
  ['p5', 2.86, 2.06],
];
const SIZE = 1.5;

/** From the middle of one figure to that of another. */
const SHOT_PATH = `M${3.3 * SIDE} ${1.62 * SIDE}L${2.5 * SIDE} ${1.56 * SIDE}`;

/** An arena in the middle of a fight, for the first page: its middle, whatever the room. */
export const Cover = ({ lang }: { lang: Lang }): ReactNode => (
  <svg
    className="cover adrenaline"
    viewBox={`${SIDE * 0.6} ${SIDE * 0.55} ${WIDTH - SIDE * 0.9} ${HEIGHT - SIDE * 0.9}`}
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={lang === 'pl' ? 'Arena z pięcioma figurkami' : 'An arena with five figures'}
  >
    <Floor arena={arenas.D} />
    <Walls rooms={arenas.D.rooms} />
    <path className="fire-case" d={SHOT_PATH} />
    <path className="fire" d={SHOT_PATH} />
    {STANDING.map(([who, x, y]) => (
      <g key={who} transform={`translate(${x * SIDE} ${y * SIDE})`}>
        <Body figure={who} size={SIZE} />
      </g>
    ))}
  </svg>
);
