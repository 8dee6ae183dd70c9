import { describe, expect, test } from 'vitest';
import { type Attack, aims, judgeRecipient, placements } from './attack.js';
import { areaFrom } from './drawing.js';
import { type Drawn, melee, ranged, rows } from './fixtures/kit.js';

const aim = (drawn: Drawn, attack: Attack, at = 'B') =>
  aims(drawn.field, drawn.at('A'), attack, drawn.all(at))[0]!;
const refusal = (drawn: Drawn, attack: Attack, at = 'B'): string | undefined =>
  aim(drawn, attack, at).refusal?.rule;
const TRIO = areaFrom(
  [3, 3],
  [
    [3, 3],
    [3, 4],
    [4, 4],
  ],
);

describe('single targets', () => {
  test('GLM-ATK-03 any enemy within Y hexes', () => {
    const drawn = rows(`A . . B C`);
    expect(refusal(drawn, ranged(3), 'B')).toBeUndefined();
    expect(refusal(drawn, ranged(3), 'C')).toBe('GLM-ATK-03');
    expect(aim(drawn, ranged(3), 'C').distance).toBe(4);
  });

  test('GLM-ATK-04 a ranged attack on an adjacent enemy has Disadvantage, behind a wall line it has none', () => {
    expect(aim(rows(`A B`), ranged(3)).disadvantage).toBe(true);
    expect(aim(rows(`A . B`), ranged(3)).disadvantage).toBe(false);
    const split = rows(`
      A|B
       . .`);
    expect(aim(split, ranged(3)).disadvantage).toBe(false);
  });

  test('GLM-ATK-05 without a range it is melee: one hex, and never Disadvantage for being close', () => {
    expect(refusal(rows(`A B`), melee())).toBeUndefined();
    expect(refusal(rows(`A . B`), melee())).toBe('GLM-ATK-05');
    expect(aim(rows(`A B`), melee()).disadvantage).toBe(false);
    expect(refusal(rows(`A|B`), melee())).toBe('GLM-ATK-05');
  });

  test('GLM-ATK-06 sight is needed, and the answer says what is in the way', () => {
    const drawn = rows(`
      # # # #
       A # B #
      . . . .`);
    expect(refusal(drawn, ranged(4))).toBe('GLM-ATK-06');
    expect(aim(drawn, ranged(4)).sight.seen).toBe(false);
  });

  test('GLM-ATK-10 range is not counted through a wall, though it can be seen past', () => {
    const drawn = rows(`
      A|B .
       . . .`);
    expect(aim(drawn, ranged(1)).sight.seen).toBe(true);
    expect(refusal(drawn, ranged(1))).toBe('GLM-ATK-03');
    expect(refusal(drawn, ranged(2))).toBeUndefined();
  });
});

test('GLM-ATK-09 an ability with a range needs sight to its recipient, one without does not', () => {
  const drawn = rows(`
    # # # #
     A # b #
    . . c .`);
  const judge = (range: number | undefined, to: string) =>
    judgeRecipient(drawn.field, drawn.at('A'), range, drawn.at(to))?.rule;
  expect(judge(4, 'b')).toBe('GLM-ATK-09');
  expect(judge(undefined, 'b')).toBeUndefined();
  expect(judge(4, 'c')).toBeUndefined();
  expect(judge(1, 'c')).toBe('GLM-ATK-03');
  expect(judge(0, 'A')).toBeUndefined();
});

