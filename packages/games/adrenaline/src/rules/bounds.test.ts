import { describe, expect, test } from 'vitest';
import type { Event } from '../events.js';
import { type Position, type Scene, scene } from '../fixtures/scene.js';
import { initial } from './setup.js';

// Bounds and refusals that a fault in one place would move.

const row = `
  . S A B
  . . . .
  . . . .`;
const rulesOf = (s: Scene, type: Event['type']): string[] =>
  s.run
    .events('spectator')
    .filter(({ event }) => event.type === type)
    .map(({ rule }) => rule);
const last = { frenzy: { by: 'S', left: 1 }, skulls: 0 } as const;

test('ADR-TURN-01 ADR-FRENZY-03 a turn is told by the rule of the rounds, or by that of the last turns', () => {
  expect(rulesOf(scene({ map: row }).endTurn(), 'turn').at(-1)).toBe('ADR-TURN-01');
  const frenzied = scene({ map: row, frenzy: { by: 'S', left: 3 }, skulls: 0 }).endTurn();
  expect(rulesOf(frenzied, 'turn').at(-1)).toBe('ADR-FRENZY-03');
});

describe('the end', () => {
  test('ADR-XEND-03 the killshot track pays 8, 6, 4, 2, 1, 1', () => {
    const track = [
      'p1',
      'p1',
      'p1',
      'p1',
      'p1',
      'p2',
      'p2',
      'p2',
      'p2',
      'p3',
      'p3',
      'p3',
      'p4',
      'p4',
      'p5',
      'bot',
    ];
    const s = scene({
      map: `
        S A B C
        E . . .
        . . . T`,
      options: { bot: true },
      botActed: true,
      ...last,
      track: track.map(killer => ({ killer: killer as 'p1', overkill: null })),
    }).picks('bot', '23', 'end');
    expect(s.events('scored-track').map(e => [e.who, e.points])).toEqual([
      ['p1', 8],
      ['p2', 6],
      ['p3', 4],
      ['p4', 2],
      ['p5', 1],
      ['bot', 1],
    ]);
  });

  test('ADR-END-01 a board without damage is not scored', () => {
    const s = scene({ map: row, ...last, damage: { A: 'SB' } }).picks('end');
    expect(s.events('scored').map(e => e.on)).toEqual(['p2', 'p2']);
    expect(s.events('first-blood').map(e => e.on)).toEqual(['p2']);
  });

  test('ADR-END-03 ADR-END-04 a tie is named after what decides it', () => {
    const over = (p: Partial<Position>) => {
      const s = scene({ map: row, ...last, ...p }).picks('end');
      return [...s.events('game-over').map(e => e.tie), ...rulesOf(s, 'game-over')];
    };
    expect(over({ points: { S: 9, A: 3 } })).toEqual([null, 'ADR-END-03']);
    expect(over({ points: { S: 9, A: 9 } })).toEqual(['killshots', 'ADR-END-04']);
    expect(over({ points: { S: 9, A: 9 }, options: { mode: 'domination' } })).toEqual(['tags', 'ADR-END-04']);
  });

  test('ADR-END-04 of those with as many points the one with more from the track comes first', () => {
    const s = scene({
      map: row,
      ...last,
      points: { S: 10, A: 2 },
      track: [{ killer: 'p2', overkill: null }],
    }).picks('end');
    expect(s.run.result?.scores.slice(0, 2)).toEqual([
      { who: 'p2', points: 10, track: 8 },
      { who: 'p1', points: 10, track: 0 },
    ]);
    expect(s.run.result?.winners).toEqual(['p2']);
  });
});

test('ADR-FRENZY-01 ADR-XDOM-07 the frenzy names what began it', () => {
  const kill = scene({
    map: row,
    skulls: 1,
    weapons: { S: ['lock-rifle'] },
    damage: { A: 'BBBBBBBBB' },
  }).fires('lock-rifle', 'basic', 'A', 'done');
  kill.endTurn();
  expect(rulesOf(kill, 'frenzy')).toEqual(['ADR-FRENZY-01']);
  const tracks = scene({
    map: row,
    options: { mode: 'domination' },
    tags: { red: 'A'.repeat(8), blue: 'B'.repeat(8) },
  });
  tracks.endTurn();
  expect(rulesOf(tracks, 'frenzy')).toEqual(['ADR-XDOM-07']);
});

