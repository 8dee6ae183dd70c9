import { areaFrom } from '@potyczka/geometry/hex';
import { describe, expect, test } from 'vitest';
import { type Ability, planOf, type Statistics } from './card.js';
import { compareInitiative, monsterInitiative } from './initiative.js';

const GUARD: Statistics = { move: 2, attack: 2, range: undefined };
const ARCHER: Statistics = { move: 2, attack: 2, range: 3 };
const MOVE: Ability = { kind: 'move', plus: 0 };
const ATTACK: Ability = { kind: 'attack', plus: 0 };
const OTHER: Ability = { kind: 'other' };

const moveOf = (statistics: Statistics, card: readonly Ability[], conditions = {}) =>
  planOf(statistics, card, conditions).steps.find(step => step.kind === 'move')?.action;
const attackOf = (statistics: Statistics, card: readonly Ability[]) =>
  planOf(statistics, card).steps.find(step => step.kind === 'attack')?.attack;

test('GLM-MON-01 exactly what is on the card, in printed order', () => {
  const kinds = (card: readonly Ability[]): string[] => planOf(GUARD, card).steps.map(step => step.kind);
  expect(kinds([OTHER, ATTACK, MOVE])).toEqual(['other', 'attack', 'move']);
  expect(kinds([MOVE, OTHER])).toEqual(['move', 'other']);
  expect(kinds([OTHER])).toEqual(['other']);
  expect(kinds([])).toEqual([]);
});

test('GLM-MON-04 elites first, then normals, ascending numbers', () => {
  const places = [
    monsterInitiative(20, 'normal', 1),
    monsterInitiative(20, 'elite', 6),
    monsterInitiative(20, 'elite', 2),
  ].sort(compareInitiative);
  expect(places).toEqual([
    monsterInitiative(20, 'elite', 2),
    monsterInitiative(20, 'elite', 6),
    monsterInitiative(20, 'normal', 1),
  ]);
});

describe('GLM-MON-26 movement points', () => {
  test.each([
    [0, 2],
    [1, 3],
    [-1, 1],
    [-2, 0],
    [-3, 0],
  ])('base Move 2 and %s: %s', (plus, points) => {
    expect(moveOf(GUARD, [{ kind: 'move', plus }])?.move).toBe(points);
  });

  test('none without a Move on the card, none for those who never move', () => {
    expect(moveOf(GUARD, [ATTACK])).toBeUndefined();
    expect(moveOf({ ...GUARD, move: undefined }, [{ kind: 'move', plus: 2 }])?.move).toBe(0);
    expect(moveOf(GUARD, [MOVE], { immobilized: true })?.move).toBe(0); // G43
  });
});

test('GLM-MON-28 the attack that guides a Move is the first one printed after it', () => {
  expect(moveOf(ARCHER, [MOVE, ATTACK])?.attack).toEqual({ kind: 'ranged', range: 3, targets: 1 });
  expect(moveOf(ARCHER, [ATTACK, MOVE])).not.toHaveProperty('attack');
  expect(moveOf(ARCHER, [MOVE])).not.toHaveProperty('attack');
  const second: Ability = { kind: 'attack', plus: 0, targets: 2 };
  expect(moveOf(ARCHER, [ATTACK, MOVE, second])?.attack?.targets).toBe(2);
});

test('GLM-MON-12 the focus is found with the first attack on the card, or as if melee without one', () => {
  expect(planOf(ARCHER, [ATTACK, MOVE]).focusing).toEqual({ kind: 'ranged', range: 3, targets: 1 });
  expect(planOf(ARCHER, [MOVE, OTHER]).focusing).toBeUndefined();
  expect(planOf(ARCHER, [MOVE, ATTACK], { disarmed: true }).focusing).toBeUndefined(); // G44
});

test('GLM-MON-37 other abilities never change where it moves', () => {
  const plain = moveOf(ARCHER, [MOVE, ATTACK]);
  expect(moveOf(ARCHER, [OTHER, MOVE, OTHER, ATTACK, OTHER])).toEqual(plain);
});

test('GLM-MON-43 an attack only if the card has one, from base Attack and the card', () => {
  expect(planOf(GUARD, [{ kind: 'attack', plus: 1 }]).steps).toMatchObject([{ kind: 'attack', value: 3 }]);
  expect(planOf(GUARD, [MOVE]).steps.some(step => step.kind === 'attack')).toBe(false);
  expect(planOf(GUARD, [ATTACK], { disarmed: true }).steps).toEqual([]);
});

describe('GLM-MON-48 range', () => {
  test.each<[string, Statistics, Ability, unknown]>([
    [
      'none on the card: that of the statistic card',
      ARCHER,
      ATTACK,
      { kind: 'ranged', range: 3, targets: 1 },
    ],
    ['none on either: melee', GUARD, ATTACK, { kind: 'melee', targets: 1 }],
    [
      'changed by the card',
      ARCHER,
      { kind: 'attack', plus: 0, range: { plus: -1 } },
      { kind: 'ranged', range: 2, targets: 1 },
    ],
    [
      'set by the card',
      GUARD,
      { kind: 'attack', plus: 0, range: { exactly: 4 } },
      { kind: 'ranged', range: 4, targets: 1 },
    ],
  ])('%s', (_, statistics, line, attack) => {
    expect(attackOf(statistics, [line])).toEqual(attack);
  });

  test('an area with a grey hex is melee also for an archer (G49)', () => {
    const hexes = areaFrom([3, 3], [[3, 2]]);
    const line: Ability = { kind: 'attack', plus: 0, area: { hexes, grey: true } };
    expect(attackOf(ARCHER, [line])).toEqual({ kind: 'melee', targets: 1, area: hexes });
    expect(attackOf(ARCHER, [{ ...line, area: { hexes, grey: false } }])).toMatchObject({
      kind: 'ranged',
      range: 3,
    });
  });
});

test('a card says how the monster goes', () => {
  const jump: Ability = { kind: 'move', plus: 0, jump: true };
  expect(planOf(GUARD, [jump]).gait).toBe('jump');
  expect(planOf({ ...GUARD, flying: true }, [jump])).toMatchObject({
    gait: 'fly',
    steps: [{ action: { gait: 'fly' } }],
  });
  expect(planOf(GUARD, [MOVE])).toMatchObject({ gait: 'walk', steps: [{ action: { muddled: false } }] });
  expect(moveOf(GUARD, [MOVE], { muddled: true })?.muddled).toBe(true);
});
