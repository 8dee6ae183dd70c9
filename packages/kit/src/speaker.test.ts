import { describe, expect, expectTypeOf, test } from 'vitest';
import type { GapsOf, Says } from './index.js';
import { speaker } from './speaker.js';

const en = {
  'ask-run': 'Run where? Up to {most, plural, one {# square} other {# squares}}.',
  'ask-who': 'Who goes?',
  'hits-label': '{who_label} hits {target}',
  'ask-both': '{who}: {left, plural, =0 {nothing of {what} is left} other {# of {what_gen}}}, {n, number}',
} as const;
const pl = {
  'ask-run': 'Dokąd? Do {most, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'ask-who': 'Kto idzie?',
  'hits-label': '{who_label} trafia {target_acc}, {place}',
  'ask-both': '{who}',
} as const satisfies Readonly<Record<keyof typeof en, string>>;

type All = typeof en | typeof pl;

test('gaps are read off the text, forms of nouns and forms of plurals aside', () => {
  expectTypeOf<GapsOf<(typeof en)['ask-run']>>().toEqualTypeOf<'most'>();
  expectTypeOf<GapsOf<(typeof en)['ask-who']>>().toEqualTypeOf<never>();
  expectTypeOf<GapsOf<(typeof en)['hits-label']>>().toEqualTypeOf<'who' | 'target'>();
  expectTypeOf<GapsOf<(typeof en)['ask-both']>>().toEqualTypeOf<'who' | 'left' | 'what' | 'n'>();
  expectTypeOf<
    GapsOf<'{a, select, x {one {b} more} other {{c, plural, one {z} other {{d}}}}} {e}'>
  >().toEqualTypeOf<'a' | 'b' | 'c' | 'd' | 'e'>();
  expectTypeOf<GapsOf<string>>().toEqualTypeOf<never>();
});

describe('a message', () => {
  const { msg, no } = speaker<All>();

  test('is its id and what fills its gaps', () => {
    expect(msg('ask-who')).toEqual({ id: 'ask-who' });
    expect(msg('ask-run', { most: 3 })).toEqual({ id: 'ask-run', args: { most: 3 } });
    expect(no('A-1', 'ask-run', { most: 3 })).toEqual({
      rule: 'A-1',
      why: { id: 'ask-run', args: { most: 3 } },
    });
  });

  test('does not compile without its gaps, those of another language either', () => {
    // @ts-expect-error: `most` is missing
    msg('ask-run');
    // @ts-expect-error: `most` is misspelt
    msg('ask-run', { mots: 3 });
    // @ts-expect-error: in Polish it says where
    msg('hits-label', { who: 'p1', target: 'p2' });
    msg('hits-label', { who: 'p1', target: 'p2', place: 'A1' });
    // @ts-expect-error: there is no such text
    msg('ask-where');
    // @ts-expect-error: so for a reason
    no('A-1', 'ask-run');
  });

  test('can be one of those that say something of somebody', () => {
    expectTypeOf<Says<All>>().toEqualTypeOf<'ask-who'>();
    expectTypeOf<Says<All, 'most'>>().toEqualTypeOf<'ask-who' | 'ask-run'>();
    const ask = (id: Says<All, 'most'>) => msg(id, { most: 2 });
    expect(ask('ask-run').args).toEqual({ most: 2 });
    // @ts-expect-error: it wants somebody, too
    ask('hits-label');
  });
});
