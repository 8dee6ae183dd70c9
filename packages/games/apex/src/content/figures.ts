import type { ObjectKind } from '@potyczka/geometry/lattice';
import type { FigureKind } from '../vocabulary.js';
import type { ShotChange } from './feats/index.js';

/** D5, second table: traits of what abilities put on the map. Legend sheets are missing, so most are reconstructed. */
export interface FigureTraits {
  /** APX-OBJ-01: the part of the grid that it makes not free. */
  readonly occupies?: 'space' | 'point';
  /** As an object of the lattice it stands in the way like one of these. */
  readonly object?: ObjectKind;
  /** APX-ABIL-15 */
  readonly zone?: 'dome' | 'smoke';
  /** APX-DEST-01 */
  readonly destructible?: true;
  /** APX-ABIL-35: stays on the map during cooldown. */
  readonly persistent?: true;
  /** What it gives to the legend that it is attached to: MP on Move actions from so many, and shots. */
  readonly bearerMoves?: { readonly from: number; readonly mp: number };
  readonly bearerShoots?: ShotChange;
  /** What shots of its owner's team at that legend get. */
  readonly shotsAtBearer?: ShotChange;
}

export const FIGURE_TRAITS: Readonly<Record<FigureKind, FigureTraits>> = {
  dome: { occupies: 'point', zone: 'dome' },
  smoke: { occupies: 'point', zone: 'smoke' },
  bombardment: {},
  thunder: {},
  portal: { destructible: true },
  raven: { shotsAtBearer: { hitSymbols: ['hidden-miss'] } }, // APX-LEGEND-35, G-10
  beast: { bearerMoves: { from: 2, mp: 1 }, bearerShoots: { threshold: -5 } }, // APX-LEGEND-38, -39
  anchor: { occupies: 'point', destructible: true, persistent: true },
  drone: { occupies: 'space', object: 'drone', destructible: true },
  'drop-site': {},
  package: { occupies: 'space', object: 'care-package', persistent: true },
};
