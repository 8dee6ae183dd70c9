import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';
import type { TokenAt } from '../state.js';

const LEADER = { rank: 'commander' } as const;
const at = (x: number, y: number, facing = 0, z = 0) => ({
  x: Math.round(x * 100),
  y: Math.round(y * 100),
  z: z * 100,
  facing: facing * 100,
});
const BATTLE = { objective: 'payload', deployment: 'battle-lines' } as const;
const cart = (x: number, y: number, seat: 'p1' | 'p2' = 'p1', n = 1): Partial<TokenAt> =>
  ({ id: `cart-${n}`, kind: 'cart', x: x * 100, y: y * 100, seat, facing: 0 }) as const;

/** The end of a round: the cart of player 1 at (600, 300) looks east, A beside it. */
const rolling = (more: Partial<Scene> = {}): Played =>
  scene({
    now: 'end',
    battle: BATTLE,
    ...more,
    tokens: [cart(600, 300), ...(more.tokens ?? [])],
    units: {
      A: { at: [[560, 400]], card: LEADER },
      X: { at: [[1500, 800]], card: LEADER },
      ...more.units,
    },
  });
/** The same when the cart has not been turned and is about to move. */
const moving = (more: Partial<Scene> = {}): Played => {
  const guards = { C: { at: [[520, 400]] }, D: { at: [[480, 400]] } } as const;
  return rolling({ ...more, units: { ...guards, ...more.units } })
    .give('roll')
    .give(at(600, 300));
};

describe('set-up', () => {
  const aside: Cast = { at: [[0, 0]], where: 'aside' };
  const high = piece('bridge', [800, 400, 900, 500], 100, { bottom: 6000 });
  const rock = piece('rock', [1000, 400, 1100, 500], 100);
  const home = piece('hut', [300, 20, 400, 100], 60);
  const begin = (): Played =>
    scene({
      now: 'objective',
      round: 0,
      battle: BATTLE,
      terrain: [high, rock, home],
      units: { A: aside, B: aside, X: aside },
    });

  test('LEG-BATTLE-10 two carts on bases of 50 mm, each in the zone of its player, blue first', () => {
    const g = begin();
    expect([g.asked, g.seat]).toEqual(['ask-place-cart', 'p1']);
    expect(g.why(at(600, 127))).toBeUndefined();
    expect(g.why(at(600, 128))).toBe('LEG-CARD-02'); // 25 mm of it would lie outside
    g.give(at(600, 100, 90));
    expect(g.seat).toBe('p2');
    g.give(at(600, 800, 270));
    expect(g.s.tokens.filter(t => t.kind === 'cart').map(t => [t.seat, t.facing])).toEqual([
      ['p1', 9000],
      ['p2', 27000],
    ]);
  });

  test('LEG-BATTLE-11 the pieces to reach stand on the battlefield, and not wholly in a zone', () => {
    const g = begin()
      .give(at(600, 100, 90))
      .give(at(600, 800, 270));
    expect([g.asked, g.seat]).toEqual(['ask-goal', 'p1']);
    expect([g.why('bridge'), g.why('hut'), g.why('rock')]).toEqual([
      'LEG-BATTLE-11',
      'LEG-BATTLE-11',
      undefined,
    ]);
    g.give('rock').give('rock');
    expect(g.s.tokens.filter(t => t.on === 'rock').map(t => t.seat)).toEqual(['p2', 'p1']);
  });
});

describe('who moves a cart', () => {
  const leaders = (own: number, foes: number, blue: 'p1' | 'p2' = 'p1'): Played =>
    rolling({
      blue,
      units: {
        A: { at: [[own, 300]], card: LEADER },
        X: { at: [[foes, 300]], card: LEADER },
      },
    });

  test('LEG-CARD-02 with more leaders of one’s own than of the enemy at range 1, at the end of every round', () => {
    expect(leaders(760, 900).asked).toBe('ask-cart');
    expect(leaders(760, 500).asked).not.toBe('ask-cart'); // as many
    expect(leaders(900, 1500).asked).not.toBe('ask-cart'); // beyond range 1
    const g = leaders(760, 900).give('leave');
    expect(g.told('cart-moved')).toEqual([]);
  });

  test('LEG-NOTCH-04 it turns by no more than 90 degrees, in its place', () => {
    const g = rolling().give('roll');
    expect([g.why(at(600, 300, 90)), g.why(at(600, 300, 91)), g.why(at(610, 300))]).toEqual([
      undefined,
      'LEG-NOTCH-04',
      'LEG-NOTCH-04',
    ]);
  });
});

