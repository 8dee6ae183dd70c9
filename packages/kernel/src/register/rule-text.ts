import type { Lang } from '../langs.js';

/** A text in every language. */
export type Texts = Readonly<Record<Lang, string>>;

/** A rule of the ledger in a game's own words, for the pages that explain and for the terminal. */
export interface RuleText {
  readonly id: string;
  readonly area: string;
  readonly text: Texts;
  /** Not in the source of the rules: taken from the published game. */
  readonly reconstructed?: boolean;
  /** A position to draw, for worked examples: a view of the game. */
  readonly picture?: unknown;
  /** The example is about what lies before the players: show that too. */
  readonly withPeople?: boolean;
}

/** All rules of a game as people read them. */
export interface RuleTexts {
  readonly ruleTexts: readonly RuleText[];
  /** The areas of the rules in order, with their titles. */
  readonly areas: Readonly<Record<string, Texts>>;
}
