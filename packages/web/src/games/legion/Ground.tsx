import { pieceName } from '@potyczka/legion/text';
import type { Ground as Battlefield } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { paint } from '../../ui/defs.js';
import { elementProps } from '../element.js';
import { drawn, hullOf, kindOf, middleOf, type Point, pathOf, RIM, scaled, thrown } from './plan.js';
import type { Scene } from './scene.js';

type Piece = Battlefield['terrain'][number];

/** Three tones of the ground of each battlefield, light to dark. */
const GROUNDS = {
  desert: ['#b89c71', '#937a58', '#67563f'],
  forest: ['#8a8a5c', '#656c45', '#434a30'],
  industrial: ['#8d9197', '#6d7278', '#4a4f55'],
  craters: ['#a08d7c', '#7a6a5c', '#51463c'],
} as const;

/** Two tones of each material, and which pieces are made of it. */
const MATERIALS = {
  plaster: ['#f1e3c6', '#c2ad86'],
  stone: ['#dccaa4', '#a8946d'],
  steel: ['#9aa6ad', '#5a666e'],
  wood: ['#b08552', '#6f5230'],
  rock: ['#a39a8e', '#665e54'],
  leaves: ['#55703f', '#34491f'],
  water: ['#54705f', '#344a40'],
  earth: ['#7d6a52', '#54452f'],
} as const;
type Material = keyof typeof MATERIALS;
const OF: Readonly<Record<string, Material>> = {
  house: 'plaster',
  tower: 'plaster',
  'flat-roof': 'stone',
  wall: 'stone',
  'high-wall': 'stone',
  rock: 'rock',
  container: 'steel',
  'high-platform': 'steel',
  barricade: 'steel',
  vaporator: 'steel',
  crates: 'wood',
  log: 'wood',
  generator: 'steel',
  'tank-trap': 'steel',
  forest: 'leaves',
  scrub: 'leaves',
  swamp: 'water',
  crater: 'earth',
  ruin: 'rock',
  rubble: 'earth',
};
const materialOf = (piece: Piece): Material => OF[kindOf(piece.id)] ?? 'stone';

/** Gradients and hatches of the table. */
const Materials = ({ battlefield }: { battlefield: keyof typeof GROUNDS }): ReactNode => (
  <defs>
    <linearGradient id="legion-ground" x1="0" y1="0" x2="1" y2="1">
      {GROUNDS[battlefield].map((colour, n) => (
        <stop key={colour} offset={n / 2} stopColor={colour} />
      ))}
    </linearGradient>
    <pattern
      id="legion-grain"
      width="264"
      height="192"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-9)"
    >
      <g fill="none" stroke="#000" strokeOpacity=".08" strokeWidth="3">
        <path d="M12 30q36-14 72 0t60-2M140 74q30-12 58 0t50-3M30 120q30-12 66 0M150 160q34-14 70 0" />
      </g>
      <g fill="#000" fillOpacity=".15">
        <circle cx="30" cy="56" r="2.5" />
        <circle cx="150" cy="110" r="3" />
        <circle cx="190" cy="14" r="2" />
        <circle cx="88" cy="124" r="2" />
      </g>
    </pattern>
    <pattern
      id="legion-hatch"
      width="13"
      height="13"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3" height="13" fill="#0a0c0f" fillOpacity=".2" />
    </pattern>
    {Object.entries(MATERIALS).map(([name, [light, dark]]) => (
      <linearGradient key={name} id={`legion-${name}`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
    ))}
  </defs>
);

/** The edges that the light falls on: those that look up or to the left. */
const litEdges = (points: readonly Point[]): string =>
  points
    .map((a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      const m = middleOf(points);
      const out = { x: (a.x + b.x) / 2 - m.x, y: (a.y + b.y) / 2 - m.y };
      const [nx, ny] = [b.y - a.y, a.x - b.x];
      const sign = Math.sign(nx * out.x + ny * out.y) || 1;
      return sign * (nx + ny) < 0 ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
    })
    .join('');

