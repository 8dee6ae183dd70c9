import { spaceName } from '@potyczka/apex/text';
import { binsOf, type Edge, keyOf, type MapData, type Space } from '@potyczka/apex/view';
import { Fragment, type ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import {
  CELL,
  cornerOf,
  edgeLevel,
  edgeMiddle,
  heightOf,
  isBehind,
  LIFT,
  levelAt,
  mapOf,
  middleOf,
  roofsOf,
  widthOf,
} from './plan.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** Patterns and gradients of the ground; all of them lie in the page once. */
const Defs = (): ReactNode => (
  <defs>
    <linearGradient id="apex-soil" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#a08b6c" />
      <stop offset=".5" stopColor="#85735a" />
      <stop offset="1" stopColor="#5d5243" />
    </linearGradient>
    <pattern id="apex-sand" width="112" height="112" patternUnits="userSpaceOnUse">
      <path
        d="M12 20h2M60 12h2M88 42h2M34 70h2M74 92h2M20 98h2M10 84q14-6 26 0M62 34q12-5 22 1M80 104q10-4 18 0"
        fill="none"
        stroke="#000"
        strokeOpacity=".13"
        strokeWidth="2"
      />
      <path d="M40 30h2M98 76h2M10 58h2M66 60h2" stroke="#fff" strokeOpacity=".14" strokeWidth="2" />
    </pattern>
    <pattern
      id="apex-sheet"
      width="16"
      height="16"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 .8h16" stroke="#fff" strokeOpacity=".13" strokeWidth="1.5" />
    </pattern>
    <pattern id="apex-brick" width="28" height="12" patternUnits="userSpaceOnUse">
      <path d="M0 .5h28M0 6.5h28M7 .5v6M21 6.5v6" stroke="#000" strokeOpacity=".3" strokeWidth="1.1" />
    </pattern>
    <pattern
      id="apex-burns"
      width="22"
      height="22"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="22" height="22" fill="#c4582a" fillOpacity=".3" />
      <rect width="9" height="22" fill="#ff8a3d" fillOpacity=".34" />
    </pattern>
  </defs>
);

/** A shadow falls to the right and down, farther from a higher roof. */
const shadowPath = (x: number, y: number, level: number): string => {
  const [dx, dy] = [level * CELL * 0.36, level * CELL * 0.22];
  return `M${x} ${y}h${CELL}l${dx} ${dy}v${CELL}h${-CELL}l${-dx} ${-dy}z`;
};

/** On the ground, and from a second level on the roofs of the first. */
const shadowsOn = (map: MapData, ground: number): string =>
  map.levels
    .flatMap((row, y) =>
      row.map((level, x) =>
        level > ground ? shadowPath(x * CELL, y * CELL - ground * LIFT, level - ground) : '',
      ),
    )
    .join('');

interface CellProps {
  readonly scene: Scene;
  readonly map: MapData;
  readonly at: Space;
}

/** The edge of a roof: light above and on the left, dark below and on the right. */
const Parapet = ({ map, at }: Omit<CellProps, 'scene'>): ReactNode => {
  const { x, y } = cornerOf(map, at);
  const level = levelAt(map, at);
  const isLower = (dx: number, dy: number): boolean => levelAt(map, { x: at.x + dx, y: at.y + dy }) < level;
  const [top, left] = [
    isLower(0, -1) ? `M${x} ${y + 3}h${CELL}` : '',
    isLower(-1, 0) ? `M${x + 3} ${y}v${CELL}` : '',
  ];
  const [down, right] = [
    isLower(0, 1) ? `M${x} ${y + CELL - 3}h${CELL}` : '',
    isLower(1, 0) ? `M${x + CELL - 3} ${y}v${CELL}` : '',
  ];
  return (
    <g className="parapet">
      {top + left && <path className="light" d={top + left} />}
      {down + right && <path className="dark" d={down + right} />}
    </g>
  );
};

/** A space on its level, with the wall below it where the next space lies lower. */
const Cell = ({ scene, map, at }: CellProps): ReactNode => {
  const { x, y } = cornerOf(map, at);
  const level = levelAt(map, at);
  const drop = level - levelAt(map, { x: at.x, y: at.y + 1 });
  const key = keyOf(at);
  const label =
    level > 0
      ? `${spaceName(scene.lang, key)}, ${WORDS[scene.lang].level.toLowerCase()} ${level}`
      : spaceName(scene.lang, key);
  return (
    <g>
      {drop > 0 && (
        <g className={`face of-${level}`}>
          <rect x={x} y={y + CELL} width={CELL} height={drop * LIFT} />
          <rect x={x} y={y + CELL} width={CELL} height={drop * LIFT} fill="url(#apex-brick)" />
          {(at.x * 7 + at.y * 3) % 3 !== 1 && (
            <rect
              className={(at.x + at.y) % 2 ? 'window lit-window' : 'window'}
              x={x + 38}
              y={y + CELL + 10}
              width={24}
              height={16}
              rx={2}
            />
          )}
        </g>
      )}
      <g {...elementProps(scene, key, label, `space level-${level}`)}>
        <rect className="floor" x={x} y={y} width={CELL} height={CELL} />
        {level > 0 && <rect x={x} y={y} width={CELL} height={CELL} fill="url(#apex-sheet)" />}
        {level > 0 && <Parapet map={map} at={at} />}
        <path className="glow" d={bracketsOf(x, y)} />
        <rect className="wash" x={x + 5} y={y + 5} width={CELL - 10} height={CELL - 10} rx={7} />
      </g>
    </g>
  );
};

/** Four corners of a frame: where most of the board is lit, whole frames would be all that is seen. */
const bracketsOf = (x: number, y: number): string => {
  const [a, b, arm] = [9, CELL - 9, 20];
  return (
    `M${x + a} ${y + a + arm}v${-arm}h${arm}M${x + b - arm} ${y + a}h${arm}v${arm}` +
    `M${x + b} ${y + b - arm}v${arm}h${-arm}M${x + a + arm} ${y + b}h${-arm}v${-arm}`
  );
};

const TALL = new Set(['wall', 'edge-wall']);
const THICK = 12;

/** A wall seen from above and in front: its top, and the side that faces us. */
const Wall = ({ map, at, kind }: { readonly map: MapData; readonly at: Edge; readonly kind: string }) => {
  const m = edgeMiddle(map, at);
  const height = TALL.has(kind) ? LIFT : LIFT / 2;
  const [w, h] = at.side === 'V' ? [THICK, CELL] : [CELL, THICK];
  const [left, top] = [m.x - w / 2, m.y - h / 2 - height];
  const [dx, dy] = [height * 0.75, height * 0.46];
  return (
    <g className={`wall ${kind}`}>
      <path
        className="cast"
        d={`M${left + w} ${m.y + h / 2 - h}l${dx} ${dy}v${h}h${-w}l${-dx} ${-dy}h${w}z`}
      />
      <rect className="wall-side" x={left} y={top + h} width={w} height={height} />
      <rect x={left} y={top + h} width={w} height={height} fill="url(#apex-brick)" />
      <rect className="wall-top" x={left} y={top} width={w} height={h} />
    </g>
  );
};

const Bin = ({ scene, map, at, n }: { scene: Scene; map: MapData; at: Edge; n: number }): ReactNode => {
  const m = edgeMiddle(map, at);
  const isOpen = scene.view.open.includes(n);
  const w = WORDS[scene.lang];
  return (
    <g
      {...elementProps(
        scene,
        `bin-${n}`,
        `${isOpen ? w.openBin : w.bin} ${n + 1}`,
        isOpen ? 'bin spent' : 'bin',
      )}
    >
      <ellipse className="foot" cx={m.x + 7} cy={m.y + 18} rx={30} ry={11} />
      <rect className="bin-box" x={m.x - 24} y={m.y - 8} width={48} height={24} rx={3} />
      <path
        className="bin-lid"
        d={
          isOpen
            ? `M${m.x - 24} ${m.y - 8}l5 -20h38l5 20z`
            : `M${m.x - 24} ${m.y - 8}v-8q0-6 6-6h36q6 0 6 6v8z`
        }
      />
      <rect className="bin-lock" x={m.x - 5} y={m.y - 11} width={10} height={9} rx={2} />
      <rect className="glow" x={m.x - 31} y={m.y - 30} width={62} height={54} rx={9} />
    </g>
  );
};

/** A beacon, a rock, a tree: what stands on a space. */
const Thing = ({
  map,
  kind,
  at,
}: {
  readonly map: MapData;
  readonly kind: string;
  readonly at: Space;
}): ReactNode => {
  const m = middleOf(map, at);
  if (kind === 'beacon')
    return (
      <g className="thing beacon">
        <ellipse className="foot" cx={m.x + 12} cy={m.y + 34} rx={32} ry={11} />
        <ellipse className="beacon-base" cx={m.x} cy={m.y + 32} rx={24} ry={9} />
        <Glyph name="radio-tower" x={m.x} y={m.y - 20} size={104} />
      </g>
    );
  return (
    <g className={`thing ${kind}`}>
      <path d={`M${m.x - 36} ${m.y + 30}q-8-40 20-58q34-14 52 22q8 26-4 38z`} />
    </g>
  );
};

/** Which level a roof is, at its corner; what cannot be read is left out. */
const Chips = ({ map }: { readonly map: MapData }): ReactNode => {
  const { px } = useCamera();
  const size = Math.min(40, Math.max(22, px(15)));
  return roofsOf(map).map(({ at, level }) => {
    const { x, y } = cornerOf(map, at);
    return (
      <g key={keyOf(at)} className="level-chip">
        <rect x={x + 10} y={y + 10} width={size * 1.15} height={size * 1.25} rx={size * 0.22} />
        <text x={x + 10 + size * 0.575} y={y + 10 + size * 0.96} fontSize={size} textAnchor="middle">
          {level}
        </text>
      </g>
    );
  });
};

/** Spaces that a roof two levels higher hides: a strip of each stays in reach over the roof. */
const Peeks = ({ scene, map }: { readonly scene: Scene; readonly map: MapData }): ReactNode =>
  map.levels.flatMap((row, y) =>
    row.map((_, x) => {
      const at = { x, y };
      const key = keyOf(at);
      if (!isBehind(map, at) || !scene.lit.get(key)?.some(o => !o.refusal)) return null;
      const corner = cornerOf(map, at);
      return (
        <g key={key} {...elementProps(scene, key, spaceName(scene.lang, key), 'peek')} tabIndex={-1}>
          <rect className="glow" x={corner.x + 16} y={corner.y + 4} width={CELL - 32} height={30} rx={15} />
        </g>
      );
    }),
  );

const onRow = (map: MapData, y: number): ReactNode =>
  map.edges
    .filter(e => e.kind !== 'supply-bin' && e.at.y === y && e.at.side === 'V')
    .map(e => <Wall key={`V${e.at.x},${e.at.y}`} map={map} at={e.at} kind={e.kind} />);

const beforeRow = (map: MapData, y: number): ReactNode =>
  map.edges
    .filter(e => e.kind !== 'supply-bin' && e.at.y === y && e.at.side === 'H')
    .map(e => <Wall key={`H${e.at.x},${e.at.y}`} map={map} at={e.at} kind={e.kind} />);

/** Row after row from the back, so that a roof covers what stands behind it. */
const Row = ({
  scene,
  map,
  y,
}: {
  readonly scene: Scene;
  readonly map: MapData;
  readonly y: number;
}): ReactNode => {
  const isHigh = (e: Edge): boolean => edgeLevel(map, e) > 0;
  const bins = binsOf(map).map((at, n) => ({ at, n }));
  const bin = ({ at, n }: { at: Edge; n: number }) => <Bin key={n} scene={scene} map={map} at={at} n={n} />;
  return (
    <Fragment>
      {bins.filter(b => b.at.side === 'H' && b.at.y === y && !isHigh(b.at)).map(bin)}
      {beforeRow(map, y)}
      {(map.levels[y] ?? []).map((level, x) =>
        level > 0 ? <Cell key={`${x},${y}`} scene={scene} map={map} at={{ x, y }} /> : null,
      )}
      {bins.filter(b => b.at.side === 'H' && b.at.y === y && isHigh(b.at)).map(bin)}
      {onRow(map, y)}
      {bins.filter(b => b.at.side === 'V' && b.at.y === y).map(bin)}
      {map.spaces
        .filter(s => s.at.y === y)
        .map(s => (
          <Thing key={keyOf(s.at)} map={map} kind={s.kind} at={s.at} />
        ))}
    </Fragment>
  );
};

/** The map: ground, shadows, then row after row what rises from it. */
export const Ground = (scene: Scene): ReactNode => {
  const map = mapOf(scene.view);
  const [w, h] = [widthOf(map) * CELL, heightOf(map) * CELL];
  const rows = map.levels.map((_, y) => y);
  return (
    <g className="ground">
      <Defs />
      <rect width={w} height={h} fill="url(#apex-soil)" />
      <rect width={w} height={h} fill="url(#apex-sand)" />
      {map.levels.flatMap((row, y) =>
        row.map((level, x) =>
          level === 0 ? <Cell key={`${x},${y}`} scene={scene} map={map} at={{ x, y }} /> : null,
        ),
      )}
      <clipPath id="apex-map">
        <rect width={w} height={h} />
      </clipPath>
      <path className="shadow" clipPath="url(#apex-map)" d={shadowsOn(map, 0)} />
      {rows.map(y => (
        <Row key={y} scene={scene} map={map} y={y} />
      ))}
      <RoofShadows map={map} />
      <Chips map={map} />
      <Peeks scene={scene} map={map} />
    </g>
  );
};

/** What the second level throws on roofs of the first. */
const RoofShadows = ({ map }: { readonly map: MapData }): ReactNode => {
  const roofs = map.levels.flatMap((row, y) =>
    row.flatMap((level, x) =>
      level === 1 && levelAt(map, { x, y: y + 1 }) < 2 ? [cornerOf(map, { x, y })] : [],
    ),
  );
  return (
    <>
      <clipPath id="apex-roofs">
        <path d={roofs.map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`).join('')} />
      </clipPath>
      <path className="shadow" clipPath="url(#apex-roofs)" d={shadowsOn(map, 1)} />
    </>
  );
};
