import {
  arcsOf,
  type Cover,
  contacts,
  coverOfUnit,
  direction,
  type Field,
  type Mini as FieldMini,
  type Pose as FieldPose,
  type Unit as FieldUnit,
  leaderOf as fieldLeader,
  isAt,
  isTrooper as isTrooperType,
  isVehicle,
  mm,
  outlineOf,
  type Range,
  rangeOfUnits,
  rangeToUnit,
  sight,
  sightOfUnit,
  trooperSilhouette,
} from '@potyczka/geometry/plane';
import { memo, nth, together } from '@potyczka/kernel';
import { once } from './rules/memory.js';
import { isMelee, sheetOf, weaponsOf } from './rules/sheet.js';
import { worth, worthOfMini } from './rules/values.js';
import { leaderOf, type MiniS, onField, type S, type UnitS, unitCardOf, unitOf } from './state.js';
import type { MiniId, UnitId } from './vocabulary.js';

/** The state as the ground sees it. Everything here is remembered by objects that are replaced, never changed. */

const TOKEN_RADIUS = mm(12.5);

/** LEG-BATTLE-10, -13, decision 55: the base of a bomb cart, and the height of its handle. */
export const CART = { radius: mm(25), top: mm(30) } as const;

export const poseOf = (m: Pick<MiniS, 'x' | 'y' | 'z' | 'facing'>): FieldPose => ({
  at: { x: m.x, y: m.y },
  level: m.z,
  facing: m.facing,
});

/** D7, D8: base and silhouette of a unit. */
const shapeOf = (s: S, unit: UnitS): Pick<FieldUnit, 'base' | 'silhouette' | 'type'> => {
  const { base = 27, silhouette, type } = unitCardOf(s, unit);
  return {
    type,
    base:
      typeof base === 'number'
        ? { shape: 'round', diameter: mm(base) }
        : { shape: 'oblong', length: mm(base[0]), width: mm(base[1]) },
    silhouette: silhouette ? { bottom: mm(silhouette[0]), top: mm(silhouette[1]) } : trooperSilhouette(type),
  };
};

/** A unit on the field. Suppression is none of the ground's business: cover is improved by the rules. */
export const fieldUnit = memo(
  [(_: S, unit: UnitS) => unit.minis, (_: S, unit: UnitS) => unit.upgrades],
  (s: S, unit: UnitS): FieldUnit => bodyOf(s, unit),
);

const bodyOf = (s: S, unit: UnitS): FieldUnit => {
  const minis = unit.minis.map((m): FieldMini => ({ id: m.id, pose: poseOf(m) }));
  return {
    id: unit.id,
    side: unit.seat,
    ...shapeOf(s, unit),
    speed: unitCardOf(s, unit).speed,
    leaderHasMelee: weaponsOf(s, unit, leaderOf(unit)).some(a => isMelee(a.weapon)),
    suppression: 0,
    tips: isVehicle(unitCardOf(s, unit).type),
    minis: minis as unknown as FieldUnit['minis'],
  };
};

/** What others meet in a unit beyond its body. */
const FREE = 1;
const LOW = 2;

/** LEG-KWU-IMMMELEE-01, LEG-KWU-HOVER-03: nobody touches it; it counts as a ground vehicle. */
const metBy = (s: S, { id, card }: UnitS): number => {
  const isFree = !worth('mayBeTouched', true, { s, unit: id });
  const isLow =
    s.cards.units[card]?.type === 'repulsorVehicle' && worth('isGroundVehicle', false, { s, unit: id });
  return (isFree ? FREE : 0) + (isLow ? LOW : 0);
};

const asMet = (body: FieldUnit, met: number): FieldUnit =>
  met === 0
    ? body
    : {
        ...body,
        ...((met & LOW) !== 0 && { type: 'groundVehicle' as const }),
        ...((met & FREE) !== 0 && { mobility: { untouchable: true } }),
      };

