import type { GridObject } from '@potyczka/geometry/lattice';
import { LEGEND_CARDS } from '../legends/cards.js';
import { type FigureKind, LEGENDS } from '../vocabulary.js';
import type { ShotChange } from './feats/types.js';

/** APX-ABIL-15: what the zone round a figure does. */
export interface ZoneTraits {
  /** Nothing is shot, destroyed or thrown across its edge, and nothing thrown hurts anybody in it (APX-LEGEND-08 to -12). */
  readonly closed?: true;
  /** What shots from, into or through it have on top of the threshold (APX-LEGEND-19). */
  readonly threshold?: number;
}

/** D5, second table: traits of what abilities put on the map. Legend sheets are missing, so most are reconstructed. */
export interface FigureTraits {
  /** APX-OBJ-01: the part of the grid that it makes not free. */
  readonly occupies?: 'space' | 'point';
  /** It is an object of its space, with these traits of the object sheet (APX-OBJ-26). */
  readonly object?: Partial<Pick<GridObject, 'height' | 'blocker' | 'impassable' | 'cover'>>;
  readonly zone?: ZoneTraits;
  /** Whoever enters its space comes out beside the other one of the same token (APX-LEGEND-31 to -33); closed to Automas (AUT-MOVE-03). */
  readonly passage?: true;
  /** Two of an owner are the ends of a zipline (APX-LEGEND-46). */
  readonly zipline?: true;
  /** An Interact action beside it opens it, once: so many tokens of a bag (APX-LEGEND-54). */
  readonly opens?: { readonly bag: string; readonly tokens: number };
  /** No object is placed on its space, as another one will come there (G-30). */
  readonly reserved?: true;
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

/** A figure that is an object of its space, as the lattice knows objects. */
export const objectOf = (kind: string, { object }: FigureTraits): GridObject | undefined =>
  object && {
    kind,
    occupies: 'space',
    height: 0,
    blocker: false,
    obstacle: false,
    impassable: false,
    cover: false,
    connectable: false,
    canyon: false,
    ...object,
  };

const all = LEGENDS.flatMap((id): [string, FigureTraits][] => Object.entries(LEGEND_CARDS[id].figures));

/** Each legend brings its own. */
export const FIGURE_TRAITS = Object.fromEntries(all) as Readonly<Record<FigureKind, FigureTraits>>;
