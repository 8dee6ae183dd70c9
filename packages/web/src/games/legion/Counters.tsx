import { unitLabel } from '@potyczka/legion/text';
import type { Ground, TokenAt } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { paint } from '../../ui/defs.js';
import { elementProps } from '../element.js';
import { Counter } from './Bases.js';
import { Glyph } from './glyphs.js';
import { lookOf, radiusOf } from './look.js';
import { CART_RADIUS, drawn, type Point, TOKEN_RADIUS, turnOf } from './plan.js';
import { type Scene, unitNamed } from './scene.js';
import { WORDS } from './words.js';

/** The drawing on a token of each kind. */
export const SIGNS = {
  objective: 'flag-objective',
  condition: 'rank-3',
  smoke: 'smoke-bomb',
  charge: 'land-mine',
  graffiti: 'rank-3',
  bane: 'rank-3',
  cart: 'land-mine',
  mission: 'crosshair',
} as const;

/** LEG-BATTLE-10: a bomb cart from above, its handle behind, its front to the right. */
export const Cart = ({ seat }: { seat: string | null }): ReactNode => {
  const r = CART_RADIUS;
  const { colour, dash } = lookOf(seat ?? 'p1');
  return (
    <>
      <ellipse cx={r * 0.3} cy={r * 0.3} rx={r * 1.15} ry={r * 1.1} fill={paint('shadow')} />
      <circle r={r} fill="#0d0f12" />
      <circle r={r - 2} fill="#4a3b28" stroke={colour} strokeWidth={3} strokeDasharray={dash} />
      <path className="front" d={`M${r + 6} 0L${r - 7} -9V9Z`} fill={colour} />
      <path className="handle" d={`M${-r * 0.4} -9H${-r - 9}V9H${-r * 0.4}`} />
    </>
  );
};

/** A barricade that is being put up: as long and as deep as it will stand. */
export const Barricade = (): ReactNode => (
  <rect className="barricade-piece" x={-60} y={-10} width={120} height={20} fill="url(#legion-steel)" />
);

/** LEG-BATTLE-01: where a token lies; one that is claimed goes with the leader of its unit. */
export const placeOf = (scene: Scene, token: TokenAt, depth: number): Point => {
  const unit = token.by ? unitNamed(scene.view, token.by) : undefined;
  const leader = unit?.where === 'field' ? unit.minis[0] : undefined;
  if (!unit || !leader) return drawn(depth, token);
  const at = drawn(depth, leader);
  const far = radiusOf(unit) + TOKEN_RADIUS * 0.5;
  return { x: at.x + far * 0.7, y: at.y + far * 0.7 };
};

const labelOf = ({ lang, view, names, me }: Scene, token: TokenAt): string => {
  const w = WORDS[lang];
  const goalOf = token.seat && (token.kind === 'cart' || token.on) ? token.seat : null;
  const whose = goalOf && view.tokens.some(t => t.kind === 'cart') ? goalOf : null;
  return [
    token.on && whose ? w.goal : w.counter[token.kind],
    whose ? (whose === me ? w.you : (names[whose] ?? whose)) : '',
    token.by ? unitLabel(token.by) : '',
  ]
    .filter(Boolean)
    .join(', ');
};

/** What lies on a token: whose goal it is, which side is up, how much it has taken. */
const Face = ({ scene, token }: { scene: Scene; token: TokenAt }): ReactNode => {
  const isGoal = token.on !== null && scene.view.tokens.some(t => t.kind === 'cart' && t.seat === token.seat);
  return (
    <>
      {isGoal && token.seat && (
        <circle className="goal" r={TOKEN_RADIUS + 4} stroke={lookOf(token.seat).colour} />
      )}
      <circle className={`objective ${token.kind} ${token.what}`} r={TOKEN_RADIUS} />
      <Glyph name={SIGNS[token.kind]} x={0} y={0} size={TOKEN_RADIUS * 1.3} />
      {token.wounds > 0 && <Counter x={TOKEN_RADIUS * 0.8} y={TOKEN_RADIUS * 0.8} n={token.wounds} />}
    </>
  );
};

/** Tokens of the battle: on the ground, on terrain, or with the unit that has claimed them. */
export const Counters = ({ scene, ground }: { scene: Scene; ground: Ground }): ReactNode =>
  scene.view.tokens.map(token => {
    const p = placeOf(scene, token, ground.depth);
    const r = token.kind === 'cart' ? CART_RADIUS : TOKEN_RADIUS;
    return (
      <g
        key={token.id}
        {...elementProps(scene, token.id, labelOf(scene, token), `counter ${token.kind}`)}
        transform={`translate(${p.x} ${p.y})`}
      >
        {token.kind === 'cart' ? (
          <>
            <g transform={`rotate(${turnOf(token.facing ?? 0)})`}>
              <Cart seat={token.seat} />
            </g>
            <g color={lookOf(token.seat ?? 'p1').colour}>
              <Glyph name={SIGNS.cart} x={0} y={0} size={CART_RADIUS} />
            </g>
          </>
        ) : (
          <Face {...{ scene, token }} />
        )}
        <circle className="case" r={r} />
        <circle className="glow" r={r} />
      </g>
    );
  });
