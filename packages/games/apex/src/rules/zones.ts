import { isInZone, zoneEffect } from '@potyczka/geometry/lattice';
import type { Verdict } from '@potyczka/kernel';
import { traitsOf } from '../cards.js';
import { latticeOf, type S } from '../state.js';
import { no } from '../text/say.js';
import type { Intersection, Space } from '../vocabulary.js';
import { domeBetween } from './domes.js';

/** The intersections of the zones of a kind. A zone is its figure (APX-ABIL-15). */
const zonesOf = (s: S, zone: 'dome' | 'smoke'): readonly Intersection[] => {
  if (s.figures.length === 0) return NO_ZONES;
  return s.figures.flatMap(f =>
    f.spot.on === 'point' && traitsOf(s, f.kind).zone === zone ? [f.spot.at] : [],
  );
};

const NO_ZONES: readonly Intersection[] = [];

/** Whether a space lies in a Dome zone (APX-ABIL-17). */
export const inDome = (s: S, at: Space): boolean =>
  zonesOf(s, 'dome').some(z => isInZone(latticeOf(s), z, at));

const OUT_OF_DOME = no('APX-LEGEND-09', 'out-of-dome');
const INTO_DOME = no('APX-LEGEND-10', 'into-dome');
const THROUGH_DOME = no('APX-LEGEND-10', 'through-dome');

const DOME = { out: OUT_OF_DOME, in: INTO_DOME, through: THROUGH_DOME } as const;

/** APX-LEGEND-09 to -12: Shoot and Destroy from one space to another. */
export const judgeDomes = (s: S, from: Space, to: Space): Verdict => {
  for (const zone of zonesOf(s, 'dome')) {
    const how = domeBetween(latticeOf(s), zone, from, to);
    if (how) return DOME[how];
  }
  return undefined;
};

/** APX-LEGEND-09, G-42: thrown things may not be directed out of a Dome zone. */
export const judgeThrow = (s: S, from: Space, to: Space): Verdict =>
  zonesOf(s, 'dome').some(z => isInZone(latticeOf(s), z, from) && !isInZone(latticeOf(s), z, to))
    ? OUT_OF_DOME
    : undefined;

/** APX-LEGEND-19: smoke zones that a shot goes from, into or through, each counted once. */
export const smokesBetween = (s: S, from: Space, to: Space): number =>
  zonesOf(s, 'smoke').filter(z => zoneEffect(latticeOf(s), z, from, to).effect !== 'none').length;
