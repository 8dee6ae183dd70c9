import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, blade, n, use } from '../fixtures/fights.js';
import type { Cast, Played } from '../fixtures/scene.js';

const rider: Partial<Cast> = {
  card: { type: 'groundVehicle', base: 50, silhouette: [0, 60], wounds: 5 },
  keywords: { reposition: true },
};
const turned = (g: Played, facing: number): Played => {
  const { x, y } = g.unit('A').minis[0]!;
  return g.give({ x, y, z: 0, facing });
};

describe('reposition', () => {
  test('LEG-KWU-REPOSITION-01 a pivot before the move, and then none after it', () => {
    const g = acting(rider).give('move');
    use(g);
    expect(g.asked).toBe('ask-pivot');
    turned(g, 9000);
    expect(g.asked).toBe('ask-move');
    g.first();
    expect(g.asked).toBe('ask-action');
    expect(g.s.act?.left).toBe(1);
  });

  test('LEG-KWU-REPOSITION-01 or after it, for every standard move', () => {
    const g = acting(rider).give('move').give('pass');
    g.first();
    expect(g.asked).toBe('ask-moment');
    use(g);
    turned(g, 27000);
    g.give('move');
    expect(g.asked).toBe('ask-moment'); // the second move has a pivot of its own
    expect(acting({ ...rider, keywords: {} }).give('move').asked).toBe('ask-move');
  });

  test('LEG-KWU-REPOSITION-02 LEG-UTYPE-12 LEG-UTYPE-22 creatures and emplacements when they withdraw', () => {
    for (const type of ['creature', 'emplacement', 'groundVehicle'] as const) {
      const g = acting(
        {
          card: { type, base: 50, silhouette: [0, 60], wounds: 5, speed: 2 },
          keywords: { reposition: true },
          weapons: [blade()],
        },
        { units: { X: { at: [[338.5, 300]], card: { wounds: 9 } } } },
      );
      if (type === 'groundVehicle') expect(g.shown()).not.toContain('withdraw');
      else {
        expect(unlike('ask-withdraw', g.give('withdraw').asked)).toBe('ask-moment');
        expect(g.legal()).toContain('pass');
      }
    }
  });

  test('LEG-KWU-RELENTLESS-03 LEG-UTYPE-12 a creature with Relentless strikes before it withdraws', () => {
    const beast = (type: 'creature' | 'trooper') =>
      acting(
        {
          card: { type, ...(type === 'creature' && { base: 50, silhouette: [0, 60] as const }), wounds: 5 },
          keywords: { relentless: true },
          weapons: [blade()],
        },
        {
          units: { X: { at: [[type === 'creature' ? 338.5 : 327, 300]], card: { wounds: 9 } } },
          chance: [...n('hit', 4), ...n('blank', 4)],
        },
      ).give('withdraw');
    const g = beast('creature');
    use(g);
    g.give('X:melee');
    expect(g.told('suffers')).toMatchObject([{ unit: 'X', wounds: 4 }]);
    g.until('ask-withdraw');
    expect(g.asked).toBe('ask-withdraw');
    expect(beast('trooper').asked).toBe('ask-withdraw');
  });
});
