import { cardName, figureName, legendName, spaceName } from '@potyczka/apex/text';
import {
  FIGURE_TRAITS,
  type Figure,
  type Intersection,
  type LegendView,
  pointKey,
  type Spot,
  type View,
} from '@potyczka/apex/view';
import { PATTERNS, type PatternName } from '@potyczka/geometry/lattice';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { paint } from '../../ui/defs.js';
import type { GlyphRef } from '../../ui/glyph-sheet.js';
import { type HeadSign, Standee } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import { FIGURE_GLYPHS } from './legend-looks.js';
import { lootGlyph, standeeOf, TEAM_COLOURS } from './look.js';
import { CELL, isBehind, levelAt, mapOf, middleOf, type Point, pointAt } from './plan.js';
import { healthLimit, legendIn, previewOf, type Scene } from './scene.js';
import { WORDS } from './words.js';

/** What the shot that is pointed at would take of a legend, in the mean. */
const threatOf = ({ pointed }: Scene, legend: LegendView): number => {
  const { shot } = previewOf(pointed);
  return shot && pointed?.at[0] === legend.id ? Math.round(shot.mean) : 0;
};

const BAR = 62;

/** Shield and health under the base: two bars on one scale; hatched is what would be lost. */
const Points = ({ legend, threat }: { readonly legend: LegendView; readonly threat: number }): ReactNode => {
  const most = healthLimit(legend) + Math.max(legend.shieldLimit, 1);
  const scale = BAR / most;
  const [shield, health] = [legend.shield * scale, legend.health * scale];
  const split = Math.max(legend.shieldLimit, 1) * scale;
  const fromShield = Math.min(legend.shield, threat);
  const fromHealth = Math.min(legend.health, threat - fromShield);
  const share = legend.health / healthLimit(legend);
  const colour = share > 0.6 ? '#5fd08a' : share > 0.34 ? '#f2c744' : '#ff7a70';
  return (
    <g className="points" transform={`translate(${-BAR / 2 + 6} 15)`}>
      <rect x={-2} y={-2} width={BAR + 6} height={13} rx={5} fill="#0a0c0f" />
      <rect width={shield} height={9} rx={2.5} fill="#7cc4ff" />
      <rect x={split + 2} width={health} height={9} rx={2.5} fill={colour} />
      {fromShield > 0 && (
        <rect x={shield - fromShield * scale} width={fromShield * scale} height={9} fill={paint('threat')} />
      )}
      {fromHealth > 0 && (
        <rect
          x={split + 2 + health - fromHealth * scale}
          width={fromHealth * scale}
          height={9}
          fill={paint('threat')}
        />
      )}
    </g>
  );
};

/** Signs of the figures that a legend carries. */
const signsOf = ({ view, lang }: Scene, legend: LegendView): HeadSign[] =>
  view.figures.flatMap(f =>
    f.spot.on === 'legend' && f.spot.legend === legend.id
      ? [
          {
            glyph: FIGURE_GLYPHS[f.kind],
            colour: TEAM_COLOURS[legendIn(view, f.owner)?.team ?? 'blue'],
            label: figureName(lang, f.kind),
          },
        ]
      : [],
  );

const Legend = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => {
  if (!legend.at) return null;
  const { view, lang } = scene;
  const w = WORDS[lang];
  const map = mapOf(view);
  const { x, y } = middleOf(map, legend.at);
  const label = `${legendName(lang, legend.id)}, ${spaceName(lang, `${legend.at.x},${legend.at.y}`)}, ${w.shield} ${legend.shield}, ${w.health} ${legend.health}`;
  return (
    <g
      {...elementProps(
        scene,
        legend.id,
        label,
        `legend ${legend.team} on-${levelAt(map, legend.at)} ${isBehind(map, legend.at) ? 'behind' : ''}`,
      )}
      transform={`translate(${x} ${y + 24})`}
    >
      <ellipse className="case" rx={43} ry={22} />
      <ellipse className="glow" rx={43} ry={22} />
      <Standee
        {...standeeOf(legend.id, legend.team)}
        isActing={view.act?.legend === legend.id}
        signs={signsOf(scene, legend)}
        size={1.12}
      />
      <Points legend={legend} threat={threatOf(scene, legend)} />
    </g>
  );
};

/** From back to front; on one row the higher ones last. */
export const Legends = (scene: Scene): ReactNode => {
  const map = mapOf(scene.view);
  const depth = ({ at }: LegendView): number => (at ? 10 * at.y + levelAt(map, at) : 0);
  return scene.view.legends
    .filter(l => l.at)
    .toSorted((a, b) => depth(a) - depth(b))
    .map(legend => <Legend key={legend.id} scene={scene} legend={legend} />);
};

const spotOf = (view: View, spot: Spot): Point | null => {
  const map = mapOf(view);
  if (spot.on === 'space') return middleOf(map, spot.at);
  return spot.on === 'point' ? pointAt(spot.at) : null;
};

/** The diamond round an intersection: whoever stands on a space that it cuts is in the zone. */
const zonePath = (at: Intersection): string => {
  const { x, y } = pointAt(at);
  return `M${x} ${y - CELL}L${x + CELL} ${y}L${x} ${y + CELL}L${x - CELL} ${y}z`;
};

