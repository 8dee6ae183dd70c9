import type { Chances, OddsShown } from './odds.js';
import type { Schema } from './options.js';
import type { Answer, Proc } from './question.js';
import type { Table } from './table.js';
import type { CardId, DeepReadonly, GameId, Msg, Plain, RuleId, Seat, Verdict, Who } from './vocabulary.js';

/** Cards that lie face down together, and the seats that have seen their faces. */
export interface Pile {
  /** In an order that depends on where they lie, never on which they are. */
  readonly cards: readonly CardId[];
  readonly seen: readonly Seat[];
  /**
   * Names a pool that the cards were picked from in secret. Cards of one pool
   * may stand for each other; without a pool, cards last shuffled together may.
   * Name one also where cards are shuffled while others of their last shuffle
   * lie unseen elsewhere: else a guess would know which of them do.
   * Put cards into a pool by moving them or by an answer, and not in the same
   * step in which some of them are shuffled.
   */
  readonly among?: string;
}

/** One function for each type of event: it alone changes the state. */
export type Appliers<S, E extends { type: string }> = {
  readonly [K in E['type']]: (s: S, e: Extract<E, { type: K }>) => void;
};

/**
 * A game, as the kernel sees it. `S` is the state, `E` the events, `V` what a
 * viewer is shown, `O` the options and `R` the result.
 */
export interface Game<S, E extends { type: string }, V, O, R> {
  readonly id: GameId;
  /** Raised whenever old records would play differently. */
  readonly rulesVersion: number;
  /** What the host may set before the game. */
  readonly options: Schema<O>;
  /** Options that do not go together are refused here. */
  judgeOptions?(o: O): Verdict;
  /** The options in one sentence, for a list of tables: what is too long to be told whole. */
  brief?(o: O): Msg;
  /** The seats, in seating order. */
  seats(o: O): readonly Seat[];
  /** The state before the first shuffle. JSON only: a `Map`, a `Date` or `undefined` does not compile. */
  initial(o: O): Plain<S>;
  /** Everything before the first turn. May draw and ask (a draft, a deployment). */
  setup(t: Table<S, E>, o: O): Proc;
  /** A turn or an activation. Between two steps, all truth is in the state. A value ends the game. */
  step(t: Table<S, E>): Proc<R | undefined>;
  /**
   * Parts of the state that copies hold in common, so that a large one forks
   * quickly. `whole`: the part is replaced, never changed. `each`: the part is a
   * list or record whose members are replaced one by one, never changed:
   * `s.units[id] = { ...u, wounds: u.wounds + 1 }`. Write those types
   * `DeepReadonly` in `S`. What was taken out of such a part before an `emit`
   * is the old object after it: read by id again.
   */
  readonly shared?: { readonly [K in keyof S]?: 'whole' | 'each' };
  /** How each event changes the state: the only place where it changes. */
  readonly apply: Appliers<S, E>;
  /**
   * Every card that lies face down now, by pile, in an order that depends on
   * where cards lie and never on which they are.
   */
  hidden(s: DeepReadonly<S>): readonly Pile[];
  /**
   * Lists what is shown to somebody; what is not listed is not shown. `open`:
   * what a spectator is shown at this very moment; a game may take parts of it
   * instead of making them again.
   */
  view(s: DeepReadonly<S>, who: Who, open?: () => V): V;
  /**
   * The same with every face up, as people turn over what is left when a match
   * is over; nobody gets it before. Where it is missing, nothing was hidden
   * from a spectator.
   */
  openView?(s: DeepReadonly<S>): V;
  /**
   * What lies face down stays so when a match is over, for it is part of something longer. Where several people
   * sat, nobody gets its seed, its record and its data, and each the result as they may know it.
   */
  readonly staysHidden?: true;
  /**
   * The odds of what an answer leads to, for the page to show before a seat
   * commits to it; undefined where there is nothing to reckon. `s` is the state
   * while the question is open, with faces that the seat has not seen guessed.
   */
  odds?(
    s: DeepReadonly<S>,
    seat: Seat,
    question: { readonly rule: RuleId; readonly ask: Msg },
    answer: Answer,
  ): OddsShown<S, E> | undefined;
  /**
   * What chance is about to decide, now that an event has happened; undefined
   * after most. For the ledger of luck, when a match is over.
   */
  chances?(s: DeepReadonly<S>, e: E): Chances<S, E> | undefined;
}
