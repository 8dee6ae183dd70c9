import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { marksOf } from '../content/offered.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { F, Figure } from '../state.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { placeLater } from './later.js';
import { alliesOf, areEnemies, enemiesOf } from './look.js';
import { positionOf } from './monster-turn.js';
import { groupsLeft } from './order.js';
import { sideOf } from './scenario-figures.js';
import { fieldFor, rulesAtRoundEnd, rulesAtRoundStart } from './scenario-rules.js';
import { spawnAt } from './spawns.js';
import { othersOf } from './walk.js';

const under = (scenario: number, given: Given = {}): Scene => {
  const sc = scene(given);
  sc.s.scenario = scenario;
  return sc;
};

/** The whole board of a scenario, with the brute on one of its start hexes. */
const onBoard = (scenario: number, rooms: readonly number[]): Scene => {
  const sc = scene({ real: true });
  const plan = planOf(scenario);
  sc.s.scenario = scenario;
  sc.s.width = plan.rows;
  sc.s.land = { scenario, rooms: [...rooms], open: [], locked: [], things: [] };
  sc.s.figures = { brute: { ...(sc.figure('brute') as Figure), at: plan.start[0]! } };
  return sc;
};

const typed = (sc: Scene, id: string, by: Partial<Figure>): void => {
  sc.s.figures[id] = { ...(sc.figure(id) as Figure), ...by };
};

describe('a third side', () => {
  test('fights characters and monsters alike, from its section on', () => {
    const sc = under(91, { map: '\n  . B g h .' });
    const spirit = { ...(sc.figure('bandit-guard.2') as F), side: 'third' as const };
    expect([
      areEnemies(spirit, sc.figure('bandit-guard.1')!),
      areEnemies(spirit, sc.figure('brute')!),
    ]).toEqual([true, true]);
    expect(sideOf(sc.s, 'living-spirit')).toBe('monsters');
    sc.s.land = { ...sc.s.land, rooms: [1, 2] };
    expect([sideOf(sc.s, 'living-spirit'), sideOf(sc.s, 'bandit-guard'), sideOf(sc.s, 'hound')]).toEqual([
      'third',
      'monsters',
      'heroes',
    ]);
  });
});

describe('groups that come and go', () => {
  const round = (n: number): Scene => {
    const sc = under(61, { map: '\n  . B g h .' });
    typed(sc, 'bandit-guard.1', { type: 'ooze' });
    typed(sc, 'bandit-guard.2', { type: 'flame-demon' });
    sc.s.round = n;
    sc.play(t => rulesAtRoundStart(t));
    return sc;
  };

  test('one acts in odd rounds, the other in even ones', () => {
    const acting = (sc: Scene) =>
      groupsLeft(sc.s)
        .map(g => g.id)
        .filter(id => id === 'ooze' || id === 'flame-demon');
    expect([acting(round(3)), acting(round(4))]).toEqual([['ooze'], ['flame-demon']]);
  });

  test('who is not there is nobody’s enemy and nobody’s ally, cannot be hurt, and is passed but not stopped on', () => {
    const sc = round(3);
    const [ooze, demon] = [sc.figure('bandit-guard.1')!, sc.figure('bandit-guard.2')!];
    const brute = sc.figure('brute')!;
    expect(enemiesOf(sc.s, brute).map(f => f.id)).toEqual([ooze.id]);
    expect(alliesOf(sc.s, ooze)).toEqual([]);
    expect(othersOf(sc.s, brute).allies).toContain(demon.at);
    expect(positionOf(sc.s, ooze).allies).toEqual([demon.at]);
    sc.play(t => suffer(t, demon.id, 3, { how: 'attack', by: 'brute' }));
    expect(sc.hp(demon.id)).toBe(10);
    expect(gain(sc.t, demon.id, 'poison', 'brute')).toBe(false);
    expect(gain(sc.t, ooze.id, 'poison', 'brute')).toBe(true);
  });
});

test('a door that a kind may not pass is an obstacle to it and to nobody else', () => {
  const sc = onBoard(67, planOf(67).revealed);
  const door = planOf(67).doors.find(d => d.label === '2')!;
  sc.s.land = { ...sc.s.land, rooms: [...planOf(67).rooms.keys()], open: [door.id] };
  const guard = sc.figure('brute')!;
  const golem = { ...guard, type: 'arcane-golem' } as F;
  const kindAt = (f: F): number => fieldFor(sc.s, f).kinds[door.at]!;
  expect(kindAt(golem)).not.toBe(kindAt(guard));
});

describe('the gate', () => {
  test('defenders of the gate stand there only once it has fallen or somebody is past it', () => {
    const placed = (open: boolean): string[] => {
      const sc = onBoard(35, planOf(35).revealed);
      const gate = planOf(35).doors[0]!;
      if (open) sc.s.land = { ...sc.s.land, open: [gate.id] };
      sc.play(t => placeLater(t));
      return Object.values(sc.s.figures).map(f => f.type);
    };
    expect(placed(false)).toEqual(['brute']);
    expect(placed(true)).toContain('captain-of-the-guard');
  });

  test('the demon comes when the gate falls, hurt for every round that it stood', () => {
    const sc = onBoard(36, planOf(36).revealed);
    const gate = planOf(36).doors.find(d => d.label === '1')!;
    sc.s.level = 1;
    for (const n of [2, 3]) {
      sc.s.round = n;
      sc.play(t => rulesAtRoundEnd(t));
    }
    sc.s.land = { ...sc.s.land, open: [gate.id] };
    sc.play(t => spawnAt(t, 'turnEnd'));
    const demon = Object.values(sc.s.figures).find(f => f.type === 'prime-demon-scenario-36')!;
    expect(demon.max - demon.hp).toBe(2 * (2 * sc.s.characters + 1 - 2));
  });
});

test('what is played carries no mark', () => {
  expect([35, 36, 61, 67, 91].map(id => marksOf(scenarioOf(id)))).toEqual([[], [], [], [], []]);
});
