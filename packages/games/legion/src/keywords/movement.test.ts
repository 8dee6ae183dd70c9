import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Cast, FISTS, type Played, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const REST = { Y: { at: [[1700, 800]], order: 'up' }, Z: { at: [[1700, 850]], order: 'up' } } as const;
const acting = (cast: Partial<Cast>, more: Partial<Scene> = {}): Played =>
  scene({
    ...more,
    units: { A: { at: [[300, 300]], ...cast }, X: { at: [[1500, 300]] }, ...REST, ...more.units },
    acting: 'A',
  });
const pose = (x: number, y: number, z = 0) => ({ x: x * 100, y: y * 100, z: z * 100 });

describe('moves', () => {
  const jumping = () => {
    const wall = piece('house', [340, 200, 400, 400], 120, { move: 'impassable' });
    return acting({ keywords: { jump: 1 } }, { terrain: [wall] });
  };

  test('LEG-KWU-JUMP-01 LEG-ACTV-17 LEG-EX-09 a card action that is a move action, over what is in the way', () => {
    const g = jumping();
    expect(g.legal()).toEqual(expect.arrayContaining(['move', 'card:jump', 'aim']));
    g.give('card:jump');
    expect(g.why(pose(440, 300))).toBeUndefined();
    expect(g.why(pose(370, 300, 120))).toBeUndefined();
    g.give(pose(440, 300));
    expect(g.s.act?.left).toBe(1);
  });

  test('LEG-KWU-JUMP-05 LEG-EX-176 once in an activation; the other move is a normal one', () => {
    const g = jumping().give('card:jump').give(pose(440, 300));
    expect(g.why('card:jump')).toBe('LEG-ACTV-14');
    expect(g.why('move')).toBeUndefined();
  });

  test('LEG-KWU-GROUNDED-01 who is grounded does not climb, whatever else it can', () => {
    const why = (keywords: Cast['keywords'] & object) => acting({ keywords }).why('climb');
    expect([why({}), why({ grounded: true }), why({ grounded: true, scale: true })]).toEqual([
      undefined,
      'LEG-CLIMB-01',
      'LEG-CLIMB-01',
    ]);
  });

  test('LEG-KWU-HOVER-01 a hovering repulsor vehicle stands by', () => {
    const tank = (keywords: Cast['keywords']) =>
      acting({
        ...(keywords && { keywords }),
        card: { type: 'repulsorVehicle', base: 100, silhouette: [20, 90] },
      });
    expect(tank({}).why('standby')).toBe('LEG-STBY-01');
    expect(unlike('LEG-STBY-01', tank({ hover: { of: ['ground'] } }).why('standby'))).toBeUndefined();
    expect(tank({ hover: { of: ['ground'] } }).why('reverse')).toBeUndefined();
    expect(tank({}).why('reverse')).toBe('LEG-NOTCH-16');
  });

  const bike = (more: Partial<Scene> = {}): Played =>
    scene({
      ...more,
      now: 'activate',
      acting: 'A',
      units: {
        A: {
          at: [[300, 300]],
          keywords: { speeder: 1 },
          card: { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], speed: 3, wounds: 3 },
        },
        X: { at: [[1500, 300]] },
        ...REST,
        ...more.units,
      },
    });

  test('LEG-KWU-SPEEDER-02 LEG-KWU-SPEEDER-03 a full move at the highest speed, at the start or at the end', () => {
    const g = bike();
    expect(g.asked).toBe('ask-moment');
    g.give(g.legal()[1]!);
    expect(g.asked).toBe('ask-compulsory');
    expect(g.why({ ...pose(519, 300), facing: 0 })).toBeUndefined();
    expect(g.why({ ...pose(400, 300), facing: 0 })).toBeDefined();
    g.give({ ...pose(519, 300), facing: 0 });
    expect(g.s.act?.left).toBe(2); // it is free
    g.give('end');
    expect(g.told('moved')).toHaveLength(1);
    const late = bike().give('pass').give('end');
    expect(late.asked).toBe('ask-compulsory'); // it cannot be left out
  });

  test('LEG-KWU-SPEEDER-05 it displaces troopers in its compulsory move only', () => {
    const crowd = { units: { X: { at: [[519, 300]], card: { wounds: 3 } } } } as const;
    const g = bike(crowd);
    g.give(g.legal()[1]!).give({ ...pose(519, 300), facing: 0 });
    expect(g.asked).toBe('ask-put-back');
    g.first();
    expect(g.told('displaced')).toMatchObject([{ unit: 'X', by: 'A' }]);
    const later = bike(crowd).give('pass').give('move');
    expect(later.why({ ...pose(519, 300), facing: 0 })).toBe('LEG-UTYPE-50');
  });

  /** A bike stops on the leader of X, the others of X stand beside. */
  const ran = (others: Cast['at']): Played => {
    const g = bike({ units: { X: { at: [[519, 300], ...others], card: { wounds: 3 } } } });
    return g.give(g.legal()[1]!).give({ ...pose(519, 300), facing: 0 });
  };

  test('LEG-NOTCH-12 LEG-MOVE-29 a displaced leader is put back within the speed-1 tool of its place, and touches no enemy', () => {
    const g = ran([]);
    expect([g.asked, g.seat]).toEqual(['ask-put-back', 'p2']);
    expect(g.why([pose(519, 402)])).toBeUndefined(); // 75 mm from edge to edge
    expect(g.why([pose(519, 402.2)])).toBe('LEG-MOVE-29');
    expect(g.why([pose(519, 338.5)])).toBe('LEG-MOVE-29'); // beside the bike
    expect(g.why([pose(519, 340)])).toBeUndefined();
  });

  test('LEG-NOTCH-13 LEG-MOVE-30 then others in cohesion that touch no enemy; who was not displaced stays', () => {
    const g = ran([
      [519, 320],
      [519, 380],
    ]);
    const [leader, far] = [pose(560, 350), pose(519, 380)];
    expect(g.why([leader, pose(519, 345), far])).toBeUndefined();
    expect(g.why([leader, pose(519, 338.5), far])).toBe('LEG-MOVE-30'); // beside the bike
    expect(g.why([leader, pose(519, 345), pose(490, 380)])).toBe('LEG-NOTCH-13'); // it stood well
    const beside = ran([[519, 420]]);
    expect(beside.why([pose(519, 199), pose(519, 420)])).not.toBeUndefined(); // cohesion is lost
    expect(beside.why([pose(519, 199), pose(519, 240)])).toBeUndefined();
  });

  test('LEG-NOTCH-12 a leader that was not displaced stays', () => {
    const g = bike({
      units: {
        X: {
          at: [
            [519, 400],
            [519, 310],
          ],
          card: { wounds: 3 },
        },
      },
    });
    g.give(g.legal()[1]!).give({ ...pose(519, 300), facing: 0 });
    expect(g.asked).toBe('ask-put-back');
    expect(g.why([pose(540, 400), pose(519, 350)])).toBe('LEG-NOTCH-12');
    expect(g.why([pose(519, 400), pose(519, 350)])).toBeUndefined();
  });

  test('LEG-KWU-SPEEDER-04 where no full move fits it goes as far as it can', () => {
    const g = bike({
      size: [420, 200],
      units: {
        A: {
          at: [[240, 100]],
          keywords: { speeder: 1 },
          card: { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], speed: 3, wounds: 3 },
        },
        X: { at: [[30, 30]] },
        Y: { at: [[390, 30]], order: 'up' },
        Z: { at: [[30, 170]], order: 'up' },
      },
    });
    g.give(g.legal()[1]!);
    expect(g.why({ x: 39500, y: 10000, z: 0, facing: 0 })).toBeUndefined(); // the rim of the table
    expect(g.why({ x: 33000, y: 10000, z: 0, facing: 0 })).toBeDefined(); // it would get farther
  });

  test('LEG-KWU-SPEEDER-06 who has turned so that no way is left does not make its compulsory move', () => {
    const walls = [
      piece('south', [200, 200, 400, 270], 400),
      piece('east', [330, 200, 400, 400], 400),
      piece('north', [200, 330, 400, 400], 400),
    ];
    const g = bike({
      terrain: walls,
      units: {
        A: {
          at: [[300, 300, 0, 180]],
          keywords: { speeder: 1, reposition: true },
          card: { type: 'repulsorVehicle', base: 50, silhouette: [10, 60], speed: 3, wounds: 3 },
        },
      },
    });
    g.give(g.legal().find(a => a !== 'pass')!);
    expect(g.asked).toBe('ask-moment'); // turn first?
    g.give(g.legal().find(a => a !== 'pass')!);
    g.give({ x: 30000, y: 30000, z: 0, facing: 9000 });
    expect(g.asked).toBe('ask-action');
    expect(g.told('moved').map(e => e.how)).toEqual(['pivot']);
  });
});

