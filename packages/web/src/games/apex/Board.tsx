import { figureName, legendName } from '@potyczka/apex/text';
import {
  type Event,
  keyOf,
  type LegendView,
  type Preview,
  type Space,
  type Spot,
  type View,
} from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { Standee } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { Ground } from './Ground.js';
import { Glyph, glyphOf } from './glyphs.js';
import { FIGURE_GLYPHS, LEGEND_LOOKS, TEAM_COLOURS } from './look.js';
import { boxOf, CELL, LIFT, levelAt, mapOf, middleOf } from './plan.js';

type Scene = SceneProps<View, Event>;

const FULL = { health: 40 };

/** What the option that is pointed at would do to a legend, for its life bar. */
const threatOf = ({ pointed }: Scene, legend: LegendView): number | undefined => {
  const shot = (pointed?.preview as Preview | undefined)?.shot;
  return shot && pointed?.at.includes(legend.id) ? Math.round(shot.mean) : undefined;
};

const Legend = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => {
  if (!legend.at) return null;
  const { x, y } = middleOf(mapOf(scene.view), legend.at);
  const look = LEGEND_LOOKS[legend.id];
  const threatened = threatOf(scene, legend);
  const life = legend.health + legend.shield;
  return (
    <g
      {...elementProps(scene, legend.id, legendName(scene.lang, legend.id), `legend ${legend.team}`)}
      transform={`translate(${x} ${y + 22})`}
    >
      <ellipse className="glow" rx={44} ry={22} />
      <Standee
        glyph={glyphOf(look.glyph)}
        colour={TEAM_COLOURS[legend.team]}
        letter={look.letter}
        plate={look.plate}
        ring={legend.team === 'red' ? 'broken' : 'one'}
        isActing={scene.view.act?.legend === legend.id}
        life={{
          now: life,
          most: FULL.health + legend.shieldLimit,
          ...(threatened !== undefined && { threatened: Math.min(life, threatened) }),
        }}
        size={1.05}
      />
    </g>
  );
};

const spotOf = (scene: Scene, spot: Spot): { readonly x: number; readonly y: number } | null => {
  const map = mapOf(scene.view);
  if (spot.on === 'space') return middleOf(map, spot.at);
  if (spot.on === 'point') return { x: spot.at.x * CELL, y: spot.at.y * CELL - spot.at.level * LIFT };
  const at = scene.view.legends.find(l => l.id === spot.legend)?.at;
  return at ? middleOf(map, at) : null;
};

const Figures = (scene: Scene): ReactNode =>
  scene.view.figures.map(f => {
    const at = spotOf(scene, f.spot);
    if (!at) return null;
    const team = scene.view.legends.find(l => l.id === f.owner)?.team ?? 'blue';
    return (
      <g key={f.id} {...elementProps(scene, f.id, figureName(scene.lang, f.kind), `figure ${team}`)}>
        <circle className="glow" cx={at.x} cy={at.y} r={34} />
        <circle cx={at.x} cy={at.y} r={27} style={{ stroke: TEAM_COLOURS[team] }} />
        <Glyph name={FIGURE_GLYPHS[f.kind]} x={at.x} y={at.y} size={38} />
      </g>
    );
  });

const Loot = (scene: Scene): ReactNode => {
  const map = mapOf(scene.view);
  return Object.entries(scene.view.loot)
    .filter(([, cards]) => cards.length > 0)
    .map(([key, cards]) => {
      const [x = 0, y = 0] = key.split(',').map(Number);
      const m = middleOf(map, { x, y });
      return (
        <g key={key} className="loot">
          <circle cx={m.x - 32} cy={m.y - 32} r={15} />
          <text x={m.x - 32} y={m.y - 26} textAnchor="middle">
            {cards.length}
          </text>
        </g>
      );
    });
};

const through = (scene: Scene, spaces: readonly Space[]): string =>
  spaces
    .map(at => middleOf(mapOf(scene.view), at))
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

/** What the option that is pointed at would do: the way, the line, the area. */
const Foreseen = (scene: Scene): ReactNode => {
  const preview = scene.pointed?.preview as Preview | undefined;
  if (!preview) return null;
  const map = mapOf(scene.view);
  const { path, line, area, shot, sees } = preview;
  const end = path?.at(-1);
  return (
    <g className="foreseen">
      {area?.map(at => {
        const m = middleOf(map, at);
        return <rect key={keyOf(at)} x={m.x - 46} y={m.y - 46} width={92} height={92} className="area" />;
      })}
      {path && <path className="way" d={through(scene, path)} />}
      {end && <circle className="way-end" {...centre(middleOf(map, end))} r={14} />}
      {line && <path className={shot?.hidden ? 'aim hidden-target' : 'aim'} d={through(scene, line)} />}
      {end &&
        sees?.map(id => {
          const at = scene.view.legends.find(l => l.id === id)?.at;
          return at ? <path key={id} className="sees" d={through(scene, [end, at])} /> : null;
        })}
    </g>
  );
};

const centre = ({ x, y }: { readonly x: number; readonly y: number }) => ({ cx: x, cy: y });

/** What has just happened, or is looked at again: ways gone and shots fired. */
const Happened = (scene: Scene): ReactNode => (
  <g className="happened">
    {[...scene.lingering, ...scene.happening].map(({ n, event }) => {
      if (event.type === 'moved' || event.type === 'entered') {
        return <path key={n} className="way" d={through(scene, event.path)} />;
      }
      if (event.type === 'aimed')
        return <path key={n} className="fire" d={through(scene, [event.from, event.to])} />;
      return null;
    })}
  </g>
);

const byDepth = (scene: Scene): readonly LegendView[] =>
  scene.view.legends
    .filter(l => l.at)
    .toSorted((a, b) => (a.at?.y ?? 0) - (b.at?.y ?? 0) || levelOf(scene, a) - levelOf(scene, b));

const levelOf = (scene: Scene, { at }: LegendView): number => (at ? levelAt(mapOf(scene.view), at) : 0);

/** The map from above, with roofs that stand up, figures and what would happen. */
export const Board = (scene: Scene): ReactNode => (
  <svg
    className="board apex"
    viewBox={boxOf(mapOf(scene.view))}
    role="group"
    aria-label={scene.lang === 'pl' ? 'Mapa' : 'Map'}
  >
    <Ground {...scene} />
    <Loot {...scene} />
    <Figures {...scene} />
    <Happened {...scene} />
    <Foreseen {...scene} />
    {byDepth(scene).map(legend => (
      <Legend key={legend.id} scene={scene} legend={legend} />
    ))}
  </svg>
);