describe('moving', () => {
  test('ADR-GRAB-01 to grab where one stands is no move', () => {
    const s = scene({ map: row, tiles: { '01': 'ybb-1' } }).picks('grab', '01');
    expect(s.events('moved')).toEqual([]);
  });

  test('ADR-GEN-06 a target that is left where it stands is not moved', () => {
    const s = scene({ map: row, weapons: { S: ['grenade-launcher'] } });
    s.fires('grenade-launcher', 'basic', 'A', 'move-target', '02');
    expect(s.events('moved')).toEqual([]);
  });

  test('ADR-XDOM-03 a spawnpoint is not pushed', () => {
    const s = scene({
      map: row.replace('S A', '. S').replace('S B', 'S .'),
      options: { mode: 'domination' },
      weapons: { S: ['grenade-launcher'] },
    }).fires('grenade-launcher', 'basic', 'spawn-blue');
    expect(s.why('move-target')).toBe('ADR-XDOM-03 spawn-stays');
  });

  test('ADR-SHOOT-04 what an effect costs is handed over before anybody moves by it', () => {
    const s = scene({ map: row, weapons: { S: ['tractor-beam'] }, cubes: { S: 'RY' } });
    s.fires('tractor-beam', 'punisher', 'A');
    expect(s.events('paid', 'moved', 'damaged').map(e => e.type)).toEqual(['paid', 'moved', 'damaged']);
  });
});

describe('areas', () => {
  test('ADR-GEN-04 one square is named as a square, several as an area', () => {
    const s = scene({ map: row, weapons: { S: ['furnace'] } }).fires('furnace', 'cozy-fire');
    expect(s.shows('02').label).toMatchObject({ id: 'square-label', args: { square: '02' } });
    expect(s.shows('02').preview).toMatchObject({ damage: 1, marks: 1 });
    const room = scene({
      map: `
        . . S A
        . . . B
        . . . .`,
      weapons: { S: ['furnace'] },
    }).fires('furnace', 'basic');
    expect(room.shows('12+13+22+23').label).toMatchObject({
      id: 'area-label',
      args: { squares: ['12', '13', '22', '23'] },
    });
    expect(room.shows('03').preview).toMatchObject({ damage: 1, marks: 0 });
    expect(room.shows('03').preview?.blows).toMatchObject([{ who: 'p2', damage: 1, marks: 0 }]);
  });

  test('ADR-GEN-04 an effect with areas to choose from shows no blows before the choice', () => {
    const s = scene({ map: row, weapons: { S: ['furnace'] } }).fires('furnace');
    expect(s.shows('cozy-fire').preview?.blows).toBeUndefined();
  });

  test('ADR-XMARK-01 an area that only hurts lays no marks, nor does a set of targets', () => {
    const wave = scene({ map: row, weapons: { S: ['shockwave'] } }).fires('shockwave', 'tsunami');
    expect(wave.marks()).toEqual({});
    expect(wave.damage()).toEqual({ A: 1 });
    const gun = scene({ map: row, weapons: { S: ['machine-gun'] } }).fires(
      'machine-gun',
      'basic',
      ['A'],
      'done',
    );
    expect(gun.marks()).toEqual({});
    const again = scene({ map: row, weapons: { S: ['plasma-gun'] } });
    again.fires('plasma-gun', 'basic', 'A');
    expect(again.shows('charged-shot').preview?.blows).toMatchObject([{ who: 'p2', damage: 1, marks: 0 }]);
  });
});

describe('payment', () => {
  const hand = { S: ['newton-red-1', 'newton-red-2', 'newton-blue-1'] };

  test('ADR-PWR-01 exactly as many cubes as it costs are enough, one fewer is not', () => {
    const take = (cubes: string) =>
      scene({ map: row, offers: { blue: ['whisper'] }, cubes: { S: cubes } }).picks('grab');
    expect(take('BY').why('02')).toBeUndefined();
    expect(
      scene({ map: row, offers: { blue: ['whisper'] }, cubes: { S: 'BB' }, tiles: { '00': 'ybb-1' } })
        .picks('grab')
        .why('02'),
    ).toBe('ADR-GRAB-06 cannot-pay');
  });

  test('ADR-GRAB-03 at a spawnpoint without weapons there is nothing to grab', () => {
    const s = scene({ map: row, offers: {}, tiles: { '00': 'ybb-1' } }).picks('grab');
    expect(s.why('02')).toBe('ADR-GRAB-03 nothing-to-grab');
  });

  test('ADR-PWR-01 ADR-PWR-02 cards and cubes together pay each colour, no more and no less', () => {
    const load = (cubes: string) =>
      scene({ map: row, hand, cubes: { S: cubes }, weapons: { S: ['!vortex-cannon'] } }).picks(
        'end',
        'vortex-cannon',
      );
    expect(load('RB').why(['newton-red-1', 'newton-red-2'])).toBe('ADR-PWR-02 pays-too-much');
    expect(load('R').why(['newton-red-1'])).toBe('ADR-PWR-01 cubes-missing');
    expect(load('R').why(['newton-blue-1'])).toBeUndefined();
  });

  test('ADR-PWR-08 a cube is shown as a cube, a card as a card, and each is what is paid', () => {
    const scope = () =>
      scene({
        map: row,
        weapons: { S: ['lock-rifle'] },
        hand: { S: ['targeting-scope-red-1', 'newton-blue-1'] },
      }).fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1');
    expect(scope().shows('red')).toEqual({
      label: { id: 'pay-cube-label', args: { colour: 'red' } },
      at: ['cube-red'],
    });
    expect(scope().shows('newton-blue-1')).toEqual({
      label: { id: 'pay-card-label', args: { card: '#newton-blue-1' } },
      at: ['#newton-blue-1'],
    });
    expect(scope().picks('newton-blue-1', 'A').events('paid').at(-1)).toMatchObject({
      cubes: [],
      cards: ['#newton-blue-1'],
    });
    expect(scope().picks('red', 'A').events('paid').at(-1)).toMatchObject({ cubes: ['red'], cards: [] });
  });

  test('ADR-PWR-08 the scope asks for a cube that one has', () => {
    const s = scene({
      map: row,
      weapons: { S: ['lock-rifle'] },
      hand: { S: ['targeting-scope-red-1', 'newton-blue-1'] },
      cubes: { S: 'B' },
    }).fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1');
    expect(s.why('red')).toBe('ADR-PWR-08 no-such-cube');
    expect(s.options()).toEqual(['blue', 'newton-blue-1']);
  });
});