/** What lies on a piece, so that its kind is seen: a dome, rings, planks, trees. */
const Top = ({ kind, points }: { kind: string; points: readonly Point[] }): ReactNode => {
  const m = middleOf(points);
  const reach = Math.min(...points.map(p => Math.hypot(p.x - m.x, p.y - m.y)));
  switch (kind) {
    case 'house':
    case 'tower':
      return (
        <>
          <path className="inner" d={pathOf(scaled(points, 0.87))} />
          <circle className="dome-shadow" cx={m.x + 5} cy={m.y + 5} r={reach * 0.34} />
          <circle className="dome" cx={m.x} cy={m.y} r={reach * 0.34} />
          {kind === 'tower' && <circle className="inner" cx={m.x} cy={m.y} r={reach * 0.18} />}
        </>
      );
    case 'flat-roof':
    case 'high-platform':
    case 'container':
      return <path className="inner" d={pathOf(scaled(points, 0.87))} />;
    case 'crates':
      return <path className="planks" d={crossOf(points)} />;
    case 'forest':
    case 'scrub':
      return <Trees points={points} r={kind === 'forest' ? 26 : 13} />;
    case 'crater':
    case 'swamp':
      return <path className="inner" d={pathOf(scaled(points, 0.62))} />;
    case 'vaporator':
    case 'generator':
    case 'rock':
      return <path className="inner" d={pathOf(scaled(points, 0.5))} />;
    default:
      return null;
  }
};

const crossOf = (points: readonly Point[]): string => {
  const [a, b, c, d] = points;
  return a && b && c && d ? `M${a.x} ${a.y}L${c.x} ${c.y}M${b.x} ${b.y}L${d.x} ${d.y}` : '';
};

const Trees = ({ points, r }: { points: readonly Point[]; r: number }): ReactNode => (
  <g className="trees">
    {[...scaled(points, 0.72), ...scaled(points, 0.32)].map((p, n) => (
      <circle key={`${p.x} ${p.y}`} cx={p.x} cy={p.y} r={r * (n % 3 === 1 ? 0.7 : 1)} />
    ))}
  </g>
);

interface PieceProps {
  readonly scene: Scene;
  readonly piece: Piece;
  readonly points: readonly Point[];
  /** Whether it can be pointed at: while something is placed, a tap means the place under it. */
  readonly isStill: boolean;
}

const PieceOf = ({ scene, piece, points, isStill }: PieceProps): ReactNode => {
  const isArea = piece.kind === 'area';
  const d = pathOf(points);
  const kind = `terrain ${piece.kind} ${kindOf(piece.id)}`;
  const own = isStill
    ? { className: kind }
    : elementProps(scene, piece.id, pieceName(scene.lang, piece.id), kind);
  return (
    <g {...own}>
      <path className="body" d={d} fill={`url(#legion-${materialOf(piece)})`} />
      {isArea && <path className="hatch" d={d} fill="url(#legion-hatch)" />}
      <Top kind={kindOf(piece.id)} points={points} />
      {!isArea && <path className="edge" d={litEdges(points)} />}
      <path className="case" d={d} />
      <path className="glow" d={d} />
    </g>
  );
};

