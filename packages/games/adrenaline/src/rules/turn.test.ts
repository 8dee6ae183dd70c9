import { Run, scripted, seedOf } from '@potyczka/kernel/run';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { AMMO_CARDS, ammoTile } from '../content/ammo.js';
import { scene } from '../fixtures/scene.js';
import { game as adrenaline, type Options } from '../index.js';
import { squareOf, standsOn } from '../state.js';
import { COLOURS, SPAWN_SQUARE } from '../vocabulary.js';
import { WEAPON_CARDS } from './arsenal.js';

const row = `
  . S A B
  . . . .
  . . . .`;
const OPTIONS: Options = {
  players: 4,
  arena: 'D',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};
const fresh = (o: Partial<Options> = {}) => new Run(adrenaline, { ...OPTIONS, ...o }, { seed: seedOf(1) });

describe('setup', () => {
  test('ADR-SETUP-02 ADR-XSETUP-05 nine weapons lie face up, three at each spawnpoint; twelve stay in the deck', () => {
    const { offers, weaponDeck } = fresh().now.state;
    expect(COLOURS.map(c => offers[c].length)).toEqual([3, 3, 3]);
    expect(weaponDeck.length).toBe(12);
    expect(new Set([...Object.values(offers).flat(), ...weaponDeck]).size).toBe(21);
  });

  test('who has not spawned stands nowhere, and rules that need a square say so', () => {
    const { state } = fresh().now;
    expect(squareOf(state, 'p2')).toBeNull();
    expect(() => standsOn(state, 'p2')).toThrow('p2 is not on the board');
  });

  test('ADR-XSETUP-01 three to five players', () => {
    expect(adrenaline.options.players).toMatchObject({ min: 3, max: 5 });
    expect(fresh({ players: 5 }).now.state.seats).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
  });

  test('ADR-XSETUP-03 five to eight skulls, eight in the normal game', () => {
    expect(adrenaline.options.skulls).toMatchObject({ min: 5, max: 8, default: 8 });
    expect(fresh({ skulls: 6 }).now.state.skulls).toBe(6);
  });

  test('ADR-XSETUP-04 weapons, power-ups and ammo are shuffled, each its own pile', () => {
    const shuffles: string[][] = [];
    const chance = scripted([], [], [], 'p3');
    new Run(adrenaline, OPTIONS, {
      chance: {
        ...chance,
        shuffle: (rule, cards) => {
          shuffles.push([rule, ...new Set(cards.map(c => c.split('-')[0] as string))]);
          return chance.shuffle(rule, cards);
        },
      },
    });
    expect(shuffles.map(s => s[0])).toEqual(['ADR-XSETUP-04', 'ADR-XSETUP-04', 'ADR-XSETUP-04']);
    expect(shuffles.map(s => s[1])).toEqual(['#weapon', '#targeting', '#ammo']);
  });

  test('ADR-XSETUP-06 ammo on every square without a spawnpoint', () => {
    const { tiles } = fresh().now.state;
    expect(Object.keys(tiles).length).toBe(9);
    expect(Object.values(tiles).every(Boolean)).toBe(true);
    for (const c of COLOURS) expect(tiles[SPAWN_SQUARE[c]]).toBeUndefined();
  });

  test('ADR-XSETUP-07 chance picks the starting player; play goes clockwise', () => {
    const run = new Run(adrenaline, OPTIONS, { chance: scripted([], [], [], 'p3') });
    expect(run.now.state.first).toBe('p3');
    expect(run.now.ask?.seat).toBe('p3');
    const s = scene({ map: row, options: { players: 3 } }).endTurn();
    expect(s.state.turn).toBe('p2');
    const last = scene({ map: row, options: { players: 3 }, turn: 'B' }).endTurn();
    expect(last.state.turn).toBe('p1');
  });

  test('ADR-XSETUP-08 one cube of each colour, no weapon, no power-up, no points', () => {
    const { players, boards, turn } = fresh().now.state;
    for (const [seat, player] of Object.entries(players)) {
      expect(player).toMatchObject({ cubes: { red: 1, blue: 1, yellow: 1 }, weapons: [] });
      expect(player.powerUps.length).toBe(seat === turn ? 2 : 0);
    }
    expect(Object.values(boards).map(b => b.points)).toEqual([0, 0, 0, 0]);
  });

  test('ADR-XAMMO-01 36 tiles: 18 with three cubes, 18 with two and a power-up, in their numbers', () => {
    expect(AMMO_CARDS.length).toBe(36);
    const tiles = AMMO_CARDS.map(ammoTile);
    expect(tiles.filter(t => t.cubes.length === 3 && !t.powerUp).length).toBe(18);
    expect(tiles.filter(t => t.cubes.length === 2 && t.powerUp).length).toBe(18);
    const count = (cubes: string) => tiles.filter(t => t.cubes.map(c => c[0]).join('') === cubes).length;
    expect(['ybb', 'yrr', 'rbb', 'ryy', 'byy', 'brr'].map(count)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(['yy', 'rr', 'bb', 'yr', 'yb', 'rb'].map(count)).toEqual([2, 2, 2, 4, 4, 4]);
  });
});

describe('first turn', () => {
  const start = () =>
    scene({
      map: `
        . . A B
        . . . .
        . . . .`,
      turns: { S: 0 },
      powerUpDeck: ['newton-yellow-1', 'newton-red-1'],
    });

  test('ADR-SPAWN-01 ADR-SPAWN-02 ADR-SPAWN-03 draw two, keep one; the other is discarded and tells where', () => {
    const s = start();
    expect(s.asked).toBe('ADR-SPAWN-03');
    expect(s.options()).toEqual(['newton-yellow-1', 'newton-red-1']);
    s.picks('newton-yellow-1');
    expect(s.at('S')).toBe('23');
    expect(s.hand('S')).toEqual(['newton-red-1']);
    expect(s.state.powerUpDiscard).toEqual(['#newton-yellow-1']);
    expect(s.asked).toBe('ADR-TURN-02');
  });

  test('ADR-XSPAWN-01 before it a player is not on the board', () => {
    expect(start().at('S')).toBeNull();
  });
});

describe('turn', () => {
  test('ADR-TURN-01 two actions, then reload, then scoring and respawn', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] }, damage: { A: 'BBBBBBBBB' } });
    s.picks('run', '00', 'run', '01');
    expect(s.state.turn).toBe('p2');
    const shot = scene({ map: row, weapons: { S: ['lock-rifle'] }, damage: { A: 'BBBBBBBBB' } });
    shot.fires('lock-rifle', 'basic', 'A', 'done', 'run', '00');
    expect(shot.asked).toBe('ADR-RELOAD-01');
    expect(shot.points()).toEqual({});
    shot.picks('pass');
    expect(shot.asked).toBe('ADR-SPAWN-05');
    expect(shot.points()).toEqual({ S: 6, B: 9 });
  });

  test('ADR-TURN-02 each action is Run, Grab or Shoot', () => {
    const s = scene({ map: row, weapons: { S: ['lock-rifle'] } });
    expect(s.options()).toEqual(['end', 'run', 'grab', 'shoot']);
  });

  test('ADR-TURN-03 the same action twice', () => {
    const s = scene({ map: row }).picks('run', '00', 'run', '01');
    expect(s.events('moved').length).toBe(2);
  });

  test('ADR-XTURN-01 fewer actions than allowed', () => {
    expect(scene({ map: row }).picks('end').state.turn).toBe('p2');
    expect(scene({ map: row }).picks('run', '00', 'end').state.turn).toBe('p2');
  });

  test('ADR-XTURN-02 reload, score, respawn, refill, in this order', () => {
    const s = scene({
      map: row,
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'BBBBBBBBB' },
      tiles: { '00': null },
    });
    s.fires('lock-rifle', 'basic', 'A', 'done', 'end', 'lock-rifle').endTurn();
    const order = s.events('reloaded', 'scored', 'spawned', 'laid-ammo').map(e => e.type);
    expect([...new Set(order)]).toEqual(['reloaded', 'scored', 'spawned', 'laid-ammo']);
  });

  test('ADR-XTURN-03 every empty ammo square gets a tile, every spawnpoint three weapons', () => {
    const s = scene({
      map: row,
      tiles: { '00': null, '11': null },
      offers: { red: ['whisper'], blue: [], yellow: [] },
    });
    s.endTurn();
    expect(Object.values(s.state.tiles).every(Boolean)).toBe(true);
    expect(COLOURS.map(c => s.state.offers[c].length)).toEqual([3, 3, 3]);
  });

  test('ADR-XTURN-04 once the weapon deck is empty, spawnpoints are not refilled', () => {
    const s = scene({
      map: row,
      weaponDeck: ['whisper'],
      offers: { red: [], blue: [], yellow: [] },
    }).endTurn();
    expect(unlike(9, Object.values(s.state.offers).flat().length)).toBe(1);
    expect(s.state.offers).toEqual({ red: ['#weapon-whisper'], blue: [], yellow: [] });
  });

  test('ADR-XAMMO-04 an empty ammo pile is made from the used tiles', () => {
    const s = scene({ map: row, tiles: { '00': 'ybb-1' }, ammoDeck: [], chance: [['#ammo-ybb-1']] });
    s.picks('grab', '00', 'end');
    expect(s.state.tiles['00']).toBe('#ammo-ybb-1');
    expect(s.state.ammoDiscard).toEqual([]);
  });
});