describe('areas', () => {
  const hits = (drawn: Drawn, attack: Attack, enemies: string): string[] =>
    [
      ...new Set(
        placements(drawn.field, drawn.at('A'), attack, drawn.all(enemies)).map(p => drawn.names(p.targets)),
      ),
    ].sort();

  test('GLM-AOE-03 GLM-EX-09 a grey hex is the figure itself: melee, on the enemies in the red hexes', () => {
    const drawn = rows(`
      . B C .
       . A D .
      . . . E`);
    const attack: Attack = {
      kind: 'melee',
      targets: 1,
      area: areaFrom(
        [3, 3],
        [
          [3, 2],
          [4, 3],
          [4, 4],
        ],
      ),
    };
    expect(hits(drawn, attack, 'BCDE')).toContain('B C D');
    const all = placements(drawn.field, drawn.at('A'), attack, drawn.all('BCDE'));
    expect(all.flatMap(p => p.aims).every(each => !each.disadvantage)).toBe(true);
    expect(all.every(p => !p.hexes.includes(drawn.at('A')))).toBe(true);
    expect(hits(drawn, attack, 'E')).toEqual([]); // two hexes away
  });

  test('GLM-AOE-04 GLM-EX-08 enemies on the red hexes are hit, those beside them are not', () => {
    const drawn = rows(`
      . . . B C .
       A . . D . .
      . . . E . .`);
    const attack: Attack = { kind: 'ranged', range: 3, targets: 1, area: TRIO };
    const found = placements(drawn.field, drawn.at('A'), attack, drawn.all('BCDE'));
    expect(found.some(p => drawn.names(p.targets) === 'B C D')).toBe(true);
    for (const { hexes, targets, aims: judged } of found) {
      expect(hexes.length).toBeLessThanOrEqual(3); // fewer at the edge of the field
      for (const target of targets) expect(hexes).toContain(target);
      for (const each of judged)
        if (!hexes.includes(each.target)) expect(each.refusal?.rule).toBe('GLM-AOE-04');
    }
  });

  test('GLM-AOE-05 one red hex in range is enough, also an empty one; range is not counted through walls', () => {
    const attack: Attack = {
      kind: 'ranged',
      range: 2,
      targets: 1,
      area: areaFrom(
        [3, 3],
        [
          [3, 3],
          [3, 4],
        ],
      ),
    };
    expect(hits(rows(`A . . B`), attack, 'B')).toEqual(['B']);
    expect(hits(rows(`A . . . B`), attack, 'B')).toEqual([]);
    const past = rows(`
      A .|B .
       . . . .`);
    const point = (range: number): Attack => ({
      kind: 'ranged',
      range,
      targets: 1,
      area: areaFrom([3, 3], [[3, 3]]),
    });
    expect(hits(past, point(2), 'B')).toEqual([]);
    expect(hits(past, point(3), 'B')).toEqual(['B']);
  });

  test("GLM-AOE-06 only enemies in the attacker's sight", () => {
    const drawn = rows(`
      # # # # #
       A B # C #
      . . . . .`);
    const attack: Attack = {
      kind: 'ranged',
      range: 3,
      targets: 1,
      area: areaFrom(
        [3, 3],
        [
          [3, 3],
          [3, 5],
        ],
      ),
    };
    for (const placement of placements(drawn.field, drawn.at('A'), attack, drawn.all('BC'))) {
      expect(drawn.names(placement.targets)).toBe('B');
      const hidden = placement.aims.find(each => each.target === drawn.at('C'))!;
      if (placement.hexes.includes(drawn.at('C'))) expect(hidden.refusal?.rule).toBe('GLM-ATK-06');
    }
    const straight: Attack = {
      kind: 'melee',
      targets: 1,
      area: areaFrom(
        [3, 3],
        [
          [3, 4],
          [3, 6],
        ],
      ),
    };
    expect(hits(drawn, straight, 'BC')).toEqual(['B']);
  });

  test('GLM-AOE-07 allies in the area are not targeted', () => {
    const drawn = rows(`
      . b C .
       . A . .`);
    const attack: Attack = {
      kind: 'melee',
      targets: 1,
      area: areaFrom(
        [3, 3],
        [
          [3, 2],
          [4, 3],
        ],
      ),
    };
    const found = placements(drawn.field, drawn.at('A'), attack, drawn.all('C'));
    expect(found.some(p => p.hexes.includes(drawn.at('b')))).toBe(true);
    expect(found.every(p => drawn.names(p.targets) === 'C')).toBe(true);
  });
});
