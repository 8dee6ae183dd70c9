import type { ReactNode } from 'react';

export const PLATES = ['hexagon', 'disc', 'square', 'triangle', 'diamond'] as const;
export type PlateShape = (typeof PLATES)[number];

/** Around the origin, as large as a disc of radius 1. */
const OUTLINES: Readonly<Record<PlateShape, string>> = {
  hexagon: 'M0-1.12L.97-.56V.56L0 1.12L-.97.56V-.56Z',
  disc: 'M0-1A1 1 0 1 1-.001-1Z',
  square: 'M-.8-.95H.8Q.95-.95.95-.8V.8Q.95.95.8.95H-.8Q-.95.95-.95.8V-.8Q-.95-.95-.8-.95Z',
  triangle: 'M0-1.25L1.18.85H-1.18Z',
  diamond: 'M0-1.25L1.18 0L0 1.25L-1.18 0Z',
};

interface PlateProps {
  readonly shape: PlateShape;
  readonly letter: string;
  readonly colour: string;
  readonly ink?: string;
  /** Its middle and half of its height, in units of the drawing. */
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** A small plate with a letter or number: shape, colour and letter each tell a figure from the others. */
export const Plate = ({
  shape,
  letter,
  colour,
  ink = '#0b0d10',
  x = 0,
  y = 0,
  r = 13,
}: PlateProps): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${r})`}>
    <path
      d={OUTLINES[shape]}
      fill={colour}
      stroke="#0a0c0f"
      strokeWidth={3.2 / r}
      paintOrder="stroke"
      strokeLinejoin="round"
    />
    <text
      y={shape === 'triangle' ? 0.68 : 0.53}
      textAnchor="middle"
      fontSize={letter.length > 1 ? 1.2 : 1.5}
      fontWeight={800}
      fill={ink}
    >
      {letter}
    </text>
  </g>
);

/** A plate in a line of text, as an order or a name. */
export const PlateIcon = ({ size = 24, ...plate }: PlateProps & { readonly size?: number }): ReactNode => (
  <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true" className="icon">
    <Plate {...plate} r={11.5} />
  </svg>
);
