import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { acting, blade, facing, gun, n, shot, stab, starting, sum, wounds } from '../fixtures/fights.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** What the tables of gaps decide: each told from the reading that was not taken. */

const through = (g: Played): Played => {
  for (let k = 0; k < 40 && g.s.attack; k++) g.first();
  return g;
};
const WALKER = { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 9, speed: 2 } as const;
const TANK = { ...WALKER, resilience: 9 } as const;
const BIKE = { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], wounds: 5, speed: 2 } as const;
const LEADER = { rank: 'commander' } as const;
const at = (x: number, y: number, level = 0) => ({
  x: Math.round(x * 100),
  y: Math.round(y * 100),
  z: Math.round(level * 100),
  facing: 0,
});
const FAR = { X: { at: [[1500, 300]], card: LEADER, order: 'up' } } as const;
const EDGE = 27 + 152.4;

describe('ranges and moves', () => {
  const offered = (x: number) =>
    acting({ keywords: { 'calculate-odds': true } }, { units: { B: { at: [[x, 300]] } } })
      .give('card:calculate-odds')
      .shown()
      .includes('B');
  test('G-01 G-02 on the border of a range is inside it, and a hair beyond is not', () => {
    expect([offered(300 + EDGE), unlike(offered(300 + EDGE), offered(300 + EDGE + 0.01))]).toEqual([
      true,
      false,
    ]);
  });

  test('G-03 a tool is bent by 90 degrees and no more', () => {
    const g = acting({ card: { speed: 2 } }).give('move');
    const ahead = 13.5 + 62.5;
    expect(g.why(at(300 + ahead, 300 + 62.5 + 13.5))).toBeUndefined();
    expect(unlike(undefined, g.why(at(300 + 152.1, 300)))).toBe('LEG-MOVE-07');
  });

  test('G-24 small bases are picked up over others, but for creatures and ground vehicles', () => {
    const past = (card: Cast['card']) =>
      acting({}, { units: { B: { at: [[370, 300]], ...(card && { card }) } } })
        .give('move')
        .why(at(440, 300));
    expect(past({})).toBeUndefined();
    expect(unlike(past({}), past({ ...WALKER, base: 50 }))).toBeDefined();
  });

  test('G-26 an obstacle as tall as the silhouette is moved onto', () => {
    const onto = (top: number) =>
      acting({}, { terrain: [piece('b', [330, 250, 430, 350], top)] })
        .give('move')
        .why(at(360, 300, top)) === undefined;
    expect(unlike(onto(42), onto(41.9))).toBe(true);
  });

  test('G-27 under the tool of a climb nothing is higher than height 1', () => {
    const over = (top: number) =>
      acting({}, { terrain: [piece('f', [330, 200, 340, 400], top)] })
        .give('climb')
        .why(at(360, 300)) === undefined;
    expect(unlike(over(152.5), over(152.4))).toBe(true);
  });

  test('G-28 difficult ground does not slow a climb', () => {
    const wood = piece('w', [305, 200, 430, 400], 0, { kind: 'area', move: 'difficult' });
    const box = piece('b', [360, 250, 460, 350], 60);
    const g = acting({ card: { speed: 1 } }, { terrain: [wood, box] }).give('climb');
    expect(unlike('LEG-MOVE-07', g.why(at(402, 300, 60)))).toBeUndefined();
  });

  test('G-29 nobody stands in the air or inside a piece', () => {
    const g = acting({}, { terrain: [piece('b', [330, 250, 430, 350], 30)] }).give('move');
    expect(unlike(undefined, g.why(at(300, 400, 30)))).toBeDefined();
    expect(unlike(undefined, g.why(at(380, 300)))).toBe('G-29');
  });

  test('G-34 the leader itself needs the melee weapon', () => {
    const sword: UpgradeCard = {
      id: 's',
      name: 'S',
      type: 'heavy-weapon',
      points: 1,
      mini: true,
      weapons: [{ ...FISTS, by: 'added' }],
    };
    const into = (by: Partial<Cast>) =>
      acting(by, { units: { X: { at: [[420, 300]] } } })
        .give('move')
        .why(at(393, 300));
    expect(into({ weapons: [FISTS] })).toBeUndefined();
    const two = {
      at: [
        [300, 300],
        [300, 330],
      ],
      weapons: [RIFLE],
      upgrades: [sword],
    } as const;
    expect(unlike(undefined, into(two))).toBe('LEG-MEAS-21');
  });

  test('G-36 G-58 whoever has done something withdraws no more; whoever cannot move never does', () => {
    const fights = (card: Cast['card']) =>
      acting(
        { weapons: [blade()], ...(card && { card }) },
        { units: { X: { at: [[327, 300]], card: { wounds: 9 } } } },
      );
    expect(fights({}).why('withdraw')).toBeUndefined();
    expect(unlike(undefined, fights({}).give('aim').why('withdraw'))).toBe('LEG-MELEE-13');
    expect(unlike(undefined, acting({ card: { speed: 0 } }).why('move'))).toBe('G-58');
    expect(acting({ card: { speed: 1 }, tokens: { immobilize: 0 } }).why('move')).toBeUndefined();
  });

  test('G-31 out of cohesion it moves first, unless it cannot', () => {
    const apart = (speed: number) =>
      acting({
        at: [
          [300, 300],
          [300, 600],
        ],
        card: { speed },
      }).why('aim');
    expect(apart(2)).toBe('LEG-COH-05');
    expect(unlike(apart(2), apart(0))).toBeUndefined();
  });

  test('G-59 increases of speed come before reductions', () => {
    const g = acting({ card: { speed: 1 }, keywords: { spur: true }, tokens: { immobilize: 1 } });
    expect(unlike('LEG-KWW-IMMOBILIZE-03', g.why('move'))).toBeUndefined();
  });

  test('G-66 a barricade is open ground and no cover to vehicles', () => {
    const wall = piece('b', [440, 200, 460, 400], 28, { barricade: true, move: 'difficult', cover: 'heavy' });
    const covered = (card: Cast['card']) => {
      const g = shot(n('blank', 12), { terrain: [wall], to: { at: [[497, 300]], ...(card && { card }) } });
      return through(g).told('covered')[0]?.cover ?? 0;
    };
    expect(unlike(covered({ wounds: 9 }), covered(TANK))).toBe(0);
  });
});