describe('tokens', () => {
  test('LEG-KWU-AGILE-01 LEG-KWU-AGILE-02 LEG-KWU-TACTICAL-01 each standard move action gives its tokens', () => {
    const g = acting({ keywords: { agile: 1, tactical: 2 } })
      .give('move')
      .first()
      .give('move')
      .first();
    expect(g.told('gained').filter(e => e.token === 'dodge')).toHaveLength(2);
    expect(g.told('gained').filter(e => e.token === 'aim')).toHaveLength(4);
  });

  test('LEG-KWU-AGILE-03 a climb does not', () => {
    const g = acting({ keywords: { agile: 1 } })
      .give('climb')
      .first();
    expect(g.unit('A').tokens.dodge).toBe(0);
  });

  const ordered = (keywords: Cast['keywords'], tokens: Cast['tokens'] = {}): Played =>
    scene({
      now: 'orders',
      played: { p1: 'ambush', p2: 'standing-orders' },
      units: {
        A: { at: [[300, 300]], card: { rank: 'commander' } },
        B: { at: [[400, 300]], tokens, ...(keywords && { keywords }) },
        C: { at: [[450, 300]] },
        X: { at: [[1500, 300]], card: { rank: 'commander' }, order: 'up' },
      },
    }).give(['B']);

  test('LEG-KWU-DEFEND-01 LEG-KWU-TARGET-01 an order gives dodge or aim tokens', () => {
    expect(ordered({ defend: 2, target: 1 }).unit('B').tokens).toMatchObject({ dodge: 2, aim: 1 });
    expect(ordered({ defend: 2 }).unit('C').tokens.dodge).toBe(0);
  });

  test('LEG-KWU-DISCIPLINED-01 an order removes up to X suppression tokens', () => {
    const g = ordered({ disciplined: 2 }, { suppression: 3 });
    expect(g.legal()).toEqual(['2', '0', '1']);
    g.give('1');
    expect(g.unit('B').tokens.suppression).toBe(2);
  });

  test('LEG-KWU-RELIABLE-01 LEG-ACTV-01 surge tokens at the start of the activation phase', () => {
    expect(ordered({ reliable: 2 }).unit('B').tokens.surge).toBe(2);
  });

  test('LEG-KWU-READY-01 standby gives aim tokens', () => {
    expect(
      acting({ keywords: { ready: 1 } })
        .give('standby')
        .unit('A').tokens.aim,
    ).toBe(1);
    expect(
      acting({ keywords: { ready: 1 } })
        .give('dodge')
        .unit('A').tokens.aim,
    ).toBe(0);
  });
});

