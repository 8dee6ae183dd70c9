import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { type Cast, type Played, type Scene, scene, squad } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const GUN = { name: 'Gun', range: [1, 3], dice: { red: 4 } } as const;

/** Four red dice that show these faces; the defender blocks nothing. */
const shoot = (defender: Cast, hits: number, more: Partial<Scene> = {}): Played =>
  scene({
    ...more,
    units: { A: { at: [[300, 300]], weapons: [GUN] }, X: defender, Y: { at: [[1700, 800]] }, ...more.units },
    acting: 'A',
    chance: [
      ...Array(hits).fill('crit'),
      ...Array(4 - hits).fill('blank'),
      ...Array(hits).fill('blank'),
      ...(more.chance ?? []),
    ],
  })
    .give('attack')
    .give('X');

describe('wounds', () => {
  const three = () => shoot({ at: squad(600, 300, 5) }, 3);

  test('LEG-WOUND-01 LEG-WOUND-05 who owns the unit chooses the minis, never the leader first', () => {
    const g = three();
    expect([g.asked, g.seat]).toEqual(['ask-fallen', 'p2']);
    expect(g.shown().sort()).toEqual(['X.1', 'X.2', 'X.3', 'X.4']);
  });

  test('LEG-WOUND-01 LEG-WOUND-03 those who fall by one wound each are named in one question, no fewer and no more than fall', () => {
    const g = three();
    expect(g.why(['X.1', 'X.2'])).toBe('TABLE-ANSWER');
    expect(g.why(['X.1', 'X.2', 'X.3', 'X.4'])).toBe('TABLE-ANSWER');
    expect(g.why(['X.0', 'X.1', 'X.2'])).toBe('TABLE-ANSWER'); // the leader falls last
    expect(g.why(['X.1', 'X.2', 'X.3'])).toBeUndefined();
    const all = shoot({ at: squad(600, 300, 4) }, 3); // nobody else could fall
    expect(
      all
        .told('mini-defeated')
        .map(e => e.mini)
        .sort(),
    ).toEqual(['X.1', 'X.2', 'X.3']);
    const tough = shoot({ at: squad(600, 300, 4), card: { wounds: 2 } }, 3);
    expect(tough.asked).toBe('ask-wound'); // whoever is chosen first takes two of them
    const one = shoot({ at: squad(600, 300, 4) }, 1);
    expect([one.asked, one.legal().sort()]).toEqual(['ask-wound', ['X.1', 'X.2', 'X.3']]);
  });

  test('LEG-WOUND-02 LEG-CARD-07 a mini falls with as many wounds as its threshold', () => {
    const after = (threshold: number) =>
      shoot({ at: squad(600, 300, 2), card: { wounds: threshold } }, 1)
        .unit('X')
        .minis.map(m => m.wounds);
    expect([after(1), after(2)]).toEqual([[0], [0, 1]]);
  });

  test('LEG-WOUND-03 LEG-EX-36 three wounds on five minis of threshold 1 leave two', () => {
    const g = three().give(['X.2', 'X.4', 'X.1']);
    expect(g.unit('X').minis.map(m => m.id)).toEqual(['X.0', 'X.3']);
  });

  test('LEG-WOUND-03 LEG-EX-37 leftover wounds go on to another mini', () => {
    const g = shoot({ at: squad(600, 300, 3), card: { wounds: 3 } }, 4).give('X.1');
    expect(g.told('mini-defeated')).toMatchObject([{ mini: 'X.1' }]);
    expect(g.unit('X').minis.map(m => m.wounds)).toEqual([0, 1]);
  });

  test('LEG-WOUND-06 LEG-WOUND-07 whoever is wounded takes the next wounds', () => {
    const again = (wounds: number[]) =>
      shoot({ at: squad(600, 300, 3), card: { wounds: 3 }, wounds }, 1).told('wounded');
    expect(again([0, 0, 2])).toMatchObject([{ mini: 'X.2', n: 1 }]);
    expect(again([0, 1, 2])).toMatchObject([{ mini: 'X.2', n: 1 }]);
  });

  test('LEG-WOUND-08 of equally wounded minis the controller chooses', () => {
    const g = shoot({ at: squad(600, 300, 4), card: { wounds: 3 }, wounds: [0, 1, 1, 0] }, 1);
    expect(g.shown().sort()).toEqual(['X.1', 'X.2']);
  });

  test('LEG-WOUND-14 a wounded leader is passed over while others remain', () => {
    const g = shoot({ at: squad(600, 300, 2), card: { wounds: 3 }, wounds: [2, 0] }, 1);
    expect(g.told('wounded')).toMatchObject([{ mini: 'X.1' }]);
  });

  test('LEG-WOUND-03 LEG-WOUND-09 LEG-ORDER-12 wounds beyond the last mini are lost; the unit is defeated', () => {
    const g = shoot({ at: squad(600, 300, 2), order: 'up' }, 4);
    expect(g.unit('X')).toMatchObject({ where: 'defeated', minis: [], order: 'none' });
    expect(g.unit('X').tokens.suppression).toBe(0); // G-48
  });

  test('LEG-WOUND-04 no more wounds than the minis that are seen can take', () => {
    const wall = piece('wall', [560, 310, 570, 500], 200, { blocksSight: true });
    const g = shoot(
      {
        at: [
          [600, 260],
          [600, 230],
          [605, 400],
          [605, 430],
        ],
      },
      4,
      { terrain: [wall] },
    );
    expect(g.told('suffers')).toMatchObject([{ wounds: 2 }]);
  });

  test('LEG-CARD-19 LEG-CARD-05 a card goes with its mini', () => {
    const card: UpgradeCard = {
      id: 'sniper',
      name: 'Sniper',
      type: 'personnel',
      points: 9,
      mini: true,
      keywords: { sharpshooter: 2 },
    };
    const g = shoot({ at: squad(600, 300, 2), upgrades: [card] }, 1);
    expect(g.told('mini-defeated')).toMatchObject([{ mini: 'X.1' }]);
    expect(g.unit('X').minis.map(m => m.role)).toEqual([0]);
  });

  test('LEG-CARD-09 an added mini has the wound threshold of its card', () => {
    const card: UpgradeCard = {
      id: 'guard',
      name: 'Guard',
      type: 'personnel',
      points: 9,
      mini: true,
      wounds: 2,
    };
    const g = shoot({ at: squad(600, 300, 2), upgrades: [card] }, 1);
    expect(g.unit('X').minis.map(m => m.wounds)).toEqual([0, 1]);
  });

  test('LEG-BATTLE-05 a defeated leader leaves its token where it lies', () => {
    const g = shoot({ at: [[600, 300]] }, 1, { tokens: [{ by: 'X', x: 62600, y: 30000 }] });
    expect(g.told('dropped')).toMatchObject([{ unit: 'X', why: 'defeat' }]);
    expect(g.s.tokens).toMatchObject([{ by: null, x: 62600 }]);
  });
});

