import { miniLabel, unitLabel } from '@potyczka/legion/text';
import { type Ground, type Mini, type UnitToken, type UnitView, unitCard } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { paint } from '../../ui/defs.js';
import { Plate } from '../../ui/Plate.js';
import { elementProps, optionsAt } from '../element.js';
import { FigureSheet, figureOf, StandingFigure } from './faces/Figure.js';
import { Glyph } from './glyphs.js';
import { carriesHeavy } from './heavy.js';
import {
  baseOf,
  GLYPH_OF_TOKEN,
  hueOf,
  isDone,
  isHero,
  isNotched,
  lookOf,
  numberOf,
  radiusOf,
  tokensOf,
  toneOfToken,
} from './look.js';
import { drawn, hullOfDiscs, type Point, pathOf, RIM, thrown, turnOf } from './plan.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

interface BaseProps {
  readonly unit: UnitView;
  readonly isLeader: boolean;
}

/** A base seen from above, facing to the right: true in size, a ring in the colour of its seat, the tone of its unit. */
export const Base = ({ unit, isLeader }: BaseProps): ReactNode => {
  const { colour, dash } = lookOf(unit.seat);
  const [length, width] = baseOf(unitCard(unit.card));
  const [a, b] = [length / 2, width / 2];
  const rim = isHero(unit.card) && <ellipse className="hero" rx={a - 4.6} ry={b - 4.6} />;
  return (
    <>
      {isLeader && <ellipse className="leader" rx={a + 2.6} ry={b + 2.6} />}
      <ellipse rx={a} ry={b} fill="#0d0f12" />
      <ellipse
        rx={a - 1.9}
        ry={b - 1.9}
        fill={hueOf(unit)}
        stroke={colour}
        strokeWidth={2.8}
        strokeDasharray={dash}
      />
      {rim}
      {isNotched(unit) && <path className="front" d={`M${a + 5} 0L${a - 7} -8V8Z`} fill={colour} />}
    </>
  );
};

/** The least side of a base on which a figure is drawn as large as it is, in millimetres. */
const TROOPER = 27;
/** Large bases are not filled: what stands on them would hide what is behind. */
const sizeOf = (unit: UnitView): number => {
  const least = Math.min(...baseOf(unitCard(unit.card)));
  if (least > TROOPER) return (0.62 * least) / TROOPER;
  return isHero(unit.card) ? 1.16 : 1;
};

/** Whoever stands on a base: upright, whichever way the base faces, with the heavy weapon that the mini carries. */
export const Standing = ({ unit, mini }: { unit: UnitView; mini: Mini | undefined }): ReactNode => (
  <g transform={`translate(0 ${isNotched(unit) ? 6 : 3}) scale(${sizeOf(unit)})`} pointerEvents="none">
    <StandingFigure
      is={figureOf(unit.card)}
      isHeavy={mini !== undefined && carriesHeavy(unit, mini)}
      colour={lookOf(unit.seat).colour}
    />
  </g>
);

/** The figures of all units on the table, each once. */
export const Figures = ({ units }: { units: readonly UnitView[] }): ReactNode => (
  <FigureSheet
    of={units.flatMap(({ card }) => [{ is: figureOf(card) }, { is: figureOf(card), isHeavy: true }])}
  />
);

interface MinisProps {
  readonly scene: Scene;
  readonly unit: UnitView;
  readonly ground: Ground;
}

/** The shadow of a mini: beside its base if it stands high, and a dark rim then says that it stands on something. */
const ShadowOf = ({ unit, z }: { unit: UnitView; z: number }): ReactNode => {
  const [length, width] = baseOf(unitCard(unit.card));
  const far = thrown(z / 100);
  return (
    <>
      <ellipse
        cx={far.x + length * 0.18}
        cy={far.y + width * 0.17}
        rx={length * 0.6}
        ry={width * 0.57}
        fill={paint('shadow')}
      />
      {z > 0 && <ellipse className="raised" rx={length / 2 + 2} ry={width / 2 + 2} />}
    </>
  );
};

