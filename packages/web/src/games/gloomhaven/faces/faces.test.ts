import { pieceName, SUMMONS } from '@potyczka/gloomhaven/text';
import { CLASSES, ITEMS, MONSTERS, SCENARIOS } from '@potyczka/gloomhaven/view';
import { unsaid } from '@potyczka/kit/testing';
import type { OptionShown } from '@potyczka/table';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { silhouetteOf } from '../looks.js';
import { glyphForPiece } from '../Things.js';
import { AbilityFace } from './AbilityFace.js';
import { ItemFace } from './ItemFace.js';
import { faces } from './index.js';
import { MonsterFace } from './MonsterFace.js';
import { verbGlyph } from './verbs.js';

type Lang = 'pl' | 'en';

/** What a player need not read: names of the record itself, what deck it takes its cards from, that an area has no hex of one's own. */
const QUIET = /(^|\.)(as|id|key|number|copies|supplyCard|deck|variantOf|is|counts)(\.V)?$/;

/** `self: false` says as much as its absence. */
const isNothing = (record: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((x, key) => (x as Record<string, unknown>)[key], record) === false;

/** Every second card in Polish, the others in English: both say the same fields. */
const left = <R extends { readonly id: string | number }>(
  cards: readonly R[],
  face: (card: R, lang: Lang) => ReactNode,
): string[] =>
  cards.flatMap((card, n) =>
    unsaid(card, less =>
      renderToStaticMarkup(face(less, n % 2 === 0 ? 'en' : 'pl')).replaceAll(/ title="[^"]*"/g, ''),
    )
      .filter(path => !QUIET.test(path) && !isNothing(card, path))
      .map(path => `${card.id}: ${path}`),
  );

describe('a face draws all that its record holds: no field can be taken away unseen', () => {
  test('of an ability card', () => {
    // The words of every card are tried in text/cards/unsaid.test.ts; here their drawing is, of every sixth.
    const cards = CLASSES.flatMap(c => c.cards).filter((_, n) => n % 6 === 0);
    expect(left(cards, (card, lang) => createElement(AbilityFace, { name: '', card, lang }))).toEqual([]);
  });

  test('of an item', () => {
    expect(left(ITEMS, (item, lang) => createElement(ItemFace, { item: { ...item, id: 1 }, lang }))).toEqual(
      [],
    );
  });

  test('of a monster, at the level that is shown', () => {
    const atOne = MONSTERS.map(m => ({
      ...m,
      stats: Object.fromEntries(Object.entries(m.stats).map(([rank, rows]) => [rank, [{}, rows[1]]])),
    }));
    const face = (monster: (typeof atOne)[number], lang: Lang): ReactNode =>
      createElement(MonsterFace, {
        monster: monster as unknown as (typeof MONSTERS)[number],
        lang,
        view: null,
      });
    // Rows of numbers by level are tried at every level in text/faces/faces.test.ts.
    expect(left(atOne, face).filter(path => !/stats\.\w+\.0$|byLevel\.\d$/.test(path))).toEqual([]);
  });
});

test('every monster, boss, summon, thing and class has a drawing of its own kind: nothing is a question mark', () => {
  const all = [
    ...MONSTERS.map(m => m.id),
    ...CLASSES.map(c => c.id),
    ...SUMMONS.keys(),
    ...SCENARIOS.flatMap(s => (s.objectives ?? []).map(o => o.id)),
  ];
  expect(all.filter(id => silhouetteOf(id) === 'uncertainty')).toEqual([]);
  const pieces = SCENARIOS.flatMap(s => s.map.overlays.map(([, what]) => what)).filter(what =>
    pieceName('en', what),
  );
  expect(pieces.filter(what => glyphForPiece(what) === 'uncertainty')).toEqual([]);
});

test('no two things that cards do have one sign, but for those that are the same deed', () => {
  const same = new Set(['summonMonster', 'command']);
  const verbs = [
    ...new Set(
      CLASSES.flatMap(c => c.cards.flatMap(card => [...card.top.do, ...card.bottom.do])).map(ab => ab.a),
    ),
  ];
  const glyphs = verbs.filter(v => !same.has(v)).flatMap(v => verbGlyph(v) ?? []);
  expect(new Set(glyphs).size).toBe(glyphs.length);
});

const option = (more: Partial<OptionShown>): OptionShown => ({
  key: 'k',
  label: null,
  at: [],
  answer: 'k',
  preview: null,
  declines: false,
  refusal: null,
  ...more,
});

test('faces are reached wherever a card, an item, a monster, a perk or a goal is chosen', () => {
  const view = null as never;
  const of = (more: Partial<OptionShown>): readonly string[] => faces.ofOption(option(more), view);
  expect(of({ at: ['#tinkerer-034/top'] })).toEqual(['#tinkerer-034/top']);
  expect(of({ at: ['item-3'] })).toEqual(['item-3']);
  expect(of({ at: ['bandit-guard.3'] })).toEqual(['bandit-guard.3']);
  expect(of({ at: ['#goal-streamliner'] })).toEqual(['#goal-streamliner']);
  expect(of({ label: { id: 'perk-label', args: { perk: 'brute/1' } } })).toEqual(['perk-brute/1']);
  expect(of({ at: ['8,1'] })).toEqual([]);
  expect(faces.ofEvent({ type: 'item-used', who: 'brute', item: 3, state: 'spent', used: 0 })).toEqual([
    'item-3',
  ]);
  expect(
    faces.ofEvent({ type: 'gained', who: 'brute', condition: 'poison', lasts: 'this', by: null }),
  ).toEqual(['condition-poison']);
  expect(faces.ofEvent({ type: 'round', n: 1 })).toEqual([]);
});

test('every card of the box can be opened and has a name in both languages', () => {
  const rest = [
    ...CLASSES.flatMap(c => [
      `class-${c.id}`,
      ...c.cards.map(card => `#${card.id}`),
      ...c.perks.map((_, n) => `perk-${c.id}/${n}`),
    ]),
    ...ITEMS.map(i => `item-${i.id}`),
    ...MONSTERS.map(m => `kind-${m.id}`),
    ...[...SUMMONS.keys()].map(id => `kind-${id}`),
  ];
  const all = [...new Set([...faces.kinds().flatMap(kind => kind.cards), ...rest])];
  expect(all.length).toBeGreaterThan(900);
  for (const card of all)
    for (const lang of ['en', 'pl'] as const) {
      expect(faces.name(card)[lang]).not.toBe('');
      const face = renderToStaticMarkup(createElement(faces.Face, { card, lang, view: null }));
      expect(face, card).toMatch(/^<article/);
      expect(face, card).not.toMatch(/undefined|NaN|\[object/);
    }
});
