import { describe, expect, test } from 'vitest';
import { CLASSES, classOf, itemOf } from './content/index.js';
import { game } from './game.js';
import { judgeOptions, levelOf, type Options, options, recommended, scaleOf, USUAL } from './options.js';
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

  test('GLM-SETUP-20 GLM-SETUP-21 GLM-EX-02 GLM-EX-101 GLM-SCALE-01 GLM-SCALE-02 GLM-SCALE-03 GLM-SCALE-08 half the average level rounded up, changed by the difficulty', () => {
    const levels = [6, 4, 4, 3];
    expect((['easy', 'normal', 'hard', 'veryHard'] as const).map(d => recommended(levels, d))).toEqual([
      2, 3, 4, 5,
    ]);
    expect(recommended([1, 1], 'easy')).toBe(0);
    expect(recommended([9, 9], 'veryHard')).toBe(7);
    expect(recommended([9, 9], 'hard')).toBe(6);
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

  test('GLM-SETUP-19 GLM-SETUP-22 GLM-EX-25 GLM-SCALE-05 GLM-SCALE-06 the level sets monsters, traps, gold and experience', () => {
    expect(scaleOf(0, false)).toEqual({ monsterLevel: 0, gold: 2, trap: 2, hazard: 1, xp: 4 });
    expect(scaleOf(3, false)).toEqual({ monsterLevel: 3, gold: 3, trap: 5, hazard: 2, xp: 10 });
    expect(scaleOf(7, false)).toEqual({ monsterLevel: 7, gold: 6, trap: 9, hazard: 4, xp: 18 });
    expect(scaleOf(8, false)).toBeUndefined();
    expect(scaleOf(-1, false)).toBeUndefined();
  });

  test('GLM-SETUP-23 GLM-SETUP-24 GLM-MSTAT-02 GLM-EX-122 GLM-SOLO-01 GLM-SOLO-02 GLM-SOLO-03 GLM-SOLO-07 alone or with open hands monsters and traps are one level higher, and level 7 is not to be had', () => {
    expect(scaleOf(3, true)).toEqual({ monsterLevel: 4, gold: 3, trap: 6, hazard: 3, xp: 10 });
    expect(scaleOf(7, true)).toBeUndefined();
    expect(judgeOptions({ ...USUAL, level: 9, difficulty: 'veryHard', open: true })?.rule).toBe(
      'GLM-SETUP-23',
    );
    expect(judgeOptions({ ...USUAL, level: 9, difficulty: 'veryHard' })).toBeUndefined();
    expect(levelOf({ ...USUAL, level: 9, difficulty: 'veryHard' })).toBe(7);
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

  test('GLM-END-09 GLM-END-17 GLM-EX-39 GLM-EX-115 GLM-CAMP-15 GLM-CAMP-16 GLM-CAMP-25 GLM-SCALE-07 payout: tokens at the rate of the level, a bonus for success only', () => {
    expect(payout(2, 3, 4, 9, true)).toEqual({ gold: 12, xp: 17 });
    expect(payout(2, 3, 4, 9, false)).toEqual({ gold: 12, xp: 9 });
    expect(payout(5, 4, 7, 0, true)).toEqual({ gold: 28, xp: 14 });
  });
});