describe('vehicles', () => {
  const walker: Cast = {
    at: [[600, 300]],
    card: { type: 'groundVehicle', base: 70, silhouette: [0, 90], wounds: 8, resilience: 3 },
  };

  test('LEG-UTYPE-26 LEG-UTYPE-27 LEG-CARD-06 at its resilience a vehicle rolls: block, damaged', () => {
    const g = shoot(walker, 3, { chance: ['block'] });
    expect(g.unit('X').damage).toBe('damaged');
    g.end();
  });

  test('LEG-UTYPE-26 LEG-UTYPE-25 below it, or without one, nothing is rolled', () => {
    expect(shoot(walker, 2).unit('X').damage).toBeNull();
    const { resilience: _, ...tough } = walker.card!;
    expect(shoot({ ...walker, card: tough }, 4).unit('X').damage).toBeNull();
  });

  test('LEG-UTYPE-29 LEG-UTYPE-31 blank: disabled; surge: the attacker picks a weapon', () => {
    expect(shoot(walker, 3, { chance: ['blank'] }).unit('X').damage).toBe('disabled');
    const g = shoot(walker, 3, { chance: ['surge'] });
    expect(g.asked).toBe('ask-disrupt');
    expect(g.seat).toBe('p1');
    g.give('unit:1');
    expect(g.unit('X')).toMatchObject({ damage: 'disrupted', disrupted: 'unit:1' });
  });

  test('LEG-UTYPE-34 LEG-UTYPE-33 once in a game', () => {
    const rolled = { resilience: { until: 'game', n: 1, unit: null } } as const;
    const g = shoot({ ...walker, marks: rolled }, 4);
    expect(unlike(1, g.told('resilience').length)).toBe(0);
  });

  const acts = (damage: 'damaged' | 'disabled', chance: string[]): Played =>
    scene({
      units: {
        A: { at: [[300, 300]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 60], wounds: 8 } },
        X: { at: [[1700, 300]] },
      },
      now: 'activate',
      acting: 'A',
      chance,
      change: s => {
        s.units.A = { ...s.units.A!, damage };
      },
    });

  test('LEG-UTYPE-28 damaged: a blank costs an action', () => {
    expect(acts('damaged', ['blank']).s.act?.left).toBe(1);
    expect(acts('damaged', ['block']).s.act?.left).toBe(2);
  });

  test('LEG-UTYPE-30 disabled: no reverse, a standard move costs two actions, a pivot one', () => {
    const g = acts('disabled', []);
    expect(g.why('reverse')).toBe('LEG-UTYPE-30');
    expect(g.why('pivot')).toBeUndefined();
    g.give('aim');
    expect(g.why('move')).toBe('LEG-UTYPE-30');
  });

  test('LEG-UTYPE-32 a disrupted weapon adds half its dice, rounded up', () => {
    const g = scene({
      units: {
        A: { at: [[300, 300]], weapons: [{ name: 'Gun', range: [1, 3], dice: { red: 3 } }] },
        X: { at: [[600, 300]] },
        Y: { at: [[1700, 300]] },
      },
      acting: 'A',
      chance: ['blank', 'blank'],
      change: s => {
        s.units.A = { ...s.units.A!, damage: 'disrupted', disrupted: 'unit:0' };
      },
    });
    g.give('attack').give('X');
    expect(g.told('armed')[0]?.weapons[0]?.dice.red).toBe(2);
  });
});
