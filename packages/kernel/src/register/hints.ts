import type { Answer, DeepReadonly, Msg, OneAsk, RuleId, Seat } from '../index.js';

/** Numbers by name: what a position has of each thing, or how much each thing counts. */
export type Weights = Readonly<Record<string, number>>;

/** One answer of a line of play: to a question that the rule asks, fixed or found when it is asked. */
export interface Planned {
  readonly rule: RuleId;
  readonly answer: Answer | ((ask: OneAsk) => Answer | undefined);
}

/**
 * A whole action that begins with a question: tried as one answer, question by
 * question. It ends where another rule asks than the one it names, or where
 * its answer is not legal.
 */
export interface Group {
  readonly name: string;
  /** How promising it looks before it is tried, in the unit of `value`; 0 is usual. */
  readonly worth?: number;
  readonly answers: readonly Planned[];
}

/** What a partner may ask of a companion: it is weighed, not obeyed. */
export interface Wish<S = unknown> {
  readonly label: Msg;
  /** How it changes what counts; `about` names what was pointed at. */
  weights(w: Weights, about?: string): Weights;
  /** What on the board it can be about, each with its own words; without it, it is about nothing. */
  abouts?(s: DeepReadonly<S>, seat: Seat): readonly { readonly element: string; readonly label: Msg }[];
}

/**
 * What a game tells bots about itself. All of it is asked about guessed worlds
 * only, never draws and never changes anything. `value`, `result` and `isRest`
 * are enough to play; each of the others makes a bot stronger or quicker.
 */
export interface Hints<S, R> {
  /** How good a position at rest is for a seat, in points of that game; the higher the better. */
  value(s: DeepReadonly<S>, seat: Seat): number;
  /** How good a final result is for a seat: 1 is a victory, 0 a defeat. */
  result(r: R, seat: Seat): number;
  /** By how many points of that game a seat won or lost: what weights are fitted to. */
  margin?(r: R, seat: Seat): number;
  /** What else is worth counting in a finished game, by name: rounds, losses. */
  counts?(r: R): Readonly<Record<string, number>>;
  /** Whether a position is at rest when this question is asked, so that its value means something. */
  isRest(rule: RuleId): boolean;
  /**
   * How many turns a search looks ahead, the one at hand included: a turn
   * passes when somebody else is asked and the position is at rest. Without
   * it a search looks to the end of the game.
   */
  readonly turns?: number;
  /**
   * How often one turn comes to rest before it ends, two times without it: a
   * look at an answer goes on over so many. None where a rest ends a round.
   */
  readonly rests?: number;
  /**
   * How often each promising answer is played out at first, for games in which
   * luck decides much of what follows: bots then compare averages over the same
   * guesses and dice, with `habit` for all questions that follow, instead of
   * looking for the best line. Wants `prior` and `habit`.
   */
  readonly samples?: number;
  /**
   * Where the reply of the others decides more than the best line of one's own:
   * search then plays promising answers and whole actions on, by `habit` for
   * everybody, until so many turns are over, and compares averages over the
   * same guesses and dice. Wants `prior` and `habit`.
   */
  readonly playOn?: {
    readonly turns: number;
    /** How often an answer is tried at first. */
    readonly samples: number;
    /** Whether a question may be the first of somebody's turn. */
    begins(rule: RuleId): boolean;
    /** Whether turns are taken yet; before that search thinks as it does elsewhere. */
    from(s: DeepReadonly<S>): boolean;
  };
  /** Seats with the same side win together: what is good for one is good for all. Without it everybody is alone. */
  side?(s: DeepReadonly<S>, seat: Seat): string;
  /**
   * How promising each answer looks before it is tried, in the unit of `value`;
   * 0 is usual, and what is not worth a comparison is negative infinity.
   */
  prior?(s: DeepReadonly<S>, ask: OneAsk, answers: readonly Answer[]): readonly number[];
  /** Answers worth comparing where there are too many to list, best first. Judged like any other. */
  proposals?(s: DeepReadonly<S>, ask: OneAsk, most: number): readonly Answer[];
  /** Whole actions that begin with this question. */
  groups?(s: DeepReadonly<S>, ask: OneAsk, most: number): readonly Group[];
  /** What a seat answers without thinking: others in a thought, reactions, ends of long lines. */
  habit?(s: DeepReadonly<S>, ask: OneAsk): Answer | undefined;
  /** The parts of `value` by name: they come to it with the weights. For fitting weights, wishes, and saying why. */
  readonly features?: {
    of(s: DeepReadonly<S>, seat: Seat): Weights;
    readonly weights: Weights;
    /** What a designer believed before weights were fitted: `potyczka fit` starts from it. */
    readonly designed?: Weights;
  };
  readonly wishes?: Readonly<Record<string, Wish<S>>>;
  /** What a person may tell partners of their own plan, as the rules of talk allow. */
  readonly sayings?: Readonly<Record<string, Msg>>;
  /** What a companion may say about its plan, as the rules of talk allow. */
  intention?(s: DeepReadonly<S>, seat: Seat, plan: readonly Planned[]): Msg | undefined;
}
