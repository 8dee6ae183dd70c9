import { cardName, legendName } from '@potyczka/apex/text';
import { BONUSES, MAP_EDGES, type MapData, type MapEdge, type Rect } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Standee } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import { lootGlyph, standeeOf } from './look.js';
import { CELL, hasTiles, heightOf, MARGIN, mapOf, nextRing, widthOf } from './plan.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

const boxOf = ({ x0, y0, x1, y1 }: Rect) => ({
  x: x0 * CELL,
  y: y0 * CELL,
  width: (x1 - x0 + 1) * CELL,
  height: (y1 - y0 + 1) * CELL,
});

/** What lies outside burns; where the border will be next is a broken line. */
export const Ring = (scene: Scene): ReactNode => {
  const { view } = scene;
  const map = mapOf(view);
  if (!view.ring) return null;
  const now = boxOf(view.ring);
  const next = nextRing(view);
  const [w, h] = [widthOf(map) * CELL, heightOf(map) * CELL];
  const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
  const flames = [
    [middle.x, now.y],
    [middle.x, now.y + now.height],
    [now.x, middle.y],
    [now.x + now.width, middle.y],
  ] as const;
  return (
    <g className="ring" pointerEvents="none">
      <path
        className="burns"
        d={`M0 0H${w}V${h}H0zM${now.x} ${now.y}v${now.height}h${now.width}v${-now.height}z`}
        fillRule="evenodd"
      />
      {next && <rect className="ring-next-case" {...boxOf(next)} />}
      {next && <rect className="ring-next" {...boxOf(next)} />}
      <rect className="ring-case" {...now} />
      <rect className="ring-now" {...now} />
      {flames.map(([x, y]) => (
        <g key={`${x},${y}`} className="ring-flame">
          <circle cx={x} cy={y} r={24} />
          <Glyph name="fire" x={x} y={y} size={30} />
        </g>
      ))}
    </g>
  );
};

const placeOf = (map: MapData, edge: MapEdge): { readonly x: number; readonly y: number } => {
  const [w, h] = [widthOf(map) * CELL, heightOf(map) * CELL];
  const gap = MARGIN / 2;
  return {
    top: { x: w / 2, y: -gap },
    bottom: { x: w / 2, y: h + gap },
    left: { x: -gap, y: h / 2 },
    right: { x: w + gap, y: h / 2 },
  }[edge];
};

/** The four edges while legends drop: what waits there, and who. */
export const Edges = (scene: Scene): ReactNode => {
  const { view, lang } = scene;
  const map = mapOf(view);
  if (!hasTiles(view)) return null;
  return MAP_EDGES.map(edge => {
    const at = placeOf(map, edge);
    const waiting = view.legends.filter(l => l.edge === edge && !l.at);
    return (
      <g key={edge} {...elementProps(scene, `edge-${edge}`, WORDS[lang].edge[edge], 'map-edge')}>
        <EdgePlate scene={scene} edge={edge} at={at} />
        {waiting.map((l, i) => (
          <g
            key={l.id}
            transform={`translate(${at.x + (edge === 'left' || edge === 'right' ? 0 : 300 + 74 * i)} ${at.y + (edge === 'left' || edge === 'right' ? 320 + 90 * i : 22)})`}
          >
            <title>{legendName(lang, l.id)}</title>
            <Standee {...standeeOf(l.id, l.team)} size={0.86} />
          </g>
        ))}
      </g>
    );
  });
};

interface PlateProps {
  readonly scene: Scene;
  readonly edge: MapEdge;
  readonly at: { readonly x: number; readonly y: number };
}

/** The bonus of an edge: how far one moves in, and what one gets. */
const EdgePlate = ({ scene, edge, at }: PlateProps): ReactNode => {
  const { px } = useCamera();
  const { lang, view } = scene;
  const w = WORDS[lang];
  const tile = view.tile?.[edge];
  const bonus = tile && BONUSES[tile.bonus];
  const isSide = edge === 'left' || edge === 'right';
  const size = Math.min(30, Math.max(20, px(14)));
  const told = bonus
    ? [w.moveN(bonus.mp), bonus.loot && w.rank[bonus.loot], bonus.ammo && `${w.ammo} +${bonus.ammo}`]
        .filter(Boolean)
        .join(' · ')
    : '';
  const long = told.length * size * 0.56 + (tile?.epic ? 110 : 40);
  const [width, height] = isSide ? [MARGIN - 8, long] : [long, MARGIN - 16];
  return (
    <>
      <rect
        className="edge-plate"
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={14}
      />
      <g transform={isSide ? `translate(${at.x} ${at.y}) rotate(-90)` : `translate(${at.x} ${at.y})`}>
        {told && (
          <text
            className="edge-text"
            fontSize={size}
            textAnchor="middle"
            x={tile?.epic ? -36 : 0}
            y={size * 0.36}
          >
            {told}
          </text>
        )}
        {tile?.epic && (
          <g className="epic">
            <title>{cardName(lang, tile.epic)}</title>
            <circle cx={long / 2 - 42} cy={0} r={27} />
            <Glyph name={lootGlyph(tile.epic)} x={long / 2 - 42} y={0} size={34} />
          </g>
        )}
      </g>
      <rect
        className="glow"
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={14}
      />
    </>
  );
};
