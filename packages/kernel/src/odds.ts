import type { Answer, Proc } from './question.js';
import type { Table } from './table.js';
import type { CardId, DeepReadonly, Msg, RuleId, Seat } from './vocabulary.js';

/** A question on the way to what odds are asked for. */
export interface OddsQuestion {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly ask: Msg;
  /** Its legal answers, the harmless one first. */
  legal(limit?: number): Answer[];
}

/** What odds are wanted of: how it is played, how questions on the way are answered, and what is counted. */
export interface Odds<S, E extends { type: string }> {
  /**
   * The parts of what is played, from the state as it is. Nothing but the state
   * passes from one part to the next. Give each roll of many dice a part of its own.
   */
  readonly legs: readonly ((t: Table<S, E>) => Proc<unknown>)[];
  /**
   * How questions on the way are answered; undefined is the harmless answer,
   * and so is every answer where this is missing. For other seats it may use
   * public facts only.
   */
  readonly policy?: (ask: OddsQuestion, s: DeepReadonly<S>) => Answer | undefined;
  /** What is counted at the end. */
  readonly value: (s: DeepReadonly<S>) => string | number;
  /**
   * States with one key go on together after each part. It must hold all that
   * later parts and `value` read; the whole state, where this is missing.
   */
  readonly key?: (s: DeepReadonly<S>) => string;
  /** Cards with one face make no difference; each is its own, where this is missing. */
  readonly face?: (card: CardId) => string;
  /**
   * Where a formula knows how all that is left ends, nothing more is played: every end that `value` has to tell apart,
   * with its chance. A test has to prove it equal to playing.
   */
  readonly ends?: (s: DeepReadonly<S>) => readonly OddsEnd<S>[] | undefined;
}

/** A state that something may end in, and how likely that is. */
export interface OddsEnd<S> {
  readonly state: DeepReadonly<S>;
  readonly p: number;
}

/** Odds that a player may look at before committing to an answer. */
export interface OddsShown<S, E extends { type: string }> extends Odds<S, E> {
  /** What is counted: the heading of the plot. */
  readonly what: Msg;
  /** What is taken for granted, shown beside the figures: that nobody reacts, that no token is spent. */
  readonly assumes?: readonly Msg[];
  /** Values that stand out and are summed up: what kills, what wins. */
  readonly marks?: { readonly what: Msg; readonly when: (value: string | number) => boolean };
  /** How a value is written; a number as it is, where this is missing. */
  readonly say?: (value: string | number) => Msg;
  /** What else is told of the same ends, each as its mean: what is lost besides, what is gained. */
  readonly besides?: readonly Beside<S>[];
}

/** Something that is counted beside the value. */
export interface Beside<S> {
  readonly what: Msg;
  readonly of: (s: DeepReadonly<S>) => number;
}

/** What chance is about to decide, for the ledger of luck when a match is over. */
export interface Chances<S, E extends { type: string }> extends OddsShown<S, E> {
  /** Whose luck it is if the value is high. */
  readonly seat: Seat;
  /** What is decided, as an attack of one unit on another. */
  readonly name: Msg;
  /** Whether it is decided: `value` tells then what came. */
  readonly isOver: (s: DeepReadonly<S>) => boolean;
}

/** Luck: how likely less than what came was, with half of what is as much. */
export const luckOf = (
  values: readonly { readonly value: string | number; readonly p: number }[],
  came: string | number,
): number => values.reduce((sum, { value, p }) => sum + (value < came ? p : value === came ? p / 2 : 0), 0);
