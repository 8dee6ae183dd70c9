import {
  type Cover,
  cover,
  type Lattice,
  type LatticeSight,
  makeLattice,
  sight,
} from '@potyczka/geometry/lattice';
import type { DeepReadonly } from '@potyczka/kernel';
import type { Figure } from '../state.js';
import type { FigureKind, Space } from '../vocabulary.js';
import { FIGURE_TRAITS, type FigureTraits, objectOf } from './figures.js';
import { type MapData, planOf } from './maps.js';

/** The ground of a map with what abilities have put in the way: the same for rules, bots and pages. */
export const groundWith = (
  map: MapData,
  figures: DeepReadonly<readonly Figure[]>,
  traits: (kind: FigureKind) => FigureTraits = kind => FIGURE_TRAITS[kind],
): Lattice => {
  const extra = figures.flatMap(f => {
    const object = objectOf(f.kind, traits(f.kind));
    return object && f.spot.on === 'space' ? [{ object, at: f.spot.at }] : [];
  });
  return makeLattice(planOf(map, extra));
};

/** How a space is seen from another: whether at all, what hides it, and what whoever stands there hides behind. */
export interface SpaceLook extends Pick<LatticeSight, 'seen' | 'by'> {
  readonly covers: readonly Cover[];
}

export const lookBetween = (ground: Lattice, from: Space, to: Space): SpaceLook => {
  const { seen, by } = sight(ground, from, to);
  return { seen, by, covers: cover(ground, from, to) };
};
