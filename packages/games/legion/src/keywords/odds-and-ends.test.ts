import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../content/index.js';
import { acting, gun, n, shot, starting, sum, use } from '../fixtures/fights.js';
import { type Cast, type Played, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';
import { isTrooper } from '../rules/sheet.js';

const pose = (x: number, y: number, z = 0) => ({ x: x * 100, y: y * 100, z: z * 100 });

describe('after hits', () => {
  const squad: Partial<Cast> = {
    at: [
      [600, 300],
      [630, 300],
      [570, 300],
    ],
    card: { wounds: 3 },
  };

  test('LEG-KWW-SCATTER-01 the attacker may move all but the leader, in cohesion and away from enemies', () => {
    const g = shot(n('blank', 4), { by: { weapons: [gun({ scatter: true })] }, to: squad });
    use(g);
    expect([g.asked, g.seat]).toEqual(['ask-scatter', 'p1']);
    expect(g.why([pose(600, 400), pose(600, 450)])).toBe('LEG-COH-01');
    g.give([pose(600, 340), pose(600, 260)]);
    expect(g.unit('X').minis.map(m => [m.x / 100, m.y / 100])).toEqual([
      [600, 300],
      [600, 340],
      [600, 260],
    ]);
    const one = shot(n('blank', 4), {
      by: { weapons: [gun({ scatter: true })] },
      to: { card: { wounds: 9 } },
    });
    expect(one.asked).toBe('ask-action'); // a leader alone stays
  });

  const tank: Partial<Cast> = { card: { type: 'groundVehicle', base: 50, silhouette: [0, 60], wounds: 9 } };

  test('LEG-KWW-TOWCABLE-01 a vehicle that was wounded is turned by the attacker', () => {
    const g = shot([...n('crit', 4), ...n('blank', 4)], {
      by: { weapons: [gun({ 'tow-cable': true })] },
      to: tank,
    });
    expect([g.asked, g.seat]).toEqual(['ask-pivot', 'p1']);
    g.give({ ...pose(600, 300), facing: 9000 });
    expect(g.unit('X').minis[0]?.facing).toBe(9000);
    const safe = shot(n('blank', 4), { by: { weapons: [gun({ 'tow-cable': true })] }, to: tank });
    expect(safe.asked).toBe('ask-action');
    const troops = shot([...n('crit', 4), ...n('blank', 4)], {
      by: { weapons: [gun({ 'tow-cable': true })] },
    });
    expect(troops.asked).toBe('ask-action');
  });

  test('LEG-EX-167 a disrupted weapon of five dice adds three', () => {
    const g = shot(n('blank', 3), {
      by: { weapons: [gun({}, { red: 2, white: 3 })] },
      change: s => {
        s.units.A = { ...s.units.A!, disrupted: 'unit:0' };
      },
    });
    expect(g.told('armed')[0]?.weapons[0]?.dice).toEqual({ red: 2, black: 0, white: 1 });
  });

  test('LEG-EX-102 resilience is rolled for once, whatever happens to the token', () => {
    const aat = (marks: Cast['marks'] = {}): Partial<Cast> => ({
      card: { type: 'groundVehicle', base: 50, silhouette: [0, 60], wounds: 9, resilience: 6 },
      wounds: [3],
      ...(marks && { marks }),
    });
    const g = shot([...n('crit', 3), 'blank', ...n('blank', 3), 'blank'], { to: aat() });
    expect(g.unit('X').damage).toBe('disabled');
    const again = shot([...n('crit', 3), 'blank', ...n('blank', 3)], {
      to: aat({ resilience: { until: 'game', n: 1, unit: null } }),
    });
    expect(again.unit('X').damage).toBeNull();
  });
});

describe('limits', () => {
  test('LEG-KWU-ARSENAL-03 LEG-KWU-BARRAGE-02 two attack actions or two weapons at once, not both', () => {
    const both = (done: boolean) =>
      acting(
        {
          keywords: { barrage: true, arsenal: 2 },
          weapons: [gun(), { name: 'Other', range: [1, 3], dice: { white: 1 } }],
        },
        {
          units: { X: { at: [[500, 300]], card: { wounds: 9 } } },
          chance: n('blank', 5),
          ...(done && {
            change: s => {
              s.act!.done = ['attack'];
              s.act!.used.arsenal = 1;
            },
          }),
        },
      );
    const g = both(false).give('attack').give('X').give('all');
    expect(g.s.act?.used.arsenal).toBe(1);
    expect(g.why('attack')).toBe('LEG-ACTV-14');
    const single = both(false).give('attack').give('X').give('each').give('unit:0').give('none');
    expect(single.why('attack')).toBeUndefined();
  });

  test('LEG-KWU-GEN-10 LEG-EX-179 what costs two actions cannot be done with one', () => {
    const rifle = { id: 'dins-amban-rifle', name: 'Rifle', type: 'armament', points: 1 } as const;
    const g = (left: number) => acting({ upgrades: [rifle] }, { left });
    expect(g(1).why('card:upgrade:dins-amban-rifle')).toBe('LEG-KWU-GEN-10');
    expect(g(2).why('card:upgrade:dins-amban-rifle')).toBeUndefined();
  });

  test('LEG-CARD-13 cards begin ready, and a turned one cannot be used again', () => {
    const cannon = {
      id: 'c',
      name: 'C',
      type: 'armament',
      points: 1,
      exhaust: true,
      weapons: [{ ...gun(), by: 'each' }],
    } as const;
    const g = shot(n('blank', 4), { by: { weapons: [], upgrades: [cannon], keywords: { barrage: true } } });
    expect(g.unit('A').upgrades[0]?.state).toBe('exhausted');
    expect(g.why('attack')).toBe('LEG-ATK-05');
  });

  test('LEG-CARD-17 all minis use such a card in one attack before it is turned', () => {
    const cannon = {
      id: 'c',
      name: 'C',
      type: 'armament',
      points: 1,
      exhaust: true,
      weapons: [{ ...gun({}, { red: 1 }), by: 'each' }],
    } as const;
    const g = shot(n('blank', 3), {
      by: {
        at: [
          [300, 300],
          [300, 330],
          [300, 270],
        ],
        weapons: [],
        upgrades: [cannon],
      },
    });
    expect(unlike(1, g.told('armed')[0]?.weapons.length)).toBe(3);
    expect(g.unit('A').upgrades[0]?.state).toBe('exhausted');
  });

  test('LEG-CARD-16 G-04 a card of another kind is turned by the first mini that uses it', () => {
    const rocket = (type: 'gear' | 'armament') =>
      ({
        id: 'r',
        name: 'R',
        type,
        points: 1,
        exhaust: true,
        weapons: [{ ...gun({}, { red: 1 }), by: 'each' }],
      }) as const;
    const minis = [[300, 300] as const, [300, 330] as const, [300, 270] as const];
    const arming = (type: 'gear' | 'armament') =>
      acting(
        { at: minis, weapons: [gun({}, { white: 1 })], upgrades: [rocket(type)] },
        { units: { X: { at: [[600, 300]] } }, chance: n('blank', 2) },
      )
        .give('attack')
        .give('X')
        .give('each')
        .give('upgrade:0:0');
    expect(unlike(true, arming('gear').legal().includes('upgrade:0:0'))).toBe(false);
    expect(arming('armament').legal()).toContain('upgrade:0:0');
    expect(arming('gear').give('unit:0').give('none').told('armed')[0]?.weapons.length).toBe(2);
  });

  test('LEG-KWU-CHARGE-03 a jump into an enemy lets it charge', () => {
    const g = acting(
      { keywords: { jump: 1, charge: true } },
      { units: { X: { at: [[380, 300]], card: { wounds: 9 } } } },
    )
      .give('card:jump')
      .give(pose(353, 300));
    g.until('ask-action');
    expect(g.legal()).toContain('charge>attack');
  });

  test('LEG-KWU-COORDINATE-03 two lists, one order', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' } },
        B: {
          at: [[400, 300]],
          keywords: { coordinate: { who: [{ name: 'Unit C' }] } },
          upgrades: [
            {
              id: 'r',
              name: 'R',
              type: 'comms',
              points: 1,
              keywords: { coordinate: { who: [{ name: 'Unit D' }] } },
            },
          ],
        },
        C: { at: [[430, 300]] },
        D: { at: [[400, 340]] },
        X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
      },
    }).give(['B']);
    use(g);
    expect(g.shown()).toEqual(['C', 'D']);
    g.give('D');
    expect([g.unit('C').order, g.unit('D').order]).toEqual(['none', 'up']);
  });

  test('LEG-KWU-UNSTOPPABLE-02 never two face-up orders', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' }, keywords: { unstoppable: true }, order: 'up' },
        B: { at: [[400, 300]] },
        X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
      },
    });
    expect(
      unlike(
        ['A', 'B'],
        g.told('ordered').map(e => e.unit),
      ),
    ).toEqual(['B']);
  });

  test('LEG-KWX-NONCOMBATANT-04 who does not fight leads only if nobody else is left', () => {
    const clerk = {
      id: 'k',
      name: 'K',
      type: 'personnel',
      points: 1,
      mini: true,
      keywords: { noncombatant: true },
    } as const;
    const choke = (minis: number) => {
      const g = acting(
        { upgrades: [{ id: 'force-choke', name: 'Force Choke', type: 'force', points: 5, exhaust: true }] },
        {
          units: {
            X: {
              at: [
                [400, 300],
                [430, 300],
                [460, 300],
              ].slice(0, minis + 1) as unknown as Cast['at'],
              upgrades: [clerk],
              card: { minis, wounds: 1 },
            },
          },
        },
      );
      return g.give(g.legal().find(a => String(a).startsWith('card:'))!).give('X.0');
    };
    expect(unlike('X.2', choke(2).told('new-leader')[0]?.mini)).toBe('X.1');
    expect(choke(1).told('new-leader')).toMatchObject([{ mini: 'X.1' }]); // the clerk, alone
  });
});

