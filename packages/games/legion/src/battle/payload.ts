import {
  baseOutline,
  compareOutlines,
  endOf,
  type Field,
  type Unit as FieldUnit,
  isAt,
  isNotched,
  isWhollyOn,
  judgeEnds,
  judgeMove,
  MEASURES,
  type Move,
  mm,
  outlineOf,
  type Polygon,
  type Terrain,
  TOOLS,
  turned,
} from '@potyczka/geometry/plane';
import { type Pose, type Proc, type Seat, sure, type Verdict } from '@potyczka/kernel';
import { CART, fieldOf, inMeleeWith } from '../ground.js';
import { displace } from '../rules/moved.js';
import { answerPose, refusalOf } from '../rules/place.js';
import { newToken } from '../rules/token-place.js';
import { moveTo } from '../rules/tool-work.js';
import { blueFirst, type S, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, type MiniId, type UnitId } from '../vocabulary.js';
import { type Area, boxOfArea, isInside, zonesOf } from './zones.js';

type Token = S['tokens'][number];

const SPEED = 2;
const OUTSIDE = no('LEG-CARD-02', 'outside-zone');
const NOT_THIS_PIECE = no('LEG-BATTLE-11', 'piece-not-on-ground');
const OFF_TOOL = no('LEG-MOVE-13', 'off-tool');
const IN_PLACE = no('LEG-NOTCH-04', 'pivot-in-place');
const TOO_FAR_ROUND = no('LEG-NOTCH-04', 'no-LEG-NOTCH-04', { by: 'none' });

export const cartOf = (s: S, seat: Seat): Token | undefined =>
  s.tokens.find(t => t.kind === 'cart' && t.seat === seat);

/**
 * LEG-BATTLE-10, -12, -13, -15, -16: a cart as the ground sees it: no unit, and nobody's enemy. It goes over difficult
 * terrain and through all minis.
 */
const bodyOf = (cart: Token): FieldUnit => ({
  id: cart.id,
  side: 'cart',
  type: 'groundVehicle',
  base: { shape: 'round', diameter: 2 * CART.radius },
  silhouette: { bottom: 0, top: CART.top },
  speed: SPEED,
  leaderHasMelee: true,
  suppression: 0,
  minis: [{ id: cart.id, pose: { at: { x: cart.x, y: cart.y }, level: cart.z, facing: cart.facing ?? 0 } }],
  mobility: { ignoresDifficult: 'all', overMinis: 99, pivots: 9000 },
});

/** The field as a cart meets it: it is on nobody's side and not in its own way. */
const fieldFor = (s: S, cart: Token, gone: ReadonlySet<MiniId> = new Set()): Field => {
  const field = fieldOf(s);
  return {
    ...field,
    tokens: field.tokens.filter(t => t.id !== cart.id),
    units: field.units.flatMap(u => {
      const [first, ...rest] = u.minis.filter(m => !gone.has(m.id));
      return first ? [{ ...u, side: 'cart', minis: [first, ...rest] as const }] : [];
    }),
  };
};

/** LEG-BATTLE-16, -17: those on whom a cart may end: troopers on small bases that are not in melee. */
const displacedAt = (s: S, body: FieldUnit, move: Move): MiniId[] => {
  const base = baseOutline(body.base, endOf(body, move));
  return fieldOf(s)
    .units.filter(u => !isNotched(u.type) && inMeleeWith(s, u.id).length === 0)
    .flatMap(u =>
      u.minis.filter(m => compareOutlines(base, outlineOf(u, m), -MEASURES.touch) <= 0).map(m => m.id),
    );
};

interface Rolled {
  readonly refusal: Verdict;
  readonly end: Pose;
  readonly displaced: readonly MiniId[];
}

/** LEG-BATTLE-15 to -17: where an answer brings a cart, whole or part of the way along a tool. */
const rollTo = (s: S, cart: Token, p: Pose): Rolled => {
  const body = bodyOf(cart);
  let best: Rolled = { refusal: OFF_TOOL, end: p, displaced: [] };
  for (const tool of TOOLS.filter(x => x <= SPEED)) {
    const move = moveTo(body, 'standard', tool, p, p.z ?? cart.z);
    if (!move) continue;
    const displaced = displacedAt(s, body, move);
    const judged = judgeMove(fieldFor(s, cart, new Set(displaced)), body, move);
    best = { refusal: refusalOf(judged.refusals), end: answerPose(judged.end), displaced };
    if (!best.refusal) return best;
  }
  return best;
};

