import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { type Cast, FISTS, type Played, type Scene, scene, squad } from '../fixtures/scene.js';

const at = (x: number, y = 300): Cast => ({ at: [[x, y]] });
/** Two units far away that are still to act: the phase goes on. */
const REST = { Y: { ...at(1700, 800), order: 'up' }, Z: { ...at(1700, 850), order: 'up' } } as const;

describe('turns', () => {
  test('LEG-ACTV-02 LEG-ACTV-03 LEG-TOKEN-01 an ordered unit, or a token of the pool', () => {
    const g = scene({
      units: { A: { ...at(300), order: 'up' }, B: at(400), X: at(1500) },
      pools: { p1: ['corps'] },
      chance: ['corps'],
    });
    expect(g.legal()).toEqual(['draw', 'A']);
    const ordered = g.give('A');
    expect(ordered.told('activated')).toMatchObject([{ unit: 'A', drawn: false }]);
    const drawn = scene({
      units: { A: { ...at(300), order: 'up' }, B: at(400), X: at(1500) },
      pools: { p1: ['corps'] },
      chance: ['corps'],
    }).give('draw');
    expect(drawn.told('activated')).toMatchObject([{ unit: 'B', drawn: true }]);
  });

  test('LEG-ACTV-04 a drawn token finds only units without any order token', () => {
    const g = scene({
      units: { A: { ...at(300), order: 'down' }, B: at(400), C: at(500), X: at(1500) },
      pools: { p1: ['corps', 'corps'] },
      chance: ['corps'],
    });
    expect(g.asked).toBe('ask-unit');
    expect(unlike(['A', 'B', 'C'], g.legal())).toEqual(['B', 'C']);
    expect(g.why('A')).toBeDefined();
  });

  test('LEG-ACTV-05 a token that matches nobody leaves the game, and another is drawn', () => {
    const g = scene({
      units: { A: at(300), X: at(1500) },
      pools: { p1: ['heavy', 'corps'] },
      chance: ['heavy', 'corps'],
    });
    expect(g.told('token-lost')).toMatchObject([{ rank: 'heavy' }]);
    expect(g.told('activated')).toMatchObject([{ unit: 'A' }]);
    g.end();
  });

  test('LEG-ACTV-06 LEG-ACTV-07 who has fewer orders may pass, once', () => {
    const many = { X: { ...at(1500), order: 'up' }, Y: { ...at(1400), order: 'up' } } as const;
    const g = scene({ units: { A: { ...at(300), order: 'up' }, ...many } });
    expect(g.legal()).toEqual(['A', 'pass']);
    g.give('pass');
    expect(g.s.turn).toBe('p2');
    expect(g.side('p1').passed).toBe(true);
    const even = scene({
      units: { A: { ...at(300), order: 'up' }, B: { ...at(400), order: 'up' }, ...many },
    });
    expect(even.shown()).toEqual(['A', 'B']);
    const again = scene({
      units: { A: { ...at(300), order: 'up' }, B: { ...at(300), order: 'down' }, ...many },
      change: s => {
        s.sides.p1!.passed = true;
      },
    });
    expect(again.asked).toBe('ask-action'); // the only thing left to do
  });

  test('LEG-ACTV-25 LEG-ACTV-26 the token is turned down, and the other player is next', () => {
    const g = scene({
      units: {
        A: { ...at(300), order: 'up' },
        X: { ...at(1500), order: 'up' },
        Y: { ...at(1400), order: 'up' },
      },
      acting: 'A',
    });
    g.give('end');
    expect(g.unit('A').order).toBe('down');
    expect(g.s.turn).toBe('p2');
  });

  test('LEG-ACTV-27 when all have been activated the end phase begins', () => {
    const g = scene({
      units: { A: at(300), X: { ...at(1500), order: 'down' } },
      acting: 'A',
      now: 'actions',
      chance: ['block', 'corps'],
    });
    g.give('end');
    expect(g.told('now').map(e => e.now)).toContain('end');
    expect(g.s.round).toBe(2);
  });
});

