import type { Hex } from '@potyczka/geometry/hex';
import type { CardId } from '@potyczka/kernel';
import { ELEMENTS, type Element, type Token } from './content/abilities.js';

export type { CardId, Element, Hex, Token };
export { ELEMENTS };

/** A hex as people name it, `x,y` of the printed map; also its name on the board. */
export type Place = `${number},${number}`;

/**
 * A figure by a name that says what it is: a hero by its class (at most one of
 * each, GLM-CHAR-01), others by kind and number: `bandit-guard.3`.
 */
export type FigureId = string;
export type HeroId = string;

export const kindOf = (id: FigureId): string => {
  const dot = id.indexOf('.');
  return dot < 0 ? id : id.slice(0, dot);
};
export const numberOf = (id: FigureId): number => {
  const dot = id.indexOf('.');
  return dot < 0 ? 0 : Number(id.slice(dot + 1));
};

export const HALVES = ['top', 'bottom'] as const;
export type HalfName = (typeof HALVES)[number];

/** How long a condition still lasts: to the end of this turn of its figure, or of the next (GLM-COND-19). */
export type Lasts = 'this' | 'next';

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Who decides where the rules leave a monster's turn open (GLM-MON-62). */
export const TIES = ['ask', 'matters', 'never'] as const;
export type Ties = (typeof TIES)[number];

/** The level of one character: that of all, or its own. */
export const OWN_LEVELS = ['same', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type OwnLevel = (typeof OWN_LEVELS)[number];

/** The scenario level: as recommended, or any (GLM-SETUP-19, -21). */
export const SCENARIO_LEVELS = ['recommended', '0', '1', '2', '3', '4', '5', '6', '7'] as const;
export type ScenarioLevel = (typeof SCENARIO_LEVELS)[number];

/** One ability card a round for each type of monsters, or for each deck (GLM-MABIL-03, GLM-G53). */
export const CARDS_FOR = ['type', 'deck'] as const;
export type CardsFor = (typeof CARDS_FOR)[number];

/** GLM-REST-05 */
export const REST = 99;

/** GLM-CURSE-03 to -06 */
export const POOL = 10;
