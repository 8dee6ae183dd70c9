import { describe, expect, test } from 'vitest';
import { CLASSES, classOf, itemOf } from './content/index.js';
import { game } from './game.js';
import {
  isOpen,
  judgeOptions,
  levelOf,
  type Options,
  options,
  recommended,
  type Scale,
  scaleOf,
  USUAL,
} from './options.js';
import { payout } from './rules/end.js';
import { fits, judgeHand, readyHand, readyItems, readyPerks } from './rules/setup.js';

describe('before the game', () => {
  test('GLM-CHAR-01 each class takes part once at most', () => {
    expect(judgeOptions({ ...USUAL, hero2: 'brute' })?.rule).toBe('GLM-CHAR-01');
    expect(judgeOptions(USUAL)).toBeUndefined();
  });

  test('GLM-CHAR-02 six classes are there from the start, the others need the switch', () => {
    expect(CLASSES.filter(c => c.start).map(c => c.id)).toEqual([
      'brute',
      'tinkerer',
      'spellweaver',
      'scoundrel',
      'cragheart',
      'mindthief',
    ]);
    expect(judgeOptions({ ...USUAL, hero2: 'sunkeeper' })?.rule).toBe('GLM-CHAR-02');
    expect(judgeOptions({ ...USUAL, hero2: 'sunkeeper', spoilers: true })).toBeUndefined();
    expect(options.spoilers.default).toBe(false);
  });

  test('GLM-CHAR-04 hit points by class and level', () => {
    expect([
      classOf('brute').hp[0],
      classOf('brute').hp[8],
      classOf('spellweaver').hp[0],
      classOf('tinkerer').hp[4],
    ]).toEqual([10, 26, 6, 14]);
    for (const c of CLASSES) expect(c.hp).toHaveLength(9);
  });

  const DIFFICULTIES = ['easy', 'normal', 'hard', 'veryHard'] as const;

  test('GLM-SETUP-20 GLM-SCALE-02 half the average level, rounded up once', () => {
    const normal = (...levels: number[]) => recommended(levels, 'normal');
    expect([normal(1, 1), normal(4, 4), normal(4, 5), normal(6, 4, 4, 4), normal(9, 9)]).toEqual([
      1, 2, 3, 3, 5,
    ]);
  });

  test('GLM-SETUP-21 GLM-SCALE-03 the difficulty moves it by -1, 0, 1 or 2, within 0 to 7', () => {
    expect(DIFFICULTIES.map(d => recommended([4, 4], d))).toEqual([1, 2, 3, 4]);
    expect(recommended([1, 1], 'easy')).toBe(0);
    expect(recommended([9, 9], 'hard')).toBe(6);
    expect(recommended([9, 9], 'veryHard')).toBe(7);
    expect(recommended([9, 9, 9, 9], 'veryHard')).toBe(7);
  });

  test('GLM-EX-02 GLM-EX-101 levels 6, 4, 4, 3: 2, 3, 4 or 5', () => {
    expect(DIFFICULTIES.map(d => recommended([6, 4, 4, 3], d))).toEqual([2, 3, 4, 5]);
  });

  test('GLM-SETUP-19 GLM-SETUP-21 any scenario level from 0 to 7 may be chosen, whatever the characters are', () => {
    const begun = (o: Partial<Options>): number => game.initial({ ...USUAL, ...o }).level;
    const free = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
    expect(free.map(scenarioLevel => begun({ scenarioLevel, level: 9 }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(begun({ scenarioLevel: '7', difficulty: 'easy' })).toBe(7);
    expect(options.scenarioLevel.of).toEqual(['recommended', ...free]);
    expect(judgeOptions({ ...USUAL, scenarioLevel: '7', open: true })?.rule).toBe('GLM-SETUP-23');
  });

  test('GLM-SETUP-20 GLM-EX-02 each character may have a level of its own, and the average counts', () => {
    const own: Partial<Options> = { heroes: 4, players: 4, level: 4, level1: '6', level4: '3' };
    const s = game.initial({ ...USUAL, ...own });
    expect(s.order.map(id => s.heroes[id]?.level)).toEqual([6, 4, 4, 3]);
    expect(s.level).toBe(3);
    expect(game.initial({ ...USUAL, ...own, difficulty: 'veryHard' }).level).toBe(5);
    expect(game.initial({ ...USUAL, level3: '9', level4: '9' }).level).toBe(1); // two take part
  });

  const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
  const columnOf = (what: keyof Scale, open = false) =>
    LEVELS.flatMap(level => scaleOf(level, open)?.[what] ?? []);

  test('GLM-SETUP-19 a level is a whole number from 0 to 7', () => {
    expect(LEVELS.every(level => scaleOf(level, false) !== undefined)).toBe(true);
    expect([scaleOf(8, false), scaleOf(-1, false)]).toEqual([undefined, undefined]);
  });

  test('GLM-SETUP-22 GLM-SCALE-05 the level sets monsters, gold and bonus experience', () => {
    expect(columnOf('monsterLevel')).toEqual(LEVELS);
    expect(columnOf('gold')).toEqual([2, 2, 3, 3, 4, 4, 5, 6]);
    expect(columnOf('xp')).toEqual([4, 6, 8, 10, 12, 14, 16, 18]);
  });

  test('GLM-SCALE-06 GLM-EX-25 a trap does 2 and the level, hazardous terrain half of it', () => {
    expect(columnOf('trap')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(columnOf('hazard')).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect([scaleOf(3, true)?.trap, scaleOf(3, true)?.hazard]).toEqual([6, 3]);
  });

  test('GLM-SETUP-23 GLM-SOLO-02 alone monsters and traps are one level higher, gold and experience are not', () => {
    expect([isOpen({ open: false, players: 1 }), isOpen({ open: false, players: 2 })]).toEqual([true, false]);
    expect(columnOf('monsterLevel', true)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(columnOf('trap', true)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(columnOf('gold', true)).toEqual([2, 2, 3, 3, 4, 4, 5]);
    expect(columnOf('xp', true)).toEqual([4, 6, 8, 10, 12, 14, 16]);
    expect(scaleOf(7, true)).toBeUndefined();
    expect(judgeOptions({ ...USUAL, level: 9, difficulty: 'veryHard', open: true })?.rule).toBe(
      'GLM-SETUP-23',
    );
  });

  test('GLM-SETUP-24 GLM-SOLO-03 a group may play with open hands: then the same holds', () => {
    expect([isOpen({ open: true, players: 4 }), isOpen({ open: false, players: 4 })]).toEqual([true, false]);
    expect(judgeOptions({ ...USUAL, level: 9, difficulty: 'veryHard', open: true })).toBeDefined();
    expect(judgeOptions({ ...USUAL, level: 9, difficulty: 'veryHard' })).toBeUndefined();
    expect(levelOf({ ...USUAL, level: 9, difficulty: 'veryHard' })).toBe(7);
  });

  test('GLM-MSTAT-02 monsters have the level of the scenario, one more alone or with open hands', () => {
    const more = LEVELS.slice(0, 7).map(level => [scaleOf(level, false), scaleOf(level, true)]);
    expect(more.map(([usual, open]) => [usual?.monsterLevel, open?.monsterLevel])).toEqual(
      LEVELS.slice(0, 7).map(level => [level, level + 1]),
    );
  });

  test('GLM-SOLO-07 GLM-EX-122 alone at level 3: trap 6, hazardous terrain 3', () => {
    expect(scaleOf(3, true)).toEqual({ monsterLevel: 4, gold: 3, trap: 6, hazard: 3, xp: 10 });
    expect(columnOf('hazard', true)).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });

  test('GLM-ITEM-03 GLM-EX-36 GLM-ITEM-02 one of each place, two hands, small items by level; no class matters', () => {
    const worn = (level: number, ids: number[], next: number) => fits(level, ids, itemOf(next));
    expect(worn(1, [1], 2)).toBe(false);
    expect(worn(1, [], 2)).toBe(true);
    expect(worn(1, [8], 11)).toBe(true);
    expect(worn(1, [8, 11], 17)).toBe(itemOf(17).slot !== 'oneHand');
    expect(worn(1, [8], 9)).toBe(false);
    expect(worn(1, [9], 8)).toBe(false);
    expect(worn(1, [12], 13)).toBe(false);
    expect(worn(3, [12], 13)).toBe(true);
    expect(worn(5, [12, 13], 14)).toBe(true);
    expect(worn(5, [12, 13, 14], 20)).toBe(false);
  });

  test('GLM-ITEM-04 GLM-SHOP-06 no item twice', () => {
    expect(fits(9, [12], itemOf(12))).toBe(false);
  });

  test('GLM-CARD-02 GLM-LEVEL-04 GLM-LEVEL-09 a hand has as many cards as the class says, and of higher levels no more than level-ups allow', () => {
    for (const c of CLASSES)
      for (const level of [1, 4, 9]) {
        const hand = readyHand(c.id, level);
        expect(hand).toHaveLength(c.handSize);
        expect(judgeHand(hand, level)).toBe(true);
      }
    expect(judgeHand(['#brute-012', '#brute-013'], 1)).toBe(true);
    const twos = classOf('brute')
      .cards.filter(c => c.level === 2)
      .map(c => `#${c.id}` as const);
    expect(judgeHand(twos, 2)).toBe(false);
    expect(judgeHand(twos, 3)).toBe(true);
    expect(judgeHand(twos.slice(0, 1), 1)).toBe(false);
  });

  test('GLM-PERK-04 GLM-LEVEL-05 one perk for each level above the first', () => {
    const sum = (level: number): number => readyPerks('brute', level).reduce((a, b) => a + b, 0);
    expect([sum(1), sum(2), sum(9)]).toEqual([0, 1, 8]);
  });

  test('GLM-SHOP-02 GLM-SHOP-07 what comes ready is of the first supply and can be paid', () => {
    const price = (ids: readonly number[]): number => ids.reduce((sum, id) => sum + itemOf(id).price, 0);
    expect(price(readyItems(1))).toBeLessThanOrEqual(30);
    expect(readyItems(1).every(id => id <= 14)).toBe(true);
  });

  test('GLM-SCALE-07 GLM-EX-39 GLM-EX-115 payout: tokens at the rate of the level, 4 and twice the level for success only', () => {
    expect(payout(2, 3, 4, 9, true)).toEqual({ gold: 12, xp: 17 });
    expect(payout(2, 3, 4, 9, false)).toEqual({ gold: 12, xp: 9 });
    expect(payout(5, 4, 7, 0, true)).toEqual({ gold: 28, xp: 14 });
    expect(payout(5, 4, 7, 0, false)).toEqual({ gold: 28, xp: 0 });
  });
});
