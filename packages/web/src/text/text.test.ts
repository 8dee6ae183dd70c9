import { gapsOf, pluralFaults } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { en, type ShellText } from './en.js';
import { pl } from './pl.js';

const LANGS = { pl, en } as const;
const ids = Object.keys(en) as ShellText[];

test('both languages have the same texts with the same gaps', () => {
  expect(Object.keys(pl).sort()).toEqual([...ids].sort());
  for (const id of ids) expect(gapsOf(pl[id]).sort(), id).toEqual(gapsOf(en[id]).sort());
});

/** Numbers that are never one, and a noun that does not change. */
const COUNTED: Readonly<Record<keyof typeof LANGS, readonly ShellText[]>> = {
  pl: [],
  en: ['adviceMore', 'more'],
};

describe.each(['pl', 'en'] as const)('the shell in %s', lang => {
  const texts = LANGS[lang];

  test('is clean', () => {
    for (const id of ids) {
      expect(texts[id], id).toBe(texts[id].trim());
      expect(texts[id], id).not.toMatch(/^$| {2}| [.,;:?!)]|\.\.|"|'|undefined/);
    }
  });

  test('has every form of what it counts', () => {
    for (const id of ids) expect(pluralFaults(lang, texts[id]), id).toEqual([]);
  });

  test('counts no noun without its forms', () => {
    const counted = ids.filter(id => /\{(n|min|max|of)\} \p{L}{4,}/u.test(texts[id]));
    expect(counted).toEqual(COUNTED[lang]);
  });
});

test('no Polish letter has strayed into English', () => {
  for (const id of ids) expect(en[id], id).not.toMatch(/[ąćęłńóśźż„”]/i);
});

test('Polish that sounds translated or official does not come back', () => {
  for (const id of ids)
    expect(pl[id], id).not.toMatch(
      /odnośnik|teraźniejszoś|poza stołem|próbuję ponownie|możliwoś|bez zgody na/i,
    );
});
