import { describe, expect, test } from 'vitest';
import { map, melee, positionOf, ranged, rows, tell } from '../../fixtures/monsters.js';
import { COMMUNITY } from './position.js';
import { monsterMove, monsterRoutes } from './turn.js';

describe('GLM-MON-27 the fewest points that do it', () => {
  test('it does not move if it stands on a best hex', () => {
    expect(tell(rows(`. M A .`), { move: 5, attack: melee() }).outcomes).toEqual(['M -> A']);
    expect(tell(rows(`M . . . A .`), { move: 5, attack: ranged(4) }).outcomes).toEqual(['M -> A']);
  });

  test('it takes the nearest attack hexes only', () => {
    const drawn = rows(`
      . . . . . .
       M . . A . .
      . . . . . .`);
    expect(tell(drawn, { move: 9, attack: melee() }).outcomes).toEqual(['[1,2] -> A']);
  });
});

describe('GLM-MON-28 a Move without an attack after it', () => {
  test('it gets as close as it can, whatever its range', () => {
    const drawn = rows(`M . . . 1 A`);
    expect(tell(drawn, { move: 9 }).outcomes).toEqual(['1 ->']);
    expect(tell(drawn, { move: 2 }).outcomes).toEqual(['[0,2] ->']);
    expect(tell(drawn, { move: 9, attack: ranged(5) }).outcomes).toEqual(['M -> A']);
  });

  test('the same for an archer that attacked before moving', () => {
    const drawn = rows(`M . . . 1 A`);
    const moved = monsterMove(positionOf(drawn), { move: 9, gait: 'walk' }, drawn.at('A'));
    expect(moved.outcomes).toMatchObject([{ to: drawn.at('1'), targets: [] }]);
  });
});

test('GLM-MON-29 melee, one enemy: to the nearest attack hex of the focus', () => {
  const drawn = rows(`
    . . . . . . .
     . M . 2 . . .
    . . . 1 A . .
     . . . . . . .`);
  expect(tell(drawn, { move: 4, attack: melee() }).outcomes).toEqual(['1 -> A', '2 -> A']);
});

test('GLM-MON-30 several enemies: the hex from which it attacks most of them beside the focus', () => {
  const drawn = rows(`
    . . . . . . .
     M 1 A . . . .
    . . 2 B . . .
     . . . . . . .`);
  const { outcomes, turn } = tell(drawn, { move: 4, attack: melee(2) });
  expect(outcomes).toEqual(['2 -> A B']);
  expect(turn.reasons.find(r => r.by === 'targets')).toMatchObject({
    stage: 'hex',
    rules: ['GLM-MON-30', 'GLM-MON-45'],
    kept: expect.arrayContaining([expect.objectContaining({ count: 2 })]),
  });
  expect(tell(drawn, { move: 4, attack: melee(1) }).outcomes).toEqual(['1 -> A']);
  // Never an attack without the focus, however many others there are.
  const apart = rows(`
    A M . B .
     . . . 1 C
    . . . D .`);
  expect(tell(apart, { move: 9, attack: melee(3) }).outcomes).toEqual(['M -> A']);
});

test('GLM-MON-31 a ranged attacker comes no closer than it must', () => {
  const drawn = rows(`M . 1 . . . A`);
  expect(tell(drawn, { move: 6, attack: ranged(4) }).outcomes).toEqual(['1 -> A']);
});

describe('GLM-MON-32 next to its focus a ranged attacker moves away to lose Disadvantage', () => {
  test('if its movement allows', () => {
    const drawn = rows(`. . . A M 1`);
    expect(tell(drawn, { move: 1, attack: ranged(3) }).outcomes).toEqual(['1 -> A']);
    expect(tell(drawn, { move: 0, attack: ranged(3) }).outcomes).toEqual(['M -> A']);
  });

  test('a melee attacker does not, nor one that is muddled anyway (G47)', () => {
    const drawn = rows(`. . . A M 1`);
    expect(tell(drawn, { move: 1, attack: melee() }).outcomes).toEqual(['M -> A']);
    expect(tell(drawn, { move: 1, attack: ranged(3), muddled: true }).outcomes).toEqual(['M -> A']);
  });

  test('behind a wall line the focus is not adjacent', () => {
    const drawn = map(`
      .   .
        .   .
      .   A   .
        . - .
      .   M   .
        .   .`);
    expect(tell(drawn, { move: 3, attack: ranged(3) }).outcomes).toEqual(['M -> A']);
  });
});

