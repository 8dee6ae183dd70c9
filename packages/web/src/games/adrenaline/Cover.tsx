import { arenas, type SquareId } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Floor } from './Floor.js';
import { lineOfFire } from './fire.js';
import './cover.css';
import { HEIGHT, middleOf, SIDE, WIDTH } from './plan.js';
import { Body } from './shapes.js';
import { Walls } from './Walls.js';

const STANDING: readonly (readonly [string, SquareId])[] = [
  ['p1', '02'],
  ['p2', '11'],
  ['p3', '12'],
  ['p4', '01'],
  ['p5', '22'],
];

const SHOT = lineOfFire({ options: { arena: 'D' } }, '02', middleOf('02'), '12', middleOf('12'));
const SHOT_PATH = SHOT.points.map((p, i) => `${i ? 'L' : 'M'}${p.x},${p.y}`).join(' ');

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
    {STANDING.map(([who, at]) => (
      <g key={who} transform={`translate(${middleOf(at).x} ${middleOf(at).y + 40})`}>
        <Body figure={who} size={1.7} />
      </g>
    ))}
  </svg>
);
