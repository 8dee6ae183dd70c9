import { sure } from '@potyczka/kernel';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { upgradeCard } from '../content/index.js';
import { acting, blade, facing, gun, n, starting, use } from '../fixtures/fights.js';
import type { Cast, Played, Scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

/** What a free action may be: every kind of move, card actions, whoever gives it. */

const WALKER = { type: 'groundVehicle', base: 70, silhouette: [0, 80], wounds: 6, speed: 2 } as const;
const truck = (x: number, kind = 'open', more: Partial<Cast> = {}): Cast => ({
  at: [[x, 300]],
  card: { type: 'groundVehicle', base: 100, silhouette: [0, 80], wounds: 6, speed: 2 },
  keywords: { transport: { x: 1, of: [kind] } },
  ...more,
});
const aboard = (vehicle: string, open = true): Cast => ({
  at: [[0, 0]],
  where: 'aboard',
  marks: { aboard: { until: 'game', n: open ? 1 : 0, unit: vehicle } },
});

describe('standby', () => {
  const answered = (cast: Partial<Cast>, more: Partial<Scene> = {}): Played =>
    acting(
      {},
      { ...more, units: { X: { at: [[500, 300]], tokens: { standby: 1 }, ...cast }, ...more.units } },
    ).give('aim');

  test('LEG-STBY-05 a walker turns or reverses, and does not climb', () => {
    expect(answered({ card: WALKER }).legal()).toEqual([
      'pass',
      'X:attack',
      'X:move',
      'X:reverse',
      'X:pivot',
    ]);
  });

  test('LEG-STBY-05 LEG-KWU-JUMP-01 a trooper moves, climbs or jumps', () => {
    const g = answered({ keywords: { jump: 1 } });
    expect(g.legal()).toEqual(['pass', 'X:attack', 'X:move', 'X:climb', 'X:card:jump']);
    g.give('X:card:jump');
    expect(g.asked).toBe('ask-jump');
    g.first();
    expect(g.unit('X').tokens.standby).toBe(0);
    expect(g.asked).toBe('ask-action');
  });

  test('LEG-STBY-05 LEG-KWU-TRANSPORT-31 who is in an open transport gets out', () => {
    const g = answered({ ...aboard('W') }, { units: { W: truck(500) } });
    expect(g.legal()).toEqual(['pass', 'X:attack', 'X:card:disembark']);
    g.give('X:card:disembark').first();
    expect(g.unit('X').where).toBe('field');
  });

  test('LEG-GAP-128 Charge and Steady follow a move by standby, one of them and if it likes', () => {
    const g = acting(
      { card: { wounds: 9 } },
      {
        units: {
          X: {
            at: [[420, 300]],
            card: { wounds: 9 },
            keywords: { charge: true },
            tokens: { standby: 1 },
            weapons: [blade()],
          },
        },
        chance: [...n('hit', 4), ...n('blank', 8)],
      },
    )
      .give('aim')
      .give('X:move')
      .give({ x: 32700, y: 30000, z: 0 });
    g.until('ask-free-action', 6);
    expect([g.seat, g.legal()]).toEqual(['p2', ['attack', 'none']]);
    g.give('attack').until('ask-action', 20);
    expect(g.told('attack').map(e => e.by)).toEqual(['X']);
    expect(g.asked).toBe('ask-action'); // the second of them finds its attack action used
  });

  test('LEG-GAP-128 nobody has to attack so', () => {
    const g = answered({ keywords: { steady: true }, weapons: [gun()] })
      .give('X:move')
      .first();
    expect(g.legal()).toEqual(['attack', 'none']);
    expect(g.give('none').asked).toBe('ask-action');
    expect(g.told('attack')).toEqual([]);
  });
});

describe('what others give', () => {
  const step = [piece('o', [430, 250, 520, 350], 120)];

  test('LEG-KWU-PULLSTRINGS-01 a free move may be a climb or a jump', () => {
    const g = acting(
      { keywords: { 'pulling-the-strings': true } },
      { units: { B: { at: [[400, 300]], keywords: { jump: 1 } } }, terrain: step },
    ).give('card:pulling-the-strings');
    expect(g.legal()).toEqual(['move', 'climb', 'card:jump']);
  });

  test('LEG-KWU-PULLSTRINGS-01 LEG-KWU-TRANSPORT-15 a unit on board is reached, and can only get out', () => {
    const g = acting(
      { keywords: { 'pulling-the-strings': true } },
      { units: { B: { ...aboard('C', false) }, C: truck(400, 'closed') } },
    ).give('card:pulling-the-strings');
    expect(g.asked).toBe('ask-get-out'); // there is nothing else
    expect(g.first().unit('B').where).toBe('field');
  });

  test('LEG-SUPP-05 a panicked unit performs no free action', () => {
    const g = (suppression: number) =>
      acting(
        { keywords: { 'pulling-the-strings': true } },
        { units: { B: { at: [[400, 300]], tokens: { suppression } } } },
      ).why('card:pulling-the-strings');
    expect(g(3)).toBeUndefined();
    expect(g(4)).toBe('LEG-ACTV-17');
  });

  test('LEG-KWU-GUIDANCE-01 LEG-ACTV-19 card actions are among them, free ones and attacks are not', () => {
    const g = acting(
      { keywords: { guidance: true } },
      {
        units: {
          B: {
            at: [[400, 300]],
            keywords: { bolster: 1, jump: 1, distract: { free: true } },
            weapons: [gun()],
          },
          X: { at: [[600, 300]] },
        },
      },
    ).give('card:guidance');
    expect(g.legal()).toEqual([
      'move',
      'climb',
      'card:jump',
      'aim',
      'dodge',
      'recover',
      'standby',
      'card:bolster',
    ]);
    g.give('card:bolster').until('ask-action', 3);
    expect(g.told('gained').filter(e => e.token === 'surge').length).toBeGreaterThan(0);
  });

  test('LEG-KWU-RUTHLESS-01 any action: a card action, a climb', () => {
    const g = starting(
      { order: 'up', card: { wounds: 3 }, keywords: { bolster: 1 } },
      { units: { B: { at: [[400, 300]], keywords: { ruthless: true } } } },
    );
    use(g).until('ask-action', 6);
    const free = g.legal().filter(a => String(a).startsWith('ruthless>'));
    expect(free).toContain('ruthless>card:bolster');
    expect(free).toContain('ruthless>climb');
    expect(g.shown()).not.toContain('ruthless>withdraw');
  });

  test('LEG-KWU-DAUNTLESS-01 LEG-KWU-COMPEL-01 their free move is of any kind', () => {
    const shaken = { card: { courage: 1, wounds: 9 }, tokens: { suppression: 1 } };
    const lead = (keywords: Cast['keywords']): Cast => ({
      at: [[300, 400]],
      card: { rank: 'commander', courage: 3 },
      ...(keywords && { keywords }),
    });
    const own = starting(
      { ...shaken, keywords: { dauntless: true, jump: 1 } },
      { units: { B: lead(undefined) }, chance: ['blank'] },
    );
    expect(use(own).legal()).toEqual(['move', 'climb', 'card:jump']);
    const driven = starting(
      { ...shaken, keywords: { jump: 1 } },
      { units: { B: lead({ compel: true }) }, chance: ['blank'] },
    );
    expect(use(driven).legal()).toEqual(['move', 'climb', 'card:jump']);
  });
});

describe('when there is none', () => {
  test('LEG-GAP-173 LEG-ACTV-21 whom ion leaves no action has no free one either', () => {
    const droid = (ion: number) =>
      starting(
        { card: { type: 'droid' }, tokens: { ion }, keywords: { distract: { free: true } } },
        { units: { X: { at: [[500, 300]] } } },
      );
    expect(droid(1).why('card:distract')).toBeUndefined();
    expect(unlike(droid(1).asked, droid(2).asked)).not.toBe('ask-action');
  });

  test('LEG-GAP-128 an attack that follows a move follows it at once', () => {
    const g = facing({ left: 3, by: { weapons: [gun()], keywords: { steady: true } } })
      .give('move')
      .first();
    expect(g.why('steady>attack')).toBeUndefined();
    g.give('dodge');
    expect(g.shown()).not.toContain('steady>attack');
    expect(g.s.act?.granted).toEqual([]);
  });

  test('LEG-COH-05 LEG-ACTV-22 out of cohesion a pivot mends nothing, a free action may come first', () => {
    const beasts: Partial<Cast> = {
      at: [
        [300, 300],
        [700, 300],
      ],
      card: { type: 'creature', base: 50, silhouette: [0, 60], wounds: 3 },
      keywords: { distract: { free: true } },
    };
    const g = acting(beasts, { units: { X: { at: [[400, 420]] } } });
    expect(g.why('pivot')).toBe('LEG-COH-05');
    expect(g.why('move')).toBeUndefined();
    expect(g.why('card:distract')).toBeUndefined();
  });
});

describe('moves', () => {
  test('LEG-KWU-TRANSPORT-06 of two transports the one in reach is entered; of two in reach one chooses', () => {
    const near = acting({}, { units: { B: truck(1200), C: truck(400) } });
    expect(near.why('card:embark')).toBeUndefined();
    expect(near.give('card:embark').unit('A').marks.aboard?.unit).toBe('C');
    const both = acting({}, { units: { B: truck(200), C: truck(400) } }).give('card:embark');
    expect(both.legal()).toEqual(['B', 'C']);
    expect(both.give('C').unit('A').marks.aboard?.unit).toBe('C');
    const mixed = acting({}, { units: { B: truck(200, 'closed'), C: truck(400) } });
    expect([mixed.why('card:embark'), mixed.why('card:embark-closed')]).toEqual([undefined, undefined]);
  });

  test('LEG-KWU-CHARGE-01 who touched a vehicle before charges nobody by standing there', () => {
    const tank = { type: 'groundVehicle', base: 100, silhouette: [0, 80], wounds: 9, speed: 2 } as const;
    const g = acting(
      { card: { wounds: 9 }, keywords: { charge: true }, weapons: [blade()] },
      { units: { X: { at: [[363.5, 300]], card: tank } } },
    )
      .give('move')
      .give({ x: 30000, y: 30000, z: 0 });
    expect(g.until('ask-action', 4).s.act?.granted).toEqual([]);
  });

  const slowed = (immobilize: number, speed = 1) =>
    acting({ card: { speed }, keywords: { spur: true }, tokens: { immobilize } });

  // A speed of 1 cannot fall below 0: reduced first, Spur would raise it to 1.
  test('LEG-KWU-SPUR-02 LEG-KWW-IMMOBILIZE-05 what raises speed counts before what lowers it', () => {
    expect(slowed(2).why('move')).toBe('LEG-KWW-IMMOBILIZE-03');
    // Raised to 3 at most, and only then lowered: 2, not 3.
    expect(use(slowed(1, 3).give('move')).askOf().spec.ask.args?.speed).toBe(2);
  });

  test('LEG-EX-108 LEG-EX-109 Spur is thought of when speed is judged: one token of immobilize, not two', () => {
    expect(slowed(2).why('move')).toBe('LEG-KWW-IMMOBILIZE-03');
    const g = slowed(1);
    expect(g.why('move')).toBeUndefined();
    g.give('move');
    expect(g.asked).toBe('ask-move'); // it could not be made without
    expect(g.askOf().spec.ask.args?.speed).toBe(1);
    expect(g.first().unit('A').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-JUMP-03 LEG-KWU-JUMP-04 a jump clears minis of its height, from where it starts', () => {
    const over = (top: number, x = 1) =>
      acting(
        { keywords: { jump: x } },
        { units: { X: { at: [[380, 300]], card: { ...WALKER, silhouette: [0, top] } } } },
      )
        .give('card:jump')
        .why({ x: 45000, y: 30000, z: 0 });
    expect(over(100)).toBeUndefined();
    expect(over(200)).toBeDefined();
    expect(over(200, 2)).toBeUndefined();
  });
});

describe('cards', () => {
  test('LEG-STBY-04 a move by a card is a move: standby answers it', () => {
    const g = acting(
      { upgrades: [upgradeCard('dins-amban-rifle')], card: { wounds: 3 } },
      { units: { X: { at: [[600, 300]], tokens: { standby: 1 } } } },
    );
    g.give(
      sure(
        g.legal().find(a => String(a).includes('amban')),
        'action',
      ),
    );
    expect(g.asked).toBe('ask-card');
    g.give('true').first();
    expect(g.told('moved')).toHaveLength(1);
    expect(g.asked).toBe('ask-standby');
  });
});

describe('charges', () => {
  const SAPPER = {
    id: 'sab',
    name: 'Sab',
    type: 'heavy-weapon',
    points: 10,
    mini: true,
    keywords: { arm: { x: 1, of: ['proton'] }, detonate: { x: 1, of: ['proton'] } },
    weapons: [{ name: 'Bomb', special: 'area', range: [1, 1], dice: { red: 2 } }],
  } as const;
  const walk = (keywords: Cast['keywords']) =>
    acting(
      { card: { wounds: 9 }, ...(keywords && { keywords }) },
      {
        units: {
          X: {
            at: [
              [1500, 300],
              [1500, 330],
            ],
            upgrades: [SAPPER as never],
          },
        },
        tokens: [{ id: 'c1', kind: 'charge', seat: 'p2', x: 45000, y: 30000, what: 'proton' }],
        chance: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
      },
    )
      .give('move')
      .give({ x: 38000, y: 30000, z: 0 });

  test('LEG-KWW-DETONATE-02 LEG-GAP-140 a charge goes off before the move gives its dodge token', () => {
    const g = walk({ agile: 1, tactical: 1 });
    expect([g.asked, g.seat]).toEqual(['ask-moment', 'p2']);
    expect(g.unit('A').tokens).toMatchObject({ dodge: 0, aim: 0 });
    use(g);
    expect(g.asked).not.toBe('ask-dodge');
    g.until('ask-action', 8);
    expect(g.unit('A').tokens).toMatchObject({ dodge: 1, aim: 1 });
  });
});
