import { spaceName } from '@potyczka/apex/text';
import {
  binsOf,
  type Edge,
  type Event,
  keyOf,
  type MapData,
  type Space,
  type View,
} from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { Glyph } from './glyphs.js';
import { CELL, cornerOf, edgeMiddle, LIFT, levelAt, mapOf, middleOf } from './plan.js';

type Scene = SceneProps<View, Event>;

/** A shadow falls to the right and down, farther from a higher roof. */
const shadowOf = (level: number): { readonly dx: number; readonly dy: number } => ({
  dx: level * CELL * 0.36,
  dy: level * CELL * 0.22,
});

const Shadows = ({ map }: { readonly map: MapData }): ReactNode => {
  const parts = map.levels.flatMap((row, y) =>
    row.map((level, x) => {
      const { dx, dy } = shadowOf(level);
      return level === 0
        ? ''
        : `M${x * CELL} ${y * CELL}h${CELL}l${dx} ${dy}v${CELL}h${-CELL}l${-dx} ${-dy}z`;
    }),
  );
  return <path className="shadow" d={parts.join('')} />;
};

/** A space on its level, with the wall below it where the next space lies lower. */
const Cell = ({ scene, map, at }: { readonly scene: Scene; readonly map: MapData; readonly at: Space }) => {
  const { x, y } = cornerOf(map, at);
  const level = levelAt(map, at);
  const drop = level - levelAt(map, { x: at.x, y: at.y + 1 });
  const key = keyOf(at);
  return (
    <g>
      {drop > 0 && <rect className="face" x={x} y={y + CELL} width={CELL} height={drop * LIFT} />}
      <g {...elementProps(scene, key, spaceName(scene.lang, key), `space level-${level}`)}>
        <rect x={x} y={y} width={CELL} height={CELL} />
        <rect className="glow" x={x + 4} y={y + 4} width={CELL - 8} height={CELL - 8} rx={8} />
      </g>
    </g>
  );
};

const WALL_HEIGHT: Readonly<Record<string, number>> = { wall: LIFT, 'edge-wall': LIFT };
const THICK = 12;

/** A wall seen from above and in front: its top, and the side that faces us. */
const Wall = ({ map, at, kind }: { readonly map: MapData; readonly at: Edge; readonly kind: string }) => {
  const m = edgeMiddle(map, at);
  const height = WALL_HEIGHT[kind] ?? LIFT / 2;
  const [w, h] = at.side === 'V' ? [THICK, CELL] : [CELL, THICK];
  const [left, top] = [m.x - w / 2, m.y - h / 2 - height];
  return (
    <g className={`wall ${kind}`}>
      <rect className="wall-side" x={left} y={top + h} width={w} height={height} />
      <rect className="wall-top" x={left} y={top} width={w} height={h} />
    </g>
  );
};

const Bin = ({ scene, map, at, n }: { scene: Scene; map: MapData; at: Edge; n: number }) => {
  const m = edgeMiddle(map, at);
  const isOpen = scene.view.open.includes(n);
  const name = scene.lang === 'pl' ? 'Pojemnik z zaopatrzeniem' : 'Supply bin';
  return (
    <g {...elementProps(scene, `bin-${n}`, `${name} ${n + 1}`, isOpen ? 'bin spent' : 'bin')}>
      <rect className="glow" x={m.x - 26} y={m.y - 26} width={52} height={52} rx={10} />
      <rect className="bin-plate" x={m.x - 21} y={m.y - 21} width={42} height={42} rx={7} />
      <Glyph name={isOpen ? 'open-chest' : 'locked-chest'} x={m.x} y={m.y} size={34} />
    </g>
  );
};

/** The Ring: what lies outside burns. */
const Ring = ({ map, view }: { readonly map: MapData; readonly view: View }): ReactNode => {
  const { ring } = view;
  if (!ring) return null;
  const [w, h] = [(map.levels[0]?.length ?? 0) * CELL, map.levels.length * CELL];
  const [x0, y0, x1, y1] = [ring.x0 * CELL, ring.y0 * CELL, (ring.x1 + 1) * CELL, (ring.y1 + 1) * CELL];
  return (
    <g className="ring">
      <path d={`M0 0H${w}V${h}H0zM${x0} ${y0}V${y1}H${x1}V${y0}z`} fillRule="evenodd" />
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
    </g>
  );
};

/** The map: spaces from back to front, so that a roof covers what stands behind it. */
export const Ground = (scene: Scene): ReactNode => {
  const map = mapOf(scene.view);
  const rows = map.levels.map((row, y) => row.map((_, x) => ({ x, y })));
  return (
    <g className="ground">
      <rect className="soil" width={(map.levels[0]?.length ?? 0) * CELL} height={map.levels.length * CELL} />
      {rows
        .flat()
        .filter(at => levelAt(map, at) === 0)
        .map(at => (
          <Cell key={keyOf(at)} scene={scene} map={map} at={at} />
        ))}
      <Shadows map={map} />
      {rows
        .flat()
        .filter(at => levelAt(map, at) > 0)
        .map(at => (
          <Cell key={keyOf(at)} scene={scene} map={map} at={at} />
        ))}
      <Ring map={map} view={scene.view} />
      {map.edges
        .filter(e => e.kind !== 'supply-bin')
        .map(e => (
          <Wall key={`${e.at.side}${e.at.x},${e.at.y}`} map={map} at={e.at} kind={e.kind} />
        ))}
      {binsOf(map).map((at, n) => (
        <Bin key={`${at.side}${at.x},${at.y}`} scene={scene} map={map} at={at} n={n} />
      ))}
      {map.spaces.map(({ kind, at }) => {
        const m = middleOf(map, at);
        return (
          <g key={keyOf(at)} className={`thing ${kind}`}>
            <Glyph name="radio-tower" x={m.x} y={m.y - 12} size={70} />
          </g>
        );
      })}
    </g>
  );
};
