import { describe, expect, test } from 'vitest';
import { classOf, GOALS } from '../content/index.js';
import { scene } from '../fixtures/scene.js';
import {
  countingOf,
  deckFor,
  drawingGoesOn,
  drawModifiers,
  modeOf,
  readModifier,
  STANDARD,
  valueAfter,
} from './modifiers.js';

const cards = (...texts: string[]) => texts.map(readModifier);
const counts = (mode: 'normal' | 'advantage' | 'disadvantage', base: number, ...texts: string[]) =>
  countingOf(mode, cards(...texts), base).map(c => c.text);
const size = (deck: Readonly<Record<string, number>>): number =>
  Object.values(deck).reduce((a, b) => a + b, 0);

describe('the deck', () => {
  test('GLM-COMP-06 GLM-COMP-05 a standard deck has twenty cards, and there is one for each character and one for all monsters', () => {
    expect(size(STANDARD)).toBe(20);
    expect(STANDARD).toEqual({ '+0': 6, '+1': 5, '-1': 5, '+2': 1, '-2': 1, 'null*': 1, 'x2*': 1 });
    expect(Object.keys(scene().s.decks).sort()).toEqual(['brute', 'monsters', 'spellweaver']);
  });

  test('GLM-COMP-07 GLM-ITEM-11 GLM-MOD-11 perks, items and the scenario change it, and nothing else', () => {
    const boxes = classOf('brute').perks.map(() => 0);
    expect(deckFor('brute', boxes, 0, 0)).toEqual(STANDARD);
    expect(deckFor('brute', [1, ...boxes.slice(1)], 0, 0)['-1']).toBe(3);
    expect(deckFor('brute', boxes, 2, 0)['-1']).toBe(7);
    expect(deckFor('brute', boxes, 0, 3)['-1']).toBe(8);
  });

  test('GLM-PERK-03 GLM-PERK-09 GLM-EX-103 a box changes the deck, a second box again; replaced cards keep its size; item cards may be ignored', () => {
    const rows = classOf('brute').perks;
    const boxes = (row: number, n: number): number[] => rows.map((_, i) => (i === row ? n : 0));
    const replaced = deckFor('brute', boxes(1, 1), 0, 0);
    expect([replaced['-1'], replaced['+1'], size(replaced)]).toEqual([4, 6, 20]);
    expect(deckFor('brute', boxes(2, 1), 0, 0)['+1']).toBe(7);
    expect(deckFor('brute', boxes(2, 2), 0, 0)['+1']).toBe(9);
    const ignoring = rows.findIndex(p => p.ignore === 'itemMinusOneCards');
    expect(deckFor('brute', boxes(ignoring, 1), 2, 0)['-1']).toBe(5);
  });

  test('GLM-COMP-11 GLM-SETUP-26 there are twenty-four battle goals with one or two checkmarks', () => {
    expect(GOALS).toHaveLength(24);
    expect(new Set(GOALS.map(g => g.checks))).toEqual(new Set([1, 2]));
  });
});

