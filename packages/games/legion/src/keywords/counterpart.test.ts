import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UnitCard, UpgradeCard } from '../content/cards.js';
import { acting, facing, gun, n, shot, sum } from '../fixtures/fights.js';
import type { Cast } from '../fixtures/scene.js';

const PAL: UnitCard = {
  id: 'pal',
  name: 'Pal',
  faction: 'rebels',
  type: 'droid',
  points: 15,
  minis: 1,
  wounds: 2,
  courage: 5,
  speed: 3,
  die: 'red',
  attackSurge: 'crit',
  keywords: { inspire: 1 },
  weapons: [{ name: 'Prod', range: [1, 3], dice: { white: 2 } }],
};
const gear = (id: string, more: Partial<UpgradeCard> = {}): UpgradeCard => ({
  id,
  name: id,
  type: 'gear',
  points: 1,
  ...more,
});
const pair = (upgrades: readonly UpgradeCard[] = [], more: Partial<Cast> = {}): Partial<Cast> => ({
  at: [
    [300, 300],
    [330, 300],
  ],
  counterpart: { card: PAL, upgrades },
  card: { wounds: 4, courage: 2, speed: 1, die: 'white', ...more.card },
  ...more,
});

describe('counterpart', () => {
  test('LEG-KWU-COUNTERPART-02 rank, type, courage, speed, dice and chart are those of the unit card', () => {
    const g = acting(pair([], { weapons: [gun()] }), {
      units: { X: { at: [[500, 300]], card: { wounds: 9 } } },
      chance: ['surge', ...n('blank', 5)],
    });
    expect(g.give('move').askOf().spec.ask.args?.speed).toBe(1);
    const hit = shot(['surge', ...n('blank', 3), 'surge', 'blank'], {
      by: pair([], { weapons: [gun()], card: { wounds: 9 } }),
    });
    expect(hit.told('pool-rolled')).toMatchObject([{ hits: 0, crits: 0 }]); // not the chart of the other
  });

  test('LEG-KWU-COUNTERPART-04 LEG-KWU-COUNTERPART-07 LEG-GAP-133 wounds go to either, each with its own threshold, and the counterpart falls first', () => {
    const g = facing({
      to: {
        ...pair(),
        at: [
          [600, 300],
          [630, 300],
        ],
      },
      chance: [...n('crit', 4), ...n('blank', 4)],
    })
      .give('attack')
      .give('X');
    expect(g.asked).toBe('ask-wound');
    expect(g.legal().toSorted()).toEqual(['X.0', 'X.1']);
    g.give('X.0').give('X.0').give('X.0'); // one wound is left to the main mini
    expect(unlike('X.0', g.told('wounded').at(-1)?.mini)).toBe('X.1');
    expect(g.told('wounded').map(e => e.mini)).toEqual(['X.0', 'X.0', 'X.0', 'X.1']);
    const both = facing({
      to: {
        ...pair(),
        at: [
          [600, 300],
          [630, 300],
        ],
        wounds: [3, 1],
      },
      chance: ['crit', 'crit', 'blank', 'blank', 'blank', 'blank'],
    })
      .give('attack')
      .give('X');
    expect(both.unit('X').where).toBe('defeated');
    expect(both.told('mini-defeated').map(e => e.mini)).toEqual(['X.1', 'X.0']);
  });

  test('LEG-KWU-COUNTERPART-06 LEG-KWU-COUNTERPART-09 each mini has the weapons of its own card', () => {
    const knife = gear('knife', {
      weapons: [{ name: 'Knife', range: [1, 3], dice: { black: 1 }, by: 'each' }],
    });
    const rifle = gear('rifle', {
      weapons: [{ name: 'Rifle', range: [1, 3], dice: { red: 1 }, by: 'each' }],
    });
    const g = facing({
      by: { ...pair([knife]), weapons: [gun()], upgrades: [rifle] },
      inPart: true,
      chance: n('blank', 6),
    })
      .give('attack')
      .give('X')
      .give('each');
    expect(unlike(['unit:0', 'upgrade:0:0', 'upgrade:1:0', 'none'], g.shown())).toEqual([
      'unit:0',
      'upgrade:0:0',
      'none',
    ]);
    g.give('unit:0');
    expect(g.shown()).toEqual(['counterpart:0', 'upgrade:1:0', 'none']);
    g.give('counterpart:0');
    expect(g.told('armed')[0]?.weapons.map(w => w.weapon)).toEqual(['unit:0', 'counterpart:0']);
  });

  test('LEG-KWU-COUNTERPART-05 LEG-KWU-COUNTERPART-08 LEG-KWU-COUNTERPART-10 keywords of both, and those of the counterpart and its cards go with it', () => {
    const medkit = gear('medkit', { keywords: { bolster: 1 } });
    const alive = acting(pair([medkit], { keywords: { spotter: 1 } }));
    expect(alive.legal()).toEqual(expect.arrayContaining(['card:bolster', 'card:spotter']));
    const alone = acting(pair([medkit], { keywords: { spotter: 1 } }), {
      change: s => {
        s.units.A = { ...s.units.A!, minis: s.units.A!.minis.filter(m => m.role === 0) };
      },
    });
    expect(alone.shown()).toContain('card:spotter');
    expect(alone.shown()).not.toContain('card:bolster');
    expect(sum(alone, 'A')).toBe(0);
  });
});