const MiniOf = ({ scene, unit, ground, mini, n }: MinisProps & { mini: Mini; n: number }): ReactNode => {
  const at = drawn(ground.depth, mini);
  const isOwn = optionsAt(scene.lit, mini.id).length > 0;
  const own = isOwn ? elementProps(scene, mini.id, miniLabel(scene.lang, mini.id), 'mini') : {};
  const r = radiusOf(unit);
  return (
    <g {...own} transform={`translate(${at.x} ${at.y})`} data-mini={mini.id}>
      <ShadowOf unit={unit} z={mini.z} />
      <g transform={`rotate(${turnOf(mini.facing)})`}>
        <Base unit={unit} isLeader={n === 0} />
      </g>
      <Standing {...{ unit, mini }} />
      {isOwn && <circle className="case" r={r + 2} />}
      {isOwn && <circle className="glow" r={r + 2} />}
      {mini.wounds > 0 && <Counter x={r * 0.7} y={r * 0.7} n={mini.wounds} />}
    </g>
  );
};

/** Wounds on a mini or a token. */
export const Counter = ({ x, y, n }: { x: number; y: number; n: number }): ReactNode => {
  const { px } = useCamera();
  const r = Math.max(6, px(8));
  return (
    <g className="wounds" transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <text y={r * 0.5} fontSize={r * 1.5} textAnchor="middle">
        {n}
      </text>
    </g>
  );
};

/** How large the sign of a unit is, in millimetres. */
export const signRadius = (px: (pixels: number) => number): number =>
  Math.max(9.5, Math.min(px(12), Math.max(16, px(9.5))));

/** Where the banner of a unit flies: over its leader, as high as a mini stands. */
export const headOf = (unit: UnitView, ground: Ground): Point => {
  const [leader] = unit.minis;
  const { x, y } = leader ? drawn(ground.depth, leader) : { x: 0, y: 0 };
  return { x, y: y - 36 * sizeOf(unit) };
};

/** A token as it lies beside a unit. */
export const TokenDisc = ({ token, r }: { token: UnitToken; r: number }): ReactNode => (
  <g color={toneOfToken(token)}>
    <circle className="token-disc" r={r * 0.92} stroke="currentColor" />
    <Glyph name={GLYPH_OF_TOKEN[token]} x={0} y={0} size={r * 1.3} />
  </g>
);

/** Who has lost heart: a ring for a suppressed unit, a mark too for one that panics. */
const Nerves = ({ unit, r }: { unit: UnitView; r: number }): ReactNode => (
  <>
    {(unit.suppressed || unit.panicked) && <circle className="shaken" r={r * 1.42} />}
    {unit.panicked && (
      <g className="panic" transform={`translate(${-r} ${-r})`}>
        <circle r={r * 0.72} />
        <text y={r * 0.42} fontSize={r * 1.2} textAnchor="middle">
          !
        </text>
      </g>
    )}
  </>
);

