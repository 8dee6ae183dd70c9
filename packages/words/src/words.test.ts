import { describe, expect, test } from 'vitest';
import { agreementIn, flawOf, formFor, gapsOf, leaves, pluralFaults } from './checks.js';
import { BadMessage, piecesOf } from './icu.js';
import {
  CASES,
  fill,
  listed,
  type Noun,
  nounForms,
  same,
  sentence,
  tied,
  unbroken,
  wordsWith,
} from './index.js';

const HITS = '{n, plural, =0 {nic} one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}';

describe('a message', () => {
  test('has gaps', () => {
    expect(fill('en', 'Hello, {who}!', { who: 'Ann' })).toBe('Hello, Ann!');
    expect(fill('en', '{ who } and {who}', { who: 'Ann' })).toBe('Ann and Ann');
    expect(() => fill('en', 'Hello, {who}!', {})).toThrow('{who}');
  });

  test('counts as the language counts', () => {
    expect([0, 1, 2, 5, 12, 22, 25].map(n => fill('pl', HITS, { n }))).toEqual([
      'nic',
      '1 trafienie',
      '2 trafienia',
      '5 trafień',
      '12 trafień',
      '22 trafienia',
      '25 trafień',
    ]);
    expect([0, 1, 2].map(n => fill('en', '{n, plural, one {# hit} other {# hits}}', { n }))).toEqual([
      '0 hits',
      '1 hit',
      '2 hits',
    ]);
    expect(fill('pl', HITS, { n: 12000 })).toMatch(/^12\s000 trafień$/);
  });

  test('chooses, and has one gap in another', () => {
    const icu = '{kind, select, card {the card {name}} other {{n, plural, one {# cube} other {# cubes}}}}.';
    expect(fill('en', icu, { kind: 'card', name: 'Newton', n: 1 })).toBe('the card Newton.');
    expect(fill('en', icu, { kind: 'cubes', name: '', n: 2 })).toBe('2 cubes.');
  });

  test('may say braces and apostrophes', () => {
    expect(fill('en', "{who}'s '{gap}' isn''t", { who: 'Ann' })).toBe("Ann's {gap} isn't");
    expect(fill('en', 'no # here {n, number}', { n: 1234 })).toBe('no # here 1,234');
  });

  test.each([
    '{',
    'a }',
    '{n, plural, one {x}}',
    '{n, dual, other {x}}',
    '{n, plural, other {x}',
    "'{",
    '{}',
  ])('%s is none', icu => {
    expect(() => piecesOf(icu)).toThrow(BadMessage);
  });
});

test('lists and sentences', () => {
  expect(listed('en', ['one', 'two', 'three'])).toBe('one, two and three');
  expect(listed('pl', ['jeden', 'dwa', 'trzy'])).toBe('jeden, dwa i trzy');
  expect(sentence('ann fires T.H.O.R..')).toBe('Ann fires T.H.O.R.');
});

test('no line of a Polish page ends with a word of one letter, and no number stands apart from what it counts', () => {
  const shown = (text: string) => text.replaceAll('\u00a0', '~');
  expect(shown(tied('pl', 'Idź w prawo i z pola o 3 pola, a potem (i tak) 12 cm.'))).toBe(
    'Idź w~prawo i~z~pola o~3~pola, a~potem (i~tak) 12~cm.',
  );
  expect(shown(tied('pl', 'W A i tam'))).toBe('W~A~i~tam');
  expect(shown(tied('pl', 'Z 50 % szans'))).toBe('Z~50~% szans');
  expect(shown(tied('pl', 'pani ma'))).toBe('pani ma');
  expect(shown(tied('en', 'I saw a cat 5 times'))).toBe('I saw a cat 5 times');
});

describe('names', () => {
  const cat: Noun = { ...same('kot'), gen: 'kota', acc: 'kota', ins: 'kotem', dat: 'kotu', loc: 'kocie' };

  test('stand in each case and alone', () => {
    expect(CASES.map(c => nounForms('who', cat)[`who_${c}`])).toEqual([
      'kot',
      'kota',
      'kotu',
      'kota',
      'kotem',
      'kocie',
    ]);
    expect(nounForms('who', same('ZX-2', 'ZX-2 (gun)'))).toMatchObject({
      who: 'ZX-2',
      who_label: 'ZX-2 (gun)',
    });
    expect(unbroken(same('ZX-2')).gen).toBe('ZX\u20112');
  });

  test('of what a rule passes along are put together once', () => {
    let asked = 0;
    const valuesOf = wordsWith((_, name, value) => {
      asked++;
      return typeof value === 'string' ? nounForms(name, cat) : { [name]: value.join('+') };
    });
    const args = { who: 'cat', n: 3, isFree: true, all: ['a', 'b'] };
    expect(valuesOf('pl', args)).toMatchObject({ who_ins: 'kotem', n: 3, isFree: 'true', all: 'a+b' });
    valuesOf('pl', args);
    expect(asked).toBe(2);
  });
});

describe('checks', () => {
  test('find a plural that lacks a form', () => {
    expect(pluralFaults('pl', HITS)).toEqual([]);
    expect(pluralFaults('en', HITS)).toHaveLength(1);
    expect(pluralFaults('pl', 'x {n, plural, one {# pole} other {# pola}}')).toHaveLength(1);
  });

  test('know the gaps of a message, and every text of a table', () => {
    expect(gapsOf('{who_acc} {n, plural, other {# {what_label}}} {k, select, other {}}')).toEqual([
      'who',
      'n',
      'what',
      'k',
    ]);
    expect(leaves({ a: 'x', b: { c: 'y' } })).toEqual(['x', 'y']);
  });

  test.each([
    ['Ann goes.', undefined],
    ['„Tak”, mówi.', undefined],
    ['ann goes.', 'no capital at its head'],
    ['Ann  goes.', 'a stray space or sign'],
    ['Ann goes ..', 'a stray space or sign'],
    ['Ann {goes}.', 'a gap'],
    ['Ann undefined.', 'a gap'],
  ])('“%s” has %s', (text, flaw) => {
    expect(flawOf(text)).toBe(flaw);
  });

  test('know which form goes with a number', () => {
    expect([1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112].map(formFor)).toEqual([
      'one',
      'few',
      'few',
      'many',
      'many',
      'many',
      'many',
      'many',
      'few',
      'many',
      'many',
    ]);
  });

  test('find numbers and nouns that do not agree', () => {
    const nouns = [{ one: 'pole', few: 'pola', many: 'pól', genitive: 'pola' }];
    const found = agreementIn(['Idź 5 pól.', 'Idź 2 małe pola do 1 pola.', 'Idź 3 pól.', '4 koty'], nouns, [
      'mał',
    ]);
    expect(found.agreed).toBe(3);
    expect(found.faults).toEqual(['3 pól, not pola: Idź 3 pól.']);
  });
});
