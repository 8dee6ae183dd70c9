import IntlMessageFormat from 'intl-messageformat';
import type { Lang } from './grammar.js';

/** What fills the gaps of a message. */
export type Values = Record<string, string | number>;

/** Reading a message takes long, saying it does not: each is read once, when it is first said. */
const messages: Readonly<Record<Lang, Map<string, IntlMessageFormat>>> = { pl: new Map(), en: new Map() };

const messageOf = (lang: Lang, icu: string): IntlMessageFormat => {
  const known = messages[lang].get(icu);
  if (known) return known;
  const message = new IntlMessageFormat(icu, lang, undefined, { ignoreTag: true });
  messages[lang].set(icu, message);
  return message;
};

/** Fills an ICU message; throws if a value is missing. */
export const fill = (lang: Lang, icu: string, values: Values): string =>
  icu.includes('{') ? String(messageOf(lang, icu).format(values)) : icu;

/** A sentence begins with a capital letter and ends with one full stop. */
export const sentence = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.\.$/, '.');

const lists: Readonly<Record<Lang, Intl.ListFormat>> = {
  pl: new Intl.ListFormat('pl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** One, two and three. */
export const listed = (lang: Lang, parts: readonly string[]): string => lists[lang].format(parts);
