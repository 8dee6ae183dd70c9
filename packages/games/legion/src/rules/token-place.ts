import {
  compareOutlines,
  direction,
  type Mini as FieldMini,
  type Unit as FieldUnit,
  isAt,
  mm,
  outlineOf,
  sight,
} from '@potyczka/geometry/plane';
import type { Msg, Pose, Proc, RuleId, Verdict } from '@potyczka/kernel';
import { fieldOf, fieldUnit, TOKEN_RADIUS } from '../ground.js';
import { leaderOf, type S, type T, type TokenAt, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

/** A number that no token has. */
const freeNumber = (s: S): number =>
  1 + s.tokens.reduce((most, t) => Math.max(most, Number(/\d+$/.exec(t.id)?.[0] ?? 0)), 0);

export const newToken = (
  s: S,
  kind: TokenAt['kind'],
  at: { readonly x: number; readonly y: number; readonly z?: number | undefined },
  more: Partial<TokenAt> = {},
): TokenAt => ({
  id: `${kind}-${freeNumber(s)}`,
  kind,
  x: Math.round(at.x),
  y: Math.round(at.y),
  z: at.z ?? 0,
  by: null,
  seat: null,
  on: null,
  wounds: 0,
  what: '',
  ...more,
});

const disc = (p: { readonly x: number; readonly y: number }) => ({
  core: [{ x: p.x, y: p.y }],
  radius: TOKEN_RADIUS,
});

/** A flat thing that is looked at. */
const flat = (p: Pose): { unit: FieldUnit; mini: FieldMini } => {
  const mini = { id: 'token', pose: { at: { x: p.x, y: p.y }, level: p.z ?? 0, facing: 0 } };
  const unit: FieldUnit = {
    id: 'token',
    side: '',
    type: 'repulsorVehicle',
    base: { shape: 'round', diameter: 2 * TOKEN_RADIUS },
    silhouette: { bottom: 0, top: mm(1) },
    speed: 0,
    leaderHasMelee: false,
    suppression: 0,
    minis: [mini],
  };
  return { unit, mini };
};

/** The minis of a unit that have a token lying there at this range, and those that see it. */
export const minisNear = (s: S, u: UnitS, p: Pose, range: number): readonly FieldMini[] => {
  const body = fieldUnit(s, u);
  return body.minis.filter(m => isAt(disc(p), outlineOf(body, m), range));
};
export const seesToken = (s: S, u: UnitS, mini: FieldMini, p: Pose): boolean => {
  const token = flat(p);
  return sight(fieldOf(s), fieldUnit(s, u), mini, token.unit, token.mini).sees;
};

/** Does the leader of a unit see a token lying there? */
export const leaderSeesPoint = (s: S, u: UnitS, p: Pose): boolean =>
  seesToken(s, u, fieldUnit(s, u).minis[0], p);

export interface Placing {
  readonly rule: RuleId;
  /** The rule about what it may lie on and beside. */
  readonly flatRule: RuleId;
  readonly ask: Msg;
  readonly token: Partial<TokenAt>;
  readonly kind: TokenAt['kind'];
  /** Kinds of tokens that it may not overlap. */
  readonly avoids: readonly TokenAt['kind'][];
}

const judgeSpot = (s: S, u: UnitS, p: Pose, how: Placing): Verdict => {
  const { width, depth, terrain } = s.ground;
  const r = TOKEN_RADIUS;
  if (p.x < r || p.y < r || p.x > width - r || p.y > depth - r) return no(how.flatRule, 'token-off-table');
  const body = fieldUnit(s, u);
  if (!isAt(disc(p), outlineOf(body, body.minis[0]), 1)) return no(how.rule, 'token-too-far');
  const overlaps = s.tokens.some(
    t => how.avoids.includes(t.kind) && t.by === null && compareOutlines(disc(p), disc(t), 0) < 0,
  );
  if (overlaps) return no(how.flatRule, 'token-overlaps');
  const level = p.z ?? 0;
  const isBumpy = terrain.some(
    t =>
      t.kind !== 'area' &&
      t.top !== level &&
      compareOutlines(disc(p), { core: t.polygon as never, radius: 0 }, 0) <= 0,
  );
  if (isBumpy) return no(how.flatRule, 'token-not-flat');
  return leaderSeesPoint(s, u, p) ? undefined : no(how.rule, 'leader-sees-none');
};

function* spots(s: S, u: UnitS, how: Placing): Generator<Pose> {
  const { x, y, z, facing } = leaderOf(u);
  for (const far of [140, 90, 45])
    for (let n = 0; n < 8; n++) {
      const v = direction(facing + n * 4500);
      const p = { x: Math.round(x + v.x * mm(far)), y: Math.round(y + v.y * mm(far)), z };
      if (!judgeSpot(s, u, p, how)) yield p;
    }
}

export const canPlaceToken = (s: S, unit: UnitId, how: Placing): boolean =>
  !spots(s, unitOf(s, unit), how).next().done;

/** LEG-GAP-183: a token is placed at range 1 and in sight of the unit leader. */
export function* placeToken(t: T, unit: UnitId, how: Placing): Proc {
  const u = unitOf(t.s, unit);
  if (!canPlaceToken(t.s, unit, how)) return;
  const at = yield* t.place(u.seat, {
    rule: how.rule,
    ask: how.ask,
    judge: p => judgeSpot(t.s, u, p, how),
    propose: () => spots(t.s, u, how),
    show: p => ({ label: msg('end-label', { x: Math.round(p.x / 100), y: Math.round(p.y / 100) }) }),
  });
  const token = newToken(t.s, how.kind, at, { seat: u.seat, ...how.token });
  t.emit({ type: 'token-placed', who: u.seat, token }, how.rule);
}