function* rollEnds(s: S, cart: Token): Generator<Pose> {
  const body = bodyOf(cart);
  for (const tool of [2, 1] as const)
    for (const bend of [0, 1500, -1500, 3000, -3000, 6000, -6000, 9000, -9000]) {
      const move: Move = {
        kind: 'standard',
        tool,
        heading: 0,
        bend,
        travel: 'full',
        level: cart.z,
        others: [],
      };
      const p = answerPose(endOf(body, move));
      if (!rollTo(s, cart, p).refusal) yield p;
    }
  yield answerPose(body.minis[0].pose);
}

const hasWay = (s: S, cart: Token): boolean => {
  for (const p of rollEnds(s, cart)) if (!rollTo(s, cart, p).refusal) return true;
  return false;
};

const label = (p: Pose) => msg('end-label', { x: Math.round(p.x / 100), y: Math.round(p.y / 100) });

function* turnCart(t: T, who: Seat, cart: Token): Proc {
  const { pose } = bodyOf(cart).minis[0];
  const turnOf = (p: Pose): number => {
    const left = turned((p.facing ?? 0) - pose.facing);
    return left > 18000 ? left - 36000 : left;
  };
  const p = yield* t.place(who, {
    rule: 'LEG-NOTCH-03',
    ask: msg('ask-turn-cart'),
    judge: q => {
      if (q.x !== Math.round(pose.at.x) || q.y !== Math.round(pose.at.y)) return IN_PLACE;
      return Math.abs(turnOf(q)) > 9000 ? TOO_FAR_ROUND : undefined;
    },
    *propose() {
      for (const turn of [aimAt(t.s, who, cart), 0, 4500, -4500, 9000, -9000])
        yield answerPose({ ...pose, facing: turned(pose.facing + turn) });
    },
    near: q => ({ ...answerPose(pose), facing: q.facing ?? pose.facing }),
    show: q => ({ label: msg('pivot-label', { degrees: Math.round(turnOf(q) / 100) }), at: [cart.id] }),
  });
  moveCart(t, cart, p);
}

const moveCart = (t: T, { id }: Token, p: Pose): void =>
  t.emit(
    { type: 'cart-moved', token: id, x: p.x, y: p.y, z: p.z ?? 0, facing: p.facing ?? 0 },
    'LEG-BATTLE-15',
  );

/** A turn towards the piece that the cart has to reach, within a quarter. */
const aimAt = (s: S, who: Seat, cart: Token): number => {
  const goal = s.tokens.find(x => x.on !== null && x.seat === who);
  if (!goal) return 0;
  const turns = [0, 4500, -4500, 9000, -9000];
  const { pose } = bodyOf(cart).minis[0];
  const far = (turn: number): number => {
    const ahead = endOf(bodyOf({ ...cart, facing: turned(pose.facing + turn) }), {
      kind: 'standard',
      tool: 1,
      heading: 0,
      bend: 0,
      travel: 'full',
      level: cart.z,
      others: [],
    });
    const [dx, dy] = [ahead.at.x - goal.x, ahead.at.y - goal.y];
    return dx * dx + dy * dy;
  };
  return turns.toSorted((a, b) => far(a) - far(b))[0] ?? 0;
};

/** A player may turn their cart and move it, whom it ends on being set aside. */
export function* roll(t: T, who: Seat): Proc {
  const cart = cartOf(t.s, who);
  if (!cart) return;
  const answer = yield* t.choose<'roll' | 'leave'>(who, {
    rule: 'LEG-BATTLE-15',
    ask: msg('ask-cart'),
    from: ['roll', 'leave'],
    key: x => x,
    show: x =>
      x === 'roll'
        ? { label: msg('roll-cart-label'), at: [cart.id] }
        : { label: msg('leave-cart-label'), declines: true },
  });
  if (answer === 'leave') return;
  yield* turnCart(t, who, cart);
  const now = sure(cartOf(t.s, who), 'bomb cart');
  if (!hasWay(t.s, now)) return; // walls all round: it has only turned
  const p = yield* t.place(who, {
    rule: 'LEG-BATTLE-15',
    ask: msg('ask-roll-cart'),
    judge: q => rollTo(t.s, now, q).refusal,
    propose: () => rollEnds(t.s, now),
    show: q => ({ label: label(q), at: [cart.id] }),
  });
  const { end, displaced } = rollTo(t.s, now, p);
  moveCart(t, cart, end);
  const units = [...new Set(displaced.map(id => id.split('.')[0] as UnitId))];
  for (const unit of units) yield* displace(t, { id: cart.id, seat: who }, unit, displaced);
}

