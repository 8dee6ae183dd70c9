import { describe, expect, test } from 'vitest';
import type { UpgradeCard, Weapon } from '../../content/cards.js';
import { commandCard, upgradeCard } from '../../content/index.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene } from '../../fixtures/scene.js';

const up = (...ids: string[]): { upgrades: UpgradeCard[] } => ({ upgrades: ids.map(id => upgradeCard(id)) });
const named = (command: string): string => commandCard(command).units?.[0] ?? '';
const hero = (command: string, more: Partial<Cast> = {}): Cast => ({
  at: [[300, 300]],
  ...more,
  card: { id: named(command), rank: 'commander', wounds: 5, ...more.card },
});
const throughAttack = (g: Played): Played => {
  for (let n = 0; n < 30 && g.s.attack; n++) g.first();
  return g;
};
const GUN: Weapon = { ...RIFLE, dice: { red: 3 } };

describe('upgrades with a procedure of their own', () => {
  test('LEG-CARD-09 LEG-ORDER-08 an order is passed on, and the unit gets none', () => {
    const p: Scene = {
      now: 'orders',
      priority: 'p1',
      played: { p1: 'ambush', p2: 'standing-orders' },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' } },
        B: { at: [[300, 350]], ...up('comms-relay') },
        C: { at: [[300, 450]] },
        D: { at: [[300, 890]] },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
      },
    };
    const g = scene(p).give(['B']).give('B:upgrade:comms-relay');
    expect(g.shown().sort()).toEqual(['A', 'C']); // D is beyond range 2
    g.give('C');
    expect([g.unit('B').order, g.unit('C').order]).toEqual(['none', 'up']);
    const kept = scene(p).give(['B']).give('pass');
    expect(kept.unit('B').order).toBe('up');
  });

  test('LEG-CARD-09 a die for each inactive shield, blocks raise them', () => {
    const g = scene({
      now: 'end',
      units: {
        A: { at: [[300, 300]], tokens: { 'shield-down': 2, shield: 0 }, ...up('refurbished-gonk-droid') },
        X: { at: [[900, 300]] },
      },
      chance: ['block', 'surge', 'block', 'corps', 'corps'],
    });
    expect(g.unit('A').tokens).toMatchObject({ shield: 1, 'shield-down': 1 });
  });

  test('LEG-CARD-09 a shield is raised unless one was turned in this round', () => {
    const at = (marks: Cast['marks']) =>
      scene({
        now: 'end',
        units: {
          A: {
            at: [[300, 300]],
            tokens: { 'shield-down': 2 },
            marks: marks ?? {},
            ...up('saxons-combat-shield'),
          },
          X: { at: [[900, 300]] },
        },
        chance: ['block', 'corps', 'corps'],
      }).unit('A').tokens.shield;
    expect(at({})).toBe(1);
    expect(at({ 'used:upgrade:saxons-combat-shield': { until: 'round', n: 1, unit: null } })).toBe(0);
  });

  test('LEG-CARD-09 other friends at range 1-3 gain aim for each die that is not blank', () => {
    const g = scene({
      now: 'turn',
      pools: { p1: [], p2: ['corps'] },
      chance: ['block', 'surge', 'blank'],
      units: {
        A: { at: [[300, 300]], order: 'up', ...up('unorthodox-tactician') },
        B: { at: [[300, 400]], order: 'up' },
        C: { at: [[300, 500]], order: 'up' },
        D: { at: [[1000, 850]], order: 'up' },
        X: { at: [[1500, 300]] },
      },
    }).give('A');
    expect(g.shown()).toEqual(['B', 'C']);
    g.give(['B', 'C']);
    expect(['A', 'B', 'C', 'D'].map(id => g.unit(id).tokens.aim)).toEqual([0, 1, 1, 0]);
  });

  test.each([
    ['blank', 'white'],
    ['block', 'black'],
    ['surge', 'red'],
  ])('LEG-CARD-09 a defence die that shows %s adds a %s die', (face, colour) => {
    const g = scene({
      acting: 'A',
      units: {
        A: { at: [[300, 300]], weapons: [{ ...RIFLE, dice: {} }], ...up('frenzied-gunner') },
        X: { at: [[400, 300]] },
      },
      chance: [face, 'blank'],
    });
    g.give('attack').give('X').give('A:upgrade:frenzied-gunner');
    expect(
      throughAttack(g)
        .told('rolled')
        .map(e => e.colour),
    ).toEqual([colour]);
  });

  test('LEG-CARD-09 LEG-ACTV-14 a thrown blade: half the dice at range 1-2, and no other attack', () => {
    const sabre: Weapon = { name: 'Sabre', melee: true, dice: { red: 5 } };
    const at = (x: number) =>
      scene({
        acting: 'A',
        chance: ['blank', 'blank', 'blank'],
        units: {
          A: { at: [[300, 300]], weapons: [sabre, RIFLE], ...up('saber-throw') },
          X: { at: [[x, 300]] },
        },
      });
    const g = at(500).give('card:upgrade:saber-throw').give('X').until('ask-action', 6);
    expect(g.told('rolled')[0]?.faces.blank).toBe(3);
    expect(g.why('attack')).toBe('LEG-ACTV-14');
    expect(g.s.units.A?.marks).toEqual({});
    expect(at(750).why('card:upgrade:saber-throw')).toBe('LEG-ACTV-17');
  });

  test('LEG-CARD-09 up to two wounds wait until the next activation is over', () => {
    const p = (answer: string) => {
      const g = scene({
        acting: 'A',
        left: 1,
        chance: [
          'crit',
          'crit',
          'crit',
          'blank',
          'blank',
          'blank',
          'corps',
          'blank',
          'blank',
          'corps',
          'corps',
          'blank',
        ],
        pools: { p1: [], p2: ['corps'] },
        units: {
          A: { at: [[300, 300]], weapons: [FISTS, GUN] },
          X: { at: [[400, 300]], card: { wounds: 5 }, ...up('emergency-stims') },
        },
      });
      g.give('attack').give('X').until('ask-moment', 4).give('X:upgrade:emergency-stims').give(answer);
      return g.until('ask-action', 6);
    };
    const two = p('2');
    expect(two.unit('X').minis[0]?.wounds).toBe(1);
    expect(two.unit('X').upgrades[0]).toMatchObject({ state: 'exhausted', tokens: { wound: 2 } });
    expect(p('1').unit('X').minis[0]?.wounds).toBe(2);
    two.until('ask-action', 3);
    expect(two.seat).toBe('p2');
    two.give('end');
    expect(
      two
        .told('wounded')
        .filter(e => e.unit === 'X')
        .reduce((sum, e) => sum + e.n, 0),
    ).toBe(3);
  });
});