/** Where something will come down: 5 by 5, or 5 by 4 the way it faces. */
const fallsOn = ({ kind, facing }: Figure): PatternName | null => {
  const { danger } = FIGURE_TRAITS[kind];
  if (danger === '5x5') return danger;
  return danger === '5x4' && facing ? `${danger}-${facing}` : null;
};

/** How many team turns until a token of the track comes due. */
export const turnsLeft = (view: View, token: string): number | null => {
  const entry = view.track.find(x => x.token === token);
  return entry ? Math.max(0, entry.due - view.clock) : null;
};

const Zone = ({ scene, figure }: { readonly scene: Scene; readonly figure: Figure }): ReactNode => {
  const map = mapOf(scene.view);
  const { zone } = FIGURE_TRAITS[figure.kind];
  const pattern = fallsOn(figure);
  if (zone && figure.spot.on === 'point')
    return <path className={`zone ${zone.closed ? 'closed' : ''}`} d={zonePath(figure.spot.at)} />;
  if (!pattern || figure.spot.on !== 'space') return null;
  const { at } = figure.spot;
  return (
    <g className="falls">
      {PATTERNS[pattern].map(o => {
        const space = { x: at.x + o.x, y: at.y + o.y };
        if (map.levels[space.y]?.[space.x] === undefined) return null;
        const m = middleOf(map, space);
        return <rect key={`${space.x},${space.y}`} x={m.x - 47} y={m.y - 47} width={94} height={94} rx={4} />;
      })}
    </g>
  );
};

/** Zones of the map, under everything that stands in them. */
export const Zones = (scene: Scene): ReactNode => (
  <g pointerEvents="none">
    {scene.view.figures.map(f => (
      <Zone key={f.id} scene={scene} figure={f} />
    ))}
  </g>
);

const SIGN = 38;

/** The drawing of a figure, in its middle. */
const Sign = ({ glyph, at }: { readonly glyph: GlyphRef; readonly at: Point }): ReactNode => (
  <svg
    className="glyph"
    x={at.x - SIGN / 2}
    y={at.y - SIGN / 2}
    width={SIGN}
    height={SIGN}
    viewBox="0 0 512 512"
    aria-hidden
  >
    <use href={glyph} />
  </svg>
);

export const Figures = (scene: Scene): ReactNode =>
  scene.view.figures.map(f => {
    const at = spotOf(scene.view, f.spot);
    if (!at) return null;
    const { lang, view } = scene;
    const team = legendIn(view, f.owner)?.team ?? 'blue';
    const left = turnsLeft(view, f.token);
    const label = [figureName(lang, f.kind), left !== null && WORDS[lang].inTurns(left)]
      .filter(Boolean)
      .join(', ');
    return (
      <g key={f.id} {...elementProps(scene, f.id, label, `figure ${team} ${f.open ? 'spent' : ''}`)}>
        <circle className="glow" cx={at.x} cy={at.y} r={36} />
        <circle className="disc" cx={at.x} cy={at.y} r={28} style={{ stroke: TEAM_COLOURS[team] }} />
        <Sign glyph={FIGURE_GLYPHS[f.kind]} at={at} />
        {left !== null && left > 0 && (
          <g className="due">
            <circle cx={at.x + 24} cy={at.y - 24} r={16} />
            <text x={at.x + 24} y={at.y - 17} fontSize={21} textAnchor="middle">
              {left}
            </text>
          </g>
        )}
      </g>
    );
  });

const PLACES = [
  [-28, 28],
  [28, 28],
  [28, -28],
  [-28, -28],
] as const;

/** Tokens on the ground; more than four on a space are counted. */
export const Loot = (scene: Scene): ReactNode => {
  const map = mapOf(scene.view);
  return Object.entries(scene.view.loot).flatMap(([key, cards]) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    const m = middleOf(map, { x, y });
    const more = cards.length - PLACES.length;
    return [
      ...cards.slice(0, PLACES.length).map((card, i) => {
        const [dx, dy] = PLACES[i] as readonly [number, number];
        return (
          <g key={card} {...elementProps(scene, card, cardName(scene.lang, card), 'loot')}>
            <circle className="disc" cx={m.x + dx} cy={m.y + dy} r={17} />
            <Glyph name={lootGlyph(card)} x={m.x + dx} y={m.y + dy} size={22} />
            <circle className="glow" cx={m.x + dx} cy={m.y + dy} r={19} />
          </g>
        );
      }),
      more > 0 && (
        <text key={`${key} more`} className="loot-more" x={m.x} y={m.y + 7} fontSize={22} textAnchor="middle">
          +{more}
        </text>
      ),
    ];
  });
};

/** Intersections that may be chosen, each on its level. */
export const Corners = (scene: Scene): ReactNode => {
  const { px } = useCamera();
  const r = Math.min(26, Math.max(15, px(8)));
  return [...scene.lit.keys()]
    .filter(el => /^\d+,\d+,\d+$/.test(el))
    .map(el => {
      const [x = 0, y = 0, level = 0] = el.split(',').map(Number);
      const at = pointAt({ x, y, level });
      const name = `${spaceName(scene.lang, `${x},${y}`)}, ${WORDS[scene.lang].level.toLowerCase()} ${level}`;
      return (
        <g key={pointKey({ x, y, level })} {...elementProps(scene, el, name, 'corner')}>
          <path className="case" d={`M${at.x} ${at.y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`} />
          <path className="glow" d={`M${at.x} ${at.y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`} />
        </g>
      );
    });
};
