import { type Attack, areaFrom } from '@potyczka/geometry/hex';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { map, melee, positionOf, ranged, rows, tell } from '../../fixtures/monsters.js';
import { REST } from '../../vocabulary.js';
import {
  characterInitiative,
  monsterInitiative,
  obstacleInitiative,
  summonInitiative,
} from './initiative.js';
import { monsterFocus, monsterMove } from './turn.js';

describe('GLM-MON-07 one focus among the enemies, found before anything is done', () => {
  test('allies are never candidates', () => {
    const drawn = rows(`
      . . . . . .
       m M n . A .`);
    const { turn, focus } = tell(drawn, { attack: melee() });
    expect(focus).toBe('A');
    expect(turn.candidates.map(c => drawn.name(c.enemy))).toEqual(['A']);
  });

  test('a monster without any ability to move or attack has a focus all the same', () => {
    const drawn = rows(`M . . A . . . B`);
    expect(tell(drawn, {}).focus).toBe('A');
  });
});

test('GLM-MON-08 an invisible enemy is no candidate, and stands in the way like an obstacle', () => {
  const drawn = rows(`M A . B`);
  const { turn, focus } = tell(drawn, { attack: melee() }, { invisible: 'A' });
  expect(focus).toBe('');
  expect(turn.reasons[0]).toMatchObject({ by: 'visible', fell: [{ enemy: drawn.at('A') }] });
  const room = rows(`
    M A . B
     . . . .`);
  const { turn: round, outcomes } = tell(room, { move: 9, attack: melee() }, { invisible: 'A' });
  expect(round.focuses).toEqual([room.at('B')]);
  expect(round.candidates[1]!.cost?.points).toBe(3);
  expect(outcomes).toEqual(['[0,2] -> B', '[1,2] -> B']);
  expect(tell(room, { attack: ranged(5, 3) }, { invisible: 'A' }).outcomes).toEqual(['M -> B']);
});

test('GLM-MON-09 GLM-MON-19 least movement to an attack hex beats closeness', () => {
  const drawn = rows(`
    A o M . . B
     . o . . . .
    . . . . . .`);
  const { turn, focus } = tell(drawn, { attack: melee() });
  expect(turn.candidates.map(c => c.proximity)).toEqual([2, 3]);
  expect(turn.candidates.map(c => c.cost!.points)).toEqual([4, 2]);
  expect(focus).toBe('B');
  expect(turn.reasons).toMatchObject([{ stage: 'focus', by: 'movement', fell: [{ enemy: drawn.at('A') }] }]);
});

describe('GLM-MON-10 an attack hex needs both', () => {
  // The wall hides A from the hexes near it on the left.
  test('sight: in range behind a wall is not enough', () => {
    const drawn = rows(`
      . . . # . . .
       . M . # A . .
      . . . # . . .
       . . . . . . .
      . . . . . . .`);
    const candidate = tell(drawn, { attack: ranged(3) }).turn.candidates[0]!;
    expect(candidate.cost!.points).toBeGreaterThan(0);
    const open = rows(`
      . . . o . . .
       . M . o A . .
      . . . o . . .
       . . . . . . .
      . . . . . . .`);
    expect(tell(open, { attack: ranged(3) }).turn.candidates[0]!.cost).toEqual({ negatives: 0, points: 0 });
  });

  test('range: in sight and too far is not enough', () => {
    const drawn = rows(`M . . . A`);
    expect(tell(drawn, { attack: ranged(3) }).turn.candidates[0]!.cost!.points).toBe(1);
    expect(tell(drawn, { attack: ranged(4) }).turn.candidates[0]!.cost!.points).toBe(0);
  });
});

test("GLM-MON-11 this turn's movement does not matter for the focus", () => {
  const drawn = rows(`A . . M . . . . B`);
  const stuck = tell(drawn, { move: 0, attack: melee() });
  expect(stuck).toMatchObject({ focus: 'A', outcomes: ['M ->'] });
  expect(stuck.turn.candidates).toEqual(tell(drawn, { move: 9, attack: melee() }).turn.candidates);
});

