import type { Lang } from '@potyczka/kernel/register';
import type { ReactNode } from 'react';
import { Standee, type StandeeProps } from '../../ui/Standee.js';
import { glyphOf } from './cover/glyphs.js';

/** Buildings: left, top, width, depth, levels. */
const BLOCKS = [
  [34, 52, 96, 62, 2],
  [150, 70, 60, 44, 1],
  [232, 30, 108, 54, 1],
  [70, 158, 120, 46, 1],
  [238, 132, 84, 62, 2],
] as const;

const LIFT = 22;
const ROOFS = ['', '#7d8f9a', '#c9d2d6'] as const;
const FACES = ['', '#3a474f', '#5f6f77'] as const;

const Block = ({ block }: { readonly block: (typeof BLOCKS)[number] }): ReactNode => {
  const [x, y, w, d, level] = block;
  const lift = level * LIFT;
  return (
    <g>
      <path
        d={`M${x + w} ${y}l${lift * 0.8} ${lift * 0.5}v${d}h${-w}l${-lift * 0.8} ${-lift * 0.5}h${w}z`}
        fill="#0007"
      />
      <rect x={x} y={y + d - lift} width={w} height={lift} fill={FACES[level]} />
      <rect x={x + w * 0.3} y={y + d - lift + 5} width={9} height={6} fill="#ffd58a" />
      <rect x={x} y={y - lift} width={w} height={d} fill={ROOFS[level]} />
      <path
        d={`M${x + 1.5} ${y + d - lift}V${y - lift + 1.5}H${x + w}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
      />
    </g>
  );
};

const BLUE = '#5fb3f3';
const RED = '#ff6f66';

/** Two legends of each team, the ones behind first. */
const STANDING: readonly (readonly [x: number, y: number, look: StandeeProps])[] = [
  [84, 66, { glyph: glyphOf('hooded-figure'), colour: BLUE, letter: 'H', plate: 'triangle' }],
  [276, 126, { glyph: glyphOf('strong'), colour: RED, letter: 'G', plate: 'square', ring: 'broken' }],
  [
    126,
    150,
    { glyph: glyphOf('ninja-heroic-stance'), colour: RED, letter: 'W', plate: 'diamond', ring: 'broken' },
  ],
  [216, 194, { glyph: glyphOf('healing'), colour: BLUE, letter: 'L', plate: 'hexagon' }],
];

/** Roofs on two levels, a shot across the street, and the Ring around them. */
export const Cover = ({ lang }: { readonly lang: Lang }): ReactNode => (
  <svg
    viewBox="0 0 360 240"
    preserveAspectRatio="xMidYMid slice"
    className="cover"
    role="img"
    aria-label={lang === 'pl' ? 'Dachy i czworo legend' : 'Roofs and four legends'}
  >
    <defs>
      <linearGradient id="apex-cover-soil" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#a08b6c" />
        <stop offset="1" stopColor="#5d5243" />
      </linearGradient>
      <pattern
        id="apex-cover-burns"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="14" height="14" fill="#c4582a" fillOpacity=".5" />
        <rect width="6" height="14" fill="#ff8a3d" fillOpacity=".5" />
      </pattern>
    </defs>
    <rect width="360" height="240" fill="url(#apex-cover-soil)" />
    <path
      d="M0 48H360M0 96H360M0 144H360M0 192H360M48 0V240M96 0V240M144 0V240M192 0V240M240 0V240M288 0V240M336 0V240"
      stroke="#1c160d"
      strokeOpacity=".28"
    />
    {BLOCKS.map(block => (
      <Block key={block.join()} block={block} />
    ))}
    <path d="M84 50L276 110" stroke="#0a0c0f" strokeOpacity=".7" strokeWidth="6" />
    <path d="M84 50L276 110" stroke="#fff" strokeWidth="3" />
    <circle cx="180" cy="80" r="10" fill="#0f1216" stroke="#f2c744" strokeWidth="2.5" />
    <path d="M175 75h10v5q0 5-5 8q-5-3-5-8z" fill="#f2c744" />
    {STANDING.map(([x, y, look]) => (
      <g key={look.letter} transform={`translate(${x} ${y})`}>
        <Standee {...look} size={0.58} />
      </g>
    ))}
    <path d="M0 0H360V240H0zM16 12V228H344V12z" fillRule="evenodd" fill="url(#apex-cover-burns)" />
    <rect x="16" y="12" width="328" height="216" fill="none" stroke="#ff8a3d" strokeWidth="3.5" />
  </svg>
);
