import type { Colour } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import type { GlyphRef } from '../../ui/glyph-sheet.js';
import { Plate, type PlateShape } from '../../ui/Plate.js';
import { Standee, StandeeIcon, type StandeeProps } from '../../ui/Standee.js';
import { glyphOf } from './glyphs.js';

/** Each seat has a silhouette, a plate of its own shape, a letter and a colour, so that none is told by colour alone. */
const FIGURES: readonly { readonly plate: PlateShape; readonly glyph: GlyphRef; readonly letter: string }[] =
  [
    { plate: 'hexagon', glyph: glyphOf('robot-golem'), letter: 'D' },
    { plate: 'disc', glyph: glyphOf('troglodyte'), letter: 'S' },
    { plate: 'square', glyph: glyphOf('battle-mech'), letter: 'R' },
    { plate: 'triangle', glyph: glyphOf('spectre'), letter: 'B' },
    { plate: 'diamond', glyph: glyphOf('swordwoman'), letter: 'V' },
  ];
const TERMINATOR = { plate: 'disc', glyph: glyphOf('vintage-robot'), letter: 'T' } as const;

export interface Look {
  readonly plate: PlateShape;
  readonly glyph: GlyphRef;
  /** Out of the figure's name, the same in both languages, no two the same. */
  readonly letter: string;
  readonly colour: string;
  /** The colour of the letter. */
  readonly ink: string;
  readonly ring: 'one' | 'broken';
}

/** How a figure looks: `p1` to `p5`, or the bot. */
export const lookOf = (figure: string): Look => {
  if (figure === 'bot') {
    return { ...TERMINATOR, colour: 'var(--seat-bot)', ink: 'var(--seat-bot-ink)', ring: 'broken' };
  }
  const i = Number(figure.slice(1)) - 1;
  const known = FIGURES[i] ?? { ...TERMINATOR, letter: '?' };
  return { ...known, colour: `var(--seat-${i + 1})`, ink: 'var(--seat-ink)', ring: 'one' };
};

/** A figure's token, drawn around the origin. */
export const Piece = ({ figure, size = 1 }: { figure: string; size?: number }): ReactNode => {
  const { plate, letter, colour, ink } = lookOf(figure);
  return <Plate shape={plate} letter={letter} colour={colour} ink={ink} r={24 * size} />;
};

/** A figure as it stands on the board; the origin is the middle of its base. */
export const Body = ({
  figure,
  ...how
}: { readonly figure: string } & Pick<StandeeProps, 'size' | 'isActing' | 'isGhost'>): ReactNode => {
  const { plate, ...look } = lookOf(figure);
  return <Standee {...look} plate={plate} {...how} />;
};

/** A figure beside its name: a picture in a ring, with its plate. */
export const Portrait = ({ figure, size = 38 }: { figure: string; size?: number }): ReactNode => {
  const { plate, letter, colour, ink, glyph, ring } = lookOf(figure);
  return (
    <svg className="portrait" width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle
        r={27}
        fill="var(--portrait)"
        stroke={colour}
        strokeWidth={3}
        strokeDasharray={ring === 'broken' ? '7 3' : undefined}
      />
      <g transform="translate(-19.5 -20.5) scale(.0762)" fill={colour}>
        <use href={glyph} />
      </g>
      <Plate shape={plate} letter={letter} colour={colour} ink={ink} x={19} y={19} r={9.6} />
    </svg>
  );
};

/** A figure as it stands on the board, in a line of text; so many pixels high. */
export const BodyIcon = ({ figure, size }: { figure: string; size: number }): ReactNode => {
  const { plate, ...look } = lookOf(figure);
  return <StandeeIcon {...look} plate={plate} height={size} />;
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
    <path d="M-7-7H6" stroke="#fff" strokeOpacity={0.55} strokeWidth={1.4} strokeLinecap="round" />
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

/** A pin in the colour of a spawnpoint. */
export const Pin = ({
  colour,
  x,
  y,
  size = 1,
}: {
  colour: Colour;
  x: number;
  y: number;
  size?: number;
}): ReactNode => (
  <g className="pin" transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M0 16C-5 6-10 1-10-6A10 10 0 1 1 10-6C10 1 5 6 0 16Z"
      fill={`var(--cube-${colour})`}
      stroke="#0a0c0f"
      strokeWidth={2.5}
    />
    <circle r={4} cy={-6} fill="#0a0c0f" />
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
