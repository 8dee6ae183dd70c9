import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { USUAL } from '../options.js';
import type { State } from '../state.js';
import { gain } from './conditions.js';
import { suffer } from './damage.js';
import { abilitiesOf, placeObjectives } from './objectives.js';

describe('objectives', () => {
  test('GLM-COMP-12 GLM-TILE-30 GLM-TILE-31 GLM-TILE-32 GLM-MON-17 GLM-CAMP-35 GLM-CAMP-38 GLM-CAMP-39 what a scenario gives hit points can be attacked, gains no condition, and is gone at 0', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenario: '22' })) as State);
    sc.s.land = { ...sc.s.land, rooms: [1, 2, 3, 4, 5, 6, 7, 8] };
    placeObjectives(sc.t);
    const altars = Object.values(sc.s.figures).filter(f => f.type === 'altar');
    expect(altars).toHaveLength(4);
    expect(altars[0]).toMatchObject({ kind: 'objective', side: 'monsters', hp: 4 + 2 * sc.s.level });
    expect(gain(sc.t, 'altar.1', 'stun', 'brute')).toBe(false);
    sc.play(t => suffer(t, 'altar.1', 99, { how: 'attack', by: 'brute' }));
    expect([sc.figure('altar.1'), sc.s.flags['killed altar'], sc.s.money]).toEqual([undefined, 1, []]);
    expect(abilitiesOf(sc.s, altars[1]!)).toEqual([]);
  });
});
