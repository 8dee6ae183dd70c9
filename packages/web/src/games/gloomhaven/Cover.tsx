import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Standee, type StandeeProps } from '../../ui/Standee.js';
import { glyphOf } from './cover/glyphs.js';
import { Floor } from './Floor.js';
import { middleOf, pathOf } from './plan.js';

const ROWS: readonly (readonly [y: number, first: number, last: number])[] = [
  [0, 1, 6],
  [1, 0, 6],
  [2, 0, 7],
  [3, 0, 6],
  [4, 1, 6],
];
const FLOOR = ROWS.flatMap(([y, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${first + i},${y}`),
);

const STANDING: readonly (readonly [string, StandeeProps])[] = [
  ['2,1', { glyph: glyphOf('bowman'), colour: '#f5c242', letter: '2', plate: 'disc', ring: 'double' }],
  ['4,1', { glyph: glyphOf('skeleton'), colour: '#f1ebde', letter: '1', plate: 'disc' }],
  ['3,2', { glyph: glyphOf('brute'), colour: '#f2a33a', letter: 'B', plate: 'hexagon' }],
  ['5,2', { glyph: glyphOf('swordman'), colour: '#f1ebde', letter: '4', plate: 'disc' }],
  ['2,2', { glyph: glyphOf('sun-priest'), colour: '#c48bf0', letter: 'S', plate: 'diamond' }],
];

/** A room in the middle of a fight, for the first page. */
export const Cover = ({ lang }: { lang: Lang }): ReactNode => (
  <svg
    className="cover gloomhaven"
    viewBox="105 20 370 215"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={
      lang === 'pl' ? 'Komnata z dwojgiem bohaterów i potworami' : 'A room with two heroes and monsters'
    }
  >
    <Floor hexes={FLOOR} closed={[]} walls={[]} />
    <path d={pathOf(FLOOR)} fill="url(#glm-light)" />
    {STANDING.map(([at, look]) => (
      <g key={at} transform={`translate(${middleOf(at).x} ${middleOf(at).y + 13})`}>
        <Standee {...look} size={0.8} />
      </g>
    ))}
  </svg>
);