describe('what cards do', () => {
  test('GLM-MOD-02 GLM-MOD-03 GLM-MOD-04 a number is added, Null is nothing, 2x doubles', () => {
    expect(valueAfter(3, cards('+2'))).toBe(5);
    expect(valueAfter(3, cards('-1'))).toBe(2);
    expect(valueAfter(3, cards('null*'))).toBe(0);
    expect(valueAfter(3, cards('x2*'))).toBe(6);
  });

  test('GLM-MOD-06 GLM-EX-06 rolling cards are drawn on and all count', () => {
    expect(drawingGoesOn('normal', cards('r+0, push 2'))).toBe(true);
    expect(drawingGoesOn('normal', cards('r+0, push 2', 'r+0, earth'))).toBe(true);
    expect(drawingGoesOn('normal', cards('r+0, push 2', 'r+0, earth', '+2'))).toBe(false);
    expect(counts('normal', 3, 'r+0, push 2', 'r+0, earth', '+2')).toHaveLength(3);
    expect(valueAfter(3, cards('r+0, push 2', 'r+0, earth', '+2'))).toBe(5);
  });

  test('GLM-ADV-01 GLM-ADV-04 Advantage takes the better of two cards, Disadvantage the worse', () => {
    expect(counts('advantage', 3, '-1', '+1')).toEqual(['+1']);
    expect(counts('disadvantage', 3, '-1', '+1')).toEqual(['-1']);
    expect(counts('advantage', 3, 'x2*', '+2')).toEqual(['x2*']);
    expect(counts('disadvantage', 3, '+2', 'null*')).toEqual(['null*']);
  });

  test('GLM-ADV-02 GLM-ADV-03 GLM-EX-30 with Advantage rolling cards are added', () => {
    expect(counts('advantage', 3, 'r+0, wound', '-1')).toEqual(['r+0, wound', '-1']);
    expect(drawingGoesOn('advantage', cards('r+1', 'r+0, poison'))).toBe(true);
    expect(valueAfter(3, cards(...counts('advantage', 3, 'r+1', 'r+0, poison', 'x2*')))).toBe(8);
  });

  test('GLM-ADV-05 GLM-ADV-06 GLM-EX-29 with Disadvantage rolling cards do nothing', () => {
    expect(counts('disadvantage', 3, 'r+1', '+2')).toEqual(['+2']);
    expect(drawingGoesOn('disadvantage', cards('r+1', 'r+0, stun'))).toBe(true);
    expect(counts('disadvantage', 3, 'r+1', 'r+0, stun', '-1')).toEqual(['-1']);
  });

  test('GLM-ADV-07 GLM-ADV-08 GLM-EX-31 what cannot be compared is settled by the first card', () => {
    expect(counts('advantage', 3, '+0, stun', '+2')).toEqual(['+0, stun']);
    expect(counts('advantage', 3, '+1', '+1, stun')).toEqual(['+1, stun']);
    expect(counts('advantage', 3, '+2', '+0, stun')).toEqual(['+2']);
    expect(counts('disadvantage', 3, '+2', '+0, stun')).toEqual(['+2']);
  });

  test('GLM-ADV-09 GLM-ADV-10 sources do not add up, and both together are normal', () => {
    expect([modeOf(true, false), modeOf(false, true), modeOf(true, true), modeOf(false, false)]).toEqual([
      'advantage',
      'disadvantage',
      'normal',
      'normal',
    ]);
  });

  test('GLM-RANDOM-01 GLM-RANDOM-02 GLM-RANDOM-03 with reduced randomness 2x and BLESS are +2, Null and CURSE -2, and the shuffle symbol still works', () => {
    expect(valueAfter(3, cards('x2*'), true)).toBe(5);
    expect(valueAfter(3, cards('bless'), true)).toBe(5);
    expect(valueAfter(3, cards('null*'), true)).toBe(1);
    expect(valueAfter(3, cards('curse'), true)).toBe(1);
    const sc = scene({ options: { tamed: true }, rolls: ['x2*'] });
    sc.play(function* (t) {
      drawModifiers(t, 'brute', 'normal', 3);
    });
    expect(sc.s.decks.brute?.shuffle).toBe(true);
  });
});

describe('drawing', () => {
  const draw = (deck: { draw: Record<string, number>; discard: Record<string, number> }, rolls: string[]) => {
    const sc = scene({ rolls });
    sc.s.decks.brute = { ...deck, aside: [], shuffle: false };
    sc.play(function* (t) {
      drawModifiers(t, 'brute', 'normal', 3);
    });
    return sc;
  };

  test('GLM-MOD-07 GLM-CURSE-02 BLESS and CURSE leave the deck and go back to their pools', () => {
    const sc = draw({ draw: { curse: 1, '+0': 1 }, discard: {} }, ['curse']);
    expect(sc.s.decks.brute).toEqual({ draw: { '+0': 1 }, discard: {}, aside: [], shuffle: false });
    expect(sc.s.pools.heroes).toBe(11);
  });

  test('GLM-MOD-09 an empty pile is made anew of the discards', () => {
    const sc = draw({ draw: {}, discard: { '+1': 2 } }, ['+1']);
    expect(sc.s.decks.brute?.draw).toEqual({ '+1': 1 });
    expect(sc.told('modifiers-shuffled')).toHaveLength(1);
  });

  test('GLM-MOD-10 a drawn Null or 2x is remembered for the end of the round, other cards are not', () => {
    expect(draw({ draw: { 'null*': 1 }, discard: {} }, ['null*']).s.decks.brute?.shuffle).toBe(true);
    expect(draw({ draw: { '+0': 1 }, discard: {} }, ['+0']).s.decks.brute?.shuffle).toBe(false);
  });
});
