import type { Campaign, Game, Json } from '../index.js';
import type { Hints } from './hints.js';
import type { DrillOf, Lesson } from './learn.js';
import type { RuleTexts, Texts } from './rule-text.js';
import type { Terminal } from './terminal.js';

/** A game that can be played, with what its bots know about it. */
export interface Rules<S, E extends { type: string }, V, O, R> {
  readonly game: Game<S, E, V, O, R>;
  readonly hints: Hints<S, R>;
}

/**
 * All of a game, each part loaded when it is wanted. It is itself loaded for every game, so it holds no more
 * than these few words. What the page draws is found in the page's own folder of the same name.
 */
export interface Registration<S, E extends { type: string }, V, O, R> {
  /** The same as `Game.id` and as the names of its folders. */
  readonly id: string;
  readonly title: Texts;
  /** What has to be there before anybody is asked anything; whatever can wait is a part of its own. */
  rules(): Promise<Pick<Rules<S, E, V, O, R>, 'game'>>;
  /** What bots know: loaded when the first of them thinks. */
  hints(): Promise<Pick<Rules<S, E, V, O, R>, 'hints'>>;
  /** Those of a side tell each other what they mean to do: then a table asks what bots know from its start. */
  readonly talks?: true;
  terminal(): Promise<{ readonly terminal: Terminal<E, V, O, R> }>;
  /** A guided first game; a game without one has nothing here. */
  learn?(): Promise<{ readonly lessons: readonly Lesson[]; readonly drillOf: DrillOf<S, O> }>;
  ruleTexts(): Promise<RuleTexts>;
  /** A campaign whose chapters are matches of this game and of others. */
  campaign?(): Promise<{ readonly campaign: AnyCampaign }>;
}

/** A campaign, whatever it keeps. */
export type AnyCampaign = Campaign<unknown, Record<string, Json>, Json>;
