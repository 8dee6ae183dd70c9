/** The door of texts: how every game turns messages and events into sentences. */
import type { Msg, MsgArg } from '@potyczka/kernel';
import { fill, type Lang, sentence, type Values } from '@potyczka/words';
import type { Texts } from './gaps.js';

/** What rules and events pass along. */
export type Args = Readonly<Record<string, MsgArg>>;

/** A game's words for what is passed along. */
export type ValuesOf = (lang: Lang, args: Args) => Values;

/** A prompt, a label or a reason, as a person reads it; throws if there is no such text. */
export const sayer =
  (messagesIn: (lang: Lang) => Texts, valuesOf: ValuesOf) =>
  (lang: Lang, { id, args = {} }: Msg): string => {
    const messages = messagesIn(lang);
    const text = Object.hasOwn(messages, id) ? messages[id] : undefined;
    if (text === undefined) throw new Error(`no text ${id}`);
    return sentence(fill(lang, text, valuesOf(lang, args)));
  };

type AnyEvent = { readonly type: string };
type Of<E extends AnyEvent, K> = Extract<E, { type: K }>;

/** A sentence for every event, in ICU message format; for those of `Variants` one for each way of telling it. */
export type LogOf<E extends AnyEvent, Variants> = {
  readonly [K in E['type']]: K extends keyof Variants
    ? Readonly<Record<Variants[K] & string, string>>
    : string;
};

/** Which way an event is told. */
export type VariantOf<E extends AnyEvent, Variants> = {
  readonly [K in keyof Variants]: (e: Of<E, K>) => Variants[K];
};

const isNames = (x: unknown): x is readonly string[] =>
  Array.isArray(x) && x.every(y => typeof y === 'string');

/** The fields of an event that can stand in a sentence as they are: names, numbers, lists of names. */
export const plainArgs = (e: AnyEvent, unsaid?: ReadonlySet<string>): Record<string, MsgArg> => {
  const args: Record<string, MsgArg> = {};
  for (const [name, value] of Object.entries<unknown>(e as AnyEvent & Readonly<Record<string, unknown>>)) {
    if (name === 'type' || unsaid?.has(name)) continue;
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (isNames(value)) args[name] = value;
  }
  return args;
};

/** An event as a sentence of the log. */
export const teller =
  <E extends AnyEvent, Variants>(how: {
    readonly log: (lang: Lang) => LogOf<E, Variants>;
    readonly variantOf: VariantOf<E, Variants>;
    /** What fills its sentence. */
    readonly argsOf: (e: E) => Args;
    /** The words for that; the event is there for what its arguments alone do not tell. */
    readonly valuesOf: (lang: Lang, args: Args, e: E) => Values;
  }) =>
  (lang: Lang, e: E): string => {
    const told: string | Texts = how.log(lang)[e.type as E['type']];
    return sentence(fill(lang, patternOf(told, e, how.variantOf), how.valuesOf(lang, how.argsOf(e), e)));
  };

const patternOf = (told: string | Texts, e: AnyEvent, variantOf: unknown): string => {
  if (typeof told === 'string') return told;
  const variant = (variantOf as Record<string, (e: AnyEvent) => string>)[e.type]?.(e);
  const pattern = variant === undefined ? undefined : told[variant];
  if (pattern === undefined) throw new Error(`no sentence for ${e.type} (${variant})`);
  return pattern;
};
