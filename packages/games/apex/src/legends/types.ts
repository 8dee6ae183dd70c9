import type { Scheme, SchemeLetter } from '../automa/activation.js';
import type { Draft } from '../automa/content/drafts.js';
import type { Feat } from '../content/feats/types.js';
import type { FigureTraits } from '../content/figures.js';
import type { BagContents } from '../content/loot.js';

/** One of the ways to initiate an ability (APX-LEGEND-04), with what it costs. */
export interface Way {
  readonly label: 'free' | 'special' | 'before' | 'after';
  readonly ap: 0 | 1 | 2;
}

/** An Ability card as it lies on the table (D11): its procedure plays by these figures, and its text says them. */
export interface AbilityCard {
  readonly kind: 'tactical' | 'ultimate';
  /** APX-LEGEND-02 */
  readonly tokens: readonly string[];
  readonly ways: readonly [Way, ...Way[]];
  /** Distances, turns, damage: the gaps of its text. */
  readonly figures: Readonly<Record<string, number>>;
  readonly cooldown: 1 | 2 | 3;
}

/** An Automa Ability card (AUT-ABIL-01): what it pays, in which step, and the figures of its conditions; other figures are those of the normal card. */
export interface AutomaAbilityCard {
  readonly cost: number;
  readonly step: 4 | 9;
  readonly figures: Readonly<Record<string, number>>;
}

/** An Automa legend card (AUT-ACT-03): the lower initiative acts first; four schemes; four feats of its own. */
export interface AutomaCards {
  readonly initiative: number;
  readonly schemes: Readonly<Record<SchemeLetter, Scheme>>;
  readonly feats: readonly Draft[];
  readonly titles: readonly string[];
  /** By their names; not from the rulebook (PK5). */
  readonly abilities: Readonly<Record<string, AutomaAbilityCard>>;
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
  /** Two, by their names. */
  readonly abilities: Readonly<Record<string, AbilityCard>>;
  /** APX-LEGEND-01: eight. */
  readonly feats: readonly Feat[];
  readonly automa: AutomaCards;
}
