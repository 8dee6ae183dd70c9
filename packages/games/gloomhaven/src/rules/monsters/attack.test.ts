import type { Attack } from '@potyczka/geometry/hex';
import { type Area, areaFrom } from '@potyczka/geometry/hex';
import { describe, expect, test } from 'vitest';
import { type Drawn, melee, outcomeText, positionOf, ranged, rows, tell } from '../../fixtures/monsters.js';
import { monsterAttack } from './turn.js';

const meleeArea = (area: Area, targets = 1): Attack => ({ kind: 'melee', targets, area });
const rangedArea = (range: number, area: Area): Attack => ({ kind: 'ranged', range, targets: 1, area });
/** Patterns are drawn on a small field round [3,3]. */
const STRAIGHT = areaFrom(
  [3, 3],
  [
    [3, 4],
    [3, 5],
  ],
);
const BLADE = areaFrom(
  [3, 3],
  [
    [3, 2],
    [4, 3],
  ],
);
const PAIR = areaFrom(
  [3, 3],
  [
    [3, 3],
    [3, 4],
  ],
);

const attack = (drawn: Drawn, with_: Attack, focus: string, began = 'M'): string[] =>
  monsterAttack(positionOf(drawn), with_, drawn.at(focus), drawn.at(began)).outcomes.map(o =>
    outcomeText(drawn, o),
  );

test('GLM-MON-43 it attacks only if the card has an attack', () => {
  const drawn = rows(`M A`);
  expect(tell(drawn, { move: 3 }).outcomes).toEqual(['M ->']);
  expect(tell(drawn, { move: 3, attack: melee() }).outcomes).toEqual(['M -> A']);
});

test('GLM-MON-44 it always attacks its focus, and others only with it', () => {
  const drawn = rows(`
    . . B . .
     . A M C .`);
  for (const targets of [1, 2, 3])
    for (const outcome of tell(drawn, { move: 3, attack: melee(targets) }).turn.outcomes) {
      expect(outcome.targets[0]).toBe(drawn.at('A'));
      expect(outcome.targets).toHaveLength(targets);
    }
});

describe('GLM-MON-45 the focus and as many others as the attack allows', () => {
  const drawn = rows(`
    . . B C .
     . A M D .
    . . E F .`);
  test.each([
    [1, 'M -> A'],
    [2, 'M -> A B'],
    [4, 'M -> A B C D'],
    [Number.POSITIVE_INFINITY, 'M -> A B C D E F'],
  ])('Target %s', (targets, outcome) => {
    expect(tell(drawn, { move: 9, attack: melee(targets) }).outcomes).toEqual([outcome]);
  });
});

describe('GLM-MON-46 further targets by the focus rules', () => {
  test('proximity first, then initiative', () => {
    const drawn = rows(`
      . . . . . . .
       B . C M A . .
      . . . . . . D`);
    const initiative = { A: 1, B: 2, C: 9, D: 3 };
    expect(tell(drawn, { attack: ranged(4, 2) }, { initiative }).outcomes).toEqual(['M -> A C']);
    expect(tell(drawn, { attack: ranged(4, 3) }, { initiative }).outcomes).toEqual(['M -> A B C']);
    expect(tell(drawn, { attack: ranged(4, 3) }, { initiative: { ...initiative, B: 4 } }).outcomes).toEqual([
      'M -> A C D',
    ]);
  });

  test('proximity is measured from where the turn began', () => {
    const drawn = rows(`
      . . . . . . . .
       B 1 A M . . C .`);
    // It now stands on M, where B is 3 away and C too; its turn began on 1, next to B.
    expect(attack(drawn, ranged(3, 2), 'A', '1')).toEqual(['M -> A B']);
    const beganRight = rows(`
      . . . . . . . .
       B . A M . 1 C .`);
    expect(attack(beganRight, ranged(3, 2), 'A', '1')).toEqual(['M -> A C']);
  });

  test('never the same figure twice, never one out of reach', () => {
    const drawn = rows(`A M . B`);
    expect(tell(drawn, { attack: melee(3) }).outcomes).toEqual(['M -> A']);
  });
});

describe('GLM-MON-47 an area covers the focus and the most others', () => {
  test('of all turns and mirrors the one that hits most', () => {
    const drawn = rows(`
      . . B . .
       . A M C .
      . . . D .`);
    const { turn, outcomes } = tell(drawn, { attack: meleeArea(BLADE) });
    expect(outcomes).toEqual(['M -> A B']);
    expect(turn.outcomes[0]!.area!.map(hex => drawn.name(hex)).sort()).toEqual(['A', 'B']);
  });

  test('between equal placements the better placed others', () => {
    const drawn = rows(`
      . . B . .
       . A M . .
      . . C . .`);
    const either = { A: 1, B: 5, C: 5 };
    expect(tell(drawn, { attack: meleeArea(BLADE) }, { initiative: either }).outcomes).toEqual([
      'M -> A B',
      'M -> A C',
    ]);
    expect(tell(drawn, { attack: meleeArea(BLADE) }, { initiative: { ...either, C: 4 } }).outcomes).toEqual([
      'M -> A C',
    ]);
  });

  test('a straight melee area hits behind the first enemy', () => {
    expect(tell(rows(`M A B .`), { attack: meleeArea(STRAIGHT) }).outcomes).toEqual(['M -> A B']);
    expect(tell(rows(`M A . B`), { attack: meleeArea(STRAIGHT) }).outcomes).toEqual(['M -> A']);
  });

  test('a ranged area needs one of its hexes in range', () => {
    expect(tell(rows(`M . . A`), { attack: rangedArea(2, PAIR) }).outcomes).toEqual(['M -> A']);
    expect(tell(rows(`M . . . A`), { attack: rangedArea(2, PAIR) }).outcomes).toEqual(['M ->']);
  });

  test('of a card with an area and Target 2 the further target stands in range outside the area', () => {
    const drawn = rows(`
      . . . . .
       C A M B .
      . . . . .`);
    expect(tell(drawn, { attack: meleeArea(STRAIGHT) }).outcomes).toEqual(['M -> A C']);
    expect(tell(drawn, { attack: meleeArea(STRAIGHT, 2) }).outcomes).toEqual(['M -> A B C']);
  });

  test('a wall hides what the pattern covers', () => {
    const drawn = rows(`
      . . # . .
       . M A # B
      . . # . .`);
    const far = areaFrom(
      [3, 3],
      [
        [3, 4],
        [3, 6],
      ],
    );
    expect(tell(drawn, { attack: meleeArea(far) }).outcomes).toEqual(['M -> A']);
  });
});

test('GLM-MON-50 after moving, no attack if the focus cannot be attacked', () => {
  const drawn = rows(`
    . . . . .
     B M . . A`);
  expect(attack(drawn, melee(2), 'A')).toEqual(['M ->']);
  expect(attack(drawn, melee(2), 'B')).toEqual(['M -> B']);
});