describe('attacks', () => {
  test('G-09 the cap counts full thresholds, whatever was suffered', () => {
    const wall = piece('wall', [560, 310, 570, 500], 200, { blocksSight: true });
    const g = through(
      shot([...n('hit', 4), ...n('blank', 8)], {
        terrain: [wall],
        to: {
          at: [
            [600, 260],
            [605, 400],
            [605, 430],
          ],
          card: { wounds: 2 },
          wounds: [1],
        },
      }),
    );
    expect(unlike(1, wounds(g))).toBe(2);
  });

  test('G-10 G-07 the leader falls only to what is aimed at it, and the leadership alone moves', () => {
    const choke = upgradeChoke();
    const g = acting(
      { upgrades: [choke] },
      {
        units: {
          X: {
            at: [
              [400, 300],
              [430, 300],
            ],
            card: { wounds: 1 },
          },
        },
      },
    );
    g.give(g.legal().find(a => String(a).startsWith('card:')) as never).give('X.0');
    expect(unlike('X.0', g.unit('X').minis[0]?.id)).toBe('X.1');
    expect(g.unit('X').minis[0]).toMatchObject({ x: 43000, y: 30000 });
  });

  test('G-17 LEG-ORDER-07 an order asks for what the card prints: a rank, a type or a name', () => {
    const ordered = (card: Cast['card']) =>
      scene({
        now: 'orders',
        played: { p1: 'new-ways-to-motivate-them', p2: 'ambush' },
        units: {
          A: { at: [[300, 300]], card: { ...LEADER, id: 'darth-vader-dark-lord-of-the-sith' } },
          B: { at: [[400, 300]], ...(card && { card }) },
          C: { at: [[450, 330]] },
          D: { at: [[450, 270]] },
          ...FAR,
        },
      }).shown();
    expect(unlike(ordered({}), ordered({ ...BIKE }))).not.toContain('B');
  });

  test('G-40 G-41 both gone at once: the greater army wins a tie', () => {
    const end = (points: readonly [number, number]) =>
      scene({
        now: 'end',
        round: 6,
        chance: ['block'],
        units: {
          A: { at: [[300, 300]], card: { ...LEADER, points: points[0] } },
          X: { at: [[900, 300]], card: { ...LEADER, points: points[1] } },
        },
      }).result?.winner;
    expect(unlike(end([60, 50]), end([50, 60]))).toBe('p2');
  });

  test('G-47 no surge token is asked for where the chart turns all surges', () => {
    const asked = (defenceSurge: boolean) =>
      shot([...n('hit', 4), ...n('surge', 4)], {
        to: { card: { wounds: 9, ...(defenceSurge && { defenceSurge }) }, tokens: { surge: 1 } },
      }).asked;
    expect(asked(false)).toBe('ask-surge-tokens');
    expect(unlike(asked(false), asked(true))).not.toBe('ask-surge-tokens');
  });

  test('G-51 courage is lent from any mini of a commander unit', () => {
    const panicked = (far: number) =>
      starting(
        { tokens: { suppression: 2 }, card: { courage: 1 } },
        {
          units: {
            B: {
              at: [
                [800, 300],
                [far, 300],
              ],
              card: { ...LEADER, courage: 3 },
              order: 'up',
            },
          },
          chance: n('blank', 2),
        },
      ).told('ready-to-act')[0]?.panicked;
    expect(unlike(panicked(830), panicked(770))).toBe(false);
  });

  test('G-52 G-19 a standby token is spent if any mini of one unit sees any of the other', () => {
    const wall = piece('w', [400, 200, 410, 320], 200, { blocksSight: true });
    const waits = (second: readonly [number, number]) =>
      acting(
        { at: [[300, 300], second] },
        { units: { X: { at: [[500, 300]], tokens: { standby: 1 } } }, terrain: [wall] },
      ).give('aim').asked;
    expect(unlike(waits([300, 270]), waits([300, 345]))).toBe('ask-standby');
  });

  test('G-20 each unit that waits may react, and its player says which first', () => {
    const g = acting(
      { card: { wounds: 9 } },
      {
        units: {
          X: { at: [[500, 300]], tokens: { standby: 1 } },
          W: { at: [[500, 400]], tokens: { standby: 1 } },
        },
        chance: n('blank', 12),
      },
    ).give('aim');
    expect([g.asked, g.seat]).toEqual(['ask-standby', 'p2']);
    const first = g.legal().map(String);
    expect(first.some(a => a.startsWith('X:')) && first.some(a => a.startsWith('W:'))).toBe(true);
    g.give('W:attack').give('A');
    expect(unlike('ask-action', g.until('ask-standby', 6).asked)).toBe('ask-standby');
  });

  test('G-22 G-23 panic is judged once, before the actions, and its own courage is what it sheds', () => {
    const g = starting(
      { tokens: { suppression: 5 }, card: { courage: 2 } },
      { chance: n('blank', 5), units: { X: { at: [[900, 300]], card: { courage: 4 } } } },
    );
    expect(unlike(1, g.unit('A').tokens.suppression)).toBe(3);
  });

  test('G-53 a second order has no effect', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'ambush' },
      units: {
        A: { at: [[300, 300]], card: LEADER, keywords: { direct: { who: [{ type: 'trooper' }] } } },
        B: { at: [[400, 300]], order: 'up' },
        ...FAR,
      },
    });
    expect(
      g
        .until('ask-turn', 8)
        .told('ordered')
        .filter(e => e.unit === 'B'),
    ).toEqual([]);
    expect(unlike(2, g.told('ordered').filter(e => e.unit === 'A').length)).toBe(1);
  });

  test('G-54 LEG-ATK-40 the chart of a weapon counts for all dice of its pool', () => {
    const special = { name: 'Special', range: [1, 3], dice: { red: 3 }, surge: 'crit' } as const;
    const fires = (surge: boolean) =>
      through(
        shot([...n('surge', 4), ...n('blank', 8)], {
          by: {
            at: [
              [300, 300],
              [300, 330],
            ],
            weapons: [gun({}, { red: 1 })],
            upgrades: [
              {
                id: 'u',
                name: 'U',
                type: 'heavy-weapon',
                points: 1,
                mini: true,
                weapons: [{ ...(surge ? special : { ...special, surge: undefined }), by: 'added' } as never],
              },
            ],
          },
        }),
      ).told('pool-rolled')[0]?.crits;
    expect(unlike(3, fires(true))).toBe(4);
    expect(fires(false)).toBe(0);
  });

  test('G-57 LEG-COVER-05 what the attacking leader touches covers nobody', () => {
    const covered = (x: number) => {
      const crates = piece('c', [x, 280, x + 20, 320], 30, { cover: 'heavy' });
      return through(shot(n('blank', 12), { terrain: [crates] })).told('covered')[0]?.cover ?? 0;
    };
    expect(unlike(covered(340), covered(313.5))).toBe(0);
  });

  test('G-60 an attack without anybody to attack is not offered', () => {
    const why = (x: number) => facing({ to: { at: [[x, 300]] } }).why('attack');
    expect([why(600), unlike(why(600), why(1200))]).toEqual([undefined, 'LEG-ATK-05']);
  });

  test('G-61 G-21 LEG-ATK-02 a reaction is one attack action more in a turn, and none of its own activation', () => {
    const g = acting(
      { card: { wounds: 9 } },
      {
        units: { X: { at: [[500, 300]], card: { wounds: 9 }, tokens: { standby: 1 } } },
        chance: n('blank', 12),
      },
    )
      .give('aim')
      .give('X:attack')
      .give('A')
      .until('ask-action', 8);
    expect(unlike('LEG-ACTV-14', g.why('attack'))).toBeUndefined();
  });

  test('G-64 G-65 ground vehicles stand in the way, of whatever unit, and cover without hiding', () => {
    const hidden = (card: Cast['card']) =>
      facing({ units: { B: { at: [[450, 300]], ...(card && { card }) } } }).why('attack');
    const tall = { ...WALKER, base: 100, silhouette: [0, 200] } as const;
    expect(unlike(hidden({}), hidden(tall))).toBe('LEG-ATK-05');
  });

  test('G-70 G-11 tokens of the fallen stay in the pool and go when they are drawn', () => {
    const g = scene({
      units: {
        A: { at: [[300, 300]] },
        C: { at: [], where: 'defeated', card: { rank: 'heavy' } },
        X: { at: [[1500, 300]], order: 'up' },
        Y: { at: [[1500, 400]], order: 'up' },
        Z: { at: [[1500, 500]], order: 'up' },
      },
      pools: { p1: ['heavy', 'corps'] },
      chance: ['heavy', 'corps'],
    });
    g.give('draw');
    expect(
      unlike(
        [],
        g.told('token-lost').map(e => e.rank),
      ),
    ).toEqual(['heavy']);
    expect(g.told('activated').map(e => e.unit)).toEqual(['A']);
  });

  test('G-15 equal numbers of orders allow no pass, and a skip is none', () => {
    const shows = (theirs: number) =>
      scene({
        units: {
          A: { at: [[300, 300]], order: 'up' },
          B: { at: [[300, 400]], order: 'up' },
          X: { at: [[1500, 300]], order: 'up' },
          Y: { at: [[1500, 400]], order: 'up' },
          ...(theirs === 3 && { Z: { at: [[1500, 500]], order: 'up' } as Cast }),
        },
      })
        .shown()
        .includes('pass');
    expect(unlike(shows(3), shows(2))).toBe(false);
  });

  test('G-16 after a failed promotion nobody plays command cards, operatives or not', () => {
    const asked = (leaderless: boolean) =>
      scene({
        now: 'command',
        units: {
          A: { at: [[300, 300]], card: { rank: 'operative' } },
          X: { at: [[900, 300]], card: LEADER },
        },
        change: s => {
          Object.assign(s.sides.p1 ?? {}, { leaderless });
        },
      }).asks.map(a => a.seat);
    expect(unlike(asked(false), asked(true))).toEqual(['p2']);
  });
});

