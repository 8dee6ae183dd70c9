import { unitCard } from '@potyczka/legion/view';
import type { CSSProperties, ReactNode } from 'react';
import { FIGURES, type FigureId, HEAVY_GUN, type Shape } from './figures.js';

/** A word of a unit's id, and the figure it stands as; the first that is met. */
const BY_NAME: readonly (readonly [RegExp, FigureId])[] = [
  [/at-st|marquand/, 'heavyWalker'],
  [/dewback|tauntaun/, 'beast'],
  [/leia|padme|jyn|cara|hera/, 'lady'],
  [/vader|sidious|palpatine|maul|inquisitor|brother|dooku|ventress|grievous/, 'dark'],
  [/luke|obi-wan|yoda|anakin|ahsoka|kanan|ezra|plo|mace|cal-/, 'knight'],
  [/r2-d2|probe|seeker|grogu/, 'astromech'],
  [/han-solo|lando|andor|gideon|krennic|pyke|bossk|cad-bane/, 'rogue'],
  [/veers|officer|kallus|marquand|agent|tarkin/, 'officer'],
  [/boba|mandalorian|djarin|gar-saxon|rook|clan-wren|sabine|death-watch/, 'helmeted'],
  [/ewok|wicket|logray/, 'tribe'],
  [/snowtrooper|range-trooper/, 'snow'],
  [/scout-trooper|74-z|shoretrooper|death-trooper|dark-trooper/, 'scout'],
  [/rebel-commando|pathfinder|veteran|fleet-trooper/, 'hooded'],
];
const BY_TYPE: Readonly<Record<string, FigureId>> = {
  clone: 'clone',
  droid: 'droid',
  wookiee: 'wookiee',
  creature: 'beast',
  emplacement: 'cannon',
  repulsorVehicle: 'bike',
};
const BY_FACTION: Readonly<Record<string, FigureId>> = {
  rebels: 'rebel',
  empire: 'storm',
  republic: 'clone',
  separatists: 'droid',
  mercenary: 'helmeted',
};

/** The figure that a unit stands as. */
export const figureOf = (id: string): FigureId => {
  const { type, rank, faction } = unitCard(id);
  if (type === 'repulsorVehicle') return rank === 'heavy' ? 'tank' : 'bike';
  const named = BY_NAME.find(([word]) => word.test(id))?.[1];
  if (named) return named;
  if (type === 'groundVehicle') return rank === 'heavy' ? 'tank' : 'walker';
  return BY_TYPE[type] ?? BY_FACTION[faction] ?? 'rebel';
};

/** What each army is painted in where no seat says it. */
const PAINT: Readonly<Record<string, string>> = {
  rebels: '#f2a33a',
  empire: '#d5deea',
  republic: '#8fb8e8',
  separatists: '#c9a06a',
  mercenary: '#7fb08a',
};
export const paintOf = (faction: string | undefined): string => PAINT[faction ?? ''] ?? '#b3bcc8';

const Shapes = ({ shapes }: { readonly shapes: readonly Shape[] }): ReactNode =>
  shapes.map(({ d, fill, line = 0, stroke = '#0a0c0f' }) => (
    <path
      key={d}
      d={d}
      fill={fill}
      stroke={line > 0 ? stroke : 'none'}
      strokeWidth={line}
      strokeLinejoin="round"
    />
  ));

export interface FigureProps {
  readonly is: FigureId;
  readonly isHeavy?: boolean;
}

/** A figure in a drawing, its foot at 0, 0. */
const Figure = ({ is, isHeavy = false }: FigureProps): ReactNode => {
  const shapes: readonly Shape[] = FIGURES[is];
  return <Shapes shapes={isHeavy ? [...shapes.slice(0, -1), ...HEAVY_GUN] : shapes} />;
};

const nameOf = (is: FigureId, isHeavy: boolean): string => `legion-figure-${is}${isHeavy ? '-heavy' : ''}`;

/** Every figure once, for a table that shows many of them. */
export const FigureSheet = ({ of }: { readonly of: readonly FigureProps[] }): ReactNode => {
  const each = new Map(of.map(one => [nameOf(one.is, one.isHeavy ?? false), one]));
  return (
    <defs>
      {[...each].map(([name, one]) => (
        <g key={name} id={name}>
          <Figure {...one} />
        </g>
      ))}
    </defs>
  );
};

/** A figure of the sheet, painted in the colour of its side. */
export const StandingFigure = ({
  is,
  isHeavy = false,
  colour,
}: FigureProps & { readonly colour: string }) => (
  <use href={`#${nameOf(is, isHeavy)}`} style={{ '--side': colour } as CSSProperties} />
);

/** Three stand for a squad, one alone is a hero or a vehicle. */
const STANDS = {
  one: [[48, 20, 2.4, false]],
  squad: [
    [4, 6, 1.9, false],
    [80, 4, 1.9, false],
    [42, 20, 2.05, true],
  ],
} as const;

interface PortraitProps {
  readonly unit: string;
  readonly colour: string;
  readonly hasHeavy?: boolean;
  readonly width?: number;
  readonly height?: number;
}

/** The picture at the head of a card: the unit before a ground that the light falls on from the left. */
export const Portrait = ({
  unit,
  colour,
  hasHeavy = false,
  width = 340,
  height = 124,
}: PortraitProps): ReactNode => {
  const card = unitCard(unit);
  const is = figureOf(unit);
  const stands = card.minis > 2 ? STANDS.squad : STANDS.one;
  const isLow = is === 'beast' || is === 'tank' || is === 'bike' || is === 'cannon';
  const middle = width > 200 ? 0 : -46;
  return (
    <svg
      className="portrait-art"
      viewBox={`${-width / 2} ${22 - height + 10} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ '--side': colour } as CSSProperties}
    >
      <path
        d={`M${-width / 2} 12Q0 2 ${width / 2} 14V${height}H${-width / 2}Z`}
        fill="#000"
        fillOpacity=".22"
      />
      {stands.map(([x, y, size, leads]) => (
        <g key={x} transform={`translate(${x + middle} ${y})`}>
          <ellipse cx="6" cy="4" rx={isLow ? 52 : 36} ry="10" fill="#000" fillOpacity=".4" />
          <g transform={`scale(${isLow ? size * 0.86 : size})`}>
            <Figure is={is} isHeavy={leads && hasHeavy} />
          </g>
        </g>
      ))}
    </svg>
  );
};