test('GLM-MON-33 losing Disadvantage against the focus goes before more targets', () => {
  const drawn = rows(`
    . 2 . . . o
     1 M A o B o
    o o o o o o`);
  const { outcomes, turn } = tell(drawn, { move: 2, attack: ranged(3, 2) });
  expect(turn.focuses).toEqual(drawn.all('A'));
  expect(turn.reasons.find(r => r.by === 'disadvantage')).toMatchObject({
    rules: ['GLM-MON-32', 'GLM-MON-33'],
    fell: expect.arrayContaining([expect.objectContaining({ hex: drawn.at('M'), count: 2 })]),
  });
  expect(outcomes).toEqual(['1 -> A', '2 -> A']);
});

describe('out of reach', () => {
  test('GLM-MON-34 it moves as close as possible to an attack hex', () => {
    expect(tell(rows(`M . 1 . . A`), { move: 2, attack: melee() }).outcomes).toEqual(['1 ->']);
  });

  test('GLM-MON-35 it does not move if nothing brings it closer', () => {
    expect(tell(rows(`. M m . A`), { move: 1, attack: melee() }).outcomes).toEqual(['M ->']);
    // Past its ally there are 2 hexes to go; one step aside there would still be 2.
    const aside = rows(`
      M m 1 A
       . . . .`);
    expect(tell(aside, { move: 1, attack: melee() }).outcomes).toEqual(['M ->']);
    expect(tell(aside, { move: 2, attack: melee() }).outcomes).toEqual(['1 -> A']);
  });

  test('GLM-MON-36 closeness is what is left of the path, not the straight distance', () => {
    const drawn = rows(`
      . . # . .
       . . # . .
      . M # A .
       . 1 # . .
      . 2 . . .`);
    // Straight on it would stand beside the wall; the way leads round below.
    expect(tell(drawn, { move: 1, attack: melee() }).outcomes).toEqual(['1 ->']);
  });

  test('GLM-MON-50 the focus is not attacked, so nobody is', () => {
    const drawn = rows(`
      . . . . . . . .
       B M . o A o . .
      . . . o o . . .`);
    const { focus, outcomes } = tell(drawn, { move: 1, attack: melee(2) });
    expect(focus).toBe('B');
    expect(outcomes).toEqual(['M -> B']);
    const beside = monsterMove(positionOf(drawn), { move: 1, gait: 'walk', attack: melee(2) }, drawn.at('A'));
    expect(beside.outcomes.every(each => each.targets.length === 0)).toBe(true);
  });
});

describe('readings that the rulebook leaves open', () => {
  const two = map(`
    .   .   .   .
      .   .   M   .
    .   .   m   1
      .   .   o   .
    .   .   2   3
      .   .   A   .`);

  test('G71 progress over all attack hexes, or to one that was settled on', () => {
    expect(tell(two, { move: 1, attack: melee() }).outcomes).toEqual(['1 ->']);
    const toOne = { progress: 'to-one', heading: 'nearest' } as const;
    expect(tell(two, { move: 1, attack: melee() }, { readings: toOne }).outcomes).toEqual(['1 ->', 'M ->']);
  });

  test('G72 towards the nearest attack hex, or towards the best attack of a later turn', () => {
    const drawn = rows(`
      M . . . . 1 A . .
       . . . . . . . . .
      . . . . . . 2 B .`);
    const { turn } = tell(drawn, { move: 2, attack: melee(2) });
    const later = tell(drawn, { move: 2, attack: melee(2) }, { readings: COMMUNITY }).turn;
    expect(turn.reasons.some(r => 'later' in r && r.later)).toBe(false);
    expect(later.reasons.some(r => 'later' in r && r.later && r.by === 'targets')).toBe(true);
    expect(drawn.names(turn.outcomes.map(o => o.to))).not.toBe(drawn.names(later.outcomes.map(o => o.to)));
  });
});