describe('types of units', () => {
  test('LEG-UTYPE-01 LEG-UTYPE-02 LEG-UTYPE-24 every card is a trooper or a vehicle of a known kind, and only vehicles have resilience', () => {
    const troopers = new Set(['trooper', 'clone', 'creature', 'droid', 'emplacement', 'wookiee']);
    const vehicles = new Set(['groundVehicle', 'repulsorVehicle']);
    for (const u of UNITS) expect(troopers.has(u.type) !== vehicles.has(u.type)).toBe(true);
    expect(UNITS.filter(u => u.resilience !== undefined && troopers.has(u.type))).toEqual([]);
    const g = starting({ card: { type: 'wookiee' } });
    expect(isTrooper(g.s, g.unit('A'))).toBe(true);
  });

  test('LEG-UTYPE-23 a Wookiee is named by what speaks of Wookiees, and is a trooper otherwise', () => {
    const named = (type: 'wookiee' | 'trooper') =>
      scene({
        now: 'orders',
        played: { p1: 'ambush', p2: 'standing-orders' },
        units: {
          A: { at: [[300, 300]], card: { rank: 'commander' } },
          B: { at: [[400, 300]], keywords: { coordinate: { who: [{ type: 'wookiee' }] } } },
          C: { at: [[430, 300]], card: { type } },
          X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
        },
      }).give(['B']).asked;
    expect(named('wookiee')).toBe('ask-moment');
    expect(named('trooper')).not.toBe('ask-moment');
  });

  test('LEG-MERC-09 LEG-MERC-10 LEG-EX-104 a mercenary is a friend, and its token lies in the pool with the others', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
      chance: ['corps'],
      units: {
        A: { at: [[300, 300]], card: { rank: 'operative', faction: 'empire' }, keywords: { inspire: 1 } },
        B: { at: [[400, 300]], card: { faction: 'mercenary', affiliation: 'black-sun' } },
        X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
      },
    });
    expect(g.told('pool').find(e => e.who === 'p1')?.ranks).toEqual(['operative', 'corps']);
    const near = starting(
      { keywords: { bolster: 2 } },
      { units: { B: { at: [[400, 300]], card: { faction: 'mercenary' } } } },
    ).give('card:bolster');
    expect(near.shown()).toContain('B');
  });
});

