import { isInZone, isZoneBeforePoint, type Lattice, zoneEffect } from '@potyczka/geometry/lattice';
import { type DeepReadonly, memo, type Refusal, type Verdict } from '@potyczka/kernel';
import type { ZoneTraits } from '../content/figures.js';
import { traitsOf } from '../content/own-cards.js';
import { type Figure, latticeOf, type S } from '../state.js';
import { no } from '../text/say.js';
import type { FigureKind, Intersection, Space } from '../vocabulary.js';

/** A zone is its figure: where it stands and what it does (APX-ABIL-15). */
interface Zone {
  readonly kind: FigureKind;
  readonly at: Intersection;
  readonly traits: ZoneTraits;
}

const NO_ZONES: readonly Zone[] = [];

const zonesOf = memo(
  s => s.figures,
  (s: S): readonly Zone[] => (s.figures.length === 0 ? NO_ZONES : s.figures.flatMap(f => zoneOf(s, f))),
);

const zoneOf = (s: S, { kind, spot }: DeepReadonly<Figure>): readonly Zone[] => {
  const { zone } = traitsOf(s, kind);
  return zone && spot.on === 'point' ? [{ kind, at: spot.at, traits: zone }] : NO_ZONES;
};

const closedZones = (s: S): readonly Zone[] => zonesOf(s).filter(z => z.traits.closed);

/** Whether a space lies in a zone of the kind (APX-ABIL-17). */
export const isWithin = (s: S, kind: FigureKind, at: Space): boolean =>
  zonesOf(s).some(z => z.kind === kind && isInZone(latticeOf(s), z.at, at));

/** APX-LEGEND-08: what protects whoever stands there from things that are thrown. */
export const shelterAt = (s: S, at: Space): FigureKind | undefined =>
  closedZones(s).find(z => isInZone(latticeOf(s), z.at, at))?.kind;

/** APX-LEGEND-09, -10, -12: how a closed zone stands in the way from one space to another, if it does. */
const crossing = (
  lattice: Lattice,
  zone: Intersection,
  from: Space,
  to: Space,
): 'out' | 'in' | 'through' | undefined => {
  const effect = zoneEffect(lattice, zone, from, to);
  if (effect.effect === 'none') return undefined;
  if (effect.effect === 'through') return 'through';
  if (effect.ends.length === 2) return undefined;
  return isInZone(lattice, zone, from) ? 'out' : 'in';
};

const crossed = {
  out: (figure: FigureKind): Refusal => no('APX-LEGEND-09', 'out-of-zone', { figure }),
  in: (figure: FigureKind): Refusal => no('APX-LEGEND-10', 'into-zone', { figure }),
  through: (figure: FigureKind): Refusal => no('APX-LEGEND-10', 'through-zone', { figure }),
} as const;

/** APX-LEGEND-09 to -12: Shoot and Destroy from one space to another. */
export const judgeZones = (s: S, from: Space, to: Space): Verdict => {
  for (const { kind, at, traits } of zonesOf(s)) {
    const how = traits.closed && crossing(latticeOf(s), at, from, to);
    if (how) return crossed[how](kind);
  }
  return undefined;
};

/** APX-LEGEND-10, APX-ABIL-17: Destroy at a figure on an intersection, which is in no zone. */
export const judgeZonesToPoint = (s: S, from: Space, to: Intersection): Verdict => {
  const between = closedZones(s).find(z => isZoneBeforePoint(latticeOf(s), z.at, from, to));
  return between && crossed.through(between.kind);
};

/** The closed zone that a shot would cross (AUT-GAP-26). */
export const zoneBetween = (s: S, from: Space, to: Space): FigureKind | undefined =>
  closedZones(s).find(z => crossing(latticeOf(s), z.at, from, to))?.kind;

/** APX-LEGEND-09, G-42: thrown things may not be directed out of a closed zone. */
export const judgeThrow = (s: S, from: Space, to: Space): Verdict => {
  const left = closedZones(s).find(
    z => isInZone(latticeOf(s), z.at, from) && !isInZone(latticeOf(s), z.at, to),
  );
  return left && crossed.out(left.kind);
};

/** APX-LEGEND-19: zones that a shot goes from, into or through, each counted once, and what each adds to the threshold. */
export const zonesMet = (s: S, from: Space, to: Space): readonly MetZone[] => {
  const zones = zonesOf(s);
  if (zones.length === 0) return NONE_MET;
  return zones
    .filter(z => zoneEffect(latticeOf(s), z.at, from, to).effect !== 'none')
    .map(z => ({ kind: z.kind, threshold: z.traits.threshold ?? 0 }));
};

export interface MetZone {
  readonly kind: FigureKind;
  readonly threshold: number;
}

const NONE_MET: readonly MetZone[] = [];
