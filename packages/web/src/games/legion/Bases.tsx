import { miniLabel, unitLabel } from '@potyczka/legion/text';
import { type Ground, type Mini, type UnitToken, type UnitView, unitCard } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { paint } from '../../ui/defs.js';
import { Plate } from '../../ui/Plate.js';
import { elementProps, optionsAt } from '../element.js';
import { Glyph } from './glyphs.js';
import {
  baseOf,
  GLYPH_OF_TOKEN,
  glyphOfUnit,
  isDone,
  isNotched,
  lookOf,
  numberOf,
  radiusOf,
  tokensOf,
  toneOfToken,
} from './look.js';
import { drawn, hullOfDiscs, type Point, pathOf, turnOf } from './plan.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

/** From so many pixels for a millimetre on, silhouettes can be made out on small bases too. */
const NEAR = 1.1;

interface BaseProps {
  readonly unit: UnitView;
  readonly isLeader: boolean;
  /** A mini that an upgrade has added. */
  readonly isSpecial?: boolean;
}

/** A base seen from above, facing to the right: ring in the colour of its seat, notches, silhouette. */
export const Base = ({ unit, isLeader, isSpecial = false }: BaseProps): ReactNode => {
  const { zoom } = useCamera();
  const { colour, dash } = lookOf(unit.seat);
  const card = unitCard(unit.card);
  const [length, width] = baseOf(card);
  const [a, b] = [length / 2, width / 2];
  const notched = isNotched(unit);
  return (
    <>
      <ellipse cx={a * 0.36} cy={b * 0.34} rx={a * 1.2} ry={b * 1.14} fill={paint('shadow')} />
      {isLeader && <ellipse className="leader" rx={a + 3.2} ry={b + 3.2} />}
      <ellipse rx={a} ry={b} fill="#0d0f12" />
      <ellipse
        rx={a - 1.9}
        ry={b - 1.9}
        fill="#23262c"
        stroke={colour}
        strokeWidth={2.8}
        strokeDasharray={dash}
      />
      {notched && <path className="front" d={`M${a + 5} 0L${a - 7} -8V8Z`} fill={colour} />}
      {!notched && <circle r={a * 0.62} fill={colour} opacity={0.92} />}
      {!notched && (
        <ellipse cx={-a * 0.2} cy={-a * 0.22} rx={a * 0.34} ry={a * 0.26} fill="#fff" opacity={0.4} />
      )}
      {isSpecial && zoom < NEAR && <circle r={a * 0.3} fill="#14110c" opacity={0.8} />}
    </>
  );
};

/** The silhouette on a base: upright, whichever way the base faces. */
export const Silhouette = ({ unit, isSpecial }: { unit: UnitView; isSpecial: boolean }): ReactNode => {
  const { zoom } = useCamera();
  const notched = isNotched(unit);
  if (!notched && zoom < NEAR) return null;
  const size = Math.min(...baseOf(unitCard(unit.card))) * (notched ? 0.72 : 0.56);
  return (
    <g color={notched ? lookOf(unit.seat).colour : '#14110c'}>
      <Glyph name={isSpecial ? 'minigun' : glyphOfUnit(unit.card)} x={0} y={0} size={size} />
    </g>
  );
};

interface MinisProps {
  readonly scene: Scene;
  readonly unit: UnitView;
  readonly ground: Ground;
}

const MiniOf = ({ scene, unit, ground, mini, n }: MinisProps & { mini: Mini; n: number }): ReactNode => {
  const at = drawn(ground.depth, mini);
  const isOwn = optionsAt(scene.lit, mini.id).length > 0;
  const own = isOwn ? elementProps(scene, mini.id, miniLabel(scene.lang, mini.id), 'mini') : {};
  const r = radiusOf(unit);
  return (
    <g {...own} transform={`translate(${at.x} ${at.y})`}>
      <g transform={`rotate(${turnOf(mini.facing)})`}>
        <Base unit={unit} isLeader={n === 0} isSpecial={mini.role > 0} />
      </g>
      <Silhouette unit={unit} isSpecial={mini.role > 0} />
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

/** Where the sign of a unit hangs: over the highest of its bases. */
export const headOf = (points: readonly Point[], r: number): Point => {
  const top = points.reduce((a, b) => (b.y < a.y ? b : a), points[0] as Point);
  return { x: top.x, y: top.y - r };
};

/** How large the sign of a unit is, in millimetres. */
export const signRadius = (px: (pixels: number) => number): number => Math.max(8.5, px(9.5));

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

/** The order token of a unit with its number, and the tokens beside it. */
const Sign = ({ unit, at }: { unit: UnitView; at: Point }): ReactNode => {
  const { px } = useCamera();
  const r = signRadius(px);
  const { colour, plate } = lookOf(unit.seat);
  const isDown = isDone(unit);
  const tokens = tokensOf(unit);
  return (
    <g className="sign" transform={`translate(${at.x} ${at.y - r - 3})`} pointerEvents="none">
      {unit.order === 'up' && <circle className="order" r={r * 1.42} />}
      <Plate
        shape={plate}
        letter={numberOf(unit.id)}
        colour={isDown ? '#20242b' : colour}
        ink={isDown ? colour : '#0b0d10'}
        r={r}
      />
      <Nerves {...{ unit, r }} />
      {tokens.map(([token, n], i) => (
        <g key={token} transform={`translate(${r * (2.2 + i * 1.9)} 0)`}>
          <TokenDisc {...{ token, r }} />
          {n > 1 && (
            <text className="count" x={r * 0.62} y={r * 1.05} fontSize={r * 1.05} textAnchor="middle">
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

/** A unit on the table: an outline to choose it by, its bases, its order token and its tokens. */
export const UnitOf = ({ scene, unit, ground }: MinisProps): ReactNode => {
  const points = unit.minis.map(m => drawn(ground.depth, m));
  const r = radiusOf(unit);
  const hull = pathOf(hullOfDiscs(points, r + 5));
  const isActing = scene.view.act?.unit === unit.id;
  const kind = ['unit', unit.seat, isDone(unit) ? 'done' : '', isActing ? 'acting' : ''];
  return (
    <g
      {...elementProps(scene, unit.id, stateOf(scene.lang, unit), kind.filter(Boolean).join(' '))}
      data-unit={unit.id}
    >
      <path className="case" d={hull} />
      <path className="glow" d={hull} />
      <g className="bases">
        {unit.minis.map((mini, n) => (
          <MiniOf key={mini.id} {...{ scene, unit, ground, mini, n }} />
        ))}
      </g>
    </g>
  );
};

/** The signs of all units, over the bases: none is hidden by a neighbour. */
export const Signs = ({ units, ground }: { units: readonly UnitView[]; ground: Ground }): ReactNode =>
  units.map(unit => {
    const points = unit.minis.map(m => drawn(ground.depth, m));
    return <Sign key={unit.id} unit={unit} at={headOf(points, radiusOf(unit))} />;
  });