test('GLM-MON-12 without an attack it focuses as if it had a melee attack', () => {
  const drawn = rows(`
    . . M . . o B
     . . . . . . o
    A . . . . . .`);
  expect(tell(drawn, { attack: ranged(4) }, { initiative: { A: 2, B: 1 } }).focus).toBe('A');
  const none = tell(drawn, {}).turn;
  const close = tell(drawn, { attack: melee() }).turn;
  expect(none.candidates).toEqual(close.candidates);
  expect(none.candidates[0]!.cost!.points).toBe(2);
});

test('GLM-MON-13 equal movement: the nearer enemy from where the monster stands', () => {
  const drawn = rows(`
    . . . . . . .
     B . . M . A .
    . . . . . . .`);
  const { focus, turn } = tell(drawn, { attack: ranged(5) }, { initiative: { A: 9, B: 1 } });
  expect(focus).toBe('A');
  expect(turn.reasons).toMatchObject([
    { by: 'proximity', fell: [{ proximity: 3 }], kept: [{ proximity: 2 }] },
  ]);
});

test('GLM-MON-13 proximity is not counted through walls', () => {
  const drawn = rows(`
    . . . . . . . .
     . B . . M|A . .
    . . . . . . . .`);
  const { turn, focus } = tell(drawn, { attack: ranged(5) }, { initiative: { A: 9, B: 9 } });
  expect(turn.candidates.map(c => c.proximity)).toEqual([2, 3]);
  expect(focus).toBe('A');
});

test('GLM-MON-14 equally near: the earliest in the initiative order', () => {
  const drawn = rows(`
    . . . . . .
     A . M . B .`);
  expect(tell(drawn, { attack: ranged(3) }, { initiative: { A: 50, B: 49 } }).focus).toBe('B');
  expect(tell(drawn, { attack: ranged(3) }, { initiative: { A: 49, B: 50 } }).focus).toBe('A');
});

describe('places in the initiative order', () => {
  const drawn = rows(`
    . . . . . .
     A . M . B .`);
  const focus = (a: readonly number[], b: readonly number[]): string =>
    tell(drawn, { attack: ranged(3) }, { initiative: { A: a, B: b } }).focus;
  const summoner = characterInitiative(61);

  test('GLM-MON-15 a summon directly before its summoner, the first summoned first', () => {
    expect(focus(summoner, summonInitiative(summoner, 1))).toBe('B');
    expect(focus(summonInitiative(summoner, 2), summonInitiative(summoner, 1))).toBe('B');
    expect(focus(characterInitiative(60), summonInitiative(summoner, 1))).toBe('A');
    expect(focus(characterInitiative(61, 1), summonInitiative(characterInitiative(61, 2), 1))).toBe('A');
  });

  test('GLM-MON-16 a long-resting character last', () => {
    expect(focus(characterInitiative(REST), characterInitiative(98))).toBe('B');
  });

  test('GLM-MON-17 GLM-CAMP-37 a destructible obstacle at 99', () => {
    expect(focus(obstacleInitiative, characterInitiative(98))).toBe('B');
    expect(focus(obstacleInitiative, characterInitiative(REST))).toBe('B');
  });

  test('GLM-MON-65 among monsters: initiative of the type, elite before normal, number', () => {
    expect(focus(monsterInitiative(32, 'normal', 1), monsterInitiative(32, 'elite', 4))).toBe('B');
    expect(focus(monsterInitiative(32, 'normal', 2), monsterInitiative(32, 'normal', 1))).toBe('B');
    expect(focus(monsterInitiative(32, 'elite', 1), monsterInitiative(31, 'normal', 6))).toBe('B');
  });

  test('GLM-MON-18 a true tie comes back as several, for the players', () => {
    expect(focus([50], [50])).toBe('A B');
    const { turn, outcomes } = tell(drawn, { attack: ranged(3) }, { initiative: { A: 50, B: 50 } });
    expect(turn.focuses).toHaveLength(2);
    expect(outcomes).toEqual(['M -> A', 'M -> B']);
  });
});

