import type { ReactNode } from 'react';
import './cover.css';
import { Glyph } from './cover/glyphs.js';
import { between, edgePath, edgesOf, middleOf, neighboursOf, noiseOf, pathOf } from './plan.js';

const SHADES = ['#7f7668', '#857b6d', '#8b8272', '#918778'];

/** Patterns and lights of the floor. */
const Defs = (): ReactNode => (
  <defs>
    <pattern id="glm-cracks" width="190" height="150" patternUnits="userSpaceOnUse">
      <path d="M12 22l14 8 4 12M92 12l-9 15 12 9M150 60l16-6 8 10M40 96l10 14-6 10M112 110l18 4 6 12M72 62l12 3" />
      <path d="M30 60h2M120 40h2M60 130h2M170 120h2M10 120h2" />
    </pattern>
    <pattern
      id="glm-hatch"
      width="10"
      height="10"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="10" height="10" fill="#0e1013" />
      <rect width="3" height="10" fill="#1b1f25" />
    </pattern>
    <radialGradient id="glm-torch">
      <stop offset="0" stopColor="#ffb45a" stopOpacity="0.62" />
      <stop offset="0.45" stopColor="#ff9a3c" stopOpacity="0.2" />
      <stop offset="1" stopColor="#ff9a3c" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="glm-light" cx="0.45" cy="0.4" r="0.75">
      <stop offset="0" stopColor="#fff4dc" stopOpacity="0.2" />
      <stop offset="0.5" stopColor="#fff4dc" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity="0.4" />
    </radialGradient>
  </defs>
);

interface FloorProps {
  readonly hexes: readonly string[];
  /** Closed doors: beyond them nobody has been. */
  readonly closed: readonly string[];
  readonly walls: readonly (readonly [string, string])[];
}

/** Stone, its walls, torches on them, and the dark behind closed doors. */
export const Floor = ({ hexes, closed, walls }: FloorProps): ReactNode => {
  const known = new Set(hexes);
  const edges = edgesOf(hexes);
  const whole = pathOf(hexes);
  const dark = [...new Set(closed.flatMap(neighboursOf))].filter(place => !known.has(place));
  const torches = edges.filter(e => (e.nth === 0 || e.nth === 5) && noiseOf(e.place) % 4 === 0);
  return (
    <g className="floor" pointerEvents="none">
      <Defs />
      <path className="cast" d={whole} transform="translate(9 12)" />
      {dark.length > 0 && <path className="unexplored" d={pathOf(dark)} />}
      <path className="wall-base" d={whole} />
      <path className="wall-stone" d={whole} />
      <path className="wall-blocks" d={whole} />
      <path className="wall-edge" d={whole} transform="translate(-4 -5)" />
      {SHADES.map((shade, i) => (
        <path key={shade} d={pathOf(hexes.filter(place => noiseOf(place) % 4 === i))} fill={shade} />
      ))}
      <path className="cracks" d={whole} />
      <path className="joints" d={whole} />
      <path className="hex-light" d={pathOf(hexes, 0.93)} />
      <path className="inner-shadow" d={edgePath(edges)} />
      <path className="inner-wall" d={walls.map(([a, b]) => between(a, b)).join('')} />
      {torches.map(({ place }) => {
        const { x, y } = middleOf(place);
        return (
          <g key={place}>
            <circle cx={x} cy={y - 26} r={96} fill="url(#glm-torch)" />
            <g className="torch">
              <Glyph name="fire" size={17} x={x} y={y - 43} />
            </g>
          </g>
        );
      })}
      {dark.slice(0, 1).map(place => {
        const { x, y } = middleOf(place);
        return (
          <g key={place} className="unknown">
            <Glyph name="uncertainty" size={26} x={x} y={y} />
          </g>
        );
      })}
    </g>
  );
};
