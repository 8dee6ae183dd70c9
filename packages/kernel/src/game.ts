import type { Chances, OddsShown } from './odds.js';
import type { Schema } from './options.js';
import type { Pose } from './pose.js';
import type {
  Answer,
  Ask,
  Choice,
  Many,
  NumberQuestion,
  PlaceQuestion,
  PlacesQuestion,
  Proc,
  Together,
} from './question.js';
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

/** A reaction window: those able may react, one after the other or at once, until all of them pass. */
export interface Window<T> {
  /**
   * Who may react now, in the order that the rule gives. Read anew before each
   * round of questions, and from public facts only: for hands use `mightHold`.
   */
  able(): readonly Seat[];
  /** What a seat may take; the kernel adds that it may pass. */
  choice(seat: Seat): Choice<T>;
  /** Plays a reaction. May ask, and may open windows of its own. */
  play(seat: Seat, x: T): Proc;
  /** Whether something compulsory is left: then the seat cannot pass. */
  must?(seat: Seat): boolean;
  /**
   * `in-turn` (unless it says otherwise): the first who is able is asked; after
   * a reaction, again the first. `at-once`: all are asked in secret, then their
   * reactions are played in the order of `able`. One that has become impossible
   * by then is left out, and its seat is asked again.
   */
  readonly order?: 'in-turn' | 'at-once';
  /** After a reaction, are those who passed asked again (`all`, unless it says otherwise), or only the others? */
  readonly again?: 'all' | 'rest';
  /** The words on the button with which a seat passes. */
  readonly pass?: Msg;
}

/** What the rules hold while they play: they may look at `s`, ask, draw and tell. */
export interface Table<S, E extends { type: string }> {
  /** The state, for looking. Only `emit` changes it. */
  readonly s: DeepReadonly<S>;
  /** Asks a seat for one of several candidates. */
  choose<T>(seat: Seat, c: Choice<T>): Ask<T>;
  /** Asks a seat for a set of candidates. */
  chooseMany<T>(seat: Seat, c: Many<T>): Ask<T[]>;
  /** Asks a seat for a whole number. */
  number(seat: Seat, c: NumberQuestion): Ask<number>;
  /** Asks a seat for a pose on a continuous table. */
  place(seat: Seat, c: PlaceQuestion): Ask<Pose>;
  /** Asks a seat for the poses of several pieces, as one decision; they come back in the order of `of`. */
  placeMany(seat: Seat, c: PlacesQuestion): Ask<Pose[]>;
  /**
   * Several seats go through questions of their own at the same time. Nobody is
   * shown anything of it until the last has finished; until then each may take
   * back its steps one by one. What the procedures return comes back in the
   * order of `seats`.
   */
  together<T>(c: Together<T>): Ask<T[]>;
  /** Asks several seats, each once, at the same time; the answers come back in the order of `parts`. */
  askAll<T>(parts: readonly Ask<T>[]): Ask<T[]>;
  /**
   * Opens a reaction window. What a reaction changes lives in the state: a
   * variable read before the window is stale after it.
   */
  window<T>(c: Window<T>): Proc;
  /** Rolls a die with the given faces. */
  roll<F>(rule: RuleId, faces: readonly F[]): F;
  /** Rolls `n` equal dice. They come sorted by face, so that nothing hangs on which die is which. */
  rollMany<F>(rule: RuleId, faces: readonly F[], n: number): F[];
  /** Shuffles cards; emit an event to put them where they belong. */
  shuffle(rule: RuleId, cards: readonly CardId[]): CardId[];
  /**
   * Applies an event to the state and publishes it to each seat as that seat may
   * know it, with the rule by which it happened. The rule is public.
   */
  emit(e: E, rule: RuleId): void;
  /**
   * Whether, as far as everybody may know, one of these cards could pass the
   * test: a reaction window that nobody could use need not open.
   */
  mightHold(cards: readonly CardId[], test: (card: CardId) => boolean): boolean;
}

/** The key with which a seat declines what it may do. */
export const PASS = 'pass';