interface Known {
  readonly field: Field;
  /** With bomb carts as pieces that give cover. */
  readonly covering: Field;
  /** Poses of all that can stand in the way of sight. */
  readonly blockers: string;
}

/** LEG-BATTLE-14: a cart obscures as a barricade does, and is seen past. */
const cartPiece = (t: S['tokens'][number]): Field['terrain'][number] => ({
  id: t.id,
  kind: 'obstacle',
  barricade: true,
  move: 'open',
  cover: 'heavy',
  blocksSight: false,
  polygon: Array.from({ length: 24 }, (_, n) => {
    const u = direction(n * 1500);
    return { x: Math.round(t.x + u.x * CART.radius), y: Math.round(t.y + u.y * CART.radius) };
  }),
  bottom: t.z,
  top: t.z + CART.top,
});

const known = (s: S): Known => once(s, 'field', () => look(s));

const rememberedStanding = memo(
  [s => known(s), (_, key) => key],
  (_s: S, _key: string, work: () => unknown) => work(),
);

/** Works something out once for all states in which everybody stands in the same places. */
export const onceStanding = <X>(s: S, key: string, work: () => X): X => rememberedStanding(s, key, work) as X;

const lyingTokens = (s: S): S['tokens'] =>
  s.tokens.filter(
    t => t.kind === 'bane' || t.kind === 'cart' || (t.kind === 'objective' && t.on === null && t.by === null),
  );

const lying = (t: S['tokens'][number]): Field['tokens'][number] =>
  t.kind === 'cart'
    ? { id: t.id, at: { x: t.x, y: t.y }, radius: CART.radius, isCart: true }
    : { id: t.id, at: { x: t.x, y: t.y }, radius: TOKEN_RADIUS };

const look = (s: S): Known => {
  const units = onField(s);
  const tokens = lyingTokens(s);
  const met = units.map(u => metBy(s, u));
  return lookAnew(s, units, met, tokens);
};

const standings = together();

/** Copies of a state share it as long as everybody stands in the same places. */
const lookAnew = memo(
  (s: S, units: readonly UnitS[], met: readonly number[], tokens: S['tokens']) =>
    standings([
      s.ground.terrain,
      `${met.join()} ${tokens.map(t => `${t.id} ${t.x} ${t.y}`).join()}`,
      ...units.map(u => u.minis),
    ]),
  (s, units, met, tokens) => findKnown(s, units, met, tokens),
);

const findKnown = (s: S, units: readonly UnitS[], met: readonly number[], tokens: S['tokens']): Known => {
  const field: Field = {
    width: s.ground.width,
    depth: s.ground.depth,
    terrain: s.ground.terrain as Field['terrain'],
    tokens: tokens.map(lying),
    units: units.map((u, n) => asMet(fieldUnit(s, u), nth(met, n))),
  };
  const carts = tokens.filter(t => t.kind === 'cart');
  const blockers = field.units
    .filter(u => u.type === 'groundVehicle')
    .map(u => u.minis.map(m => `${m.id}@${m.pose.at.x},${m.pose.at.y},${m.pose.facing}`).join())
    .concat(carts.map(t => `${t.id}@${t.x},${t.y}`))
    .join(';');
  return {
    field,
    covering: carts.length === 0 ? field : { ...field, terrain: [...field.terrain, ...carts.map(cartPiece)] },
    blockers,
  };
};

export const fieldOf = (s: S): Field => known(s).field;

/** LEG-KWX-SMALL-01: a unit as those see it who shoot at it. */
const targetBody = (s: S, unit: UnitS): FieldUnit =>
  sheetOf(s, unit).ofMini.size === 0 ? fieldUnit(s, unit) : countedBody(s, unit);

const countedBody = memo(
  [(s: S, unit: UnitS) => fieldUnit(s, unit), (s: S, unit: UnitS) => sheetOf(s, unit)],
  (s: S, unit: UnitS): FieldUnit => withCounted(s, unit),
);

