import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Standee, type StandeeProps } from '../../ui/Standee.js';
import { glyphOf } from './cover/glyphs.js';

const BLUE = '#79b4ff';
const RED = '#ff7d6b';

const minis = (
  look: Omit<StandeeProps, 'size'>,
  places: readonly (readonly [x: number, y: number])[],
): readonly (readonly [number, number, StandeeProps])[] => places.map(([x, y]) => [x, y, look]);

const STANDING = [
  ...minis({ glyph: glyphOf('walking-scout'), colour: RED, letter: '7', plate: 'square', ring: 'double' }, [
    [262, 66],
  ]),
  ...minis({ glyph: glyphOf('full-motorcycle-helmet'), colour: RED, letter: '2', plate: 'square' }, [
    [196, 70],
    [226, 92],
    [190, 104],
  ]),
  ...minis({ glyph: glyphOf('brodie-helmet'), colour: BLUE, letter: '3', plate: 'hexagon' }, [
    [62, 96],
    [88, 128],
    [44, 138],
  ]),
  ...minis({ glyph: glyphOf('energy-sword'), colour: BLUE, letter: '1', plate: 'hexagon', ring: 'double' }, [
    [116, 158],
  ]),
].sort((a, b) => a[1] - b[1]);

/** A house seen from above, lit from the upper left, with its shadow. */
const House = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M0 0 L18 14 V${h + 14} H${w + 18} V14 L${w} 0 Z`} fill="#00000059" />
    <rect width={w} height={h} fill="#e2cfa8" stroke="#8f7a55" strokeWidth={3} />
    <rect x={7} y={7} width={w - 14} height={h - 14} fill="#cdb88d" stroke="#a38f67" />
  </g>
);

/** Two armies on both sides of a village, for the first page. */
export const Cover = ({ lang }: { lang: Lang }): ReactNode => (
  <svg
    className="cover legion"
    viewBox="0 0 320 185"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={
      lang === 'pl' ? 'Dwie armie po dwóch stronach osady' : 'Two armies on both sides of a village'
    }
  >
    <defs>
      <radialGradient id="leg-cover-sand" cx="0.3" cy="0.2" r="1.1">
        <stop offset="0" stopColor="#c8ac7f" />
        <stop offset="1" stopColor="#6b5941" />
      </radialGradient>
    </defs>
    <rect width="320" height="185" fill="url(#leg-cover-sand)" />
    <path
      d="M0 42q40 -14 84 0t80 0M150 152q40 -12 80 0t90 -4M20 172q30 -10 60 0"
      fill="none"
      stroke="#8a7350"
      strokeOpacity={0.5}
      strokeWidth={2}
    />
    <House x={112} y={18} w={58} h={46} />
    <House x={206} y={118} w={64} h={40} />
    <path d="M150 96l10 8v52l-10 -8z" fill="#00000059" />
    <rect x={140} y={94} width={12} height={54} fill="#9aa6ad" stroke="#4e585f" strokeWidth={2} />
    <path d="M74 88L184 62" stroke="#ff5b4d" strokeWidth={2.5} strokeDasharray="9 5" />
    {STANDING.map(([x, y, look]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <Standee {...look} size={0.55} />
      </g>
    ))}
  </svg>
);