describe('an activation', () => {
  const start = (cast: Partial<Cast>, chance: string[] = [], more: Partial<Scene> = {}): Played =>
    scene({
      ...more,
      units: { A: { at: squad(300, 300, 4), ...cast }, X: at(1500), ...REST, ...more.units },
      now: 'activate',
      acting: 'A',
      left: 0,
      chance,
    });

  test('LEG-ACTV-08 LEG-ACTV-09 LEG-ACTV-10 rally with a white die for each token, then two actions', () => {
    const g = start({ tokens: { suppression: 3 }, card: { courage: 4 } }, ['block', 'surge', 'blank']);
    expect(g.told('rallied')).toMatchObject([{ removed: 2 }]);
    expect(g.unit('A').tokens.suppression).toBe(1);
    expect(g.s.act?.left).toBe(2);
    expect(g.legal().length).toBeGreaterThan(1);
    expect(g.legal()).toContain('end'); // up to two
    g.end();
  });

  test('LEG-ACTV-11 LEG-SUPP-02 LEG-SUPP-04 tokens as many as courage: suppressed, one action fewer', () => {
    const tokens = (n: number) =>
      start({ tokens: { suppression: n }, card: { courage: 2 } }, Array(n).fill('blank')).s.act;
    expect(tokens(1)).toMatchObject({ left: 2, suppressed: false });
    expect(tokens(2)).toMatchObject({ left: 1, suppressed: true, panicked: false });
    expect(tokens(3)).toMatchObject({ left: 1, panicked: false });
  });

  const panicked = (suppression = 2) =>
    start({ tokens: { suppression }, card: { courage: 1 } }, Array(suppression).fill('blank'), {
      tokens: [{ by: 'A' }],
      units: { B: { ...at(1000), order: 'up' } },
    });

  test('LEG-SUPP-03 LEG-EX-19 tokens twice courage: panicked', () => {
    expect(panicked().told('ready-to-act')).toMatchObject([{ panicked: true, actions: 0 }]);
    expect(panicked(1).told('ready-to-act')).toMatchObject([{ panicked: false }]);
  });

  test('LEG-ACTV-12 it drops what it has claimed and does nothing', () => {
    const g = panicked();
    expect(g.told('dropped')).toMatchObject([{ unit: 'A', why: 'panic' }]);
    expect([g.told('action'), g.unit('A').order]).toEqual([[], 'down']);
    expect(panicked(1).told('dropped')).toEqual([]);
  });

  test('LEG-ACTV-13 then it loses tokens as many as courage', () => {
    expect(panicked().unit('A').tokens.suppression).toBe(1);
    expect(panicked(4).unit('A').tokens.suppression).toBe(3);
  });

  test('LEG-SUPP-06 LEG-SUPP-07 LEG-EX-18 the courage of a commander at range 1 to 3 against panic, not against suppression', () => {
    const commander = (x: number): Cast => ({ at: [[x, 300]], card: { rank: 'commander', courage: 2 } });
    const near = start({ tokens: { suppression: 3 }, card: { courage: 1 } }, ['blank', 'blank', 'blank'], {
      units: { B: commander(700) },
    });
    expect(near.s.act).toMatchObject({ panicked: false, suppressed: true, left: 1 });
    const far = start({ tokens: { suppression: 3 }, card: { courage: 1 } }, ['blank', 'blank', 'blank'], {
      units: { B: { ...commander(1000), order: 'up' } },
    });
    const panicked = (g: Played) => g.told('ready-to-act')[0]?.panicked;
    expect(panicked(far)).toBe(true);
    expect(unlike(panicked(far), panicked(near))).toBe(false);
  });

  test('LEG-SUPP-10 beside a commander without courage nobody panics', () => {
    const fearless: Cast = {
      at: [[700, 300]],
      card: { rank: 'commander', type: 'groundVehicle', base: 50, silhouette: [0, 50] },
    };
    const g = start({ tokens: { suppression: 9 }, card: { courage: 1 } }, Array(9).fill('blank'), {
      units: { B: fearless },
    });
    expect(unlike(true, g.s.act?.panicked)).toBe(false);
  });

  test('LEG-SUPP-11 LEG-UTYPE-15 droid troopers are never suppressed, but they panic', () => {
    const droids = (n: number) =>
      start({ tokens: { suppression: n }, card: { courage: 1, type: 'droid' } }, Array(n).fill('blank'), {
        units: { B: { ...at(1000), order: 'up' } },
      }).told('ready-to-act')[0];
    expect(droids(1)).toMatchObject({ suppressed: false, panicked: false, actions: 2 });
    expect(droids(2)).toMatchObject({ panicked: true });
  });

  test('LEG-SUPP-01 LEG-SUPP-12 vehicles gain no suppression', () => {
    const g = scene({
      units: {
        A: at(300),
        X: { at: [[500, 300]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 50], wounds: 5 } },
      },
      acting: 'A',
      chance: ['hit', 'block'],
    });
    g.give('attack').give('X');
    expect(unlike(1, g.unit('X').tokens.suppression)).toBe(0);
  });

  test('LEG-SUPP-08 a unit with null courage never gains suppression', () => {
    const g = scene({
      units: { A: at(300), X: { at: squad(500, 300, 3) } },
      acting: 'A',
      chance: ['hit', 'block'],
      change: s => {
        const { courage: _, ...card } = s.cards.units['card-X']!;
        s.cards.units['card-X'] = card;
      },
    });
    g.give('attack').give('X');
    expect(unlike(1, g.unit('X').tokens.suppression)).toBe(0);
  });
});

