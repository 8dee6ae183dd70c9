import type { AreaOf } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';

/** Half the width of a hex, and its side. */
const HALF = 9;
const SIDE = 10.4;

type Hex = AreaOf['hexes'][number];

/** Where a hex lies that is so many columns and so many hexes away, as the map is drawn: hexes stand on a corner. */
const middleOf = ([columns, down]: Hex): readonly [number, number] => [
  HALF * (2 * down + columns),
  1.5 * SIDE * columns,
];

const cornersOf = (hex: Hex): string => {
  const [x, y] = middleOf(hex);
  return [
    [0, -SIDE],
    [HALF, -SIDE / 2],
    [HALF, SIDE / 2],
    [0, SIDE],
    [-HALF, SIDE / 2],
    [-HALF, -SIDE / 2],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`)
    .join(' ');
};

/** The shape of an area: the hex of who acts is dark, those that are hit are red, those of its body grey. */
export const AreaShape = ({
  area,
  label,
  scale = 1,
}: {
  readonly area: AreaOf;
  readonly label: string;
  readonly scale?: number;
}): ReactNode => {
  const own: Hex = [0, 0];
  const all: readonly Hex[] = [...(area.self ? [own] : []), ...area.hexes, ...(area.body ?? [])];
  const places = all.map(middleOf);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - HALF - 1, Math.min(...ys) - SIDE - 1];
  const [width, height] = [Math.max(...xs) + HALF + 1 - left, Math.max(...ys) + SIDE + 1 - top];
  return (
    <svg
      className="area-shape"
      width={width * scale}
      height={height * scale}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      {(area.body ?? []).map(hex => (
        <polygon key={`b${hex}`} className="body" points={cornersOf(hex)} />
      ))}
      {area.hexes.map(hex => (
        <polygon key={`h${hex}`} className="hit" points={cornersOf(hex)} />
      ))}
      {area.self && (
        <>
          <polygon className="own" points={cornersOf(own)} />
          <circle r={2.6} className="own-dot" />
        </>
      )}
    </svg>
  );
};
