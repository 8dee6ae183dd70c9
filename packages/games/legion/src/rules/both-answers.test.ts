import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { upgradeCard } from '../content/index.js';
import { acting, blade, facing, gun, n, shot, stab, starting, sum } from '../fixtures/fights.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** What may be done and need not be, and what a must leaves out. */

const through = (g: Played): Played => {
  for (let k = 0; k < 40 && g.s.attack; k++) g.first();
  return g;
};
const at = (x: number, y: number, level = 0) => ({
  x: Math.round(x * 100),
  y: Math.round(y * 100),
  z: Math.round(level * 100),
  facing: 0,
});
const WALKER = { type: 'groundVehicle', base: 50, silhouette: [0, 60], wounds: 9, speed: 2 } as const;
const BIKE = { ...WALKER, type: 'repulsorVehicle' } as const;
const LEADER = { rank: 'commander' } as const;
const coverOf = (g: Played): number => through(g).told('covered')[0]?.cover ?? 0;

describe('measuring and sight', () => {
  test('LEG-MEAS-07 height does not count in a distance', () => {
    const tower = piece('t', [757, 250, 857, 350], 120);
    const why = (x: number) => facing({ to: { at: [[x, 300, 120]] }, terrain: [tower] }).why('attack');
    expect(unlike(why(300 + 27 + 457.3), why(300 + 27 + 457.2))).toBeUndefined();
  });

  test('LEG-LOS-08 troopers stand in nobody’s way, however tall', () => {
    const past = (card: Cast['card']) =>
      facing({ units: { B: { at: [[450, 300]], ...(card && { card }) } } }).why('attack');
    const tall = { ...WALKER, base: 100, silhouette: [0, 200] } as const;
    expect(unlike(past(tall), past({ silhouette: [0, 200] }))).toBeUndefined();
  });

  test('LEG-COVER-06 a repulsor vehicle hides nobody in part, a ground vehicle does', () => {
    const covered = (card: Cast['card']) =>
      coverOf(
        shot(n('blank', 12), {
          units: { B: { at: [[560, 335]], card: { base: 60, ...card } } },
        }),
      );
    expect(unlike(covered({ ...WALKER, base: 60 }), covered({ ...BIKE, base: 60 }))).toBe(0);
  });

  test('G-06 a table says whether hidden minis count as obscured', () => {
    const wall = piece('w', [560, 310, 575, 600], 200, { blocksSight: true, cover: 'heavy' });
    const covered = (hiddenMinis: boolean) =>
      coverOf(
        shot(n('blank', 12), {
          terrain: [wall],
          to: {
            at: [
              [600, 250],
              [605, 400],
              [605, 430],
            ],
          },
          change: s => {
            s.options = { ...s.options, hiddenMinis };
          },
        }),
      );
    expect(unlike(covered(false), covered(true))).toBe(2);
  });

  test('G-56 whoever stands in smoke sees out of it', () => {
    const smoke = (x0: number) =>
      facing({
        terrain: [piece('s', [x0, 200, x0 + 100, 400], 200, { kind: 'area', blocksSight: true })],
      }).why('attack');
    expect(unlike(smoke(400), smoke(250))).toBeUndefined();
  });

  test('G-25 what hangs over a mini does not slow it', () => {
    const mud = (bottom: number) =>
      acting(
        {},
        {
          terrain: [
            piece('mud', [380, 250, 400, 350], bottom + 10, {
              kind: 'area',
              move: 'difficult',
              bottom: bottom * 100,
            }),
          ],
        },
      )
        .give('move')
        .why(at(430, 300));
    expect(unlike(mud(0), mud(60))).toBeUndefined();
  });
});

