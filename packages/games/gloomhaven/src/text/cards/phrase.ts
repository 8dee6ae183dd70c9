import { fill, type Lang, listed } from '@potyczka/words';
import type { Both } from '../names/both.js';

/** What fills a phrase: words and numbers; what is empty leaves nothing behind. */
type Gaps = Readonly<Record<string, string | number>>;

/** A phrase of cards in one language: `[en, pl]` with gaps as messages have them. */
export const phrase = (lang: Lang, both: Both, gaps: Gaps = {}): string =>
  fill(lang, both[lang === 'en' ? 0 : 1], gaps);

/** `+2`, `−1`. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** One, two and three. */
export const and = listed;

/** Any of several. */
export const or = (lang: Lang, parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${phrase(lang, ['or', 'lub'])} ${parts.at(-1)}`;

/** Parts of a line, one after the other. */
export const comma = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
