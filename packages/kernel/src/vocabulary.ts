/** A player's place at the table, in seating order: `p1`, `p2`, … */
export type Seat = `p${number}`;

/** Somebody who looks at the table: a seat, or a spectator who holds no cards. */
export type Who = Seat | 'spectator';

/** The number of a rule in a ledger, such as `ADR-VIS-03`. */
export type RuleId = `${string}-${string}`;

/** The name of a game, used in records and addresses. */
export type GameId = string;

/**
 * A card, by its identity. The leading `#` marks a card wherever it stands in
 * plain data (state, events, prompts, answer keys), so that the kernel can
 * blank it for those who may not see its face. After the `#` come English
 * letters, digits, `_`, `.` and `-` only, and the last is no `.` or `-`: so
 * two cards joined by one of these, or a card at the end of a sentence, are
 * still found.
 */
export type CardId = `#${string}`;

/** What stands in place of a card whose face the reader may not see. */
export const BLANK: CardId = '#';

/** Finds the cards that are named inside a string. */
export const CARDS_IN = /#\w(?:[\w.-]*\w)?/g;

/** Whether a string is the name of one card, as it must be for the kernel to find it. */
export const isCardId = (x: string): x is CardId => /^#\w(?:[\w.-]*\w)?$/.test(x);

/** A value that may stand in a message. */
export type MsgArg = string | number | boolean | readonly string[];

/** A sentence for people, by its id and what fills its gaps; languages live in the games. */
export interface Msg {
  readonly id: string;
  readonly args?: Readonly<Record<string, MsgArg>>;
}

/** Why something is not allowed: the rule, and the reason as a message. */
export interface Refusal {
  readonly rule: RuleId;
  readonly why: Msg;
}

/** The answer of a judge: `undefined` means legal. */
export type Verdict = Refusal | undefined;

/** Makes a refusal; keep it as a constant beside the judge that gives it. */
export const refuse = (rule: RuleId, id: string, args?: Msg['args']): Refusal => ({
  rule,
  why: args ? { id, args } : { id },
});

/** How one candidate is shown: its label, the places on the board to light, and what would happen. */
export interface Show {
  readonly label: Msg;
  /** Names of board elements, as the game's board component knows them. */
  readonly at?: readonly string[];
  /** Anything the board component can draw before the player commits: paths, lines, numbers. */
  readonly preview?: Json;
  /** Choosing it means doing nothing, or nothing more: to pass, to stop, to end a turn. Shown last and quietly. */
  readonly declines?: true;
}

/** Data that JSON can carry without loss. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * `T` itself if it is plain data, otherwise a type that does not compile: a
 * `Map`, `Date`, function or `undefined` in a state would be lost in a save.
 */
export type Plain<T> = T extends Json
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | RegExp
      ? never
      : T extends readonly (infer U)[]
        ? readonly Plain<U>[] extends T
          ? T
          : { [K in keyof T]: Plain<T[K]> }
        : T extends object
          ? { [K in keyof T]: Plain<T[K]> }
          : never;

/** `T` with everything inside it read-only. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? T
    : T extends readonly (infer U)[]
      ? readonly DeepReadonly<U>[]
      : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** Takes `never`: a `switch` that misses a case does not compile. */
export const unreachable = (x: never): never => {
  throw new Error(`unreachable: ${JSON.stringify(x)}`);
};