describe('Run', () => {
  test('ADR-RUN-01 one to three squares, to another one', () => {
    const s = scene({ map: row }).picks('run');
    expect(s.why('01')).toBe('ADR-RUN-01 must-move');
    expect(s.why('23')).toBe('ADR-RUN-01 too-far-to-move');
    expect(s.options()).toEqual(['00', '02', '03', '10', '11', '12', '13', '20', '21', '22']);
    s.picks('20');
    expect(s.at('S')).toBe('20');
  });

  test('ADR-RUN-02 through doors and past figures, not through walls or diagonally', () => {
    const s = scene({
      map: `
        . . . .
        S . A .
        . B . .`,
    }).picks('run');
    expect(s.options()).toContain('11');
    expect(s.options()).not.toContain('12');
    expect(s.options()).toContain('22');
  });
});

describe('Grab', () => {
  test('ADR-GRAB-01 ADR-GRAB-02 ADR-XADR-01 one square first, two with three damage', () => {
    const one = scene({ map: row, damage: { S: 'AA' } }).picks('grab');
    expect(one.options()).toEqual(['01', '00', '11']);
    expect(one.why('10')).toBe('ADR-GRAB-01 too-far-to-move');
    const two = scene({ map: row, damage: { S: 'AAA' } }).picks('grab');
    expect(two.options()).toEqual(['01', '00', '03', '11', '12', '21']);
  });

  test('ADR-GRAB-03 from the square on which they then stand; where nothing can be taken the grab is refused', () => {
    const s = scene({ map: row, tiles: { '01': null, '00': 'ybb-1' } }).picks('grab');
    expect(s.why('01')).toBe('ADR-GRAB-03 nothing-to-grab');
    s.picks('00');
    expect(s.at('S')).toBe('00');
    const none = scene({ map: row, tiles: { '01': null, '00': null, '11': null } });
    expect(none.why('grab')).toBe('ADR-GRAB-03 nothing-in-reach');
  });

  test('ADR-GRAB-04 ADR-XAMMO-02 the cubes of the tile, at most three of a colour; the tile is discarded', () => {
    const s = scene({ map: row, tiles: { '00': 'ybb-1' }, cubes: { S: 'BB' } }).picks('grab', '00');
    expect(s.cubes('S')).toBe('BBBY');
    expect(s.state.tiles['00']).toBeNull();
    expect(s.state.ammoDiscard).toEqual(['#ammo-ybb-1']);
  });

  test('ADR-GRAB-05 a tile with a power-up: draw one', () => {
    const s = scene({ map: row, tiles: { '00': 'prb-1' }, powerUpDeck: ['newton-red-1'] }).picks(
      'grab',
      '00',
    );
    expect(s.hand('S')).toEqual(['newton-red-1']);
    const plain = scene({ map: row, tiles: { '00': 'ybb-1' } }).picks('grab', '00');
    expect(plain.hand('S')).toEqual([]);
  });

  const spawn = `
    . . S .
    . . A .
    . . . B`;

  test('ADR-GRAB-06 ADR-GRAB-07 ADR-XAMMO-03 a weapon for its cost without the top cube; it is loaded', () => {
    const s = scene({ map: spawn, offers: { blue: ['whisper', 'heatseeker'] }, cubes: { S: 'BY' } }).picks(
      'grab',
      '02',
    );
    expect(s.options()).toEqual(['whisper']);
    expect(s.why('heatseeker')).toBe('ADR-GRAB-06 cannot-pay');
    s.picks('whisper');
    expect(s.cubes('S')).toBe('');
    expect(s.player('S').weapons).toEqual([{ card: '#weapon-whisper', loaded: true }]);
    expect(s.state.offers.blue).toEqual(['#weapon-heatseeker']);
  });

  test('ADR-GRAB-06 a spawnpoint where nothing can be paid for cannot be grabbed from', () => {
    const s = scene({ map: spawn, offers: { blue: ['whisper'] }, cubes: { S: 'R' } }).picks('grab');
    expect(s.why('02')).toBe('ADR-GRAB-06 cannot-pay');
  });

  const fourth = () =>
    scene({
      map: spawn,
      offers: { blue: ['whisper', 'zx-2'] },
      weapons: { S: ['lock-rifle', '!thor', 'furnace'] },
    }).picks('grab', '02', 'whisper');

  test('ADR-GRAB-08 ADR-EX-35 a fourth weapon: one of the other three is put down', () => {
    const s = fourth();
    expect(s.asked).toBe('ADR-GRAB-08');
    expect(s.options()).toEqual(['lock-rifle', 'thor', 'furnace']);
    s.picks('thor');
    expect(s.player('S').weapons.map(w => w.card)).toEqual([
      '#weapon-lock-rifle',
      '#weapon-furnace',
      '#weapon-whisper',
    ]);
    expect(s.state.offers.blue).toEqual(['#weapon-zx-2', '#weapon-thor']);
  });

  test('ADR-GRAB-09 ADR-XTURN-05 one that was put down unloaded is loaded for who takes it, at its price', () => {
    const s = fourth();
    expect(s.options()).toContain('thor');
    s.picks('thor', 'grab', '02', 'thor', 'furnace');
    expect(s.player('S').weapons.at(-1)).toEqual({ card: '#weapon-thor', loaded: true });
    expect(s.cubes('S')).toBe('RRBBYY');
  });
});

