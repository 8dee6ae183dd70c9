import type { Pose } from './pose.js';
import type { Json, Msg, RuleId, Seat, Show, Verdict } from './vocabulary.js';

/** What a seat answers, on the wire and in the record: a key, several keys, a number, a pose, or one for each piece. */
export type Answer = string | readonly string[] | number | Pose | readonly Pose[];

/** One out of several candidates. */
export interface Choice<T> {
  readonly rule: RuleId;
  /** What is asked, in one sentence. Public: everybody at the table may read it. */
  readonly ask: Msg;
  /** All that a person would expect to find here, legal or not, the harmless one first. Private to the seat. */
  readonly from: readonly T[];
  /** The answer that stands for `x`, on the wire and in the record. */
  readonly key: (x: T) => string;
  /** Pure. Run when somebody looks or answers, never in a replay. */
  readonly judge?: (x: T) => Verdict;
  /** How a candidate is shown. For the seat alone. */
  readonly show?: (x: T) => Show;
}

/** A set of candidates, in no order. */
export interface Many<T> extends Choice<T> {
  readonly min: number;
  readonly max: number;
  /** What it means to choose none of them, where that is legal: the words on its button. */
  readonly none?: Msg;
  /**
   * Judges the whole set, after every member passed `judge`. Whoever lists the
   * legal sets tries them one by one, from small to large, and gives up after
   * 10,000: if only few out of very many are legal, `propose` some.
   */
  readonly judgeAll?: (set: readonly T[]) => Verdict;
  /** Sets to start from, best first, made one by one as they are wanted. */
  readonly propose?: () => Iterable<readonly T[]>;
}

/** A whole number between two bounds, both included. */
export interface NumberQuestion {
  readonly rule: RuleId;
  readonly ask: Msg;
  readonly min: number;
  readonly max: number;
  readonly judge?: (n: number) => Verdict;
}

/** A pose on a continuous table. Any pose may be answered; it is judged. */
export interface PlaceQuestion {
  readonly rule: RuleId;
  readonly ask: Msg;
  /** Pure. Judges any pose, proposed or not. */
  readonly judge: (pose: Pose) => Verdict;
  /**
   * Poses for bots and for whoever chooses by key or thumb, best first, made
   * one by one as they are wanted. One of the first sixteen must be legal.
   */
  readonly propose: () => Iterable<Pose>;
  /** A legal pose close by, to snap to; of a legal pose, that pose itself. */
  readonly near?: (pose: Pose) => Pose | undefined;
  /** Where a pose may be legal, as the game's board can light it. */
  readonly region?: () => Json;
  readonly show?: (pose: Pose) => Show;
}

/** A pose for each of several pieces, as one decision: a unit is laid out, then judged as a whole. */
export interface PlacesQuestion {
  readonly rule: RuleId;
  readonly ask: Msg;
  /** The pieces, as the game's board component knows them: one pose each, in this order, at most 64. */
  readonly of: readonly string[];
  /** Pure. Judges one piece alone, so that the page can mark it. */
  readonly judge?: (piece: number, pose: Pose) => Verdict;
  /** Pure. Judges the whole, after every piece passed `judge`. */
  readonly judgeAll: (poses: readonly Pose[]) => Verdict;
  /** Whole arrangements, as `PlaceQuestion.propose` gives poses. */
  readonly propose: () => Iterable<readonly Pose[]>;
  /** A legal arrangement close by; of a legal one, that arrangement itself. */
  readonly near?: (poses: readonly Pose[]) => readonly Pose[] | undefined;
  /** Where a piece may be put, as the game's board can light it. */
  readonly region?: (piece: number) => Json;
  readonly show?: (poses: readonly Pose[]) => Show;
}

/** What a procedure yields: a question. `yield*` gives its answer, of type `T`. */
export interface Ask<T> {
  [Symbol.iterator](): Iterator<Ask<unknown>, T, unknown>;
}

/** A procedure of the rules: it may ask, and calls other procedures with `yield*`. */
export type Proc<T = void> = Generator<Ask<unknown>, T, unknown>;

class Once<T> implements Iterator<Ask<unknown>, T, unknown> {
  private asked = false;
  constructor(private readonly ask: Ask<T>) {}
  next(answer?: unknown): IteratorResult<Ask<unknown>, T> {
    if (this.asked) return { done: true, value: answer as T };
    this.asked = true;
    return { done: false, value: this.ask };
  }
}

abstract class Question<T> implements Ask<T> {
  /** The same question with what was judged of it, once somebody has looked (`remembered.ts`). Here, for a map from one to the other is slow. */
  memory: unknown = undefined;

  [Symbol.iterator](): Iterator<Ask<unknown>, T, unknown> {
    return new Once<T>(this);
  }
}

export class ChooseAsk<T> extends Question<T> {
  readonly kind = 'choose';
  constructor(
    readonly seat: Seat,
    readonly spec: Choice<T>,
  ) {
    super();
  }
}

export class ManyAsk<T> extends Question<T[]> {
  readonly kind = 'many';
  constructor(
    readonly seat: Seat,
    readonly spec: Many<T>,
  ) {
    super();
  }
}

export class NumberAsk extends Question<number> {
  readonly kind = 'number';
  constructor(
    readonly seat: Seat,
    readonly spec: NumberQuestion,
  ) {
    super();
  }
}

export class PlaceAsk extends Question<Pose> {
  readonly kind = 'place';
  constructor(
    readonly seat: Seat,
    readonly spec: PlaceQuestion,
  ) {
    super();
  }
}

export class PlacesAsk extends Question<Pose[]> {
  readonly kind = 'places';
  constructor(
    readonly seat: Seat,
    readonly spec: PlacesQuestion,
  ) {
    super();
  }
}

/** A question to one seat. */
export type OneAsk = ChooseAsk<unknown> | ManyAsk<unknown> | NumberAsk | PlaceAsk | PlacesAsk;

/** A stage that several seats go through at the same time, each with questions of its own. */
export interface Together<T> {
  readonly seats: readonly Seat[];
  /** All that others may read of what a seat is asked, until everybody has finished. */
  readonly open: (seat: Seat) => { readonly rule: RuleId; readonly ask: Msg };
  /**
   * A seat's own questions. It may be run again from its start, so it changes
   * nothing outside itself: to emit, to draw or to ask another seat is a fault.
   */
  readonly play: (seat: Seat) => Proc<T>;
}

/** Several seats at the same time; nothing of what they answer is shown until the last has finished. */
export class StageAsk<T> extends Question<T[]> {
  readonly kind = 'stage';
  constructor(readonly spec: Together<T>) {
    super();
  }
}

/** What a running game may wait for. */
export type AnyAsk = OneAsk | StageAsk<unknown>;
