import { figureName, legendName, spaceName } from '@potyczka/apex/text';
import {
  binsOf,
  type Event,
  keyOf,
  type LegendView,
  type Preview,
  pointKey,
  type View,
} from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { corner, endsOf, mapOf, middle, UNIT } from './plan.js';

type Scene = SceneProps<View, Event>;

/** The ground, its levels and what stands on it. */
const Ground = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const map = mapOf(scene.view);
  return (
    <>
      {map.levels.flatMap((row, y) =>
        row.map((level, x) => (
          <rect
            key={keyOf({ x, y })}
            x={x * UNIT}
            y={y * UNIT}
            width={UNIT}
            height={UNIT}
            {...elementProps(
              scene,
              keyOf({ x, y }),
              spaceName(scene.lang, keyOf({ x, y })),
              `space level-${level}`,
            )}
          />
        )),
      )}
      {map.spaces.map(({ kind, at }) => (
        <circle
          key={`${kind} ${keyOf(at)}`}
          cx={middle(at).x}
          cy={middle(at).y}
          r={UNIT * 0.3}
          className={`object ${kind}`}
        />
      ))}
      {map.edges
        .filter(e => e.kind !== 'supply-bin')
        .map(({ kind, at }) => (
          <line key={`${kind} ${at.side}${keyOf(at)}`} {...endsOf(at)} className={`edge ${kind}`} />
        ))}
      {binsOf(map).map((at, n) => (
        <line
          key={`bin ${at.side}${keyOf(at)}`}
          {...endsOf(at)}
          {...elementProps(
            scene,
            `bin-${n}`,
            scene.lang === 'pl' ? 'Skrzynia z zaopatrzeniem' : 'Supply bin',
            `edge bin ${scene.view.open.includes(n) ? 'open' : ''}`,
          )}
        />
      ))}
    </>
  );
};

/** Where the Ring stands now. */
const Ring = ({ view }: { readonly view: View }): ReactNode =>
  view.ring && (
    <rect
      className="ring"
      x={view.ring.x0 * UNIT}
      y={view.ring.y0 * UNIT}
      width={(view.ring.x1 - view.ring.x0 + 1) * UNIT}
      height={(view.ring.y1 - view.ring.y0 + 1) * UNIT}
    />
  );

const Figures = ({ scene }: { readonly scene: Scene }): ReactNode =>
  scene.view.figures.map(f => {
    if (f.spot.on === 'legend') return null;
    const at = f.spot.on === 'point' ? corner(f.spot.at) : middle(f.spot.at);
    return (
      <g key={f.id} {...elementProps(scene, f.id, figureName(scene.lang, f.kind), `figure ${f.kind}`)}>
        {(f.kind === 'smoke' || f.kind === 'dome') && (
          <path
            className="zone"
            d={`M${at.x} ${at.y - UNIT} l${UNIT} ${UNIT} l${-UNIT} ${UNIT} l${-UNIT} ${-UNIT} z`}
          />
        )}
        <circle cx={at.x} cy={at.y} r={UNIT * 0.18} />
        <text x={at.x} y={at.y + 5} textAnchor="middle">
          {figureName(scene.lang, f.kind).slice(0, 1)}
        </text>
      </g>
    );
  });

const Legend = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => {
  if (!legend.at) return null;
  const { x, y } = middle(legend.at);
  const acts = scene.view.act?.legend === legend.id;
  const label = `${legendName(scene.lang, legend.id)}, ${legend.shield}/${legend.health}`;
  return (
    <g {...elementProps(scene, legend.id, label, `legend ${legend.team} ${acts ? 'acting' : ''}`)}>
      <circle cx={x} cy={y} r={UNIT * 0.36} />
      <text x={x} y={y} textAnchor="middle">
        {legend.id}
      </text>
      <text x={x} y={y + 15} textAnchor="middle" className="points">
        {legend.shield}/{legend.health}
      </text>
    </g>
  );
};

/** Corners that can be chosen now; the others are not drawn. */
const Corners = ({ scene }: { readonly scene: Scene }): ReactNode =>
  [...scene.lit.keys()]
    .filter(key => /^\d+,\d+,\d+$/.test(key))
    .map(key => {
      const [x = 0, y = 0, level = 0] = key.split(',').map(Number);
      const at = corner({ x, y, level });
      return (
        <circle
          key={key}
          cx={at.x}
          cy={at.y - level * 8}
          r={9}
          {...elementProps(scene, pointKey({ x, y, level }), key, 'corner')}
        />
      );
    });

/** What the option that is pointed at would do. */
const Foreseen = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const preview = scene.pointed?.preview as Preview | undefined;
  if (!preview) return null;
  const points = (preview.path ?? preview.line ?? []).map(middle);
  return (
    <g className="foreseen">
      {(preview.area ?? []).map(at => (
        <rect key={keyOf(at)} x={at.x * UNIT} y={at.y * UNIT} width={UNIT} height={UNIT} />
      ))}
      {points.length > 1 && <polyline points={points.map(p => `${p.x},${p.y}`).join(' ')} />}
    </g>
  );
};

export const Board = (scene: Scene): ReactNode => {
  const { view } = scene;
  const map = mapOf(view);
  const [width, height] = [(map.levels[0]?.length ?? 0) * UNIT, map.levels.length * UNIT];
  return (
    <svg
      className="board apex"
      viewBox={`-12 -12 ${width + 24} ${height + 24}`}
      role="group"
      aria-label={scene.lang === 'pl' ? 'Mapa' : 'Map'}
    >
      <Ground scene={scene} />
      <Ring view={view} />
      {Object.entries(view.loot).map(([key, cards]) => {
        const [x = 0, y = 0] = key.split(',').map(Number);
        const at = middle({ x, y });
        return (
          <g key={`loot ${key}`} className="loot">
            <circle cx={at.x + 18} cy={at.y + 18} r={9} />
            <text x={at.x + 18} y={at.y + 22} textAnchor="middle">
              {cards.length}
            </text>
          </g>
        );
      })}
      <Figures scene={scene} />
      {view.legends.map(legend => (
        <Legend key={legend.id} scene={scene} legend={legend} />
      ))}
      <Corners scene={scene} />
      <Foreseen scene={scene} />
    </svg>
  );
};
