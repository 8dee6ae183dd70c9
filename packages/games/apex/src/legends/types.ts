import type { Scheme, SchemeLetter } from '../automa/activation.js';
import type { Draft } from '../automa/content/drafts.js';
import type { Feat } from '../content/feats/types.js';
import type { FigureTraits } from '../content/figures.js';
import type { BagContents } from '../content/loot.js';

/** An Automa legend card (AUT-ACT-03): the lower initiative acts first; four schemes; four feats of its own. */
export interface AutomaCards {
  readonly initiative: number;
  readonly schemes: Readonly<Record<SchemeLetter, Scheme>>;
  readonly feats: readonly Draft[];
  readonly titles: readonly string[];
}

interface OwnBag {
  readonly mark: string;
  readonly tokens: BagContents;
}

/** Everything about a legend that is data. */
export interface LegendCards {
  /** The letters of its cards, and its place in the book. */
  readonly id: string;
  readonly place: number;
  /** D18: whose it is in the first game. */
  readonly firstGame: 'red' | 'blue';
  /** Stands for it on a drawn board. */
  readonly letter: string;
  /** Kinds of figures that its abilities put on the map. */
  readonly figures: Readonly<Record<string, FigureTraits>>;
  /** Bags of loot of its own; the mark stands before the numbers of their tokens. */
  readonly bags?: Readonly<Record<string, OwnBag>>;
  /** APX-LEGEND-01: eight. */
  readonly feats: readonly Feat[];
  readonly automa: AutomaCards;
}
