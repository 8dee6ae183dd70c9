import type { Pose } from './pose.js';
import type {
  Ask,
  Choice,
  Many,
  NumberQuestion,
  PlaceQuestion,
  PlacesQuestion,
  Proc,
  Together,
} from './question.js';
import type { CardId, DeepReadonly, Msg, RuleId, Seat } from './vocabulary.js';

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