describe('melee', () => {
  const ring = piece('pit', [405, 200, 520, 400], 0, { kind: 'area', move: 'impassable' });
  test('LEG-MELEE-05 whoever finds no place beside the enemy stands in cohesion all the same', () => {
    const g = acting(
      {
        at: [
          [300, 300],
          [300, 330],
        ],
      },
      { units: { X: { at: [[420, 300]] } }, terrain: [ring] },
    )
      .give('move')
      .give(at(391.5, 300) as never);
    if (g.asked !== 'ask-follow') return expect(g.asked).toBe('ask-follow');
    expect(g.why([at(360, 330)])).toBeUndefined();
    expect(unlike(undefined, g.why([at(360, 600)]))).toBeDefined();
    return undefined;
  });

  test('LEG-MELEE-08 between two enemies either may be struck', () => {
    const g = facing({
      by: { weapons: [blade()] },
      to: { at: [[327, 300]] },
      units: { W: { at: [[273, 300]], card: { wounds: 9 } } },
    }).give('attack');
    expect(g.legal().toSorted()).toEqual(['W:melee', 'X:melee']);
  });

  test('LEG-MELEE-19 where nobody can be brought up they stay, and the melee is over', () => {
    const fallen = (terrain: Scene['terrain'] & object) => {
      const g = stab([...n('hit', 1), ...n('blank', 4)], {
        terrain,
        to: {
          at: [
            [390, 300],
            [327, 300],
            [360, 330],
          ],
          card: { wounds: 1 },
        },
      });
      for (let k = 0; k < 6 && g.asked !== 'ask-replace-melee' && g.asked !== 'ask-action'; k++)
        g.give(g.legal().includes('X.1') ? 'X.1' : (g.legal()[0] as string));
      return g.asked;
    };
    const pit = piece('pit', [314, 250, 420, 390], 0, { kind: 'area', move: 'impassable' });
    expect(fallen([])).toBe('ask-replace-melee');
    expect(unlike(fallen([]), fallen([pit]))).not.toBe('ask-replace-melee');
  });

  test('G-33 a unit in melee strikes with all its minis, the leader in contact or not', () => {
    const g = facing({
      by: {
        at: [
          [260, 300],
          [300, 300],
        ],
        weapons: [blade()],
      },
      to: { at: [[327, 300]] },
    });
    expect(unlike('LEG-ATK-05', g.why('attack'))).toBeUndefined();
    expect(g.give('attack').legal()).toContain('X:melee');
  });

  test('G-35 whoever joins stays in cohesion with its leader', () => {
    const g = acting(
      { card: { wounds: 3 } },
      {
        units: {
          X: {
            at: [
              [420, 300],
              [450, 300],
              [450, 330],
            ],
          },
        },
      },
    )
      .give('move')
      .give(at(393, 300) as never);
    expect(g.asked).toBe('ask-join-melee');
    const [first] = g.legal() as unknown as [ReturnType<typeof at>[]];
    const apart = first.map((p, k) => (k === 2 ? { ...p, x: p.x + 30000 } : p));
    expect(g.why(first as never)).toBeUndefined();
    expect(unlike(undefined, g.why(apart as never))).toBeDefined();
  });
});

