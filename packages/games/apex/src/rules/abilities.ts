import {
  distanceToPoint,
  intersectionState,
  isFreeForObject,
  isSame,
  type Lattice,
} from '@potyczka/geometry/lattice';
import { memo, type Proc, type RuleId, type Verdict } from '@potyczka/kernel';
import { abilitiesOf, abilityById } from '../content/abilities/index.js';
import type { Ability, Mode } from '../content/abilities/types.js';
import { traitsOf } from '../content/own-cards.js';
import { bodies, type Figure, heldPoints, latticeOf, type S, sees, type T } from '../state.js';
import { no } from '../text/say.js';
import {
  abilityOf,
  type Facing,
  type FigureKind,
  type Intersection,
  type LegendId,
  placeOf,
  type Space,
  type Spot,
  type TokenId,
} from '../vocabulary.js';

/** APX-ABIL-03: tokens that are neither below the track nor on cooldown. */
export const availableTokens = (s: S, ability: Ability): readonly TokenId[] =>
  ability.tokens.filter(x => !(x in s.cooling) && !s.track.some(y => y.token === x));

const NO_TOKEN = no('APX-ABIL-03', 'no-token');

/** APX-ABIL-03, -04 */
export const judgeInitiate = (s: S, me: LegendId, ability: Ability, mode: Mode): Verdict => {
  if (availableTokens(s, ability).length === 0) return NO_TOKEN;
  return mode.judge?.(s, me);
};

/** Uses an available token; the first of several (APX-LEGEND-17). */
export function* initiate(t: T, me: LegendId, ability: Ability, mode: Mode, ap: number): Proc {
  const token = availableTokens(t.s, ability)[0];
  if (!token) return;
  t.emit({ type: 'initiated', who: me, ability: ability.id, token, ap }, 'APX-ABIL-03');
  yield* mode.play(t, me, token);
}

/** APX-ABIL-26, -28, -30, -31: so many team turns ahead of the marker. */
export const queue = (t: T, token: TokenId, turns: number, part = 1): void =>
  t.emit({ type: 'queued', token, due: t.s.clock + turns, turns, part }, 'APX-ABIL-26');

/** APX-ABIL-34 to -36: figures that are not Persistent go back, the token goes to the cooldown track. */
export const cool = (t: T, token: TokenId): void => {
  const back = t.s.figures.filter(f => f.token === token && !traitsOf(t.s, f.kind).persistent).map(f => f.id);
  if (back.length > 0) t.emit({ type: 'taken', figures: back }, 'APX-ABIL-35');
  t.emit({ type: 'cooling', token, at: abilityById(abilityOf(token)).cooldown }, 'APX-ABIL-36');
};

/** Moves a token on the cooldown track; one that leaves it is available again (APX-ABIL-38). */
export const quicken = (t: T, token: TokenId, n: number): void =>
  t.emit({ type: 'quickened', token, at: Math.max(0, (t.s.cooling[token] ?? 0) - n) }, 'APX-ABIL-38');

/** Puts a figure of an ability on the map; its name is unique there. */
export const place = (
  t: T,
  owner: LegendId,
  token: TokenId,
  kind: FigureKind,
  spot: Spot,
  rule: RuleId,
  facing: Facing | null = null,
): void => {
  let n = 1;
  while (t.s.figures.some(f => f.id === `${kind}-${n}`)) n++;
  const figure: Figure = { id: `${kind}-${n}`, kind, owner, token, spot, facing, open: false };
  t.emit({ type: 'placed', figure }, rule);
};

/** APX-LEGEND-40 */
export const restartsOnKill = (t: T, by: LegendId): void => {
  for (const ability of abilitiesOf(by)) {
    const token = t.s.track.find(x => abilityOf(x.token) === ability.id)?.token;
    if (ability.restartsOnKill && token) queue(t, token, ability.restartsOnKill);
  }
};

/** Free intersections of a map without figures, by their distance from a space. */
const pointsByDistance = memo(
  [lattice => lattice, (_, from) => placeOf(from)],
  (lattice: Lattice, from: Space): readonly (readonly Intersection[])[] => {
    const found: Intersection[][] = [];
    for (const p of pointsOf(lattice)) {
      const far = distanceToPoint(from, p);
      while (found.length <= far) found.push([]);
      found[far]?.push(p);
    }
    return found;
  },
  { most: 2000 },
);

const pointsOf = memo(
  lattice => lattice,
  (lattice: Lattice): readonly Intersection[] => {
    const found: Intersection[] = [];
    for (let y = 0; y <= lattice.height; y++)
      for (let x = 0; x <= lattice.width; x++)
        for (let level = 0; level <= 3; level++)
          if (intersectionState(lattice, { x, y, level }).state === 'free') found.push({ x, y, level });
    return found;
  },
);

/** APX-ABIL-07, -13, -14: free intersections in a band of distance, in sight if the card asks for it. */
function* pointsIn(s: S, from: Space, low: number, high: number, inSight: boolean): Generator<Intersection> {
  const held = heldPoints(s);
  const isHeld = (p: Intersection): boolean =>
    held.some(h => h.x === p.x && h.y === p.y && h.level === p.level);
  const rings = pointsByDistance(latticeOf(s), from);
  for (let far = low; far <= high; far++)
    for (const p of rings[far] ?? []) if (!isHeld(p) && (!inSight || sees(s, from, p))) yield p;
}

export const freePointsIn = (...band: Parameters<typeof pointsIn>): Intersection[] => [...pointsIn(...band)];
export const hasFreePoint = (...band: Parameters<typeof pointsIn>): boolean => !pointsIn(...band).next().done;

/** APX-ABIL-07, G-30: whether an object may be put on a space; `but` is about to leave it. */
export const takesObject = (s: S, at: Space, but?: LegendId): boolean =>
  isFreeForObject(latticeOf(s), at, bodies(s, but)) &&
  !s.figures.some(f => f.spot.on === 'space' && traitsOf(s, f.kind).reserved && isSame(f.spot.at, at));

/** Reacting modes that a legend could use now, by what everybody can see. */
export const reactingModes = (
  s: S,
  who: LegendId,
  when: 'before' | 'after',
): { ability: Ability; mode: Mode }[] =>
  abilitiesOf(who).flatMap(ability =>
    availableTokens(s, ability).length === 0
      ? []
      : ability.modes.filter(m => m.label === when).map(mode => ({ ability, mode })),
  );