describe('examples of moving', () => {
  const walk = (cast: Partial<Cast>, terrain: Parameters<typeof piece>[] = []): Played =>
    acting({ card: { speed: 2 }, ...cast }, { terrain: terrain.map(p => piece(...p)) }).give('move');

  test('LEG-EX-03 LEG-EX-04 open ground, a barricade that slows, a wall that stops, a door in it', () => {
    expect(walk({}).why(pose(450, 300))).toBeUndefined();
    const barricade = walk({}, [
      ['barricade', [400, 240, 410, 360], 28, { move: 'difficult', barricade: true }],
    ]);
    expect(barricade.why(pose(450, 300))).toBe('LEG-MOVE-20');
    const wall = walk({}, [
      ['wall', [400, 0, 410, 280], 120, { move: 'impassable' }],
      ['wall2', [400, 340, 410, 900], 120, { move: 'impassable' }],
    ]);
    expect(wall.why(pose(450, 310))).toBeUndefined(); // through the door
    expect(wall.why(pose(430, 220))).toBeDefined();
  });

  test('LEG-EX-24 LEG-EX-25 difficult ground slows once, to speed 1', () => {
    const swamp = ['swamp', [200, 200, 330, 400], 0, { kind: 'area', move: 'difficult' }] as Parameters<
      typeof piece
    >;
    const from = walk({}, [
      swamp,
      ['barricade', [360, 240, 365, 360], 28, { move: 'difficult', barricade: true }],
    ]);
    expect(from.why(pose(450, 300))).toBeDefined();
    expect(from.why(pose(400, 300))).toBeUndefined();
    const into = walk({ at: [[420, 300]] }, [swamp]);
    expect(into.why(pose(250, 300))).toBeDefined();
    expect(into.why(pose(330, 300))).toBeUndefined();
  });

  test('LEG-EX-07 LEG-EX-26 a roof of height 1 is climbed and not walked onto; one of height 2 from the first', () => {
    const low = ['low', [340, 200, 460, 400], 150, {}] as Parameters<typeof piece>;
    const high = ['high', [460, 200, 600, 400], 300, {}] as Parameters<typeof piece>;
    expect(walk({}, [low]).why(pose(370, 300, 150))).toBeDefined();
    const climb = (at: Cast['at']) =>
      acting({ at }, { terrain: [piece(...low), piece(...high)] }).give('climb');
    expect(climb([[300, 300]]).why(pose(370, 300, 150))).toBeUndefined();
    expect(climb([[300, 300]]).why(pose(480, 300, 300))).toBeDefined();
    expect(climb([[420, 300, 150]]).why(pose(490, 300, 300))).toBeUndefined();
  });

  test('LEG-EX-08 on a balcony a base lies wholly on it', () => {
    const g = acting({ at: [[300, 300]] }, { terrain: [piece('balcony', [340, 250, 400, 350], 20)] }).give(
      'move',
    );
    expect(g.why(pose(345, 300, 20))).toBe('LEG-TERR-16');
    expect(g.why(pose(370, 300, 20))).toBeUndefined();
  });

  test('LEG-EX-20 speed 1 or 2 as one likes, the others in cohesion', () => {
    const g = acting({
      at: [
        [300, 300],
        [300, 330],
      ],
      card: { speed: 2 },
    }).give('move');
    expect(g.why(pose(400, 300))).toBeUndefined();
    expect(g.why(pose(520, 300))).toBeDefined();
    g.give(pose(450, 300));
    expect(g.asked).toBe('ask-follow');
    expect(g.why([pose(300, 330)])).toBe('LEG-COH-01');
  });

  const bikes: Partial<Cast> = { card: { type: 'groundVehicle', base: 50, silhouette: [0, 60], speed: 2 } };

  test('LEG-EX-22 LEG-EX-23 LEG-MOVE-14 a notched base may stop on the way, and must at a tower', () => {
    const g = acting(bikes).give('move');
    expect(g.why({ ...pose(340, 300), facing: 0 })).toBeUndefined();
    const tower = acting(bikes, {
      terrain: [piece('tower', [420, 250, 480, 350], 200, { move: 'impassable' })],
    }).give('move');
    expect(tower.why({ ...pose(380, 300), facing: 0 })).toBeUndefined();
    expect(tower.why({ ...pose(440, 300), facing: 0 })).toBeDefined();
  });

  /** Straight ahead over X, who was displaced in this activation before or not. */
  const displacing = (before: readonly string[] = []) => {
    const g = acting(bikes, {
      change: s => {
        s.act!.displaced = [...before];
      },
      units: { X: { at: [[400, 300]] } },
    }).give('move');
    const straight = (g.legal() as { x: number; y: number }[])
      .filter(p => p.y === 30000)
      .toSorted((a, b) => b.x - a.x)[0];
    return g.give(straight as never).until('ask-action');
  };

  test('LEG-NOTCH-10 displaced minis are set aside and put back elsewhere, unhurt', () => {
    const g = displacing();
    expect(g.told('displaced')).toMatchObject([{ unit: 'X' }]);
    const [mini, ...more] = g.unit('X').minis;
    expect([more.length, sum(g, 'X'), g.unit('X').where]).toEqual([0, 0, 'field']);
    expect(g.told('replaced')).toMatchObject([{ unit: 'X', why: 'displaced' }]);
    expect(mini).toBeDefined();
  });

  test('LEG-NOTCH-14 LEG-MOVE-31 their unit gains one suppression token', () => {
    expect(displacing().unit('X').tokens.suppression).toBe(1);
  });

  test('LEG-NOTCH-15 one in an activation, however often it is displaced', () => {
    expect(displacing(['X']).unit('X').tokens.suppression).toBe(0);
  });
});