describe('actions and attacks', () => {
  test('LEG-ACTV-17 several card actions, if they are different', () => {
    const g = acting({ keywords: { bolster: 1, 'calculate-odds': true } }).give('card:bolster');
    for (let k = 0; k < 3 && g.asked !== 'ask-action'; k++) g.first();
    expect(g.why('card:bolster')).toBe('LEG-ACTV-14');
    expect(unlike(g.why('card:bolster'), g.why('card:calculate-odds'))).toBeUndefined();
  });

  test('LEG-ATK-01 an attack may come of something else than an attack action', () => {
    const g = acting(
      { card: { wounds: 9 } },
      { units: { X: { at: [[500, 300]], tokens: { standby: 1 } } }, chance: n('blank', 9) },
    )
      .give('aim')
      .give('X:attack')
      .give('A');
    expect(unlike('action', g.told('attack')[0]?.why)).not.toBe('action');
  });

  test('LEG-ATK-08 each mini adds one of its weapons, or none', () => {
    const g = shot([], {
      units: { W: { at: [[600, 400]], card: { wounds: 9 } } },
      by: {
        at: [
          [300, 300],
          [300, 330],
        ],
        weapons: [gun(), { name: 'Other', range: [1, 3], dice: { white: 1 } }],
      },
    }).give('each');
    expect(g.legal()).toEqual(['unit:0', 'unit:1', 'none']);
  });

  test('G-37 Force Reflexes is exhausted, not used up', () => {
    const g = acting({ upgrades: [upgradeCard('force-reflexes')] });
    g.give(g.legal().find(a => String(a).startsWith('card:')) as never);
    expect(unlike('expended', g.unit('A').upgrades[0]?.state)).toBe('exhausted');
  });

  test('LEG-KWU-ARMOR-01 armour is used, in part or not at all where a table asks', () => {
    const g = shot([...n('hit', 3), 'blank', ...n('blank', 8)], {
      to: { card: { ...WALKER, resilience: 9 }, keywords: { armor: true } },
      change: s => {
        s.options = { ...s.options, inPart: true };
      },
    });
    for (let k = 0; k < 6 && g.asked !== 'ask-how-much'; k++) g.first();
    expect([g.seat, g.legal()]).toEqual(['p2', ['3', '0', '1', '2']]);
  });

  test('LEG-KWW-RAM-01 results are changed as many as one likes where a table asks', () => {
    const g = shot([...n('hit', 2), ...n('blank', 10)], {
      by: { weapons: [gun({ ram: 2 })] },
      change: s => {
        s.options = { ...s.options, inPart: true };
        if (s.act) s.act.used = { 'full-move': 1 };
      },
    });
    for (let k = 0; k < 6 && g.asked !== 'ask-how-much'; k++) g.first();
    expect([g.seat, g.legal()]).toEqual(['p1', ['2', '0', '1']]);
  });

  test('LEG-KWU-ARSENAL-02 LEG-ATK-13 its weapons go into one pool, melee and ranged never together', () => {
    const g = stab(n('blank', 20), {
      by: {
        weapons: [blade(), gun(), { name: 'Claw', melee: true, dice: { red: 1 } }],
        keywords: { arsenal: 3 },
      },
    });
    if (g.asked === 'ask-weapons') g.give('all');
    const used = g.told('armed')[0]?.weapons.map(w => w.weapon);
    expect(unlike(['unit:0', 'unit:1', 'unit:2'], used)).toEqual(['unit:0', 'unit:2']);
  });

  test('LEG-KWU-DJEMSO-03 the attack goes on though its attacker falls by it', () => {
    const g = stab([...n('hit', 3), 'blank', ...n('blank', 6)], {
      by: { card: { wounds: 1 } },
      to: { card: { wounds: 9 }, tokens: { dodge: 1 }, keywords: { 'djem-so-mastery': true } },
      units: { B: { at: [[100, 800]] } },
    }).give('1');
    through(g);
    expect(g.unit('A').where).toBe('defeated');
    expect(unlike(0, sum(g, 'X'))).toBe(2);
  });

  test('LEG-KWU-ENRAGE-01 with so many wounds it charges, with fewer it does not', () => {
    const granted = (wounds: number) =>
      acting(
        { keywords: { enrage: 3 }, weapons: [FISTS], card: { wounds: 9 }, wounds: [wounds] },
        { units: { X: { at: [[430, 300]] } } },
      )
        .give('move')
        .give(at(402.95, 300) as never)
        .s.act?.granted.map(x => x.by);
    expect(unlike(granted(2), granted(3))).toEqual(['charge']);
  });

  test('LEG-KWU-ENRAGE-02 without fear it gains no suppression and is never suppressed', () => {
    const gained = (wounds: number) =>
      through(
        shot([...n('hit', 1), ...n('blank', 8)], {
          to: { card: { wounds: 9, courage: 2 }, wounds: [wounds], keywords: { enrage: 3 } },
        }),
      ).unit('X').tokens.suppression;
    expect(unlike(gained(0), gained(3))).toBe(0);
  });

  test('LEG-KWU-TRANSPORT-12 in a closed transport no token is spent', () => {
    const waits = (open: number) =>
      acting(
        {},
        {
          units: {
            X: {
              at: [[0, 0]],
              where: 'aboard',
              marks: { aboard: { until: 'game', n: open, unit: 'W' } },
              tokens: { standby: 1 },
            },
            W: {
              at: [[600, 300]],
              card: { ...WALKER, base: 100 },
              keywords: { transport: { x: 1, of: [open === 1 ? 'open' : 'closed'] } },
            },
          },
        },
      ).give('aim').asked;
    expect(unlike(waits(1), waits(0))).toBe('ask-action');
  });

  test('LEG-GAP-145 LEG-KWU-TRANSPORT-23 whoever was inside a wreck has acted in this round', () => {
    const g = acting(
      { weapons: [gun()] },
      {
        pools: { p1: [], p2: ['corps'] },
        units: {
          X: {
            at: [[0, 0]],
            where: 'aboard',
            marks: { aboard: { until: 'game', n: 0, unit: 'W' } },
            card: { wounds: 3 },
          },
          W: {
            at: [[600, 300]],
            card: { ...WALKER, base: 100, wounds: 6 },
            keywords: { transport: { x: 1, of: ['closed'] } },
            wounds: [5],
          },
        },
        chance: [...n('crit', 4), ...n('blank', 12)],
      },
    )
      .give('attack')
      .give('W')
      .until('ask-action', 12);
    expect(g.unit('X').where).toBe('field');
    expect(unlike('none', g.unit('X').order)).toBe('down');
    expect(g.side('p2').pool).toEqual([]);
  });

  test('LEG-GAP-159 a clone borrows one token in a whole attack', () => {
    const clone = { type: 'clone', wounds: 9 } as const;
    const g = shot([...n('hit', 4), ...n('surge', 4), ...n('blank', 4)], {
      to: { at: [[600, 300]], card: clone },
      units: {
        W: { at: [[640, 300]], card: { type: 'clone' }, tokens: { dodge: 1, surge: 1 } },
      },
    });
    expect(g.asked).toBe('ask-dodge');
    g.give('1');
    for (let k = 0; k < 6 && g.s.attack && g.asked !== 'ask-surge-tokens'; k++) g.first();
    expect(unlike('ask-surge-tokens', g.asked)).not.toBe('ask-surge-tokens');
  });

  test('LEG-GAP-175 a ground vehicle beside the attacker covers nobody', () => {
    const covered = (x: number) =>
      coverOf(
        shot(n('blank', 12), {
          by: { card: { wounds: 9 }, weapons: [gun()] },
          units: { B: { at: [[x, 330]], card: { ...WALKER, base: 60 } } },
        }),
      );
    expect(unlike(covered(560), covered(331.6))).toBe(0);
  });

  test('LEG-GAP-148 nobody in melee is scattered', () => {
    const asked = (units: Scene['units']) => {
      const g = shot([...n('blank', 9)], {
        by: { weapons: [gun({ scatter: true, versatile: true })], at: [[300, 300]] },
        to: {
          at: [
            [600, 300],
            [600, 330],
          ],
          card: { wounds: 9 },
        },
        ...(units && { units }),
      });
      for (let k = 0; k < 6 && g.s.attack && g.asked !== 'ask-moment'; k++) g.first();
      return g.asked;
    };
    expect(asked({})).toBe('ask-moment');
    const near = facing({
      by: { weapons: [gun({ scatter: true })] },
      to: {
        at: [
          [600, 300],
          [600, 330],
        ],
      },
      units: { B: { at: [[627, 300]] } },
    });
    expect(unlike(undefined, near.why('attack'))).toBe('LEG-ATK-05');
  });

  test('LEG-GAP-152 small minis take no wounds of a shot while others are left', () => {
    const small: UpgradeCard = {
      id: 'small',
      name: 'Small',
      type: 'personnel',
      points: 1,
      mini: true,
      keywords: { small: true },
    };
    const g = through(
      shot([...n('hit', 1), ...n('blank', 12)], {
        to: {
          at: [
            [600, 300],
            [600, 330],
          ],
          card: { wounds: 2 },
          upgrades: [small],
        },
      }),
    );
    expect(
      unlike(
        ['X.1'],
        g.told('wounded').map(e => e.mini),
      ),
    ).toEqual(['X.0']);
  });

  test('LEG-GAP-161 a claimed token stays when somebody else falls', () => {
    const g = stab([...n('hit', 1), ...n('blank', 8)], {
      to: {
        at: [
          [327, 300],
          [354, 300],
        ],
        card: { wounds: 1 },
      },
      tokens: [{ id: 'o', x: 36000, y: 32000, by: 'X' }],
    });
    g.until('ask-action', 8);
    expect(g.told('mini-defeated')).toHaveLength(1);
    expect(unlike(null, g.s.tokens[0]?.by)).toBe('X');
  });

  test('LEG-GAP-114 a second order by another right is none', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'ambush' },
      units: {
        A: { at: [[300, 300]], card: LEADER, keywords: { coordinate: { who: [{ type: 'trooper' }] } } },
        B: { at: [[400, 300]], order: 'up' },
        X: { at: [[1500, 300]], card: LEADER, order: 'up' },
      },
    });
    expect(unlike('ask-moment', g.asked)).not.toBe('ask-moment');
  });

  test('LEG-GAP-130 Ruthless reaches range 2 from range 1 on', () => {
    const asked = (x: number) =>
      starting(
        { card: { wounds: 3 }, order: 'up' },
        { units: { B: { at: [[x, 300]], card: LEADER, keywords: { ruthless: true }, order: 'up' } } },
      ).asked;
    expect(asked(400)).toBe('ask-moment');
    expect(unlike(asked(300 + 27 + 304.9), asked(300 + 27 + 304.8))).toBe('ask-moment');
  });

  test('LEG-GAP-182 the wound of Ruthless is paid at the start, and the free action waits', () => {
    const g = starting(
      { card: { wounds: 3 }, order: 'up' },
      { units: { B: { at: [[400, 300]], card: LEADER, keywords: { ruthless: true }, order: 'up' } } },
    );
    g.give(g.legal().find(a => a !== 'pass') as never).until('ask-action', 4);
    expect(unlike(0, sum(g, 'A'))).toBe(1);
    expect([g.s.act?.left, g.s.act?.granted.length]).toEqual([2, 1]);
  });

  test('G-18 LEG-CMD-06 cards of both at one moment: blue first, whoever has priority', () => {
    const g = scene({
      now: 'command',
      blue: 'p2',
      priority: 'p1',
      hands: { p1: ['change-of-plans', 'ambush'], p2: ['change-of-plans', 'ambush'] },
      units: {
        A: { at: [[300, 300]], card: { id: 'han-solo-unorthodox-general', rank: 'commander' } },
        X: { at: [[900, 300]], card: { id: 'han-solo-unorthodox-general', rank: 'commander' } },
      },
    })
      .give('#p1-change-of-plans', 'p1')
      .give('#p2-change-of-plans', 'p2');
    expect(unlike('p1', g.seat)).toBe('p2');
  });

  test('G-13 LEG-ORDER-11 the pool has a token for each unit that is left, by its rank of now', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'ambush' },
      units: {
        A: { at: [[300, 300]], card: LEADER, order: 'up' },
        B: { at: [[300, 400]] },
        D: { at: [[1700, 800]], card: { rank: 'heavy' } },
        C: { at: [], where: 'defeated' },
        X: { at: [[1500, 300]], card: LEADER, order: 'up' },
      },
      chance: ['heavy'],
    });
    const pool = g.told('pool').find(e => e.who === 'p1')?.ranks;
    expect(unlike(['heavy', 'corps'], pool)).toEqual(['heavy']);
  });

  test('G-62 when one army stands, the other is deployed one after the other', () => {
    const g = scene({
      now: 'deploy',
      round: 0,
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[900, 100]] },
        X: { at: [[0, 0]], where: 'aside' },
        Y: { at: [[0, 0]], where: 'aside' },
        Z: { at: [[0, 0]], where: 'aside' },
      },
    });
    expect(g.seat).toBe('p2');
    g.first(2);
    expect([g.asked, unlike('p1', g.seat)]).toEqual(['ask-deploy-which', 'p2']);
  });

  test('G-68 the first pool may hold all weapons or leave some for the next', () => {
    const heavy: UpgradeCard = {
      id: 'h',
      name: 'H',
      type: 'heavy-weapon',
      points: 1,
      mini: true,
      weapons: [{ name: 'Big', range: [1, 4], dice: { red: 2 }, by: 'added' }],
    };
    const g = shot(n('blank', 20), {
      units: { W: { at: [[600, 400]], card: { wounds: 9 } } },
      by: {
        at: [
          [300, 300],
          [300, 330],
        ],
        weapons: [RIFLE],
        upgrades: [heavy],
      },
    }).give('each');
    g.give('unit:0');
    expect(g.legal()).toEqual(expect.arrayContaining(['upgrade:0:0', 'none']));
  });

  test('G-39 the last round is scored before the winner is found', () => {
    const g = scene({
      now: 'end',
      round: 6,
      size: [914.4, 914.4],
      battle: { objective: 'control', deployment: 'battle-lines-skirmish' },
      tokens: [{ x: 45720, y: 45720 }],
      units: {
        A: { at: [[480, 400]], card: LEADER },
        X: { at: [[800, 800]], card: { ...LEADER, points: 500 } },
      },
    });
    expect(unlike('p2', g.result?.winner)).toBe('p1');
  });

  test('G-04 a weapon of an added mini is its own, that of a generator anybody’s', () => {
    const carried = (type: UpgradeCard['type'], by: 'each' | 'added') => {
      const card: UpgradeCard = {
        id: 'w',
        name: 'W',
        type,
        points: 1,
        weapons: [{ name: 'W', range: [1, 3], dice: { red: 8 }, by }],
        ...(by === 'added' && { mini: true as const }),
      };
      const g = shot(n('blank', 40), {
        by: {
          at: [
            [300, 300],
            [300, 330],
          ],
          weapons: [RIFLE],
          upgrades: [card],
        },
      });
      if (g.asked === 'ask-weapons') g.give('all');
      return g.told('armed')[0]?.weapons.filter(w => w.weapon === 'upgrade:0:0').length;
    };
    expect(unlike(carried('heavy-weapon', 'added'), carried('generator', 'each'))).toBe(2);
  });

  test('LEG-MOVE-04 along the edge of the battlefield a base may end, and not over it', () => {
    const g = acting({ at: [[300, 20]] }).give('move');
    expect([g.why(at(400, 13.5)), g.why(at(400, 100))]).toEqual([undefined, undefined]);
    expect(unlike(undefined, g.why(at(400, 13.3)))).toBeDefined();
  });

  test('LEG-NOTCH-02 a long base sticks out of its zone if it touches the edge of the battlefield', () => {
    const g = scene({
      now: 'deploy',
      round: 0,
      battle: { deployment: 'battle-lines' },
      units: {
        A: { at: [[0, 0]], where: 'aside', card: { ...WALKER, base: [175, 100] } },
        B: { at: [[0, 0]], where: 'aside' },
        X: { at: [[900, 880]] },
      },
    }).give('A');
    const why = (y: number) => g.why([{ x: 90000, y: Math.round(y * 100), z: 0, facing: 9000 }]);
    expect(unlike(why(100), why(87.5))).toBeUndefined();
  });

  test('G-05 G-07 any line that is blocked obscures, not only that from the middle', () => {
    const post = piece('p', [560, 306, 575, 330], 200, { blocksSight: true, cover: 'heavy' });
    expect(unlike(0, coverOf(shot(n('blank', 12), { terrain: [post], to: { at: [[600, 300]] } })))).toBe(2);
  });

  test('G-08 a vehicle is obscured from half of its silhouette on', () => {
    const post = piece('p', [545, 306, 560, 330], 200, { blocksSight: true, cover: 'heavy' });
    const covered = (card: Cast['card']) =>
      coverOf(shot(n('blank', 12), { terrain: [post], to: { at: [[600, 300]], ...(card && { card }) } }));
    expect(unlike(covered({ wounds: 9 }), covered(WALKER))).toBe(0);
  });
});