/** The table with its terrain, lit from the upper left. */
export const Ground = (props: { scene: Scene; ground: Battlefield; isStill: boolean }): ReactNode => {
  const { scene, ground, isStill } = props;
  const [w, h] = [ground.width / 100, ground.depth / 100];
  const pieces = ground.terrain.map(piece => ({
    piece,
    points: piece.polygon.map(p => drawn(ground.depth, p)),
  }));
  const shadows = pieces
    .filter(({ piece }) => piece.kind !== 'area' || piece.blocksSight)
    .map(({ piece, points }) => {
      const far = (piece.top / 100) * (piece.kind === 'area' ? 0.3 : 1);
      const by = thrown(far);
      return pathOf(hullOf([...points, ...points.map(p => ({ x: p.x + by.x, y: p.y + by.y }))]));
    });
  return (
    <>
      <Materials battlefield={scene.view.options.battlefield} />
      <rect className="rim" x={-RIM} y={-RIM} width={w + 2 * RIM} height={h + 2 * RIM} rx={6} />
      <rect width={w} height={h} fill="url(#legion-ground)" />
      <rect width={w} height={h} fill="url(#legion-grain)" />
      <clipPath id="legion-table">
        <rect width={w} height={h} />
      </clipPath>
      <path className="shadow" d={shadows.join('')} clipPath="url(#legion-table)" />
      {pieces.map(({ piece, points }) => (
        <PieceOf key={piece.id} {...{ scene, piece, points, isStill }} />
      ))}
      <rect width={w} height={h} fill={paint('light')} pointerEvents="none" />
      {pieces.map(({ piece, points }) => (
        <StepsOf key={piece.id} {...{ piece, points }} />
      ))}
      {pieces.map(({ piece, points }) => (
        <CodeOf key={piece.id} {...{ piece, points }} />
      ))}
    </>
  );
};

/** What is at least so high is a storey: its height is always told, in millimetres. */
const STOREY = 60;

/** How high a roof is: a chip with steps at the corner that is nearest to the player, off the middle where minis stand. */
const StepsOf = ({ piece, points }: { piece: Piece; points: readonly Point[] }): ReactNode => {
  const { px } = useCamera();
  const high = Math.round(piece.top / 100);
  const m = middleOf(points);
  const wide = Math.max(...points.map(p => p.x)) - Math.min(...points.map(p => p.x));
  const size = Math.max(13, px(13));
  const [w, h] = [size * 3.6, size * 1.5];
  if (piece.kind !== 'obstacle' || high < STOREY || wide < w * 1.9) return null;
  const [corner = m] = [...points].sort((a, b) => b.y - b.x - (a.y - a.x));
  const x = m.x + (corner.x - m.x) * 0.86 + w * 0.42;
  const y = m.y + (corner.y - m.y) * 0.86 - h * 0.42;
  return (
    <g className="steps" transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h * 0.3} />
      <path
        d={`M${-w * 0.4} ${h * 0.26}v${-h * 0.18}h${h * 0.2}v${-h * 0.18}h${h * 0.2}v${-h * 0.18}h${h * 0.2}`}
        strokeWidth={h * 0.1}
      />
      <text x={w * 0.14} y={size * 0.36} fontSize={size} textAnchor="middle">
        {high}
      </text>
    </g>
  );
};

/** The letter and number by which the log and the options call a piece: 'Mur b6'. */
const CodeOf = ({ piece, points }: { piece: Piece; points: readonly Point[] }): ReactNode => {
  const { px } = useCamera();
  const size = Math.max(9, px(10));
  const m = middleOf(points);
  const [corner = m] = [...points].sort((a, b) => a.y + a.x - (b.y + b.x));
  const isBroad = Math.min(...points.map(p => Math.hypot(p.x - m.x, p.y - m.y))) > size * 3;
  const share = isBroad ? 0.8 : 0;
  return (
    <text
      className="piece-code"
      x={m.x + (corner.x - m.x) * share}
      y={m.y + (corner.y - m.y) * share + size * 0.36}
      fontSize={size}
      textAnchor="middle"
    >
      {piece.id.slice(piece.id.lastIndexOf('-') + 1)}
    </text>
  );
};

/** The height of what is pointed at. */
export const HeightOf = ({ ground, id }: { ground: Battlefield; id: string }): ReactNode => {
  const { px } = useCamera();
  const piece = ground.terrain.find(t => t.id === id);
  if (!piece || Math.round(piece.top / 100) >= STOREY) return null;
  const m = middleOf(piece.polygon.map(p => drawn(ground.depth, p)));
  return (
    <text className="height" x={m.x} y={m.y} fontSize={Math.max(16, px(14))} textAnchor="middle">
      {Math.round(piece.top / 100)} mm
    </text>
  );
};
