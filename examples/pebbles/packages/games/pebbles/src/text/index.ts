import type { Msg } from '@potyczka/kernel';
import { fill, type Lang, sentence } from '@potyczka/words';
import type { Event } from '../index.js';

const PEBBLES = {
  en: '{n, plural, one {# pebble} other {# pebbles}}',
  pl: '{n, plural, one {# kamyk} few {# kamyki} many {# kamyków} other {# kamyka}}',
} as const;

const en = {
  take: 'How many of the {left}?',
  'take-label': PEBBLES.en,
  'too-few': 'There are not so many left.',
  begins: '{who} begins.',
  took: `{who} takes ${PEBBLES.en}.`,
  heap: 'How large the heap is.',
} as const;

export type TextId = keyof typeof en;

const pl: Readonly<Record<TextId, string>> = {
  take: 'Ile z {left}?',
  'take-label': PEBBLES.pl,
  'too-few': 'Tylu już nie ma.',
  begins: 'Zaczyna {who}.',
  took: `{who} bierze ${PEBBLES.pl}.`,
  heap: 'Jak duża jest kupka.',
};

export const TEXTS: Readonly<Record<Lang, Readonly<Record<TextId, string>>>> = { en, pl };

const NAMES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { p1: 'White', p2: 'Black' },
  pl: { p1: 'Biel', p2: 'Czerń' },
};

export const name = (lang: Lang, who: string): string => NAMES[lang][who] ?? who;

export const say = (lang: Lang, { id, args = {} }: Msg): string => {
  if (!Object.hasOwn(en, id)) throw new Error(`no text ${id}`);
  return sentence(fill(lang, TEXTS[lang][id as TextId], args as Readonly<Record<string, string | number>>));
};

export const tell = (lang: Lang, { type, ...e }: Event): string =>
  sentence(fill(lang, TEXTS[lang][type], { ...e, who: name(lang, e.who) }));
