import type { Lang } from '@potyczka/kernel/register';
import { type Piece, piecesOf } from './icu.js';

/** What fills the gaps of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** `one`, `few`, `many` or `other`, as the language counts. */
const COUNTS: Readonly<Record<Lang, Intl.PluralRules>> = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
};

const NUMBERS: Readonly<Record<Lang, Intl.NumberFormat>> = {
  pl: new Intl.NumberFormat('pl'),
  en: new Intl.NumberFormat('en'),
};

const givenFor = (values: Values, name: string): string | number => {
  const value = values[name];
  if (value === undefined) throw new Error(`nothing fills {${name}}`);
  return value;
};

const said = (lang: Lang, pieces: readonly Piece[], values: Values, count: number): string => {
  let text = '';
  for (const piece of pieces) text += saidPiece(lang, piece, values, count);
  return text;
};

const saidPiece = (lang: Lang, piece: Piece, values: Values, count: number): string => {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'count':
      return NUMBERS[lang].format(count);
    case 'gap': {
      const value = givenFor(values, piece.name);
      return piece.isNumber ? NUMBERS[lang].format(Number(value)) : String(value);
    }
    case 'select': {
      const form = piece.forms.get(String(givenFor(values, piece.name))) ?? piece.forms.get('other');
      return said(lang, form ?? [], values, count);
    }
    case 'plural': {
      const n = Number(givenFor(values, piece.name));
      const { forms } = piece;
      const form = forms.get(`=${n}`) ?? forms.get(COUNTS[lang].select(n)) ?? forms.get('other');
      return said(lang, form ?? [], values, n);
    }
  }
};

/** Fills a message; throws if a value is missing. */
export const fill = (lang: Lang, icu: string, values: Values = {}): string =>
  icu.includes('{') || icu.includes("'") ? said(lang, piecesOf(icu), values, 0) : icu;

/** A sentence begins with a capital letter, also where a name comes first, and ends with one full stop, also after T.H.O.R. */
export const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replace(/\.\.$/, '.');

const LISTS: Readonly<Record<Lang, Intl.ListFormat>> = {
  pl: new Intl.ListFormat('pl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** One, two and three. */
export const listed = (lang: Lang, parts: readonly string[]): string => LISTS[lang].format(parts);

const SPACE = '\u00a0';

/**
 * A text for a page, where lines break: in Polish no line ends with a word of one letter, and no number stands
 * apart from what it counts.
 */
export const tied = (lang: Lang, text: string): string =>
  lang === 'pl'
    ? text
        .replace(/(?<=\d) (?=[\p{L}%])/gu, SPACE)
        .replace(/(?<![\p{L}\d])([aiouwzAIOUWZ]) (?=\S)/gu, `$1${SPACE}`)
    : text;