/** The banner of a unit, planted beside its leader: its number, a bar in its tone, the tokens beside it. */
const Sign = ({ unit, at, foot }: { unit: UnitView; at: Point; foot: Point }): ReactNode => {
  const { px } = useCamera();
  const r = signRadius(px);
  const { colour, plate } = lookOf(unit.seat);
  const isDown = isDone(unit);
  const small = r * 0.78;
  const high = Math.round((unit.minis[0]?.z ?? 0) / 100);
  return (
    <g className="sign" transform={`translate(${at.x} ${at.y})`} pointerEvents="none">
      <path className="pole" d={`M0 ${r}L${foot.x - at.x} ${foot.y - at.y}`} />
      {unit.order === 'up' && <circle className="order" r={r * 1.42} />}
      <Plate
        shape={plate}
        letter={numberOf(unit.id)}
        colour={isDown ? '#20242b' : colour}
        ink={isDown ? colour : '#0b0d10'}
        r={r}
      />
      <rect className="hue" x={-r} y={r * 1.12} width={2 * r} height={r * 0.34} fill={hueOf(unit)} />
      <Nerves {...{ unit, r }} />
      {high > 0 && (
        <text className="high" x={-r * 1.3} y={r * 0.42} fontSize={Math.max(13, px(13))} textAnchor="end">
          ▲{high}
        </text>
      )}
      {tokensOf(unit).map(([token, n], i) => (
        <g key={token} transform={`translate(${r * 1.1 + small + i * small * 2} 0)`}>
          <TokenDisc {...{ token }} r={small} />
          {n > 1 && (
            <text
              className="count"
              x={small * 0.62}
              y={small * 1.05}
              fontSize={small * 1.2}
              textAnchor="middle"
            >
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

const stateOf = (lang: Scene['lang'], unit: UnitView): string => {
  const w = WORDS[lang];
  const states = [
    isDone(unit) ? w.activated : '',
    unit.order === 'up' ? w.ordered : '',
    unit.suppressed ? w.suppressed : '',
    unit.panicked ? w.panicked : '',
  ];
  return [unitLabel(unit.id), ...states.filter(Boolean)].join(', ');
};

/** How far the carpet of a unit reaches beyond its bases, in millimetres. */
const CARPET = 6;

/** A unit on the table: its carpet, by which it is chosen, its bases and who stands on them. */
export const UnitOf = ({
  scene,
  unit,
  ground,
  isLeaving,
}: MinisProps & { readonly isLeaving: boolean }): ReactNode => {
  const hull = pathOf(
    hullOfDiscs(
      unit.minis.map(m => drawn(ground.depth, m)),
      radiusOf(unit) + CARPET,
    ),
  );
  const isActing = scene.view.act?.unit === unit.id;
  const kind = [
    ...['unit', unit.seat],
    isDone(unit) ? 'done' : '',
    isActing ? 'acting' : '',
    isLeaving ? 'leaving' : '',
  ];
  const { colour, dash } = lookOf(unit.seat);
  const backToFront = [...unit.minis.entries()].sort(([, a], [, b]) => b.y - a.y);
  return (
    <g
      {...elementProps(scene, unit.id, stateOf(scene.lang, unit), kind.filter(Boolean).join(' '))}
      data-unit={unit.id}
    >
      <path className="carpet" d={hull} fill={hueOf(unit)} stroke={colour} strokeDasharray={dash} />
      <path className="case" d={hull} />
      <path className="glow" d={hull} />
      <g className="bases">
        {backToFront.map(([n, mini]) => (
          <MiniOf key={mini.id} {...{ scene, unit, ground, mini, n }} />
        ))}
      </g>
    </g>
  );
};

/** Who stands in front is drawn last. */
export const fromBehind = (units: readonly UnitView[]): UnitView[] => {
  const nearest = (u: UnitView): number => Math.min(...u.minis.map(m => m.y));
  return [...units].sort((a, b) => nearest(b) - nearest(a));
};

/** Banners that would cover each other stand higher, one above the other; at the far edge one beside the other. */
const spread = (heads: readonly Point[], r: number): Point[] => {
  const placed: Point[] = [];
  for (const head of heads) {
    let { x, y } = head;
    for (let n = 0; n < 6; n++) {
      const other = placed.find(p => Math.abs(p.x - x) < 2 * r && Math.abs(p.y - y) < 2.3 * r);
      if (!other) break;
      if (other.y - 2.4 * r > r - RIM) y = other.y - 2.4 * r;
      else x = other.x + 2.1 * r;
    }
    placed.push({ x, y });
  }
  return placed;
};

/** The banners of all units, over the bases: none is hidden by a neighbour. */
export const Signs = ({ units, ground }: { units: readonly UnitView[]; ground: Ground }): ReactNode => {
  const { px } = useCamera();
  const r = signRadius(px);
  const near = [...units].sort((a, b) => (a.minis[0]?.y ?? 0) - (b.minis[0]?.y ?? 0));
  const heads = near.map(unit => headOf(unit, ground));
  const at = spread(
    // A banner stays on the table, though its leader stands at the far edge.
    heads.map(({ x, y }) => ({ x, y: Math.max(y - r * 1.5, r * 1.4 - RIM) })),
    r,
  );
  return near.map((unit, n) => (
    <Sign key={unit.id} unit={unit} at={at[n] as Point} foot={{ ...(heads[n] as Point) }} />
  ));
};
