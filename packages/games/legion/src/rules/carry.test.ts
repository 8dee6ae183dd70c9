import { describe, expect, test } from 'vitest';
import { acting } from '../fixtures/fights.js';
import type { Cast, Played, Scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** LEG-BATTLE-03: whoever moves the leader of a unit, the token that it claimed lies beside it afterwards. */

const carrying = (cast: Partial<Cast> = {}, more: Partial<Scene> = {}): Played => {
  const [x = 300, y = 300] = cast.at?.[0] ?? [];
  return acting(cast, {
    tokens: [{ by: 'A', x: (x + 26) * 100, y: y * 100 }],
    battle: { objective: 'recover-the-supplies', deployment: 'battle-lines' },
    ...more,
  });
};
/** From the centre of the leader to that of the token, in millimetres. */
const gap = (g: Played, unit: string): number => {
  const [m] = g.unit(unit).minis;
  const [t] = g.s.tokens;
  return Math.hypot((m?.x ?? 0) - (t?.x ?? 0), (m?.y ?? 0) - (t?.y ?? 0)) / 100;
};

describe('a claimed token', () => {
  test('LEG-BATTLE-03 LEG-GAP-160 after a move it is put anywhere beside the leader, and nowhere else', () => {
    const g = carrying().give('move').give({ x: 40000, y: 30000, z: 0 });
    expect([g.asked, g.seat]).toEqual(['ask-carry', 'p1']);
    expect(g.legal()[0]).toMatchObject({ x: 42600, y: 30000 }); // where it lay, if nobody thinks about it
    expect(g.why({ x: 40000, y: 32600, z: 0 })).toBeUndefined();
    expect(g.why({ x: 40000, y: 33000, z: 0 })).toBe('LEG-BATTLE-03');
    expect(g.why({ x: 40000, y: 32000, z: 0 })).toBe('LEG-BATTLE-03'); // under the base
    g.give({ x: 40000, y: 27400, z: 0 });
    expect(g.s.tokens).toMatchObject([{ by: 'A', x: 40000, y: 27400 }]);
    expect(g.asked).toBe('ask-action');
  });

  test('LEG-BATTLE-03 LEG-TOKEN-05 it stays on the table and out of buildings', () => {
    const rim = carrying({ at: [[1700, 300]] })
      .give('move')
      .give({ x: 181500, y: 30000, z: 0 });
    expect(rim.why({ x: 184100, y: 30000, z: 0 })).toBe('LEG-BATTLE-03');
    for (const p of rim.legal() as { x: number }[]) expect(p.x).toBeLessThanOrEqual(182880 - 1250);
    const wall = [piece('wall', [415, 200, 500, 400], 200, { move: 'impassable', blocksSight: true })];
    const house = carrying({}, { terrain: wall }).give('move').give({ x: 40000, y: 30000, z: 0 });
    expect(house.why({ x: 42600, y: 30000, z: 0 })).toBe('LEG-BATTLE-03');
    expect(house.first().s.tokens[0]?.x).toBeLessThanOrEqual(41500 - 1250);
  });

  test('LEG-BATTLE-03 a displaced leader keeps it, and its own player lays it down', () => {
    const g = acting(
      { card: { type: 'groundVehicle', base: 100, silhouette: [0, 80], wounds: 9, speed: 2 } },
      { units: { X: { at: [[480, 300]] } }, tokens: [{ by: 'X', x: 50600, y: 30000 }] },
    ).give('move');
    const on = (g.legal() as { x: number; y: number }[]).find(
      p => Math.hypot(p.x - 48000, p.y - 30000) < 6000,
    );
    g.give(on as never);
    expect([g.asked, g.seat]).toEqual(['ask-put-back', 'p2']);
    g.first();
    expect([g.asked, g.seat]).toEqual(['ask-carry', 'p2']);
    expect(gap(g.first(), 'X')).toBeCloseTo(26, 1);
  });

  test('LEG-BATTLE-03 a leader that is brought into melee keeps it', () => {
    const g = acting(
      { card: { wounds: 3 } },
      {
        units: {
          X: {
            at: [
              [470, 300],
              [420, 300],
            ],
          },
        },
        tokens: [{ by: 'X', x: 49600, y: 30000 }],
      },
    )
      .give('move')
      .give({ x: 39300, y: 30000, z: 0 });
    expect(g.asked).toBe('ask-join-melee');
    g.first();
    expect([g.asked, g.seat]).toEqual(['ask-carry', 'p2']);
    expect(gap(g.first(), 'X')).toBeCloseTo(26, 1);
  });
});