describe('command cards with a procedure of their own', () => {
  test('LEG-CARD-11 more defence dice: courage less suppression', () => {
    const dice = (suppression: number) => {
      const g = scene({
        acting: 'X',
        turn: 'p2',
        played: { p1: 'full-of-surprises' },
        chance: ['crit', ...Array.from({ length: 6 }, () => 'block')],
        units: {
          A: hero('full-of-surprises', { tokens: { suppression }, card: { courage: 3 } }),
          X: { at: [[400, 300]] },
        },
      });
      throughAttack(g.give('attack').give('A'));
      return g.told('defence-rolled')[0]?.faces.block;
    };
    expect(dice(0)).toBe(4);
    expect(dice(2)).toBe(2);
    expect(dice(5)).toBe(1);
  });

  test.each([
    [[], 0],
    [['push'], 0],
    [['assault'], 1],
    [['assault', 'push'], 2],
    [['assault', 'push', 'ambush'], 3],
  ] as const)('LEG-CARD-11 tokens for a run of pips in the discard pile: %s', (discard, n) => {
    const g = scene({
      now: 'command',
      hands: { p1: ['idiots-array', 'standing-orders'], p2: ['standing-orders', 'assault'] },
      units: { A: hero('idiots-array'), X: { at: [[900, 300]], card: { rank: 'commander' } } },
      change: s => {
        s.sides.p1!.discard = discard.map(id => `#p1-${id}` as const);
      },
    });
    g.give('#p1-idiots-array', 'p1').give('#p2-standing-orders', 'p2');
    expect(g.unit('A').tokens).toMatchObject({ aim: n, dodge: n });
  });

  test('LEG-CARD-11 suppression of troopers near by comes to the unit, two dodge tokens at most', () => {
    const g = scene({
      now: 'orders',
      priority: 'p1',
      played: { p1: 'our-fate-is-in-your-hands', p2: 'standing-orders' },
      units: {
        A: hero('our-fate-is-in-your-hands', { card: { courage: 9 } }),
        B: { at: [[300, 350]], tokens: { suppression: 3 } },
        C: { at: [[1000, 850]], tokens: { suppression: 1 } },
        X: { at: [[900, 300]], card: { rank: 'commander' } },
      },
    });
    g.until('ask-recover', 4).give('3');
    expect(g.unit('B').tokens.suppression).toBe(0);
    expect(g.unit('C').tokens.suppression).toBe(1);
    expect(g.unit('A').tokens).toMatchObject({ suppression: 3, dodge: 2 });
  });

  test('LEG-CARD-11 suppression is handed on; an enemy that takes it is immobilized', () => {
    const g = scene({
      now: 'turn',
      played: { p1: 'im-in-control' },
      pools: { p1: [], p2: ['corps'] },
      chance: ['blank', 'blank'],
      units: {
        A: hero('im-in-control', { order: 'up', tokens: { suppression: 2 }, card: { courage: 9 } }),
        X: { at: [[500, 300]] },
        Y: { at: [[1500, 300]] },
      },
    });
    g.give('command:im-in-control:command:im-in-control').give('1');
    expect(g.unit('X').tokens).toMatchObject({ suppression: 1, immobilize: 1 });
    expect(g.unit('A').tokens.suppression).toBe(1);
    expect(g.unit('Y').tokens.suppression).toBe(0);
  });
});