const upgradeChoke = (): UpgradeCard => ({
  id: 'force-choke',
  name: 'Force Choke',
  type: 'force',
  points: 5,
  exhaust: true,
});

describe('keywords', () => {
  test('LEG-GAP-101 Target gives as many aim tokens as its value', () => {
    const g = scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'ambush' },
      units: {
        A: { at: [[300, 300]], card: LEADER, keywords: { target: 2 } },
        B: { at: [[300, 500]], order: 'up' },
        ...FAR,
      },
    });
    expect(unlike(1, g.until('ask-turn', 6).unit('A').tokens.aim)).toBe(2);
  });

  test('LEG-GAP-102 whoever hovers reverses', () => {
    const why = (keywords: Cast['keywords']) =>
      acting({ at: [[600, 450]], card: BIKE, ...(keywords && { keywords }) }).why('reverse');
    expect(unlike(why({}), why({ hover: { of: ['ground'] } }))).toBeUndefined();
  });

  test('LEG-GAP-103 a unit with a face-up order is free of AI, one that was drawn is not', () => {
    const aims = (order: 'up' | 'none') => acting({ order, keywords: { ai: { of: ['move'] } } }).why('aim');
    expect([aims('none'), unlike(aims('none'), aims('up'))]).toEqual(['LEG-KWU-AI-01', undefined]);
  });

  test('LEG-GAP-104 a dodge token is spent on criticals alone for what it brings, and not on nothing', () => {
    const asked = (dice: string, keywords: Cast['keywords']) =>
      shot([...n(dice, 1), ...n('blank', 12)], {
        to: { card: { wounds: 9 }, tokens: { dodge: 1 }, ...(keywords && { keywords }) },
      }).asked;
    expect(unlike(asked('crit', {}), asked('crit', { deflect: true }))).toBe('ask-dodge');
    expect(asked('blank', { deflect: true })).not.toBe('ask-dodge');
  });

  const back = (keyword: 'deflect' | 'ataru-mastery', melee: boolean, dodge = '1') => {
    const to = { card: { wounds: 9 }, tokens: { dodge: 1 }, keywords: { [keyword]: true } } as Partial<Cast>;
    const dice = [...n('hit', 4), 'surge', 'surge', 'blank', ...n('blank', 6)];
    const g = (melee ? stab(dice, { to }) : shot(dice, { to })).give(dodge);
    return sum(through(g), 'A');
  };
  test('LEG-GAP-106 LEG-GAP-180 Ataru strikes back in melee, too, Deflect does not', () => {
    expect([back('ataru-mastery', true), back('ataru-mastery', false)]).toEqual([2, 2]);
    expect(unlike(back('ataru-mastery', true), back('deflect', true))).toBe(0);
    expect(unlike(2, back('ataru-mastery', true, '0'))).toBe(0); // without a dodge token
  });

  test('LEG-GAP-105 one weapon with Immune: Deflect in the pool is enough against Ataru, not against Deflect', () => {
    const mixed = (keyword: 'deflect' | 'ataru-mastery') => {
      const other = { name: 'Other', range: [1, 3], dice: { red: 3 }, by: 'added' } as const;
      const g = shot([...n('hit', 4), ...n('surge', 3), ...n('blank', 6)], {
        by: {
          at: [
            [300, 300],
            [300, 330],
          ],
          weapons: [gun({ 'immune-deflect': true }, { red: 1 })],
          upgrades: [{ id: 'o', name: 'O', type: 'heavy-weapon', points: 1, mini: true, weapons: [other] }],
        },
        to: { card: { wounds: 9 }, tokens: { dodge: 1 }, keywords: { [keyword]: true } },
      }).give('all');
      return sum(through(g.until('ask-dodge', 4).give('1')), 'A');
    };
    expect(unlike(mixed('deflect'), mixed('ataru-mastery'))).toBe(0);
  });

  test('LEG-GAP-107 surges are counted before they become blocks', () => {
    expect(unlike(0, back('deflect', false))).toBe(2);
  });

  test('LEG-GAP-110 LEG-KWU-GENERATOR-01 shields are raised in the end phase, up to so many', () => {
    const g = scene({
      now: 'end',
      units: {
        A: {
          at: [[300, 300]],
          card: LEADER,
          keywords: { generator: 1, shielded: 3 },
          tokens: { 'shield-down': 2, shield: 1 },
        },
        ...FAR,
      },
    });
    expect(g.legal()).toEqual(['1', '0']);
    expect(unlike(3, g.give('1').unit('A').tokens.shield)).toBe(2);
  });

  test('LEG-GAP-112 a unit may bolster itself, and does not inspire itself', () => {
    const bolsters = acting({ keywords: { bolster: 1 } }, { units: { B: { at: [[340, 300]] } } }).give(
      'card:bolster',
    );
    expect(bolsters.shown()).toContain('A');
    const inspires = starting(
      { keywords: { inspire: 1 }, tokens: { suppression: 1 }, card: { courage: 4 } },
      { units: { B: { at: [[340, 300]], tokens: { suppression: 1 } } }, chance: ['blank'] },
    );
    expect(unlike(true, inspires.shown().includes('A'))).toBe(false);
  });

  test('LEG-GAP-113 no enemy spends the tokens of an exemplar', () => {
    const spent = (id: 'B' | 'W') =>
      shot([...n('hit', 4), ...n('blank', 10)], {
        to: { card: { wounds: 9 } },
        units: { [id]: { at: [[650, 330]], keywords: { exemplar: true }, tokens: { dodge: 1 } } },
      }).asked;
    expect(unlike(spent('W'), spent('B'))).not.toBe('ask-dodge');
  });

  test('LEG-GAP-115 whoever is immune to effects of enemies is attacked as anybody', () => {
    const immune = { 'immune-enemy-effects': true } as const;
    const demoralized = (keywords: Cast['keywords']) =>
      starting(
        { keywords: { demoralize: 1 } },
        { units: { X: { at: [[500, 300]], ...(keywords && { keywords }) } } },
      ).asked;
    expect(unlike(demoralized({}), demoralized(immune))).toBe('ask-action');
    const g = through(
      shot([...n('hit', 4), ...n('block', 4)], {
        by: { weapons: [gun({ pierce: 2 })] },
        to: { keywords: immune },
      }),
    );
    expect(wounds(g)).toBe(2);
  });

  test('LEG-GAP-116 Impervious rolls a die for all Pierce of the pool', () => {
    const rolled = (pierce: number) => {
      const g = through(
        shot([...n('hit', 4), ...n('blank', 12)], {
          by: { weapons: [gun({ pierce })] },
          to: { card: { wounds: 9 }, keywords: { impervious: true } },
        }),
      );
      return g.told('defence-rolled')[0]?.faces.blank;
    };
    expect(unlike(rolled(1), rolled(2))).toBe(6);
  });

  test('LEG-GAP-119 LEG-CARD-15 expended cards are not cycled', () => {
    const cycled = (state: 'exhausted' | 'expended') => {
      const card: UpgradeCard = {
        id: 'c',
        name: 'C',
        type: 'gear',
        points: 1,
        exhaust: true,
        keywords: { cycle: true },
      };
      const g = acting(
        { upgrades: [card] },
        {
          change: s => {
            Object.assign(s.units.A?.upgrades[0] ?? {}, { state });
          },
        },
      ).give('end');
      return g.unit('A').upgrades[0]?.state;
    };
    expect(unlike('ready', cycled('expended'))).toBe('expended');
    expect(cycled('exhausted')).toBe('ready');
  });

  test('LEG-GAP-120 several tokens of one side add one die', () => {
    const token = (id: string) => ({ id, kind: 'graffiti', seat: 'p1', x: 40000, y: 30000 }) as const;
    const faces = (tokens: Scene['tokens']) =>
      starting(
        { card: { courage: 4 }, tokens: { suppression: 1 } },
        { ...(tokens && { tokens }), chance: n('blank', 2) },
      ).told('rallied')[0]?.faces.length;
    expect(unlike(3, faces([token('a'), token('b')]))).toBe(2);
  });

  test('G-69 LEG-GAP-123 effects of a start come at that of the activation, not at that of the phase', () => {
    const g = scene({
      units: {
        A: { at: [[300, 300]], order: 'up', tokens: { suppression: 1 }, keywords: { inspire: 1 } },
        B: { at: [[340, 300]], order: 'up', tokens: { suppression: 2 } },
        X: { at: [[1500, 300]], order: 'up' },
      },
      chance: ['blank'],
    });
    expect(unlike('ask-whom', g.asked)).toBe('ask-turn');
  });

  test('LEG-GAP-125 LEG-GAP-126 a compulsory move costs no action, and is not made at speed 0', () => {
    const flies = (immobilize: number) =>
      starting({
        at: [[400, 450]],
        card: { ...BIKE, speed: 2 },
        keywords: { speeder: 1 },
        tokens: { immobilize },
      });
    const g = flies(0);
    g.give(g.legal().find(a => a !== 'pass') as never).until('ask-action', 4);
    expect(unlike(1, g.s.act?.left)).toBe(2);
    expect(unlike('ask-moment', flies(2).asked)).toBe('ask-action');
  });

  test('LEG-GAP-129 whoever distracts has to be chosen, and then who is not inconspicuous', () => {
    const why = (x: Partial<Cast>, w: Partial<Cast>) => {
      const g = acting(
        { card: { wounds: 9 }, marks: {} },
        { units: { X: { at: [[500, 300]], ...x }, W: { at: [[500, 400]], ...w } } },
      ).give('attack');
      return g.why('X');
    };
    const shy = { keywords: { inconspicuous: true }, tokens: { suppression: 1 } } as const;
    expect(why(shy, {})).toBe('LEG-ATK-04');
    expect(unlike(why(shy, {}), why(shy, shy))).toBeUndefined();
  });

  test('LEG-GAP-132 latent power is measured from its mini, and needs somebody who can be suppressed', () => {
    const asked = (courage: number | undefined) =>
      acting({
        keywords: { 'latent-power': true },
        card: (courage === undefined ? { courage: undefined } : { courage }) as Cast['card'] & object,
      }).give('end').asked;
    expect(asked(2)).toBe('ask-moment');
    expect(unlike(asked(2), asked(undefined))).not.toBe('ask-moment');
  });

  test('LEG-GAP-137 LEG-GAP-170 an overrun attack is not covered against, and suppresses nobody', () => {
    const g = shot([...n('hit', 4), ...n('blank', 4)], {});
    expect(through(g).unit('X').tokens.suppression).toBe(1);
    const ax = { name: 'Ax', special: 'overrun', dice: { red: 2 }, keywords: { overrun: 1 } } as const;
    const over = acting(
      { card: { ...BIKE, wounds: 9 }, weapons: [ax] },
      { units: { X: { at: [[380, 300]], card: { wounds: 9 } } }, chance: [...n('hit', 2), ...n('blank', 8)] },
    ).give('move');
    over.give(over.legal().find(p => (p as { x: number }).x > 45000) as never);
    for (let k = 0; k < 8 && over.told('suffers').length === 0; k++)
      over.give(over.legal().find(a => String(a).includes('overrun')) ?? (over.legal()[0] as never));
    expect(over.told('suffers')[0]?.wounds).toBe(2);
    expect(unlike(1, over.unit('X').tokens.suppression)).toBe(0);
  });

  test('LEG-GAP-138 a self-destruction strikes friends, too', () => {
    const g = acting(
      {
        card: { ...WALKER, base: 50, silhouette: [0, 45], wounds: 6 },
        wounds: [4],
        keywords: { 'self-destruct': { x: 4, free: true } },
        weapons: [gun({}, { white: 1 }), { name: 'Boom', special: 'self-destruct', dice: { red: 1 } }],
      },
      {
        units: { B: { at: [[300, 420]], card: { wounds: 9 } }, X: { at: [[420, 300]], card: { wounds: 9 } } },
        chance: n('blank', 20),
      },
    ).give('card:self-destruct');
    g.until('ask-turn', 20);
    expect(
      unlike(
        ['X'],
        g
          .told('defender')
          .map(e => e.to)
          .toSorted(),
      ),
    ).toEqual(['B', 'X']);
  });

  test('LEG-GAP-146 a wheel does not turn its shields for ion', () => {
    const shields = (on: boolean) =>
      through(
        shot([...n('hit', 2), ...n('blank', 12)], {
          by: { weapons: [gun({ ion: 1 })] },
          to: {
            card: { type: 'droid', wounds: 9 },
            keywords: { 'wheel-mode': true, shielded: 2 },
            tokens: { shield: 2 },
            marks: on ? { wheel: { until: 'round', n: 1, unit: null } } : {},
          },
        }).until('ask-action', 1),
      ).unit('X').tokens.shield;
    expect(unlike(shields(false), shields(true))).toBe(2);
  });

  test('LEG-GAP-156 Low Profile cancels a hit more only where cover cancelled one', () => {
    const cancelled = (cover: boolean) => {
      const crates = piece('c', [540, 200, 560, 400], 30, { cover: 'light' });
      const g = through(
        shot([...n('hit', 4), ...n('blank', 8)], {
          ...(cover && { terrain: [crates] }),
          to: { card: { wounds: 9 }, keywords: { 'low-profile': true } },
        }),
      );
      return g.told('cancelled').reduce((all, e) => all + e.hits, 0);
    };
    expect(unlike(1, cancelled(true))).toBe(2);
    expect(unlike(1, cancelled(false))).toBe(0);
  });

  test('LEG-GAP-157 a disabled vehicle makes its compulsory move', () => {
    const g = scene({
      now: 'activate',
      acting: 'A',
      units: {
        A: { at: [[400, 450]], card: { ...BIKE, speed: 2, resilience: 3 }, keywords: { speeder: 1 } },
        Y: { at: [[1700, 800]], order: 'up' },
      },
      change: s => {
        Object.assign(s.units.A ?? {}, { damage: 'disabled' });
      },
    });
    expect(unlike('ask-action', g.asked)).toBe('ask-moment');
  });

  test('LEG-GAP-158 droids hold suppression, and panic at twice their courage', () => {
    const state = (suppression: number) =>
      starting(
        { card: { type: 'droid', courage: 2 }, tokens: { suppression } },
        { chance: n('blank', 6) },
      ).told('ready-to-act')[0];
    expect(state(3)).toMatchObject({ panicked: false, actions: 2 });
    expect(unlike(false, state(4)?.panicked)).toBe(true);
  });

  test('LEG-GAP-168 observation tokens go at the end of the round', () => {
    const g = scene({
      now: 'end',
      chance: ['block', 'corps', 'corps'],
      units: { A: { at: [[300, 300]], tokens: { observation: 2, aim: 1 } }, X: { at: [[900, 300]] } },
    });
    expect(unlike(2, g.unit('A').tokens.observation)).toBe(0);
  });

  test('LEG-GAP-171 the longer range is that of the weapon with Long Shot alone', () => {
    const far = (keywords: Parameters<typeof gun>[0]) =>
      facing({
        by: { weapons: [gun(keywords)], tokens: { aim: 1 } },
        to: { at: [[300 + 27 + 500, 300]] },
      }).why('attack');
    expect(unlike(far({}), far({ 'long-shot': 1 }))).toBeUndefined();
  });

  test('LEG-GAP-174 the opponent of the mover puts displaced friends back, too', () => {
    const g = starting({ card: { ...WALKER, base: 50 } }, { units: { B: { at: [[469, 300]] } } }).until(
      'ask-action',
      3,
    );
    g.give('move').give({ x: 46900, y: 30000, z: 0, facing: 0 });
    expect([g.asked, unlike('p1', g.seat)]).toEqual(['ask-put-back', 'p2']);
  });

  test('LEG-GAP-177 LEG-KWU-BOLSTER-02 values of two sources are added up', () => {
    const g = acting(
      {
        keywords: { bolster: 1 },
        upgrades: [{ id: 'x', name: 'X', type: 'gear', points: 1, keywords: { bolster: 1 } }],
      },
      { units: { B: { at: [[340, 300]] }, C: { at: [[300, 340]] } } },
    ).give('card:bolster');
    expect(g.why(['A', 'B'])).toBeUndefined();
    expect(unlike(undefined, g.why(['A', 'B', 'C']))).toBeDefined();
  });

  test('LEG-GAP-178 nobody but repulsor vehicles moves through a ground vehicle', () => {
    const past = (card: Cast['card']) =>
      acting({ ...(card && { card }) }, { units: { B: { at: [[370, 300]], card: { ...WALKER, base: 50 } } } })
        .give('move')
        .legal()
        .some(
          p => (p as { x: number; y: number }).x > 41000 && Math.abs((p as { y: number }).y - 30000) < 500,
        );
    expect(unlike(past({}), past({ ...BIKE, base: 50, speed: 3 }))).toBe(true);
  });
});
