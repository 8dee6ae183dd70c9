import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { USUAL } from '../options.js';
import type { State } from '../state.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { abilitiesOf, placeObjectives } from './objectives.js';
import { groupsLeft } from './order.js';

describe('objectives', () => {
  const placed = (scenario: string, rolls: readonly number[] = []) => {
    const sc = scene({ real: true, rolls });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario })) as State);
    sc.s.land = { ...sc.s.land, rooms: [1, 2, 3, 4, 5, 6, 7, 8] };
    placeObjectives(sc.t);
    return sc;
  };
  const objectives = (sc: Scene) => Object.values(sc.s.figures).filter(f => f.kind === 'objective');

  test('GLM-TILE-30 GLM-CAMP-35 what a scenario gives hit points is gone at 0, not before', () => {
    const sc = placed('22');
    const altars = objectives(sc);
    expect(altars.map(f => f.type)).toEqual(['altar', 'altar', 'altar', 'altar']);
    const hp = 4 + 2 * sc.s.level;
    expect(altars[0]).toMatchObject({ hp });
    sc.play(t => suffer(t, 'altar.1', hp - 1, { how: 'attack', by: 'brute' }));
    expect(sc.hp('altar.1')).toBe(1);
    sc.play(t => suffer(t, 'altar.1', 1, { how: 'attack', by: 'brute' }));
    expect([sc.figure('altar.1'), sc.s.flags['killed altar'], sc.s.money]).toEqual([undefined, 1, []]);
  });

  test('GLM-TILE-32 GLM-CAMP-38 it is an enemy, and no negative condition is gained', () => {
    const sc = placed('22');
    expect(sc.figure('altar.1')?.side).toBe('monsters');
    for (const condition of ['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle'] as const)
      expect(gain(sc.t, 'altar.1', condition, 'brute')).toBe(false);
    expect(abilitiesOf(sc.s, sc.figure('altar.2')!)).toEqual([]);
  });

  test('GLM-CAMP-39 GLM-COMP-12 their numbers are given by chance, each once, whichever hex comes first', () => {
    const at = (...rolls: number[]) => objectives(placed('56', rolls)).map(f => [f.id, f.at] as const);
    const hexes = at(1, 2).map(([, hex]) => hex);
    expect(new Set(hexes).size).toBe(3);
    expect(
      unlike(
        ['captive-orchid.1', 'captive-orchid.2', 'captive-orchid.3'],
        at(3, 1).map(([id]) => id),
      ),
    ).toEqual(['captive-orchid.3', 'captive-orchid.1', 'captive-orchid.2']);
    expect(at(3, 1).map(([, hex]) => hex)).toEqual(hexes);
    expect(() => placed('56', [2, 2])).toThrow('cannot be drawn');
    expect(objectives(placed('22')).map(f => f.id)).toEqual(['altar.1', 'altar.2', 'altar.3', 'altar.4']);
  });

  test('GLM-COMP-12 GLM-CAMP-39 allies of a scenario act in the order of their numbers', () => {
    const sc = placed('56');
    const acting = groupsLeft(sc.s).find(g => g.id === 'captive-orchid');
    expect(acting?.figures).toEqual(['captive-orchid.1', 'captive-orchid.2', 'captive-orchid.3']);
    const { [acting!.figures[0]!]: first, ...others } = sc.s.figures;
    sc.s.figures = { ...others, [first!.id]: first! };
    expect(groupsLeft(sc.s).find(g => g.id === 'captive-orchid')?.figures).toEqual(acting?.figures);
  });
});