const withCounted = (s: S, unit: UnitS): FieldUnit => {
  const body = fieldUnit(s, unit);
  const minis = unit.minis.filter(m => worthOfMini('countsAsTarget', true, s, unit, m.role)).map(m => m.id);
  const left = body.minis.filter(m => minis.includes(m.id)) as unknown as FieldUnit['minis'];
  return left.length === 0 || left.length === body.minis.length ? body : { ...body, minis: left };
};

/** LEG-KWU-TRANSPORT-17: a transported unit is where its vehicle is. */
const standing = (s: S, id: UnitId): UnitS => {
  const unit = unitOf(s, id);
  const vehicle = unit.where === 'aboard' ? unit.marks.aboard?.unit : undefined;
  return vehicle ? unitOf(s, vehicle) : unit;
};

/** Vehicles that block the way are in few places while two units stand. */
const FEW = 4;

/** Remembers something about two units while neither moves and no vehicle does. `shot`: the second is shot at. */
const ofPair = <X>(work: (s: S, a: FieldUnit, b: FieldUnit) => X, shot = false) => {
  const between = memo(
    [
      (_: S, a: FieldUnit) => a,
      (_: S, __: FieldUnit, b: FieldUnit) => b,
      (s: S) => s.ground.terrain,
      (s: S) => known(s).blockers,
    ],
    work,
    { most: FEW },
  );
  return (s: S, one: UnitId, two: UnitId): X => {
    const a = fieldUnit(s, standing(s, one));
    const isShot = shot && s.attack?.bomb?.id !== one;
    const b = isShot ? targetBody(s, standing(s, two)) : fieldUnit(s, standing(s, two));
    return between(s, a, b) as X;
  };
};

/** LEG-ATK-12: from a leader to the nearest mini of a unit; 6 is beyond 5. */
export const rangeFromLeader = ofPair(
  (_, a, b): number => (a.id === b.id ? 1 : numberOf(rangeToUnit(a, fieldLeader(a), b).range)),
  true,
);
/** G-51: between the nearest minis of two units. */
export const rangeBetween = ofPair((_, a, b): number =>
  a.id === b.id ? 1 : numberOf(rangeOfUnits(a, b).range),
);
const numberOf = (range: Range): number => (range === 'beyond 5' ? 6 : range);

/** Some part of a unit at range `n` of another (LEG-MEAS-12, -13). */
export const isAtRange = (s: S, one: UnitId, two: UnitId, n: number): boolean =>
  one === two || rangeBetween(s, one, two) <= n;

export interface Sees {
  /** Minis of the first unit that see a mini of the second (LEG-ATK-07). */
  readonly eligible: readonly MiniId[];
  readonly leaderSees: boolean;
  /** Minis of the second unit that somebody of the first sees (LEG-WOUND-04). */
  readonly seen: readonly MiniId[];
  /** For each mini of the first: how many of the second it sees (Spray). */
  readonly counts: ReadonlyMap<MiniId, number>;
}

/** LEG-LOS-09, on the ground. */
const seesThere = ofPair((s, a, b): Sees => {
  const { pairs, mayDeclare, eligible } = sightOfUnit(fieldOf(s), a, b);
  const seen = b.minis.filter(m => pairs.some(p => p.to.id === m.id && p.sight.sees)).map(m => m.id);
  const counts = new Map(
    a.minis.map(m => [m.id, pairs.filter(p => p.from.id === m.id && p.sight.sees).length] as const),
  );
  return { eligible, leaderSees: mayDeclare, seen, counts };
}, true);

const NOTHING: Sees = { eligible: [], leaderSees: false, seen: [], counts: new Map() };

/** LEG-KWU-TRANSPORT-21, -32: nobody sees into or out of a closed transport. */
const isShutIn = (u: UnitS): boolean => u.where === 'aboard' && (u.marks.aboard?.n ?? 0) === 0;
const idsOf = (u: UnitS): MiniId[] => u.minis.map(m => m.id);

