import type { MsgArg } from '@potyczka/kernel';

/**
 * The gaps of a message in ICU format, read by the compiler off the text itself: `who` and `most` of
 * `{who_acc} runs: {most, plural, one {# square} other {# squares}}`. A text that is no literal has none.
 */
export type GapsOf<Text extends string> = NameOf<Scan<Text, never, []>>;

/** Forms of a noun are one gap: `{who_acc}` is filled with `who`. */
type Form = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc' | 'label' | 'short' | 'kind' | 'gender' | 'n';
type NameOf<Gap extends string> = Gap extends `${infer Name}_${Form}` ? Name : Gap;

/** A text, as deep in forms of plurals and choices as `Deep` is long; `Gaps` were found before. */
type Scan<
  Text extends string,
  Gaps extends string,
  Deep extends readonly 1[],
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Deep extends readonly [1, ...infer Up extends readonly 1[]]
      ? Forms<`${Rest}{${After}`, Gaps, Up>
      : Gaps
    : Gap<After, Gaps, Deep>
  : Text extends `${string}}${infer Rest}`
    ? Deep extends readonly [1, ...infer Up extends readonly 1[]]
      ? Forms<Rest, Gaps, Up>
      : Gaps
    : Gaps;

/** Behind the brace that opens a gap: `who}`, `n, number}` or `n, plural, one {…} other {…}}`. */
type Gap<
  Text extends string,
  Gaps extends string,
  Deep extends readonly 1[],
> = Text extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name},${infer Kind}`
    ? Kind extends ` number`
      ? Scan<Rest, Gaps | Name, Deep>
      : Text extends `${string},${string},${infer Choices}`
        ? Forms<Choices, Gaps | Name, Deep>
        : Gaps
    : Scan<Rest, Gaps | Inside, Deep>
  : Gaps;

/** Between the forms of a plural or a choice: the next one, or the brace that closes them all. */
type Forms<
  Text extends string,
  Gaps extends string,
  Deep extends readonly 1[],
> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Scan<`${Rest}{${After}`, Gaps, Deep>
    : Scan<After, Gaps, [1, ...Deep]>
  : Text extends `${string}}${infer Rest}`
    ? Scan<Rest, Gaps, Deep>
    : Gaps;

/** Texts by their ids, in one language; the languages of a game have the same ids. */
export type Texts = Readonly<Record<string, string>>;

type Id<All extends Texts> = keyof All & string;

/** What some languages want to be filled with: each may name something that another does not. */
type GapsIn<All extends Texts, K extends string> = All extends unknown
  ? K extends keyof All
    ? GapsOf<All[K]>
    : never
  : never;

/** What has to come along with a message; more may, for whoever draws or thinks. */
type ArgsWith<Gap extends string> = { readonly [G in Gap]: MsgArg } & { readonly [more: string]: MsgArg };

/** The second argument of `msg`: needed where the text has gaps. */
export type ArgsOf<All extends Texts, K extends string> = [GapsIn<All, K>] extends [never]
  ? readonly [args?: Readonly<Record<string, MsgArg>>]
  : readonly [args: ArgsWith<GapsIn<All, K>>];

/** The ids whose gaps are all among some: `Says<Texts, 'who'>` is what can be said of `who` alone. */
export type Says<All extends Texts, Gap extends string = never> = {
  [K in Id<All>]: [Exclude<GapsIn<All, K>, Gap>] extends [never] ? K : never;
}[Id<All>];