test('ADR-XSETUP-08 a new table: nobody is on the board, hurt, marked, turned or richer than one cube of each colour', () => {
  const s = initial({
    players: 3,
    arena: 'D',
    skulls: 8,
    frenzy: true,
    bot: true,
    mode: 'deathmatch',
    secretPoints: false,
  });
  for (const board of Object.values(s.boards))
    expect(board).toEqual({
      at: null,
      damage: [],
      marks: { p1: 0, p2: 0, p3: 0, bot: 0 },
      skulls: 0,
      turned: false,
      points: 0,
    });
  for (const player of Object.values(s.players))
    expect(player).toEqual({ cubes: { red: 1, blue: 1, yellow: 1 }, weapons: [], powerUps: [], turns: 0 });
  expect(s).toMatchObject({ botActed: false, frenzy: null, tagged: [] });
});

describe('ADR-TURN-02 what is offered between actions', () => {
  const offered = (s: Scene): string[] => {
    const { ask } = s;
    if (ask.kind !== 'choose') throw new Error('one action is chosen');
    return ask.spec.from.map(x => ask.spec.key(x));
  };
  const withBot = { map: row.replace('. . . .', '. . T .'), options: { bot: true } };

  test('ADR-XBOT-02 the action of the bot only where there is one, and once in a turn', () => {
    expect(offered(scene({ map: row }))).not.toContain('bot');
    expect(offered(scene(withBot))).toContain('bot');
    expect(offered(scene(withBot).picks('bot').until('ADR-TURN-02'))).not.toContain('bot');
  });

  test('each is shown as what it is: a card, the bot, a way to go, whom a shot could hit', () => {
    const s = scene({ ...withBot, hand: { S: ['newton-red-1'] }, weapons: { S: ['lock-rifle'] } });
    expect(s.shows('newton-red-1').label?.id).toBe('power-up-label');
    expect(s.shows('bot').at).toEqual(['bot']);
    expect(s.shows('run').at).toBeUndefined();
    expect(s.shows('run').preview?.aims).toBeUndefined();
    expect(s.shows('shoot').preview?.aims?.length).toBeGreaterThan(0);
    expect(s.shows('end').preview).toBeUndefined();
  });

  test('ADR-FRENZY-06 whoever has no run in the last turns is offered no square to run to', () => {
    const s = scene({ map: row, frenzy: { by: 'B', left: 2 }, skulls: 0, turn: 'B' });
    expect(s.shows('run').preview?.reach ?? []).toEqual([]);
  });

  test('an action keeps its name whether or not a shot could follow', () => {
    const away = row.replace('S A B', 'S . .').replace('. . . .', '. . . A');
    expect(scene({ map: away }).shows('shoot').label?.id).toBe('shoot-label');
    const frenzied = scene({ map: away, frenzy: { by: 'A', left: 2 }, skulls: 0, turn: 'S' });
    expect(frenzied.shows('grab').label?.id).toBe('grab-label');
  });
});

test('ADR-WPN-FURNACE-02 where there are several squares to choose from, none is foretold for the mode', () => {
  const s = scene({
    map: `
      A S B .
      . C . .
      . . . .`,
    weapons: { S: ['furnace'] },
  }).fires('furnace');
  expect(s.shows('cozy-fire').preview?.blows).toBeUndefined();
  s.picks('cozy-fire');
  expect(s.options()).toEqual(['00', '02', '11']);
});