/** LEG-LOS-09; from and to an open transport as if the vehicle looked and were looked at. */
export const sees = (s: S, one: UnitId, two: UnitId): Sees => {
  const [a, b] = [unitOf(s, one), unitOf(s, two)];
  if (a.where !== 'aboard' && b.where !== 'aboard') return seesThere(s, one, two);
  if (isShutIn(a) || isShutIn(b) || standing(s, one) === standing(s, two)) return NOTHING;
  const found = seesThere(s, one, two);
  const isSeen = found.eligible.length > 0;
  const eligible = a.where === 'aboard' ? (isSeen ? idsOf(a) : []) : found.eligible;
  return {
    eligible,
    leaderSees: found.leaderSees,
    seen: b.where === 'aboard' ? (isSeen ? idsOf(b) : []) : found.seen,
    counts: a.where === 'aboard' ? new Map(eligible.map(id => [id, found.seen.length])) : found.counts,
  };
};

const leaderSeesThere = ofPair((s, a, b): boolean => {
  const field = fieldOf(s);
  return a.id !== b.id && b.minis.some(m => sight(field, a, fieldLeader(a), b, m).sees);
}, true);

/** LEG-ATK-05: the leader sees at least one of them. */
export const leaderSees = (s: S, one: UnitId, two: UnitId): boolean =>
  !isShutIn(unitOf(s, one)) && !isShutIn(unitOf(s, two)) && leaderSeesThere(s, one, two);

/** G-52: some mini of one unit sees some mini of the other. */
export const seeEachOther = (s: S, one: UnitId, two: UnitId): boolean =>
  one === two || sees(s, one, two).eligible.length > 0;

export interface TerrainCover {
  /** 0 none, 1 light, 2 heavy (D11). */
  readonly cover: number;
  readonly minis: readonly { readonly mini: MiniId; readonly obscured: boolean; readonly cover: number }[];
}
const COVER_VALUE: Readonly<Record<Cover, number>> = { none: 0, light: 1, heavy: 2 };

/** LEG-COVER-03 to -09: cover from terrain alone. The table says how G-06 is read. */
const coverThere = ofPair((s, a, b): TerrainCover => {
  const found = coverOfUnit(known(s).covering, a, b, { hiddenMinisCountAsObscured: s.options.hiddenMinis });
  return {
    cover: COVER_VALUE[found.terrainCover],
    minis: found.minis.map(m => ({ mini: m.mini.id, obscured: m.obscured, cover: COVER_VALUE[m.cover] })),
  };
}, true);

/** LEG-KWU-TRANSPORT-33: heavy cover in an open transport. */
export const terrainCover = (s: S, one: UnitId, two: UnitId): TerrainCover =>
  unitOf(s, two).where === 'aboard' ? { cover: 2, minis: [] } : coverThere(s, one, two);

/** Pairs of minis of two units in base contact. */
const touchingThere = ofPair((_, a, b): readonly (readonly [MiniId, MiniId])[] =>
  a.id === b.id || isFar(a, b) ? [] : contacts(a, b).map(([x, y]) => [x.id, y.id] as const),
);
/** LEG-KWU-TRANSPORT-25: who is transported touches nobody. */
export const touching = (s: S, one: UnitId, two: UnitId): readonly (readonly [MiniId, MiniId])[] =>
  unitOf(s, one).where === 'aboard' || unitOf(s, two).where === 'aboard' ? [] : touchingThere(s, one, two);
/** LEG-KWU-TRANSPORT-35: the vehicle of one touches the other, or its vehicle. */
export const touchesVehicleOf = (s: S, one: UnitId, two: UnitId): boolean =>
  (unitOf(s, one).where === 'aboard' || unitOf(s, two).where === 'aboard') &&
  touchingThere(s, one, two).length > 0;

interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}
/** A box round all bases of a unit. */
const boxOfUnit = memo(
  (u: FieldUnit) => u,
  (u: FieldUnit): Box => boxRound(u),
);

const boxRound = (u: FieldUnit): Box => {
  const half = (u.base.shape === 'round' ? u.base.diameter : u.base.length) / 2 + mm(1);
  const xs = u.minis.map(m => m.pose.at.x);
  const ys = u.minis.map(m => m.pose.at.y);
  return {
    x0: Math.min(...xs) - half,
    x1: Math.max(...xs) + half,
    y0: Math.min(...ys) - half,
    y1: Math.max(...ys) + half,
  };
};

/** Too far apart to touch. */
const isFar = (a: FieldUnit, b: FieldUnit): boolean => {
  const [p, q] = [boxOfUnit(a), boxOfUnit(b)];
  return p.x0 > q.x1 || q.x0 > p.x1 || p.y0 > q.y1 || q.y0 > p.y1;
};

/** LEG-MELEE-01, -08: the enemy units with which a unit is in melee. */
export const inMeleeWith = (s: S, unit: UnitId): readonly UnitId[] => {
  const one = unitOf(s, unit);
  if (one.where === 'aboard') return []; // LEG-KWU-TRANSPORT-25
  return onceStanding(s, `melee:${unit}:${one.where}`, () => {
    const a = fieldUnit(s, one);
    return onField(s)
      .filter(u => u.seat !== one.seat && !isFar(a, fieldUnit(s, u)) && touching(s, unit, u.id).length > 0)
      .map(u => u.id);
  });
};
export const areInMelee = (s: S, one: UnitId, two: UnitId): boolean => touching(s, one, two).length > 0;

/** LEG-MELEE-09: only troopers with troopers. */
const engagedWith = (s: S, unit: UnitId): readonly UnitId[] =>
  isTrooperType(unitCardOf(s, unitOf(s, unit)).type)
    ? inMeleeWith(s, unit).filter(other => !isVehicle(unitCardOf(s, unitOf(s, other)).type))
    : [];
export const isEngaged = (s: S, unit: UnitId): boolean => engagedWith(s, unit).length > 0;

/** LEG-NOTCH-20: is a mini of `to` in one of these arcs of a mini of `of`? */
export const isInArcs = (s: S, of: UnitId, mini: MiniId, to: UnitId, arcs: readonly string[]): boolean => {
  if (unitOf(s, of).where === 'aboard') return true; // LEG-KWU-TRANSPORT-28
  const a = fieldUnit(s, unitOf(s, of));
  const b = fieldUnit(s, standing(s, to));
  const from = a.minis.find(m => m.id === mini) ?? a.minis[0];
  return b.minis.some(m => arcsOf(from, b, m).arcs.some(arc => arcs.includes(sideArc(arc))));
};
/** The leader of `by` stands in one of these arcs of `of` (Weak Point: LEG-GAP-172, its centre). */
export const leaderInArcs = (s: S, of: UnitId, by: UnitId, arcs: readonly string[]): boolean => {
  const a = fieldUnit(s, unitOf(s, of));
  const b = fieldUnit(s, standing(s, by));
  return arcsOf(a.minis[0], b, b.minis[0]).centre.some(arc => arcs.includes(sideArc(arc)));
};
const sideArc = (arc: string): string => (arc === 'left' || arc === 'right' ? 'sides' : arc);

/** Is a unit's leader at range `n` of a point with a radius (a token)? */
export const leaderAtToken = (s: S, unit: UnitId, at: { x: number; y: number }, n: number): boolean => {
  const f = fieldUnit(s, unitOf(s, unit));
  return isAt({ core: [{ x: at.x, y: at.y }], radius: TOKEN_RADIUS }, outlineOf(f, f.minis[0]), n);
};

export { TOKEN_RADIUS };
