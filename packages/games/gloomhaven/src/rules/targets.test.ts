import { describe, expect, test } from 'vitest';
import type { AttackAbility } from '../content/abilities.js';
import { type Scene, scene } from '../fixtures/scene.js';
import { attackAbility } from './attack.js';

const BOARD = `
  . h . . . .
   g B i . b #
  . . S . . .`;

const attacks = (ab: Partial<AttackAbility>, answers: string[], map = BOARD): Scene => {
  const sc = scene({ map, answers });
  sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 1, ...ab } as AttackAbility, []));
  return sc;
};
const attacked = (sc: Scene): string[] => sc.told('attacked').map(e => e.on);
const G = ['bandit-guard.1', 'bandit-guard.2', 'bandit-guard.3'] as const;

describe('whom an attack may have as targets', () => {
  test('GLM-ATK-02 GLM-ATK-27 no ally is offered, not even under an area', () => {
    const single = attacks({}, ['pass']);
    expect([...single.asked[0]!.keys, ...single.asked[0]!.refused].join()).not.toContain('spellweaver');
    const area = { self: true, hexes: [[0, 1]] as const };
    const all = scene({ map: BOARD, answers: ['pass'] });
    all.play(t => attackAbility(t, all.run('brute'), { a: 'attack', n: 1, area }, []));
    const laid = all.asked[0]!.keys.filter(k => k.startsWith('area:'));
    expect(laid).toHaveLength(3);
    const under = scene({ map: '\n  g B S', auto: true });
    under.play(t =>
      attackAbility(
        t,
        under.run('brute'),
        {
          a: 'attack',
          n: 1,
          area: {
            self: true,
            hexes: [
              [0, 1],
              [0, 2],
            ],
          },
        },
        [],
      ),
    );
    expect(attacked(under).every(id => id === 'bandit-guard.1')).toBe(true);
  });

  test('GLM-ATK-19 Target 2: up to two different enemies within range, the others are refused', () => {
    const two = attacks({ targets: 2 }, [G[0], G[2]]);
    expect(attacked(two)).toEqual([G[0], G[2]]);
    expect(two.asked.filter(a => a.rule === 'GLM-ATK-01')).toHaveLength(2);
    expect(two.asked[0]!.refused).toContainEqual(expect.stringContaining('bandit-archer.1 GLM-ATK-'));
    expect(attacked(attacks({ targets: 2 }, [G[1], 'pass']))).toEqual([G[1]]);
    expect(attacked(attacks({ targets: 9 }, [...G]))).toEqual([...G]);
  });

  test('GLM-ATK-20 never the same figure twice', () => {
    const second = attacks({ targets: 3 }, [G[0], 'pass']).asked[1]!;
    expect(second.keys).not.toContain(G[0]);
    expect([...second.keys].sort()).toEqual([G[1], G[2], 'pass'].sort());
  });

  test('GLM-ATK-26 an added target stands within range outside the area, and the conditions hold for it', () => {
    const area = { self: true, hexes: [[0, 1]] as const };
    const first = scene({ map: BOARD, answers: ['pass'] });
    first.play(t => attackAbility(t, first.run('brute'), { a: 'attack', n: 1, area, targets: 2 }, []));
    const laid = first.asked[0]!.keys.filter(k => k.startsWith('area:'));
    const taken = scene({ map: BOARD, auto: true, answers: [laid[0]!] });
    taken.play(t =>
      attackAbility(
        t,
        taken.run('brute'),
        { a: 'attack', n: 1, area, targets: 2, conditions: ['wound'] },
        [],
      ),
    );
    const added = taken.asked.find(a => a.rule === 'GLM-ATK-01')!;
    expect(added.keys).toHaveLength(3); // two enemies beside the hero, or nobody
    expect(added.refused.join()).toContain('bandit-archer.1');
    expect(new Set(attacked(taken)).size).toBe(2);
    expect(taken.told('gained').map(e => e.condition)).toEqual(['wound', 'wound']);
  });
});