describe('how a cart moves', () => {
  /** 125 mm of the tool and the base between its notches: 169 mm. */
  test('LEG-BATTLE-15 a cart that no tool leads away from only turns', () => {
    const wall = piece('wall', [626, 200, 700, 400], 100, { move: 'impassable' });
    expect(moving().asked).toBe('ask-roll-cart');
    const g = moving({ terrain: [wall] });
    expect(g.asked).not.toBe('ask-roll-cart');
    expect(g.told('cart-moved')).toHaveLength(1);
  });

  test('LEG-BATTLE-15 at speed 2, the whole way or a part, over difficult and not through impassable terrain', () => {
    const swamp = piece('swamp', [620, 250, 760, 350], 0, { kind: 'area', move: 'difficult' });
    const rock = piece('rock', [690, 290, 700, 310], 20, { move: 'impassable' });
    const ends = (terrain: Scene['terrain'] & object) => {
      const g = moving({ terrain });
      return [at(640, 300), at(769, 300), at(771, 300)].map(p => g.why(p) === undefined);
    };
    expect(ends([])).toEqual([true, true, false]);
    expect(unlike([true, false, false], ends([swamp]))).toEqual([true, true, false]);
    expect(unlike(ends([]), ends([rock]))).toEqual([false, false, false]); // the tool lies over it
    const beside = piece('rock', [690, 312, 700, 330], 20, { move: 'impassable' });
    expect(ends([beside])).toEqual([true, false, false]); // the base would slide into it
  });

  test('LEG-BATTLE-16 through minis and other carts, but not onto those that cannot be set aside', () => {
    const tank: Cast = { at: [[680, 300]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] } };
    const g = moving({ units: { W: tank }, tokens: [cart(690, 300, 'p2', 2)] });
    expect(g.why(at(720, 300))).toBeDefined();
    expect(unlike(g.why(at(720, 300)), g.why(at(769, 300)))).toBeUndefined();
    expect(moving({ units: { W: tank } }).why(at(700, 300))).toBe('LEG-UTYPE-39');
    expect(moving({ tokens: [cart(690, 300, 'p2', 2)] }).why(at(700, 300))).toBe('LEG-BATTLE-18');
    const fight = { B: { at: [[760, 300]] }, W: { at: [[760, 327]] } } as const;
    expect(moving({ units: fight }).why(at(769, 300))).toBe('G-24'); // in melee nobody is set aside
  });

  test('LEG-BATTLE-17 a trooper on whom it ends is set aside, by the opponent of who moved it', () => {
    const g = moving({ units: { W: { at: [[769, 300]] } } }).give(at(769, 300));
    expect(unlike('ask-cart', g.asked)).toBe('ask-put-back');
    expect(g.seat).toBe('p2');
    g.first();
    expect(g.told('displaced')).toMatchObject([{ unit: 'W', by: 'cart-1' }]);
    const [mini] = g.unit('W').minis;
    const far = Math.hypot((mini?.x ?? 0) - 76900, (mini?.y ?? 0) - 30000);
    expect(far).toBeGreaterThanOrEqual(3840); // 25 and 13.5 mm, up to the tolerance
  });
});

describe('a cart on the field', () => {
  const acting = (units: Scene['units'], tokens: Scene['tokens'] & object): Played =>
    scene({
      acting: 'A',
      tokens,
      units: {
        A: { at: [[300, 300]], weapons: [{ name: 'Gun', range: [1, 5], dice: { red: 1 } }] },
        Y: { at: [[1700, 850]], order: 'up' },
        ...units,
      },
      chance: ['hit', 'blank'],
    });

  test('LEG-BATTLE-12 it is no unit: nobody attacks it', () => {
    const g = acting({}, [cart(400, 300, 'p2')]);
    expect(g.why('attack')).toBe('LEG-ATK-05');
    expect(Object.keys(g.s.units)).toEqual(['A', 'Y']);
  });

  const coverOf = (x: Partial<Cast>, carts: Scene['tokens'] & object): number | undefined =>
    acting({ X: { at: [[600, 300]], ...x } }, carts)
      .give('attack')
      .until('ask-action')
      .told('covered')[0]?.cover;

  test('LEG-BATTLE-14 heavy cover for troopers, none for creatures and vehicles, and it is seen past', () => {
    const here = [cart(560, 300)];
    expect(coverOf({}, [])).toBe(0);
    expect(unlike(undefined, coverOf({}, here))).toBe(2); // it is shot at all the same
    expect(coverOf({ card: { type: 'creature', base: 50 } }, here)).toBe(0);
    expect(coverOf({ card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] } }, here)).toBe(0);
  });

  test('LEG-BATTLE-13 it covers from the base up to its handle, at 30 mm', () => {
    const above = (level: number) =>
      scene({
        acting: 'A',
        tokens: [cart(450, 300)],
        terrain: [piece('a', [280, 280, 320, 320], level), piece('b', [580, 280, 620, 320], level)],
        units: {
          A: { at: [[300, 300, level]], weapons: [{ name: 'Gun', range: [1, 5], dice: { red: 1 } }] },
          X: { at: [[600, 300, level]] },
          Y: { at: [[1700, 850]], order: 'up' },
        },
        chance: level > 30 ? ['hit', 'blank'] : ['hit'],
      })
        .give('attack')
        .until('ask-action')
        .told('covered')[0]?.cover;
    expect([above(29), above(31)]).toEqual([2, 0]);
  });

  test('LEG-BATTLE-18 units move through it and do not end on it', () => {
    const g = acting({ X: { at: [[1500, 300]] } }, [cart(360, 300)]).give('move');
    expect(g.why(at(390, 300))).toBe('LEG-BATTLE-18');
    expect(unlike(g.why(at(390, 300)), g.why(at(425, 300)))).toBeUndefined();
  });
});

describe('the end', () => {
  test('LEG-GEN-23 LEG-CARD-02 three points in contact with the piece, two at range 1, one at range 2', () => {
    const rock = piece('rock', [1000, 250, 1100, 350], 60);
    const points = (x: number) =>
      scene({
        now: 'end',
        round: 6,
        battle: BATTLE,
        terrain: [rock],
        tokens: [cart(x, 300), { id: 'objective-9', on: 'rock', seat: 'p1' }],
        units: { A: { at: [[300, 100]], card: LEADER }, X: { at: [[1500, 800]], card: LEADER } },
      }).result?.points.p1;
    expect([975, 974, 823, 822, 671, 669].map(points)).toEqual([3, 2, 2, 1, 1, 0]);
  });
});
