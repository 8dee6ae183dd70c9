import type { ObjectKind } from '@potyczka/geometry/lattice';
import { LEGEND_CARDS } from '../legends/cards.js';
import { type FigureKind, LEGENDS } from '../vocabulary.js';
import type { ShotChange } from './feats/types.js';

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
  /** AUT-DANGER-01, D14: where somebody will be hurt; a thing with a facing hurts only enemies of its owner. */
  readonly danger?: 'own' | 'adjacent' | '5x5' | '5x4';
}

const all = LEGENDS.flatMap((id): [string, FigureTraits][] => Object.entries(LEGEND_CARDS[id].figures));

/** Each legend brings its own. */
export const FIGURE_TRAITS = Object.fromEntries(all) as Readonly<Record<FigureKind, FigureTraits>>;