describe('Reload', () => {
  test('ADR-RELOAD-01 ADR-RELOAD-02 after the actions, any number, each for its full cost', () => {
    const s = scene({
      map: row,
      weapons: { S: ['!lock-rifle', '!shockwave', '!heatseeker', 'thor'].slice(0, 3) },
      cubes: { S: 'BBY' },
    }).picks('end');
    expect(s.asked).toBe('ADR-RELOAD-01');
    expect(s.options()).toEqual(['pass', 'lock-rifle', 'shockwave']);
    expect(s.why('heatseeker')).toBe('ADR-RELOAD-02 cannot-pay');
    s.picks('lock-rifle', 'shockwave');
    expect(s.cubes('S')).toBe('');
    expect(s.player('S').weapons.map(w => w.loaded)).toEqual([true, true, false]);
  });

  test('ADR-RELOAD-01 asked of everybody with an unloaded weapon, so that the question tells nothing', () => {
    const s = scene({ map: row, weapons: { S: ['!lock-rifle'] }, cubes: { S: '' } }).picks('end');
    expect(s.asked).toBe('ADR-RELOAD-01');
    expect(s.options()).toEqual(['pass']);
  });
});

test('every weapon is in the box once', () => expect(new Set(WEAPON_CARDS).size).toBe(21));
