/** For the tests of whoever has texts: whether they are complete, and whether numbers and nouns agree. */
import type { Lang } from '@potyczka/kernel/register';
import { allPieces } from './icu.js';
import { CASES } from './nouns.js';

/** Every text in a table of texts, however deep. */
export const leaves = (x: unknown): string[] =>
  typeof x === 'string' ? [x] : Object.values(x as Readonly<Record<string, unknown>>).flatMap(leaves);

const FORMS: Readonly<Record<Lang, readonly string[]>> = {
  pl: ['few', 'many', 'one', 'other'],
  en: ['one', 'other'],
};

/** Plurals of a message that lack a form of the language, or have one that it does not know. */
export const pluralFaults = (lang: Lang, icu: string): string[] =>
  allPieces(icu).flatMap(piece => {
    if (piece.kind !== 'plural') return [];
    const given = [...piece.forms.keys()].filter(form => !form.startsWith('=')).sort();
    return given.join() === FORMS[lang].join() ? [] : [`${piece.name} has ${given.join(', ')} in “${icu}”`];
  });

const FORM = new RegExp(`_(${CASES.join('|')}|label|short|kind)$`);

/** What a message wants to be filled with, without the forms: `{target_acc}` is target. */
export const gapsOf = (icu: string): string[] =>
  allPieces(icu).flatMap(piece => ('name' in piece ? [piece.name.replace(FORM, '')] : []));

/** What is wrong with a text as a person reads it, if anything: a gap, a stray space, two full stops, no capital. */
export const flawOf = (text: string): string | undefined => {
  if (/undefined|null|NaN|\[object|[{}#]/.test(text)) return 'a gap';
  if (/ {2}|^ | $| [.,;?!)]| :(?!D\u2011)|\( |\.\.|,,/.test(text)) return 'a stray space or sign';
  return /^[\p{Lu}\d:„]/u.test(text) ? undefined : 'no capital at its head';
};

/** A counted noun: after 1, after 2 to 4, after the rest; and after words that ask for the genitive. */
export interface CountedNoun {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly genitive: string;
}

/** The form of a Polish noun after a number. */
export const formFor = (n: number): 'one' | 'few' | 'many' => {
  if (n === 1) return 'one';
  const [ten, unit] = [n % 100, n % 10];
  return unit >= 2 && unit <= 4 && (ten < 12 || ten > 14) ? 'few' : 'many';
};

/** What a check of numbers and nouns has found. */
export interface Agreement {
  readonly agreed: number;
  readonly faults: readonly string[];
}

/**
 * Whether numbers and nouns agree in Polish texts. A form may have several spellings, `kostka|kostkę`; `between`
 * are beginnings of adjectives that may stand between the two.
 */
export const agreementIn = (
  texts: Iterable<string>,
  nouns: readonly CountedNoun[],
  between: readonly string[] = [],
): Agreement => {
  const adjective = between.length > 0 ? `(?:(?:${between.join('|')})\\p{L}+ )?` : '';
  const counted = new RegExp(`(?:(\\p{L}+) )?(\\d+) ${adjective}(\\p{L}+)`, 'gu');
  const faults: string[] = [];
  let agreed = 0;
  for (const text of texts)
    for (const [, before, number, word = ''] of text.matchAll(counted)) {
      const noun = nouns.find(forms => Object.values(forms).some(f => f.split('|').includes(word)));
      if (!noun) continue;
      const n = Number(number);
      const wanted = before === 'do' ? (n === 1 ? noun.genitive : noun.many) : noun[formFor(n)];
      if (wanted.split('|').includes(word)) agreed++;
      else faults.push(`${number} ${word}, not ${wanted}: ${text}`);
    }
  return { agreed, faults };
};
