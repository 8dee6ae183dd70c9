import type { Colour } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';

/** Each seat has a silhouette, a letter and a colour of its own, so that no two are told apart by colour alone. */
const OUTLINES: readonly string[] = [
  'M0,-26 L23,-13 L23,13 L0,26 L-23,13 L-23,-13 Z', // hexagon
  'M0,-27 C15,-27 27,-15 27,0 C27,15 15,27 0,27 C-15,27 -27,15 -27,0 C-27,-15 -15,-27 0,-27 Z', // disc
  'M-21,-24 L21,-24 L24,-21 L24,21 L21,24 L-21,24 L-24,21 L-24,-21 Z', // block
  'M0,-28 L27,20 L-27,20 Z', // triangle
  'M0,-29 L25,0 L0,29 L-25,0 Z', // diamond
  'M-10,-26 L10,-26 L26,-10 L26,10 L10,26 L-10,26 L-26,10 L-26,-10 Z', // octagon, for the bot
];

export interface Look {
  readonly index: number;
  readonly letter: Readonly<Record<Lang, string>>;
  readonly colour: string;
  /** The colour of the letter. */
  readonly ink: string;
}

/** From the names of the characters, no letter twice; the bot has T. */
const LETTERS: readonly Look['letter'][] = [
  { pl: 'D', en: 'D' },
  { pl: 'J', en: 'S' },
  { pl: 'S', en: 'R' },
  { pl: 'B', en: 'B' },
  { pl: 'V', en: 'V' },
];
const BOT_LETTER: Look['letter'] = { pl: 'T', en: 'T' };
const NO_LETTER: Look['letter'] = { pl: '?', en: '?' };

/** How a figure looks: `p1` to `p5`, or the bot. */
export const lookOf = (figure: string): Look => {
  if (figure === 'bot') {
    return { index: 5, letter: BOT_LETTER, colour: 'var(--seat-bot)', ink: 'var(--seat-bot-ink)' };
  }
  const i = Number(figure.slice(1)) - 1;
  return {
    index: i,
    letter: LETTERS[i] ?? NO_LETTER,
    colour: `var(--seat-${i + 1})`,
    ink: 'var(--seat-ink)',
  };
};

/** A figure's token, drawn around the origin. */
export const Piece = ({ figure, size = 1 }: { figure: string; size?: number }): ReactNode => {
  const { prefs } = usePrefs();
  const look = lookOf(figure);
  const lower = look.index === 3 ? 6 : 0;
  return (
    <g transform={`scale(${size})`}>
      <path
        d={OUTLINES[look.index]}
        fill={look.colour}
        stroke="var(--outline)"
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <text y={8 + lower} textAnchor="middle" fontSize={23} fontWeight={750} fill={look.ink}>
        {look.letter[prefs.lang]}
      </text>
    </g>
  );
};

interface PieceIconProps {
  readonly figure: string;
  readonly size?: number;
  /** Told when the hand rests on it. */
  readonly title?: string;
}

/** A token in a row of text or tokens. */
export const PieceIcon = ({ figure, size = 20, title }: PieceIconProps): ReactNode => (
  <svg width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true" className="icon">
    {title && <title>{title}</title>}
    <Piece figure={figure} />
  </svg>
);

/** Cubes differ in their mark as well as in colour. */
const MARKS: Readonly<Record<Colour, string>> = {
  red: 'M-4,4 L0,-4 L4,4 Z',
  blue: 'M-4,-4 H4 V4 H-4 Z',
  yellow: 'M0,-4.5 A4.5,4.5 0 1 1 -0.01,-4.5 Z',
};

export const Cube = ({ colour, x = 0, y = 0 }: { colour: Colour; x?: number; y?: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      x={-9}
      y={-9}
      width={18}
      height={18}
      rx={4}
      fill={`var(--cube-${colour})`}
      stroke="var(--outline)"
      strokeWidth={1.5}
    />
    <path d={MARKS[colour]} fill={`var(--cube-${colour}-ink)`} />
  </g>
);

export const CubeIcon = ({ colour, empty = false }: { colour: Colour; empty?: boolean }): ReactNode => (
  <svg
    width={16}
    height={16}
    viewBox="-10 -10 20 20"
    aria-hidden="true"
    className={empty ? 'icon faint' : 'icon'}
  >
    <Cube colour={colour} />
  </svg>
);

export const Skull = ({ x = 0, y = 0, size = 1 }: { x?: number; y?: number; size?: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--ink)">
    <path d="M0,-11 C8,-11 11,-5 11,0 C11,4 8,6 6,7 L6,11 L-6,11 L-6,7 C-8,6 -11,4 -11,0 C-11,-5 -8,-11 0,-11 Z" />
    <circle cx={-4.4} cy={-0.5} r={2.8} fill="var(--panel)" />
    <circle cx={4.4} cy={-0.5} r={2.8} fill="var(--panel)" />
  </g>
);

/** A card with a lightning bolt: a power-up. */
export const Bolt = ({ x = 0, y = 0 }: { x?: number; y?: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <rect x={-9} y={-11} width={18} height={22} rx={3} fill="var(--panel)" stroke="var(--ink-soft)" />
    <path d="M2,-8 L-5,2 L0,2 L-2,8 L5,-2 L0,-2 Z" fill="var(--ink)" />
  </g>
);

/** A ring with a dot: a mark. */
export const Mark = ({ x = 0, y = 0, size = 1 }: { x?: number; y?: number; size?: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`} className="mark">
    <circle r={8} fill="none" stroke="currentColor" strokeWidth={2.5} />
    <circle r={3} fill="currentColor" />
  </g>
);

/** A drawing in a line of text. */
export const Inline = ({ children, size = 18 }: { children: ReactNode; size?: number }): ReactNode => (
  <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" className="icon">
    {children}
  </svg>
);