describe('actions', () => {
  const acting = (cast: Partial<Cast> = {}, more: Partial<Scene> = {}): Played =>
    scene({
      ...more,
      units: { A: { at: squad(300, 300, 4), ...cast }, X: at(1500), ...REST, ...more.units },
      acting: 'A',
    });

  test('LEG-ACTV-15 LEG-ACTV-18 LEG-TOKEN-06 aim and dodge give a token, each once', () => {
    const g = acting().give('aim');
    expect(g.unit('A').tokens.aim).toBe(1);
    expect(g.why('aim')).toBe('LEG-ACTV-14');
    g.give('dodge');
    expect(g.unit('A').tokens).toMatchObject({ aim: 1, dodge: 1 });
    const rich = acting({ tokens: { aim: 4, dodge: 3 } })
      .give('aim')
      .give('dodge')
      .unit('A').tokens;
    expect(unlike([4, 3], [rich.aim, rich.dodge])).toEqual([5, 4]);
  });

  test('LEG-ACTV-14 LEG-ACTV-22 LEG-CLIMB-06 a move may be repeated', () => {
    const g = acting().give('move').first(2);
    expect(g.asked).toBe('ask-action');
    expect(unlike('LEG-ACTV-14', g.why('move'))).toBeUndefined();
    expect(g.s.act?.left).toBe(1);
  });

  test('LEG-ACTV-23 LEG-CARD-18 recover removes as many tokens as one likes and readies cards', () => {
    const card: UpgradeCard = { id: 'gear', name: 'Gear', type: 'gear', points: 5, exhaust: true };
    const g = acting(
      { tokens: { suppression: 3 }, upgrades: [card] },
      {
        change: s => {
          s.units.A = { ...s.units.A!, upgrades: [{ ...s.units.A!.upgrades[0]!, state: 'exhausted' }] };
        },
      },
    ).give('recover');
    expect(g.legal()).toEqual(['3', '0', '1', '2']);
    g.give('1');
    expect(g.unit('A').tokens.suppression).toBe(2);
    expect(g.unit('A').upgrades[0]?.state).toBe('ready');
  });

  test('LEG-ACTV-24 LEG-STBY-01 LEG-STBY-03 standby for troopers and ground vehicles, one token', () => {
    const g = acting().give('standby');
    expect(g.unit('A').tokens.standby).toBe(1);
    expect(g.why('standby')).toBeDefined();
    const vehicle = (type: 'groundVehicle' | 'repulsorVehicle') =>
      acting({ at: [[300, 300]], card: { type, base: 50, silhouette: [0, 50] } }).why('standby');
    expect(vehicle('repulsorVehicle')).toBe('LEG-STBY-01');
    expect(unlike(vehicle('repulsorVehicle'), vehicle('groundVehicle'))).toBeUndefined();
    const has = acting({ tokens: { standby: 1 } });
    expect(has.why('standby')).toBe('LEG-STBY-03');
  });

  test('LEG-STBY-02 attack and standby exclude each other in an activation', () => {
    const foe = { X: at(500) };
    const g = acting({}, { units: foe }).give('standby');
    expect(g.why('attack')).toBe('LEG-STBY-02');
    const other = acting({ at: [[300, 300]] }, { units: foe, chance: ['blank'] })
      .give('attack')
      .give('X');
    expect(other.why('standby')).toBe('LEG-STBY-02');
  });

  test('LEG-ACTV-16 LEG-ACTV-21 no action without an action left', () => {
    const g = acting().give('aim').give('dodge');
    expect(g.told('activation-over')).toHaveLength(1);
  });

  test('LEG-COH-05 LEG-GEN-11 out of cohesion a unit has to move first', () => {
    const g = acting({
      at: [
        [300, 300],
        [500, 300],
      ],
    });
    expect(g.why('aim')).toBe('LEG-COH-05');
    expect(g.why('attack')).toBe('LEG-COH-05');
    expect(g.why('move')).toBeUndefined();
  });

  test('LEG-MELEE-10 LEG-MELEE-13 LEG-MELEE-16 an engaged unit only withdraws, with all its actions', () => {
    const g = acting({ at: [[300, 300]] }, { units: { X: { at: [[327, 300]], weapons: [FISTS] } } });
    expect(g.why('move')).toBe('LEG-MELEE-10');
    expect(g.legal()).toEqual(expect.arrayContaining(['withdraw', 'end']));
    const late = acting({ at: [[300, 300]] }, { units: { X: { at: [[327, 300]], weapons: [FISTS] } } }).give(
      'aim',
    );
    expect(late.why('withdraw')).toBe('LEG-MELEE-13');
    g.give('withdraw');
    expect(g.asked).toBe('ask-withdraw');
    expect(g.why({ x: 33000, y: 32000, z: 0 })).toBeDefined();
    g.first();
    expect(g.told('activation-over')).toHaveLength(1);
    const free = acting();
    expect(free.shown()).not.toContain('withdraw');
  });
});