const judgeStart = (s: S, who: Seat, p: Pose): Verdict => {
  const cart = newToken(s, 'cart', p, { facing: p.facing ?? 0 });
  const body = bodyOf(cart);
  const { pose } = body.minis[0];
  const base = baseOutline(body.base, pose);
  if (!zonesOf(s, who).some(area => isInside(base, area, (b, q) => isWhollyOn(b, [q])))) return OUTSIDE;
  return refusalOf(judgeEnds(fieldFor(s, cart), body, body.minis, []));
};

function* starts(s: S, who: Seat): Generator<Pose> {
  let given = 0;
  for (const area of zonesOf(s, who)) {
    const { x0, x1, y0, y1 } = boxOfArea(area);
    for (let x = x0 + mm(60); x < x1; x += mm(120))
      for (let y = y0 + mm(30); y < y1; y += mm(40)) {
        const facing = y < s.ground.depth / 2 ? 9000 : 27000;
        const p = { x: Math.round(x), y: Math.round(y), z: 0, facing };
        if (judgeStart(s, who, p)) continue;
        yield p;
        if (++given >= 12) return;
      }
  }
}

const outlineOfPiece = (t: Terrain) => ({ core: t.polygon as Polygon, radius: 0 });
const isIn = (piece: Terrain, area: Area): boolean =>
  isInside(outlineOfPiece(piece), area, (b, p) => isWhollyOn(b, [p]));

/** LEG-BATTLE-11: a piece that stands on the battlefield, and not wholly in a zone. */
const judgePiece = (s: S, piece: Terrain): Verdict =>
  piece.bottom === 0 && ![...zonesOf(s, 'p1'), ...zonesOf(s, 'p2')].some(area => isIn(piece, area))
    ? undefined
    : NOT_THIS_PIECE;

const middleOf = (piece: Terrain) => ({
  x: Math.round(piece.polygon.reduce((sum, p) => sum + p.x, 0) / piece.polygon.length),
  y: Math.round(piece.polygon.reduce((sum, p) => sum + p.y, 0) / piece.polygon.length),
});

/** A cart for each in the own zone, then each says which piece the cart of the other has to reach, blue first. */
export function* setUpPayload(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    if (starts(t.s, who).next().done) continue;
    const p = yield* t.place(who, {
      rule: 'LEG-SETUP-14',
      ask: msg('ask-place-cart'),
      judge: q => judgeStart(t.s, who, q),
      propose: () => starts(t.s, who),
      show: q => ({ label: label(q) }),
    });
    const token = newToken(t.s, 'cart', p, { seat: who, facing: p.facing ?? 0 });
    t.emit({ type: 'token-placed', who, token }, 'LEG-BATTLE-10');
  }
  for (const who of blueFirst(t.s)) {
    const pieces = t.s.ground.terrain as unknown as readonly Terrain[];
    if (!pieces.some(p => !judgePiece(t.s, p))) continue;
    const piece = yield* t.choose<Terrain>(who, {
      rule: 'LEG-BATTLE-11',
      ask: msg('ask-goal'),
      from: pieces,
      key: p => p.id,
      judge: p => judgePiece(t.s, p),
      show: p => ({ label: msg('piece-label', { piece: p.id }), at: [p.id] }),
    });
    const token = newToken(t.s, 'objective', middleOf(piece), { on: piece.id, seat: foeOf(who) });
    t.emit({ type: 'token-placed', who, token }, 'LEG-SETUP-14');
  }
}

/** One point at range 2 of the piece, two at range 1, three in contact. */
export const payloadPoints = (s: S, who: Seat): number => {
  const cart = cartOf(s, who);
  const goal = s.tokens.find(x => x.on !== null && x.seat === who);
  const piece = (s.ground.terrain as unknown as readonly Terrain[]).find(p => p.id === goal?.on);
  if (!cart || !piece) return 0;
  const base = { core: [{ x: cart.x, y: cart.y }], radius: CART.radius };
  if (compareOutlines(base, outlineOfPiece(piece), MEASURES.touch) <= 0) return 3;
  if (isAt(base, outlineOfPiece(piece), 1)) return 2;
  return isAt(base, outlineOfPiece(piece), 2) ? 1 : 0;
};
