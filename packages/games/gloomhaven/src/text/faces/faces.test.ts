import { unsaid } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES, DECKS, GOALS, ITEMS, MONSTERS, monsterOf, SCENARIOS } from '../../content/index.js';
import { STANDARD } from '../../rules/modifiers.js';
import { goalText } from '../index.js';
import { itemFaceText, monsterCardText, monsterFaceText, perkFaceText, pieceName } from './index.js';
import { faceOfPerk } from './perks.js';
import { SUMMONS, summonFaceText } from './summons.js';

const LANGS = ['en', 'pl'] as const;

/** What a player need not read. */
const QUIET: readonly (readonly [path: RegExp, why: string])[] = [
  [/(^|\.)(as|id|key)$/, 'names of the record itself'],
  [/^deck$/, 'whose cards it takes: the deck is shown with what it holds'],
  [/^(variantOf|is)$/, 'what scenarios mean when they speak of more than one kind'],
];

const heard = (paths: readonly string[]): string[] =>
  paths.filter(path => !QUIET.some(([quiet]) => quiet.test(path)));

describe.each(LANGS)('each field of a record changes what its face says: %s', lang => {
  test('items: slot, price, limit, uses, −1 cards and all effects', () => {
    const faults = ITEMS.flatMap(item =>
      heard(unsaid(item, x => itemFaceText(lang, x))).map(path => `${item.key} ${path}`),
    );
    expect(faults).toEqual([]);
  });

  test('statistic cards of monsters and bosses', () => {
    const faults = MONSTERS.flatMap(m =>
      heard(unsaid(m, x => [0, 1, 2, 3, 4, 5, 6, 7].map(level => monsterFaceText(lang, x, level, null)))).map(
        path => `${m.id} ${path}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test('ability cards of monsters', () => {
    const faults = DECKS.flatMap(d =>
      d.cards.flatMap(card =>
        heard(unsaid(card, x => monsterCardText(lang, x))).map(path => `${card.id} ${path}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('summons', () => {
    const faults = [...SUMMONS.values()].flatMap(s =>
      heard(unsaid(s, x => summonFaceText(lang, x))).map(path => `${s.id} ${path}`),
    );
    expect(faults).toEqual([]);
  });

  test('every piece that a scenario lays has a name', () => {
    const nameless = SCENARIOS.flatMap(s =>
      s.map.overlays.flatMap(([kind, what]) =>
        ['corridor', 'coin', 'treasure', 'pressure-plate'].includes(kind) || pieceName(lang, what)
          ? []
          : [what],
      ),
    );
    expect([...new Set(nameless)]).toEqual([]);
  });
});

test.each(LANGS)('perks: how often, and every card that comes or goes: %s', lang => {
  const faults = CLASSES.flatMap(c =>
    c.perks.flatMap((perk, n) =>
      unsaid(perk, p => faceOfPerk(lang, p, STANDARD, 0)).map(path => `${c.id} ${n} ${path}`),
    ),
  );
  expect(faults).toEqual([]);
});

test.each(LANGS)('battle goals: every number of what is counted stands in the sentence: %s', lang => {
  const numbersIn = (x: unknown): number[] =>
    typeof x === 'number'
      ? [x]
      : typeof x === 'object' && x !== null
        ? Object.values(x).flatMap(numbersIn)
        : [];
  const faults = GOALS.flatMap(({ id, goal }) => {
    const text = goalText(lang, `#goal-${id}`);
    return numbersIn(goal)
      .filter(n => n > 1 && !new RegExp(`\\b${n}\\b`).test(text))
      .map(n => `${id}: ${n}: ${text}`);
  });
  expect(faults).toEqual([]);
});

test('a boss shows the numbers of now', () => {
  const [boss] = monsterFaceText('en', monsterOf('merciless-overseer'), 0, { C: 4, L: 0, V: 5 }).ranks;
  expect(boss?.stats.map(s => `${s.id} ${s.value}`)).toEqual(['hp 24', 'move 2', 'attack 5', 'range –']);
  expect(boss?.stats[0]?.from).toBe('6 × 4 (4: characters)');
  expect(boss?.stats[2]?.from).toBe('5 (5: Vermling Scout on the map)');
  const [unplayed] = monsterFaceText('pl', monsterOf('merciless-overseer'), 0, null).ranks;
  expect(unplayed?.stats[0]).toMatchObject({ value: '6×C', from: '6 × C (C: liczba postaci)' });
});

test('a perk shows what it does to the deck', () => {
  const brute = CLASSES.find(c => c.id === 'brute')?.perks ?? [];
  const row = brute.findIndex(p => p.remove?.[0]?.card === '-1' && !p.add);
  const { piles, average } = perkFaceText('en', 'brute', row);
  expect(piles.find(p => p.card === '-1')).toMatchObject({ before: 5, after: 3 });
  expect(piles.find(p => p.card === '+1')).toMatchObject({ before: 5, after: 5 });
  expect(average).toEqual(['3.00', '3.11']);
});
