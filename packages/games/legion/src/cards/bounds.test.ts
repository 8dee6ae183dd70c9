import { describe, expect, test } from 'vitest';
import { acting, gun, n, shot } from '../fixtures/fights.js';
import { type Cast, type Played, scene } from '../fixtures/scene.js';

/** How much, how far, to how many: the bounds of single cards. */
const commander = (id: string): Cast => ({
  at: [[300, 300]],
  card: { id, rank: 'commander', wounds: 9 },
});

describe('orders of command cards', () => {
  const EMPEROR = 'emperor-palpatine-ruler-of-the-galactic-empire';

  test('LEG-ORDER-04 a card that orders all units reaches every one at range 3, and none beyond', () => {
    const g = scene({
      now: 'orders',
      chance: n('corps', 3),
      played: { p1: 'an-entire-legion', p2: 'standing-orders' },
      units: {
        A: commander(EMPEROR),
        B: { at: [[300, 400]] },
        C: { at: [[300, 700]] },
        D: { at: [[1700, 800]] },
        X: { at: [[900, 300]], card: { rank: 'commander' }, order: 'up' },
      },
    });
    expect(['A', 'B', 'C', 'D'].map(u => g.unit(u).order)).toEqual(['up', 'up', 'up', 'none']);
  });

  const incursion = (units: Readonly<Record<string, Cast>>) =>
    scene({
      now: 'orders',
      chance: n('corps', 3),
      played: { p1: 'mechanized-incursion', p2: 'standing-orders' },
      units: {
        A: { at: [[100, 100]], card: { rank: 'commander' }, order: 'up' },
        B: {
          at: [[300, 300]],
          card: { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 5 },
        },
        X: { at: [[900, 300]], card: { rank: 'commander' }, order: 'up' },
        ...units,
      },
    });
  const droid = (x: number): Cast => ({ at: [[x, 300]], card: { type: 'droid' } });

  test('LEG-CARD-11 an order to a vehicle is followed by one to a droid at range 2, not to two of them', () => {
    const g = incursion({ C: droid(400), D: droid(500) });
    expect(g.asked).toBe('ask-card-whom');
    expect(g.why(['C', 'D'])).toBeDefined();
    g.give(['D']);
    expect(['B', 'C', 'D'].map(u => g.unit(u).order)).toEqual(['up', 'none', 'up']);
    expect(incursion({ C: droid(300 + 35 + 304 + 13), D: droid(900) }).unit('C').order).toBe('up');
    expect(incursion({ C: droid(300 + 35 + 306 + 14), D: droid(900) }).unit('C').order).toBe('none');
  });

  test('LEG-CARD-11 whom the emperor attacks is immobilized once', () => {
    const attacked = (played: string): Played => {
      const g = shot([...n('blank', 4), ...n('blank', 4)], {
        played: { p1: played },
        by: { ...commander(EMPEROR), weapons: [gun()] },
        to: { card: { wounds: 9 } },
      });
      for (let k = 0; k < 30 && g.s.attack; k++) g.first();
      return g;
    };
    expect(attacked('and-now-you-will-die').unit('X').tokens.immobilize).toBe(1);
    expect(attacked('standing-orders').unit('X').tokens.immobilize).toBe(0);
  });
});

test('not from the rulebook: Master Storyteller needs one Ewok at range 2, and one is enough', () => {
  const why = (x: number): string | undefined =>
    acting(
      { keywords: { 'master-storyteller': true } },
      { units: { B: { at: [[x, 300]], card: { affiliation: 'ewoks' } } } },
    ).why('card:master-storyteller');
  expect([why(400), why(900)]).toEqual([undefined, 'LEG-ACTV-17']);
});
