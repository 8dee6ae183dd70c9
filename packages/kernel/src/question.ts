import type { Msg, RuleId, Seat, Show, Verdict } from './vocabulary.js';

/** A point on a continuous table: whole numbers only (for example 1/100 mm), so that it is the same everywhere. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly facing?: number;
}

/** What a seat answers, on the wire and in the record: a key, several keys, a number, or a pose. */
export type Answer = string | readonly string[] | number | Pose;

/** One out of several candidates. */
export interface Choice<T> {
  readonly rule: RuleId;
  /** What is asked, in one sentence. Public: everybody at the table may read it. */
  readonly ask: Msg;
  /** All that a person would expect to find here, legal or not, the harmless one first. Private to the seat. */
  readonly from: readonly T[];
  /** The answer that stands for `x`, on the wire and in the record. */
  key(x: T): string;
  /** Pure. Run when somebody looks or answers, never in a replay. */
  judge?(x: T): Verdict;
  /** How a candidate is shown. For the seat alone. */
  show?(x: T): Show;
}

/** A set of candidates, in no order. */
export interface Many<T> extends Choice<T> {
  readonly min: number;
  readonly max: number;
  /** What it means to choose none of them, where that is legal: the words on its button. */
  readonly none?: Msg;
  /**
   * Judges the whole set, after every member passed `judge`. Whoever lists the
   * legal sets tries them one by one, from small to large: if only few out of
   * very many are legal, ask for the members in turn instead.
   */
  judgeAll?(set: readonly T[]): Verdict;
}

/** A whole number between two bounds, both included. */
export interface NumberAsked {
  readonly rule: RuleId;
  readonly ask: Msg;
  readonly min: number;
  readonly max: number;
  judge?(n: number): Verdict;
}

/** A pose on a continuous table. Any pose may be answered; it is judged. */
export interface PlaceAsked {
  readonly rule: RuleId;
  readonly ask: Msg;
  /** Some poses for bots and keyboard players, the harmless one first; at least one must be legal. */
  candidates(): readonly Pose[];
  /** Pure. Judges any pose, proposed or not. */
  judge(pose: Pose): Verdict;
  show?(pose: Pose): Show;
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
    readonly spec: NumberAsked,
  ) {
    super();
  }
}

export class PlaceAsk extends Question<Pose> {
  readonly kind = 'place';
  constructor(
    readonly seat: Seat,
    readonly spec: PlaceAsked,
  ) {
    super();
  }
}

/** A question to one seat. */
export type OneAsk = ChooseAsk<unknown> | ManyAsk<unknown> | NumberAsk | PlaceAsk;

/** Questions to several seats at the same time; answers stay hidden until the last has arrived. */
export class AllAsk<T> extends Question<T[]> {
  readonly kind = 'all';
  constructor(readonly parts: readonly OneAsk[]) {
    super();
  }
}

/** What a running game may wait for. */
export type AnyAsk = OneAsk | AllAsk<unknown>;