describe('negative hexes on the way', () => {
  test('GLM-MON-38 blocked unless the focus can only be attacked through them, then the fewest', () => {
    const lane = rows(`M ^ . 1 A`);
    expect(tell(lane, { move: 9, attack: melee() }).outcomes).toEqual(['1 -> A']);
    const choice = rows(`
      o ^ ^ o .
       M o o A .
      o ^ . 1 o`);
    const { outcomes, turn } = tell(choice, { move: 9, attack: melee() });
    expect(outcomes).toEqual(['1 -> A']);
    expect(turn.outcomes[0]!.route.map(hex => choice.name(hex))).toEqual(['M', '[2,1]', '[2,2]', '1']);
  });

  test('GLM-MON-39 no trap to attack this turn if a trap-free path merely takes longer', () => {
    const drawn = rows(`
      . . . . .
       M ^ A . .
      o o o . .`);
    const { outcomes } = tell(drawn, { move: 1, attack: melee() });
    expect(outcomes).toEqual(['[0,1] ->']);
    expect(tell(drawn, { move: 1, attack: melee(), gait: 'fly' }).outcomes).toEqual(['[1,1] -> A']);
  });

  test('GLM-MON-64 no trap merely for more targets or against Disadvantage', () => {
    const more = rows(
      `
      . . . . .
       . A M . .
      o B 1 . .
       . C . . .`,
      { 1: 'trap' },
    );
    expect(tell(more, { move: 2, attack: melee(3) }).outcomes).toEqual(['M -> A']);
    expect(tell(more, { move: 2, attack: melee(3), gait: 'fly' }).outcomes).toEqual(['1 -> A B C']);
    const calm = rows(`
      o o o o
       A M ^ .
      o o o o`);
    expect(tell(calm, { move: 2, attack: ranged(3) }).outcomes).toEqual(['M -> A']);
  });

  test('GLM-MON-40 flying monsters ignore terrain', () => {
    const drawn = rows(`M ^ ~ o A`);
    const { outcomes, turn } = tell(drawn, { move: 3, attack: melee(), gait: 'fly' });
    expect(outcomes).toEqual(['[0,3] -> A']);
    expect(turn.candidates[0]!.cost).toEqual({ negatives: 0, points: 3 });
  });
});

test('GLM-MON-41 it never opens a door', () => {
  const drawn = rows(`
    . . + . A
     M . # . .`);
  expect(tell(drawn, { move: 9, attack: melee() })).toMatchObject({ focus: '', outcomes: ['M ->'] });
});

test('GLM-MON-42 allies are passed but not ended on, enemies not passed, terrain costs', () => {
  expect(tell(rows(`M m 1 A`), { move: 2, attack: melee() }).outcomes).toEqual(['1 -> A']);
  expect(tell(rows(`M . m A`), { move: 9, attack: melee() }).outcomes).toEqual(['M ->']);
  expect(tell(rows(`M B . A`), { move: 9, attack: melee(), muddled: false }, { invisible: 'B' }).focus).toBe(
    '',
  );
  expect(tell(rows(`M ~ 1 A`), { move: 2, attack: melee() }).outcomes).toEqual(['[0,1] ->']);
  expect(tell(rows(`M ~ 1 A`), { move: 3, attack: melee() }).outcomes).toEqual(['1 -> A']);
});

describe('GLM-MON-62 GLM-CAMP-04 what is equally right comes back as several outcomes', () => {
  test('hexes', () => {
    const drawn = rows(`
      . . 1 .
       M o A .
      . . 2 .`);
    expect(tell(drawn, { move: 2, attack: melee() }).outcomes).toEqual(['1 -> A', '2 -> A']);
  });

  test('targets', () => {
    const drawn = rows(`
      . . A . .
       B . M . C`);
    const equal = { initiative: { A: 1, B: 5, C: 5 } };
    expect(tell(drawn, { attack: ranged(2, 2) }, equal).outcomes).toEqual(['M -> A B', 'M -> A C']);
    expect(tell(drawn, { attack: ranged(2, 2) }).outcomes).toEqual(['M -> A B']);
  });

  test('routes', () => {
    const drawn = rows(`
      . . . .
       M o 1 A
      . . . .`);
    const position = positionOf(drawn);
    const routes = monsterRoutes(position, { move: 9, gait: 'walk', attack: melee() }, drawn.at('1'));
    expect(routes).toHaveLength(2);
    expect(routes.every(route => route.length === 4)).toBe(true);
  });
});

test('GLM-MON-63 of the hexes for the chosen targets the one with fewest of them adjacent, even farther', () => {
  const drawn = rows(`
    o o B o o
     A M 1 2 3
    o o o o o`);
  const { outcomes, turn } = tell(drawn, { move: 4, attack: ranged(3, 2) });
  expect(outcomes).toEqual(['2 -> A B']);
  expect(turn.reasons.at(-1)).toMatchObject({
    stage: 'where',
    by: 'disadvantage',
    fell: [{ hex: drawn.at('1'), points: 1, disadvantages: 1 }],
    kept: [{ hex: drawn.at('2'), points: 2, disadvantages: 0 }],
  });
  expect(tell(drawn, { move: 1, attack: ranged(3, 2) }).outcomes).toEqual(['1 -> A B']);
  expect(tell(drawn, { move: 4, attack: ranged(3, 2), muddled: true }).outcomes).toEqual(['M -> A B']);
});
