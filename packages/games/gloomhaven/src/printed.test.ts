import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLASSES, DECKS, ITEMS, MONSTERS, SCENARIOS } from './content/index.js';
import { figuresOf } from './fixtures/figures.js';
import {
  ofAreas,
  ofCard,
  ofClass,
  ofItem,
  ofMap,
  ofMonster,
  ofMonsterCard,
  ofScenario,
  orderOfCard,
  orderOfMonsterCard,
} from './fixtures/printed.js';

/** The figures as the sources of the content print them, written down apart from it. */
const printed = JSON.parse(
  readFileSync(new URL('fixtures/printed.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** The order of their lines, of cards that have several in one place. */
const order = JSON.parse(
  readFileSync(new URL('fixtures/printed-order.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** The shapes of areas, what lies where on the maps, and the numbers of what scenarios ask for. */
const [areas, maps, scenarios] = ['printed-areas', 'printed-maps', 'printed-scenarios'].map(
  name => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as unknown,
);

/** Of those that have an order. */
const ordered = (all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(all).filter(([, lines]) => lines !== ''));

const named = <X extends { readonly id: string | number }>(
  all: readonly X[],
  of: (x: X) => unknown,
): Readonly<Record<string, unknown>> => Object.fromEntries(all.map(x => [x.id, of(x)]));

describe('figures are those that are printed', () => {
  test('GLM-CHAR-02 hit points, hands and perks of classes', () => {
    expect(named(CLASSES, ofClass)).toEqual(printed.classes);
  });

  test('GLM-CARD-08 levels, initiatives and every number on the cards of classes', () => {
    expect(
      named(
        CLASSES.flatMap(c => c.cards),
        ofCard,
      ),
    ).toEqual(printed.cards);
  });

  test('the number of a card is the one that it is called by', () => {
    const cards = CLASSES.flatMap(c => c.cards);
    expect(cards.filter(c => Number(c.id.split('-').at(-1)) !== c.number).map(c => c.id)).toEqual([]);
  });

  test('GLM-ITEM-09 prices, numbers, uses and effects of items', () => {
    expect(named(ITEMS, ofItem)).toEqual(printed.items);
  });

  test('GLM-MSTAT-01 statistics of monsters at every level', () => {
    expect(named(MONSTERS, ofMonster)).toEqual(printed.monsters);
  });

  test('GLM-MABIL-01 initiatives and numbers of monster ability cards', () => {
    expect(
      named(
        DECKS.flatMap(d => d.cards),
        ofMonsterCard,
      ),
    ).toEqual(printed.monsterCards);
  });
});

describe('shapes and maps are those that are printed', () => {
  test('GLM-AOE-01 every area of a card of a class or a monster, of an item and of a boss', () => {
    const shapes = [
      ...CLASSES.flatMap(c => c.cards).map(card => [card.id, ofAreas(card)]),
      ...DECKS.flatMap(d => d.cards).map(card => [card.id, ofAreas(card)]),
      ...ITEMS.map(item => [`item-${item.id}`, ofAreas(item)]),
      ...MONSTERS.map(monster => [monster.id, ofAreas(monster)]),
    ];
    expect(Object.fromEntries(shapes.filter(([, shape]) => shape !== ''))).toEqual(areas);
  });

  test('GLM-SETUP-01 rooms, doors, walls, tiles and monsters of every scenario', () => {
    expect(named(SCENARIOS, ({ id }) => ofMap(id))).toEqual(maps);
  });

  test('the numbers of goals, locks, spawns and special rules of every scenario', () => {
    expect(named(SCENARIOS, ofScenario)).toEqual(scenarios);
  });
});

describe('lines stand as they are printed', () => {
  test('of both halves of the cards of classes', () => {
    const cards = CLASSES.flatMap(c => c.cards);
    expect(ordered(named(cards, orderOfCard))).toEqual(order.cards);
  });

  test('of monster ability cards', () => {
    const cards = DECKS.flatMap(d => d.cards);
    expect(ordered(named(cards, orderOfMonsterCard))).toEqual(order.monsterCards);
  });
});

describe('figures of a thing', () => {
  test('say what they belong to, and no line of a card', () => {
    const half = [
      { a: 'move', n: 3 },
      { a: 'attack', n: 2, pierce: 1, on: { who: 'enemy', within: 1 } },
    ];
    const figures = ['attack.n=2', 'attack.on.within=1', 'attack.pierce=1', 'move.n=3'];
    expect(figuresOf({ do: half })).toEqual(figures);
    expect(figuresOf({ do: half.toReversed() })).toEqual(figures);
  });

  test('formulas are figures, words are none', () => {
    expect(figuresOf({ hp: '10*C', attack: '2+ceil(L/2)', deck: 'boss', range: null })).toEqual([
      'attack=2+ceil(L/2)',
      'hp=10*C',
    ]);
  });
});
