import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../content/cards.js';
import { acting, gun, n, shot, stab, starting, sum } from '../fixtures/fights.js';
import { type Cast, type Played, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** What is offered is what is allowed: the other answer is tried, too. */

const WALKER = { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 6, speed: 2 } as const;
const TRUCK: Cast['card'] = {
  type: 'groundVehicle',
  base: 100,
  silhouette: [0, 80],
  wounds: 6,
  speed: 2,
};
const truck = (x: number, more: Partial<Cast> = {}): Cast => ({
  at: [[x, 300]],
  card: TRUCK,
  keywords: { transport: { x: 1, of: ['open'] } },
  ...more,
});
const aboard = (vehicle: string, open = true): Cast => ({
  at: [[0, 0]],
  where: 'aboard',
  marks: { aboard: { until: 'game', n: open ? 1 : 0, unit: vehicle } },
});
const staying = (g: Played, unit: string) => g.unit(unit).minis.map(m => ({ x: m.x, y: m.y, z: 0 }));

describe('closing up in melee is a duty', () => {
  test('LEG-MELEE-06 minis of the unit that was moved into may not stay where they are', () => {
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
      .give({ x: 39300, y: 30000, z: 0 });
    expect(g.asked).toBe('ask-join-melee');
    expect(g.why(staying(g, 'X'))).toBe('LEG-MELEE-06');
    expect(g.legal().length).toBeGreaterThan(0);
    expect(g.legal()).not.toContainEqual(staying(g, 'X'));
  });

  test('LEG-MELEE-18 after minis fell no unit frees itself by standing aside', () => {
    const g = stab([...n('hit', 1), ...n('blank', 4)], {
      to: {
        at: [
          [390, 300],
          [327, 300],
          [360, 330],
        ],
        card: { wounds: 1 },
      },
    });
    for (let i = 0; i < 6 && g.asked !== 'ask-replace-melee'; i++)
      g.give(g.legal().includes('X.1') ? 'X.1' : (g.legal()[0] as string));
    const unit = g.seat === 'p1' ? 'A' : 'X';
    expect(g.why(staying(g, unit))).toBe('LEG-MELEE-18');
    expect(g.first().unit(unit).minis.length).toBeGreaterThan(0); // the proposed places are legal
  });

  test('LEG-MELEE-04 the other minis of the mover come into contact, too', () => {
    const g = acting(
      {
        at: [
          [300, 300],
          [300, 330],
        ],
      },
      {
        units: {
          X: {
            at: [
              [420, 300],
              [420, 340],
            ],
          },
        },
      },
    )
      .give('move')
      .give({ x: 39300, y: 30000, z: 0 });
    expect(g.asked).toBe('ask-follow');
    expect(unlike(undefined, g.why([{ x: 36000, y: 30000, z: 0 }]))).toBe('LEG-MELEE-04');
    expect(g.why(g.legal()[0] as never)).toBeUndefined();
  });
});

describe('who may do what', () => {
  test('LEG-COH-05 out of cohesion no card action is performed before a move', () => {
    const g = acting({
      at: [
        [300, 300],
        [600, 300],
      ],
      keywords: { bolster: 1 },
    });
    expect(g.why('card:bolster')).toBe('LEG-COH-05');
    expect(g.why('move')).toBeUndefined();
  });

  test('LEG-KWW-IMMOBILIZE-03 whose speed is 0 for its tokens does not even pivot', () => {
    const walker = (immobilize: number) => acting({ card: WALKER, tokens: { immobilize } });
    expect(walker(2).why('pivot')).toBe('LEG-KWW-IMMOBILIZE-03');
    expect(walker(1).why('pivot')).toBeUndefined();
    expect(acting({ card: { ...WALKER, speed: 0 } }).why('pivot')).toBeUndefined(); // without a token
  });

  test('LEG-KWU-CLIMBVEH-01 a vehicle that climbs is offered its climb, and no other is', () => {
    const walker = (keywords: Cast['keywords']) =>
      acting(
        { card: { ...WALKER, base: 50 }, ...(keywords && { keywords }) },
        { terrain: [piece('o', [350, 100, 620, 500], 100)] },
      );
    const g = walker({ 'climbing-vehicle': true });
    expect(g.why('climb')).toBeUndefined();
    g.give('climb');
    const top = { x: 40000, y: 30000, z: 10000, facing: 0 };
    expect(g.why(top)).toBeUndefined();
    const other = walker(undefined);
    expect(other.shown()).not.toContain('climb');
    expect(other.why('move')).toBe('LEG-MOVE-03');
  });

  test('LEG-KWU-AI-01 LEG-NOTCH-03 who must move first may pivot, reverse, climb or jump', () => {
    const ai = { ai: { of: ['move'] } } as const;
    const walker = acting({ at: [[600, 450]], card: WALKER, keywords: ai });
    expect([walker.why('pivot'), walker.why('reverse'), walker.why('aim')]).toEqual([
      undefined,
      undefined,
      'LEG-KWU-AI-01',
    ]);
    const trooper = acting(
      { keywords: { ...ai, jump: 1 } },
      { terrain: [piece('o', [330, 250, 420, 350], 120)] },
    );
    expect([trooper.why('climb'), trooper.why('card:jump')]).toEqual([undefined, undefined]);
  });

  test('LEG-KWU-AI-04 a free card action before the first action is not forbidden', () => {
    const ai = { ai: { of: ['move'] } } as const;
    expect(
      acting({ keywords: { ...ai, bolster: { x: 1, free: true } } }).why('card:bolster'),
    ).toBeUndefined();
    expect(acting({ keywords: { ...ai, bolster: 1 } }).why('card:bolster')).toBe('LEG-KWU-AI-01');
  });

  test('LEG-KWU-WHEELMODE-02 LEG-STBY-05 who may not attack does not attack by standby either', () => {
    const rolling = (on: boolean) =>
      acting(
        { card: { wounds: 9 } },
        {
          units: {
            X: {
              at: [[500, 300]],
              card: { wounds: 9, type: 'droid' },
              keywords: { 'wheel-mode': true },
              tokens: { standby: 1 },
              marks: on ? { wheel: { until: 'round', n: 1, unit: null } } : {},
            },
          },
        },
      ).give('aim');
    expect(rolling(true).why('X:attack')).toBe('LEG-KWU-WHEELMODE-02');
    expect(rolling(true).why('X:move')).toBeUndefined();
    expect(rolling(false).why('X:attack')).toBeUndefined();
  });

  test('LEG-STBY-04 no standby token is spent in the activation of a friendly unit', () => {
    const g = acting(
      { card: { wounds: 9 } },
      {
        units: {
          B: { at: [[300, 400]], tokens: { standby: 1 } },
          X: { at: [[500, 300]], card: { wounds: 9 }, tokens: { standby: 1 } },
        },
        chance: n('blank', 40),
      },
    ).give('aim');
    expect([g.asked, g.seat]).toEqual(['ask-standby', 'p2']);
    g.give('X:attack').give('A');
    expect([g.asked, g.unit('B').tokens.standby]).toEqual(['ask-action', 1]);
  });

  test('LEG-MERC-11 no keyword passes an order on to another affiliation', () => {
    const ordered = (keywords: Cast['keywords'], affiliation?: 'black-sun') => {
      const g = scene({
        now: 'orders',
        played: { p1: 'ambush' },
        units: {
          A: { at: [[300, 300]], card: { rank: 'commander' }, ...(keywords && { keywords }) },
          C: { at: [[380, 300]], card: affiliation ? { faction: 'mercenary', affiliation } : {} },
          D: { at: [[300, 700]], order: 'up' },
          X: { at: [[1500, 300]], order: 'up' },
        },
      });
      if (g.asked === 'ask-orders') g.give(['A']);
      return g.asked === 'ask-moment';
    };
    for (const keywords of [
      { coordinate: { who: [{ type: 'trooper' }] } },
      { authoritative: true },
      { direct: { who: [{ type: 'trooper' }] } },
    ] as const)
      expect([ordered(keywords), ordered(keywords, 'black-sun')]).toEqual([true, false]);
  });
});

describe('units in transports are in the game', () => {
  test('LEG-KWU-TRANSPORT-20 keywords give them orders', () => {
    const g = scene({
      now: 'orders',
      units: {
        A: {
          at: [[300, 300]],
          card: { rank: 'commander' },
          keywords: { direct: { who: [{ name: 'Unit C' }] } },
        },
        B: truck(400, { order: 'up' }),
        C: aboard('B', false),
        X: { at: [[1500, 300]], order: 'up' },
      },
    });
    expect(g.asked).toBe('ask-moment');
    g.give(g.legal().find(a => a !== 'pass') as string);
    expect(g.told('ordered').map(e => e.unit)).toEqual(['C']);
  });

  test('LEG-KWU-TRANSPORT-20 LEG-SUPP-06 a commander inside lends its courage', () => {
    const lent = (rank: 'commander' | 'corps') =>
      starting(
        { card: { courage: 1 }, tokens: { suppression: 2 } },
        {
          units: { B: truck(400), C: { ...aboard('B', false), card: { rank, courage: 3 } } },
          chance: n('blank', 2),
        },
      ).told('ready-to-act')[0]?.panicked;
    expect([lent('commander'), lent('corps')]).toEqual([false, true]);
  });

  test('LEG-KWU-TRANSPORT-26 LEG-KWU-INSPIRE-01 LEG-KWW-POISON-02 tokens come and go inside', () => {
    const inspired = starting(
      { keywords: { inspire: 1 } },
      { units: { B: truck(400), C: { ...aboard('B', false), tokens: { suppression: 1 } } } },
    );
    expect([inspired.asked, inspired.legal().includes('C')]).toEqual(['ask-whom', true]);
    const sick = acting(
      { ...aboard('B'), card: { wounds: 9 }, tokens: { poison: 1 } },
      { units: { B: truck(400) } },
    ).give('end');
    expect([sum(sick, 'A'), sick.unit('A').tokens.poison]).toEqual([1, 0]);
    const hurt = shot([...n('crit', 4), ...n('blank', 4)], {
      by: { weapons: [gun({ poison: 1, immobilize: 1 })] },
      to: { ...aboard('W'), card: { wounds: 9 }, keywords: { 'ataru-mastery': true } },
      units: { W: truck(600) },
    });
    expect(hurt.unit('X').tokens).toMatchObject({ poison: 1, immobilize: 1, aim: 1 });
  });

  test('LEG-KWU-TRANSPORT-27 LEG-STBY-04 in an open one they stand by, and what they do is answered', () => {
    const waits = (open: boolean) =>
      acting({}, { units: { X: { ...aboard('W', open), tokens: { standby: 1 } }, W: truck(600) } }).give(
        'aim',
      ).asked;
    expect([waits(true), waits(false)]).toEqual(['ask-standby', 'ask-action']);
    const acts = acting(
      { ...aboard('B') },
      { units: { B: truck(400), X: { at: [[620, 300]], tokens: { standby: 1 } } } },
    ).give('aim');
    expect(acts.asked).toBe('ask-standby');
  });
});

describe('every choice of an attack', () => {
  const clone = { type: 'clone', wounds: 9 } as const;
  const lender = (x: number, y: number, token: 'dodge' | 'surge'): Cast => ({
    at: [[x, y]],
    card: { type: 'clone' },
    tokens: { [token]: 1 },
  });

  test('LEG-UTYPE-04 two neighbours lend one token, and one result is cancelled or turned', () => {
    const dodging = shot([...n('hit', 4), ...n('blank', 4)], {
      to: { at: [[600, 300]], card: clone },
      units: { W: lender(640, 300, 'dodge'), V: lender(640, 340, 'dodge') },
    });
    expect(dodging.legal()).toEqual(['1', '0']);
    dodging.give('1').give(dodging.legal()[0] as string);
    expect(dodging.told('cancelled')).toMatchObject([{ hits: 1, by: 'dodge' }]);
    expect(dodging.told('lost').filter(e => e.token === 'dodge')).toHaveLength(1);
    const own = shot([...n('hit', 4), ...n('blank', 4)], {
      to: { at: [[600, 300]], card: clone, tokens: { dodge: 1 } },
      units: { W: lender(640, 300, 'dodge'), V: lender(640, 340, 'dodge') },
    });
    expect(own.legal()).toEqual(['2', '0', '1']);
    const blocking = shot([...n('hit', 4), ...n('surge', 4)], {
      to: { at: [[600, 300]], card: clone },
      units: { W: lender(640, 300, 'surge'), V: lender(640, 340, 'surge') },
    });
    expect(blocking.legal()).toEqual(['1', '0']);
  });

  test('LEG-KWU-GUARDIAN-09 the attacker may keep its Pierce for the defender', () => {
    const g = shot([...n('hit', 4), 'block', 'block', ...n('block', 2)], {
      by: { weapons: [gun({ pierce: 1 })] },
      units: { W: { at: [[640, 300]], card: { wounds: 9 }, keywords: { guardian: 2 } } },
    });
    g.give(g.legal().find(a => a !== 'pass') as string).give('2');
    expect([g.asked, g.seat, g.legal()]).toEqual(['ask-pierce-guardian', 'p1', ['1', '0']]);
    g.give('0');
    expect([sum(g, 'W'), sum(g, 'X')]).toEqual([0, 1]);
  });

  test('LEG-KWW-LETHAL-01 aim tokens buy Pierce against a Guardian, though the defender is immune', () => {
    const g = shot(n('hit', 4), {
      by: { weapons: [gun({ lethal: 1 })], tokens: { aim: 1 } },
      to: { card: { wounds: 9 }, keywords: { 'immune-pierce': true } },
      units: { W: { at: [[640, 300]], card: { wounds: 9 }, keywords: { guardian: 2 } } },
    });
    g.give([]);
    expect([g.asked, g.legal()]).toEqual(['ask-lethal', ['0', '1']]);
  });

  const HEAVY: UpgradeCard = {
    id: 'heavy',
    name: 'Heavy',
    type: 'heavy-weapon',
    points: 10,
    mini: true,
    exhaust: true,
    weapons: [{ name: 'Big', range: [1, 5], dice: { red: 3 }, by: 'added' }],
  };
  test('LEG-KWU-FIRESUPPORT-01 LEG-CARD-16 whoever supports chooses a weapon for each mini, and its card is exhausted', () => {
    const helped = () => {
      const g = shot(n('blank', 30), {
        units: {
          B: {
            at: [
              [300, 500],
              [330, 500],
            ],
            weapons: [gun({}, { white: 1 })],
            keywords: { 'fire-support': true },
            order: 'up',
            upgrades: [HEAVY],
          },
        },
      });
      return g.give(g.legal().find(a => a !== 'pass') as string);
    };
    const all = helped();
    expect(all.asked).toBe('ask-weapons');
    all.give('all');
    const used = (g: Played) =>
      g
        .told('armed')
        .filter(e => e.by === 'B')[0]
        ?.weapons.map(w => w.weapon);
    expect(used(all)).toContain('upgrade:0:0');
    expect(all.unit('B').upgrades[0]?.state).toBe('exhausted');
    const small = helped().give('each');
    for (let i = 0; i < 2; i++) small.give('unit:0');
    expect([used(small), small.unit('B').upgrades[0]?.state]).toEqual([['unit:0', 'unit:0'], 'ready']);
  });

  test('LEG-KWU-ENRAGE-01 wounds of any origin enrage, and the suppression goes', () => {
    const hit = (wounds: number) =>
      acting({
        card: { wounds: 9 },
        keywords: { enrage: 2 },
        tokens: { suppression: 1, poison: wounds },
      })
        .give('end')
        .unit('A').tokens.suppression;
    expect([hit(2), hit(1)]).toEqual([0, 1]);
    const guard = shot([...n('hit', 4), 'blank', 'blank', ...n('block', 2)], {
      units: {
        W: {
          at: [[640, 300]],
          card: { wounds: 9 },
          keywords: { guardian: 2, enrage: 2 },
          tokens: { suppression: 1 },
        },
      },
    });
    guard.give(guard.legal().find(a => a !== 'pass') as string).give('2');
    expect([sum(guard, 'W'), guard.unit('W').tokens.suppression]).toEqual([2, 0]);
  });

  test('LEG-KWU-IMMRANGE1-01 a charge of range 1 does not attack who is immune to such weapons', () => {
    const charge: UpgradeCard = {
      id: 'sab',
      name: 'Sab',
      type: 'heavy-weapon',
      points: 10,
      mini: true,
      keywords: { arm: { x: 1, of: ['proton'] }, detonate: { x: 1, of: ['proton'] } },
      weapons: [{ name: 'Bomb', special: 'area', range: [1, 1], dice: { red: 3 } }],
    };
    const attacked = (immune: boolean) => {
      const g = acting(
        {
          at: [
            [300, 300],
            [300, 330],
          ],
          upgrades: [charge],
        },
        {
          units: {
            X: {
              at: [[600, 300]],
              card: { wounds: 9 },
              ...(immune && { keywords: { 'immune-range-1-weapons': true } }),
            },
          },
          tokens: [{ id: 'charge-1', kind: 'charge', seat: 'p1', x: 55000, y: 30000, what: 'proton' }],
          chance: n('blank', 20),
        },
      ).give('aim');
      g.give(g.legal().find(a => a !== 'pass') as string);
      return g.told('defender').map(e => e.to);
    };
    expect([attacked(false), attacked(true)]).toEqual([['X'], []]);
  });

  test('LEG-KWU-INCOGNITO-01 LEG-KWW-BEAM-01 a beam strikes nobody who may not be declared', () => {
    const offered = (keywords: Cast['keywords']) =>
      shot(n('blank', 20), {
        by: { weapons: [gun({ beam: 1 })] },
        units: { W: { at: [[650, 300]], ...(keywords && { keywords }) } },
      }).asked === 'ask-moment';
    expect([offered(undefined), offered({ incognito: true })]).toEqual([true, false]);
  });
});

describe('tokens on the ground are met by any mini', () => {
  test('LEG-KWX-BANE-05 the mini that comes near and sees it, leader or not', () => {
    const walked = (x: number) => {
      const g = acting(
        {
          at: [
            [300, 300],
            [270, 300],
          ],
        },
        {
          tokens: [
            { id: 'b1', kind: 'bane', seat: 'p2', x: 64000, y: 30000, what: '#p2-bane-smoke-and-mirrors' },
          ],
        },
      )
        .give('move')
        .give({ x: 44000, y: 30000, z: 0 });
      return g.give([{ x, y: 30000, z: 0 }]).told('token-revealed').length;
    };
    expect([walked(50500), walked(41000)]).toEqual([1, 0]);
  });

  test('LEG-KWX-GRAFFITI-02 a unit is near with one of its minis', () => {
    const dice = (x: number) =>
      starting(
        {
          at: [
            [300, 300],
            [375, 300],
          ],
          card: { courage: 3 },
          tokens: { suppression: 1 },
        },
        {
          tokens: [{ id: 'g1', kind: 'graffiti', seat: 'p1', x, y: 30000 }],
          chance: ['blank', 'blank'],
        },
      ).told('rallied')[0]?.faces.length;
    expect([dice(68000), dice(75000)]).toEqual([2, 1]);
  });
});

describe('compulsory moves count', () => {
  const bike: Partial<Cast> = {
    at: [[400, 450]],
    card: { type: 'repulsorVehicle', base: 70, silhouette: [10, 40], wounds: 5, speed: 3 },
  };

  test('LEG-KWU-SPEEDER-03 LEG-KWU-AGILE-01 LEG-KWU-TACTICAL-01 they give tokens as other moves do', () => {
    const g = starting({ ...bike, keywords: { speeder: 1, agile: 1, tactical: 1 } });
    g.give(g.legal().find(a => a !== 'pass') as string).until('ask-action');
    expect(g.unit('A').tokens).toMatchObject({ dodge: 1, aim: 1 });
  });

  test('LEG-STBY-04 LEG-KWU-SPEEDER-02 nobody flies past a standby token for nothing', () => {
    const flown = (standby: number) => {
      const g = starting(
        { ...bike, keywords: { speeder: 1 } },
        { units: { X: { at: [[900, 450]], tokens: { standby } } } },
      )
        .give('pass')
        .give('end');
      for (let i = 0; i < 6 && g.asked === 'ask-compulsory'; i++) g.first();
      return g.asked;
    };
    expect([flown(1), flown(0)]).toEqual(['ask-standby', 'ask-turn']);
  });

  test('LEG-NOTCH-04 LEG-KWU-REPOSITION-01 near an impossible turn no turn is proposed that is refused', () => {
    const asked = acting({ card: WALKER }).give('pivot').askOf();
    const near = asked.kind === 'place' ? asked.spec.near : undefined;
    const turn = (facing: number) => ({ x: 30000, y: 30000, facing });
    expect(near?.(turn(18000))).toBeUndefined();
    expect(near?.(turn(9000))).toMatchObject({ facing: 9000 });
  });
});
