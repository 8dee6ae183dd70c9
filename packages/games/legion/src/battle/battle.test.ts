import { describe, expect, test } from 'vitest';
import { type Cast, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const LEADER: Cast = { at: [[300, 300]], card: { rank: 'commander' } };
const FOE: Cast = { at: [[1500, 300]], card: { rank: 'commander' } };

describe('condition cards', () => {
  test('LEG-CARD-04 Limited Visibility: no shot beyond range 2 in round 1, beyond 3 in round 2', () => {
    const shot = (round: number, x: number) =>
      scene({
        acting: 'A',
        round,
        battle: { condition: 'limited-visibility' },
        units: {
          A: { at: [[300, 300]], weapons: [{ name: 'Gun', range: [1, 5], dice: { red: 1 } }] },
          X: { at: [[x, 300]] },
        },
      }).why('attack');
    expect(shot(1, 630)).toBeUndefined();
    expect(shot(1, 640)).toBe('LEG-ATK-05');
    expect(shot(2, 780)).toBeUndefined();
    expect(shot(2, 790)).toBe('LEG-ATK-05');
    expect(shot(3, 900)).toBeUndefined();
  });

  test('LEG-CARD-04 War Weary: a commander lends courage at range 1 only', () => {
    const panics = (x: number, condition: string | null) =>
      scene({
        now: 'activate',
        acting: 'A',
        battle: { condition },
        units: {
          A: { at: [[300, 300]], tokens: { suppression: 2 }, card: { courage: 1 } },
          B: { at: [[x, 300]], card: { rank: 'commander', courage: 3 }, order: 'up' },
          X: FOE,
        },
        chance: ['blank', 'blank'],
      }).told('ready-to-act')[0]?.panicked;
    expect(panics(600, null)).toBe(false);
    expect(panics(600, 'war-weary')).toBe(true);
    expect(panics(450, 'war-weary')).toBe(false);
  });

  test('LEG-CARD-04 Hostile Environment: who touches no terrain keeps its suppression', () => {
    const left = (x: number) =>
      scene({
        now: 'end',
        battle: { condition: 'hostile-environment' },
        terrain: [piece('wall', [400, 200, 420, 400], 38)],
        units: { A: LEADER, B: { at: [[x, 300]], tokens: { suppression: 2 } }, X: FOE },
      }).unit('B').tokens.suppression;
    expect(left(500)).toBe(2);
    expect(left(386.5)).toBe(1);
  });
});

describe('objective cards', () => {
  const end = (objective: string, units: Scene['units'], more: Partial<Scene> = {}) =>
    scene({ now: 'end', round: 6, battle: { objective, deployment: 'battle-lines' }, ...more, units }).told(
      'scored',
    );

  test('LEG-CARD-02 LEG-GEN-23 Breakthrough: leaders wholly in the zone of the enemy', () => {
    const units = { A: { ...LEADER, at: [[300, 800]] as const }, B: { at: [[500, 770]] as const }, X: FOE };
    expect(end('breakthrough', units)).toMatchObject([{ who: 'p1', points: 1 }]);
  });

  test('LEG-CARD-02 Intercept: trooper leaders at range 1 of a token, one point in rounds 2 and 4, two at the end', () => {
    const units = { A: { ...LEADER, at: [[900, 400]] as const }, X: FOE };
    const tokens = [{ x: 91440, y: 45720 }];
    const after = (round: number) =>
      scene({ now: 'end', round, battle: { objective: 'intercept-the-transmissions' }, units, tokens })
        .told('scored')
        .map(e => e.points);
    expect([1, 2, 3, 4, 5, 6].map(after)).toEqual([[], [1], [], [1], [], [2]]);
  });

  test('LEG-CARD-02 Key Positions: most leaders in contact with the piece', () => {
    const wall = piece('wall', [400, 200, 420, 400], 38);
    const tokens = [{ x: 41000, y: 30000, on: 'wall' }];
    const units = {
      A: { ...LEADER, at: [[386.5, 300]] as const },
      X: { ...FOE, at: [[433.5, 300]] as const },
      Y: { at: [[433.5, 340]] as const },
    };
    expect(end('key-positions', units, { terrain: [wall], tokens })).toMatchObject([
      { who: 'p2', points: 1 },
    ]);
    expect(end('key-positions', { A: units.A, X: units.X }, { terrain: [wall], tokens })).toEqual([]);
  });

  test('LEG-CARD-02 Recover: one for each claimed token', () => {
    const units = { A: LEADER, X: FOE };
    expect(
      end('recover-the-supplies', units, { tokens: [{ by: 'A' }, { by: 'A' }, { by: 'X' }, { by: null }] }),
    ).toMatchObject([
      { who: 'p1', points: 2 },
      { who: 'p2', points: 1 },
    ]);
  });

  test('LEG-CARD-02 Sabotage: blue scores tokens above two, red those below', () => {
    const units = { A: LEADER, X: FOE };
    const tokens = [{ wounds: 4 }, { wounds: 2 }, { wounds: 1 }, { wounds: 0 }];
    expect(end('sabotage-the-moisture-vaporators', units, { tokens })).toMatchObject([
      { who: 'p1', points: 2 },
      { who: 'p2', points: 3 },
    ]);
  });

  test('LEG-CARD-02 Elimination: one for a defeated unit, two for a great one', () => {
    const dead = (rank: 'corps' | 'heavy'): Cast => ({ at: [], where: 'defeated', card: { rank } });
    expect(end('elimination', { A: LEADER, X: FOE, Y: dead('corps'), Z: dead('heavy') })).toMatchObject([
      { who: 'p1', points: 3 },
    ]);
  });

  test('LEG-CARD-02 Breach: leaders wholly at range 1 of the edge of the enemy', () => {
    const units = { A: { ...LEADER, at: [[300, 780]] as const }, B: { at: [[500, 770]] as const }, X: FOE };
    expect(end('breach', units)).toMatchObject([{ who: 'p1', points: 2 }]);
  });
});