describe('negative hexes', () => {
  const drawn = rows(`
    . . . . . . . .
     . . . . . . . .
    A ^ M . . . . B`);

  test('GLM-MON-20 are blocked while any enemy can be focused without them', () => {
    const walled = rows(`
      A ^ M . . . . . . B`);
    const { focus, turn } = tell(walled, { attack: melee() });
    expect(focus).toBe('B');
    expect(turn.reasons).toMatchObject([{ by: 'negative-hexes', rules: ['GLM-MON-20', 'GLM-MON-21'] }]);
    expect(tell(drawn, { attack: melee() }).focus).toBe('A'); // a way round costs more points, but no trap
  });

  test('GLM-MON-21 if there is no other way, those with the fewest', () => {
    const walled = rows(`A ^ ! M . ^ . . B`);
    const { focus, turn } = tell(walled, { attack: melee() });
    expect(turn.candidates.map(c => c.cost!.negatives)).toEqual([2, 1]);
    expect(focus).toBe('B');
  });

  test('GLM-MON-22 costs compare as negative hexes first, points second', () => {
    const walled = rows(`
      . ^ M o . . .
       A o . . . o .
      . o o o . . .`);
    const [a] = tell(walled, { attack: melee() }).turn.candidates;
    expect(a!.cost).toEqual({ negatives: 1, points: 1 });
    const safe = rows(`
      . ^ M . . . .
       A . . . . . .
      . . . . . . .`);
    expect(tell(safe, { attack: melee() }).turn.candidates[0]!.cost).toEqual({ negatives: 0, points: 1 });
  });

  test('GLM-MON-40 flying monsters have none', () => {
    const walled = rows(`A ^ M . . . B`);
    expect(tell(walled, { attack: melee(), gait: 'fly' }).focus).toBe('A');
    expect(tell(walled, { attack: melee() }).focus).toBe('B');
  });
});

test('GLM-MON-23 GLM-TILE-04 closed doors are walls for path, range and sight', () => {
  const shut = rows(`M . + . A`);
  expect(tell(shut, { move: 9, attack: ranged(9) })).toMatchObject({ focus: '', outcomes: ['M ->'] });
  const open = rows(`M . ' . A`);
  expect(tell(open, { move: 9, attack: ranged(9) })).toMatchObject({ focus: 'A', outcomes: ['M -> A'] });
});

describe('GLM-MON-24 no attack hex that can ever be reached: no focus, no move, no attack', () => {
  test.each([
    ['blocked', 'M . o A'],
    ['occupied', 'M . m A #'],
    ['no open path', 'M # . A'],
  ])('%s', (_, line) => {
    expect(tell(rows(line), { move: 9, attack: melee() })).toMatchObject({ focus: '', outcomes: ['M ->'] });
  });

  test('those who can be attacked are not affected', () => {
    expect(tell(rows(`A o M . . B`), { move: 9, attack: melee() }).focus).toBe('B');
  });
});

test('GLM-MON-25 the focus is kept: a Move with a settled focus does not look for another', () => {
  const drawn = rows(`
    . . . . . . .
     . A . M . 1 B`);
  const position = positionOf(drawn);
  expect(monsterFocus(position, melee(), 'walk').focuses).toEqual(drawn.all('A'));
  const kept = monsterMove(position, { move: 5, gait: 'walk', attack: melee() }, drawn.at('B'));
  expect(kept.outcomes.every(each => each.focus === drawn.at('B') && each.targets[0] === drawn.at('B'))).toBe(
    true,
  );
});

test('GLM-G50 the focus for an area attack: some placement covers the enemy, from as far as the area reaches', () => {
  const line = {
    kind: 'melee',
    targets: 1,
    area: areaFrom(
      [3, 3],
      [
        [3, 4],
        [3, 5],
      ],
    ),
  } as const;
  const drawn = map(`
    M
    
    .
    
    A`);
  const points = (attack: Attack) => tell(drawn, { attack }).turn.candidates[0]!.cost!.points;
  expect(unlike(points(melee()), points(line))).toBe(0);
  const spread = {
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
  } as const;
  expect(tell(rows(`M . . A`), { attack: spread }).turn.candidates[0]!.cost!.points).toBe(0);
  expect(tell(rows(`M . . . A`), { attack: spread }).turn.candidates[0]!.cost!.points).toBe(1);
});
