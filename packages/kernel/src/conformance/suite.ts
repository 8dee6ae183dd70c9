import type { Game } from '../game.js';
import type { Answer } from '../question.js';
import type { Lang } from '../run/text.js';
import type { Msg, Seat } from '../vocabulary.js';

export { isSame as same } from '../plain.js';

/** A game and what the conformance suite needs to know about it. */
export interface Suite<S, E extends { type: string }, V, O, R> {
  readonly game: Game<S, E, V, O, R>;
  readonly options: readonly O[];
  readonly seeds: readonly number[];
  /** No playout takes more decisions than this. */
  readonly bound: number;
  /** A prompt, an option's label or a refusal, as a person reads it; throws if there is no such text. */
  say(lang: Lang, msg: Msg): string;
  /** An event, as a person reads it in the log. */
  tell(lang: Lang, event: E): string;
  /** The numbers of the game's ledger: every question and every event names one of them. */
  readonly rules: ReadonlySet<string>;
  /** Of how many decisions one is looked at closely; 1 looks at all. */
  readonly every?: number;
  /**
   * How much an answer is wanted that chance alone would give too seldom, in the view of its seat: two times of
   * three one of those is given that are wanted most.
   */
  likes?(a: Answer, seat: Seat, view: V): number;
  /** Is told every event of a playout that has come to its end. */
  watch?(event: E): void;
}

/** One playout to be checked. */
export interface Case<S, E extends { type: string }, V, O, R> {
  readonly suite: Suite<S, E, V, O, R>;
  readonly options: O;
  readonly seed: number;
}

/** What a checked playout looked at. */
export interface Tally {
  decisions: number;
  refused: number;
  guesses: number;
  impossible: number;
  undone: number;
  retracted: number;
  resumed: number;
  /** Pairs of deals that a viewer could not tell apart, moments of them that were compared, and pairs that were not found. */
  deals: number;
  moments: number;
  parted: number;
  /** Cards that chance dealt in them unseen by the viewer, and face-down cards that lay elsewhere in the second. */
  unseen: number;
  differ: number;
}

export const NO_TALLY = (): Tally => ({
  decisions: 0,
  refused: 0,
  guesses: 0,
  impossible: 0,
  undone: 0,
  retracted: 0,
  resumed: 0,
  deals: 0,
  moments: 0,
  parted: 0,
  unseen: 0,
  differ: 0,
});

/** The rules that a ledger defines: each opens an entry of a list, in bold, as in `- **ADR-VIS-01** …`. */
export const rulesIn = (...pages: readonly string[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(page =>
      [...page.matchAll(/^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/gm)].map(m => m[1] as string),
    ),
  );

/** Fails with a sentence; the caller adds game, options, seed and decision. */
export const must = (holds: boolean, sentence: string | (() => string)): void => {
  if (!holds) throw new Error(typeof sentence === 'string' ? sentence : sentence());
};
