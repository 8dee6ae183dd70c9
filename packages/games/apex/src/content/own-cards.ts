import { type CardId, memo } from '@potyczka/kernel';
import type { Scheme, SchemeLetter } from '../automa/activation.js';
import type { Decision, SetWeapon } from '../automa/cards.js';
import { DECISIONS, decisionOf } from '../automa/content/decisions.js';
import type { AutomaFeat } from '../automa/content/drafts.js';
import { automaFeat } from '../automa/content/feats.js';
import { AUTOMA_LEGENDS } from '../automa/content/legends.js';
import { SETS } from '../automa/content/sets.js';
import type { S } from '../state.js';
import type { AimId, FigureKind, LegendId } from '../vocabulary.js';
import { AIM_DECK, type AimCard, aimCard } from './aim.js';
import { FIGURE_TRAITS, type FigureTraits } from './figures.js';
import { type Weapon, weaponOf } from './weapons.js';

/** Cards that a position brings along in place of those of the box. Plain, so that a state can carry them. */
export interface OwnCards {
  readonly aim?: readonly AimCard[];
  readonly weapons?: readonly Weapon[];
  readonly decisions?: readonly Decision[];
  readonly sets?: readonly (readonly SetWeapon[])[];
  readonly automaFeats?: readonly AutomaFeat[];
  /** The same for every Automa. */
  readonly schemes?: Readonly<Record<SchemeLetter, Scheme>>;
  readonly figures?: Readonly<Record<string, FigureTraits>>;
}

/** They are read only already: what the type of a whole state makes of tuples is undone here. */
const ownOf = (s: S): OwnCards => (s.cards as OwnCards | null) ?? NONE;
const NONE: OwnCards = {};

export const aimDeckOf = (s: S): readonly AimCard[] => ownOf(s).aim ?? AIM_DECK;

/** The Aim deck as cards, in the order of its list. */
export const aimCardsOf = memo(aimDeckOf, (s: S): readonly CardId[] =>
  aimDeckOf(s).map((c): CardId => `#${c.id}`),
);

export const aimCardIn = (s: S, card: CardId): AimCard =>
  ownOf(s).aim?.find(c => `#${c.id}` === card) ?? aimCard(card.slice(1) as AimId);

export const weaponIn = (s: S, card: CardId): Weapon =>
  ownOf(s).weapons?.find(w => `#${w.id}` === card) ?? weaponOf(card);

export const decisionsOf = (s: S): readonly Decision[] => ownOf(s).decisions ?? DECISIONS;

export const decisionIn = (s: S, card: CardId): Decision =>
  ownOf(s).decisions?.find(d => `#${d.id}` === card) ?? decisionOf(card);

export const setOf = (s: S, set: number): readonly SetWeapon[] => (ownOf(s).sets ?? SETS)[set] ?? [];

export const automaFeatIn = (s: S, card: CardId): AutomaFeat =>
  ownOf(s).automaFeats?.find(f => `#${f.id}` === card) ?? automaFeat(card);

export const schemesOf = (s: S, who: LegendId): Readonly<Record<SchemeLetter, Scheme>> =>
  ownOf(s).schemes ?? AUTOMA_LEGENDS[who].schemes;

/** Asked for every figure again and again: a position without cards of its own has the shortest way. */
export const traitsOf = (s: S, kind: FigureKind): FigureTraits =>
  (s.cards === null ? undefined : ownOf(s).figures?.[kind]) ?? FIGURE_TRAITS[kind];