describe('free attacks', () => {
  const foe = { X: { at: [[600, 300]], card: { wounds: 3 } } } as const;

  test('LEG-KWU-RELENTLESS-01 LEG-KWU-RELENTLESS-02 LEG-ACTV-20 after a move a free attack, within the limit of one', () => {
    const g = acting({ keywords: { relentless: true } }, { units: foe, chance: ['blank'] })
      .give('move')
      .first();
    expect(g.legal()).toEqual(expect.arrayContaining(['relentless>attack', 'attack', 'aim']));
    g.give('relentless>attack').give('X');
    expect(g.s.act?.left).toBe(1);
    expect(g.why('attack')).toBe('LEG-ACTV-14');
  });

  test('LEG-KWU-STEADY-01 LEG-KWU-STEADY-02 ranged weapons only', () => {
    const g = acting({ keywords: { steady: true } }, { units: foe })
      .give('move')
      .first()
      .give('steady>attack');
    expect(g.s.attack?.only).toBe('ranged');
  });

  test('LEG-KWU-STEADY-01 LEG-ACTV-20 two moves leave one free attack to be chosen', () => {
    const g = acting({ keywords: { steady: true } }, { units: foe })
      .give('move')
      .first();
    g.give('move').first();
    expect(g.s.act?.granted.map(({ by }) => by)).toEqual(['steady']);
    expect(g.legal()).toEqual(expect.arrayContaining(['steady>attack', 'end']));
  });

  test('LEG-ACTV-20 LEG-KWU-RELENTLESS-02 who has attacked is given no other attack, and not asked which', () => {
    const cast = { keywords: { relentless: true, steady: true } } as const;
    const both = acting(cast, { units: foe, chance: ['blank'], left: 3 });
    both.give('attack').give('X');
    both.give('move').first();
    expect([both.askOf().spec.ask.id, both.s.act?.granted]).toEqual(['ask-action', []]);
    const fresh = acting(cast, { units: foe });
    expect(unlike('ask-action', fresh.give('move').first().askOf().spec.ask.id)).toBe('ask-moment');
  });

  test('LEG-KWU-CHARGE-01 LEG-KWU-CHARGE-02 into contact: a free melee attack against that unit', () => {
    const g = acting(
      { keywords: { charge: true }, weapons: [FISTS] },
      { units: { X: { at: [[430, 300]], weapons: [FISTS] } } },
    ).give('move');
    g.give(pose(402.95, 300));
    expect(g.s.act?.granted).toMatchObject([{ by: 'charge', against: 'X', only: 'melee' }]);
    const away = acting(
      { keywords: { charge: true }, weapons: [FISTS] },
      { units: { X: { at: [[430, 300]], weapons: [FISTS] } } },
    ).give('move');
    away.give(pose(300, 420));
    expect(away.s.act?.granted).toEqual([]);
    expect(unlike(0, g.s.act?.granted.length)).toBe(1);
  });
});
