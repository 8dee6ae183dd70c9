import {
  baseOutline,
  compareOutlines,
  direction,
  type Unit as FieldUnit,
  MEASURES,
  mm,
  type Outline,
} from '@potyczka/geometry/plane';
import type { Pose, Proc, Verdict } from '@potyczka/kernel';
import { fieldUnit, TOKEN_RADIUS } from '../ground.js';
import { type S, type T, type TokenAt, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const OFF_TABLE = no('LEG-BATTLE-03', 'token-off-table');
const NOT_BESIDE = no('LEG-BATTLE-03', 'token-not-beside');
const IN_TERRAIN = no('LEG-BATTLE-03', 'token-in-terrain');

const disc = (p: { readonly x: number; readonly y: number }): Outline => ({
  core: [{ x: p.x, y: p.y }],
  radius: TOKEN_RADIUS,
});

const baseOf = ({ base, minis: [leader] }: FieldUnit): Outline => baseOutline(base, leader.pose);

/** In base contact and not on it (G-01). */
const touches = (body: FieldUnit, p: Pose): boolean =>
  compareOutlines(disc(p), baseOf(body), MEASURES.touch) <= 0 &&
  compareOutlines(disc(p), baseOf(body), -MEASURES.touch) > 0;

/** LEG-BATTLE-03, LEG-GAP-160: anywhere beside the base of the leader where a token can lie. */
const judgeBeside = (s: S, body: FieldUnit, p: Pose): Verdict => {
  const { width, depth, terrain } = s.ground;
  const r = TOKEN_RADIUS;
  const { level } = body.minis[0].pose;
  if (!touches(body, p) || (p.z ?? level) !== level) return NOT_BESIDE;
  if (p.x < r || p.y < r || p.x > width - r || p.y > depth - r) return OFF_TABLE;
  const isIn = terrain.some(
    t =>
      t.kind !== 'area' &&
      t.top > level &&
      t.bottom <= level &&
      compareOutlines(disc(p), { core: t.polygon as never, radius: 0 }, 0) < 0,
  );
  return isIn ? IN_TERRAIN : undefined;
};

/** Where a token touches a base, seen from its centre towards a point. */
const beside = (body: FieldUnit, ux: number, uy: number): Pose => {
  const { at, level } = body.minis[0].pose;
  const base = baseOf(body);
  const place = (d: number): Pose => ({
    x: Math.round(at.x + ux * d),
    y: Math.round(at.y + uy * d),
    z: level,
  });
  let [near, far] = [0, mm(250)];
  while (far - near > 1) {
    const mid = Math.floor((near + far) / 2);
    if (compareOutlines(disc(place(mid)), base, 0) < 0) near = mid;
    else far = mid;
  }
  return place(far);
};

/** Places all round the leader; first the side on which the token lay. */
function* places(body: FieldUnit, from: Pose | undefined): Generator<Pose> {
  const { at, facing } = body.minis[0].pose;
  if (from) yield* towards(body, from);
  for (let n = 0; n < 24; n++) {
    const u = direction(facing + n * 1500);
    yield beside(body, u.x, u.y);
  }
  yield { x: at.x, y: at.y };
}

/** The place beside the base on the side of a point. */
function* towards(body: FieldUnit, p: Pose): Generator<Pose> {
  const { at } = body.minis[0].pose;
  const [dx, dy] = [p.x - at.x, p.y - at.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far > 0) yield beside(body, dx / far, dy / far);
}

const canLie = (s: S, body: FieldUnit, from: Iterable<Pose>): Pose[] =>
  [...from].filter(p => !judgeBeside(s, body, p));

function* putDown(t: T, u: UnitS, token: TokenAt, from: Pose): Proc {
  const body = fieldUnit(t.s, u);
  const good = canLie(t.s, body, places(body, from));
  if (good.length === 0) return; // walls all round
  const at = yield* t.place(u.seat, {
    rule: 'LEG-BATTLE-03',
    ask: msg('ask-carry', { unit: u.id, token: token.id }),
    judge: p => judgeBeside(t.s, body, p),
    propose: () => good,
    near: p => canLie(t.s, body, towards(body, p))[0],
    show: p => ({ label: msg('end-label', { x: Math.round(p.x / 100), y: Math.round(p.y / 100) }) }),
  });
  const { level } = body.minis[0].pose;
  t.emit({ type: 'token-moved', token: token.id, x: at.x, y: at.y, z: level }, 'LEG-BATTLE-03');
}

/** Where a unit and what it carries stand to each other. */
export interface Carried {
  readonly x: number;
  readonly y: number;
}
export const carriedFrom = (s: S, unit: UnitId): Carried => {
  const [leader] = unitOf(s, unit).minis;
  return { x: leader?.x ?? 0, y: leader?.y ?? 0 };
};

/**
 * LEG-BATTLE-03: a claimed token stays in base contact with its leader. After a move of its own its player puts it
 * where they like; whom somebody else has moved, only if the token lies apart now.
 */
export function* carryTokens(t: T, unit: UnitId, before: Carried, hasMoved: boolean): Proc {
  if (t.s.units[unit]?.where !== 'field') return;
  for (const { id } of t.s.tokens.filter(x => x.by === unit)) {
    const token = t.s.tokens.find(x => x.id === id);
    const u = unitOf(t.s, unit);
    const body = fieldUnit(t.s, u);
    const { at, level } = body.minis[0].pose;
    if (!token || (!hasMoved && touches(body, token) && token.z === level)) continue;
    const from = { x: token.x + at.x - before.x, y: token.y + at.y - before.y };
    yield* putDown(t, u, token, from);
  }
}
