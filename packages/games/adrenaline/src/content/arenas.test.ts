import { readFileSync } from 'node:fs';
import { distance, drawnRooms, type RoomId, type SquareId, sees } from '@potyczka/geometry/rooms';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';
import { seesFigure } from '../state.js';
import { ARENAS, type ArenaId, COLOURS, SPAWN_SQUARE, spawnOn } from '../vocabulary.js';
import { arenas } from './arenas.js';

const room = (arena: ArenaId, square: SquareId) =>
  arenas[arena].colours[arenas[arena].rooms.roomOf[square] as RoomId];
const roomsSeen = (arena: ArenaId, square: SquareId) =>
  arenas[arena].rooms.roomsSeen[square]?.map(r => arenas[arena].colours[r]);
const whoSees = (s: ReturnType<typeof scene>, viewer: 'p1' | 'p2' | 'p3' | 'p4' | 'p5') =>
  s.state.figures.filter(f => f !== viewer && seesFigure(s.state, viewer, f));

describe('line of sight', () => {
  // Dozer on 02, Sprog on 00, :D-struct-or on 01, Banshee on 23, as in the rulebook's picture.
  const example = () =>
    scene({
      map: `
        A B S .
        . . . .
        - . . C`,
    });

  test('ADR-EX-01 ADR-VIS-03 ADR-VIS-04 the example of the rulebook', () => {
    const s = example();
    expect(roomsSeen('B', '02')).toEqual(['blue', 'green', 'yellow']);
    expect(whoSees(s, 'p1')).toEqual(['p2', 'p3', 'p4']);
    expect(whoSees(s, 'p2')).toEqual(['p1', 'p3']);
    expect(whoSees(s, 'p3')).toEqual(['p1', 'p2']);
    expect(whoSees(s, 'p4')).toEqual([]);
  });

  test('ADR-EX-02 ADR-VIS-04 ADR-VIS-05 one shot through two doors, past figures', () => {
    const s = scene({
      map: `
        A B S E
        . . B .
        - . . C`,
      weapons: { S: ['machine-gun'] },
    });
    s.fires('machine-gun', 'basic', ['C', 'E'], 'done');
    expect(s.damage()).toEqual({ C: 1, E: 1 });
  });

  const g = drawnRooms(`
a.b=c.d
- . - .
e|f|g.h`);

  test('ADR-VIS-01 ADR-VIS-06 all squares of a room see each other', () => {
    for (const [from, to] of [
      ['00', '11'],
      ['11', '00'],
      ['02', '12'],
      ['13', '02'],
    ] as const) {
      expect(sees(g, from, to)).toBe(true);
    }
  });

  test('ADR-VIS-02 a square with a door sees the whole room behind it', () => {
    expect([sees(g, '01', '12'), sees(g, '00', '12')]).toEqual([true, false]);
    expect(['02', '03', '12', '13'].every(q => sees(g, '01', q as SquareId))).toBe(true);
  });

  test('ADR-VIS-03 sight is not mutual', () => {
    expect(sees(g, '01', '13')).toBe(true);
    expect(sees(g, '13', '01')).toBe(false);
  });

  test('ADR-VIS-05 figures do not block sight', () => {
    const s = scene({
      map: `
        A B S .
        . . . .
        - . . .`,
    });
    expect(unlike(false, seesFigure(s.state, 'p2', 'p1'))).toBe(true);
  });

  test('ADR-VIS-07 only the square counts: all on one square see the same', () => {
    const s = scene({
      map: `
        . A . .
        . . . .
        . SB C .`,
    });
    expect(whoSees(s, 'p1').filter(f => f !== 'p3')).toEqual(whoSees(s, 'p3').filter(f => f !== 'p1'));
    expect(unlike(['p3'], whoSees(s, 'p1'))).toEqual(['p3', 'p4']);
  });

  test('ADR-VIS-08 a door on another square of the own room does not help', () => {
    expect(sees(g, '00', '02')).toBe(false);
    expect(sees(g, '11', '02')).toBe(false);
  });

  test('ADR-VIS-09 sight does not go on through a second door', () => {
    const chain = drawnRooms('a=b=c');
    expect(sees(chain, '00', '01')).toBe(true);
    expect(sees(chain, '00', '02')).toBe(false);
  });

  test('ADR-VIS-10 squares and rooms are visible like a player there; the own ones always', () => {
    expect(sees(g, '00', '00')).toBe(true);
    expect(g.roomsSeen['00']).toEqual(['00']);
    expect(g.roomsSeen['01']).toEqual(['00', '02']);
  });

  test('ADR-VIS-11 sight is needed only where the weapon says so', () => {
    const s = scene({
      map: `
        . S . .
        . . . .
        . A . .`,
      weapons: { S: ['flamethrower', 'lock-rifle'] },
    }).picks('shoot');
    expect(s.options()).toEqual(['flamethrower']);
    expect(s.why('lock-rifle')).toBe('ADR-SHOOT-03 no-target');
  });
});

describe('boards', () => {
  test('ADR-XBOARD-01 ADR-SETUP-01 four arenas from two halves: 10, 11, 11 and 12 squares', () => {
    expect(ARENAS.map(a => arenas[a].rooms.squares.length)).toEqual([10, 11, 11, 12]);
    const has = (q: SquareId) => ARENAS.filter(a => arenas[a].rooms.squares.includes(q));
    expect(has('20')).toEqual(['C', 'D']);
    expect(has('03')).toEqual(['B', 'D']);
    const leftHalf = (a: ArenaId) => [arenas[a].rooms.borders['00'], arenas[a].rooms.borders['10']];
    expect(leftHalf('A')).toEqual(leftHalf('B'));
    expect(leftHalf('C')).toEqual(leftHalf('D'));
    expect(arenas.A.rooms.borders['13']).toEqual(arenas.C.rooms.borders['13']);
    expect(arenas.B.rooms.borders['13']).toEqual(arenas.D.rooms.borders['13']);
  });

  test('ADR-XBOARD-02 three spawnpoints; 7, 8, 8 and 9 ammo squares', () => {
    expect(COLOURS.map(c => SPAWN_SQUARE[c])).toEqual(['10', '02', '23']);
    expect(ARENAS.map(a => arenas[a].rooms.squares.filter(q => !spawnOn(q)).length)).toEqual([7, 8, 8, 9]);
  });

  test('ADR-XBOARD-03 the seam depends on the right half only', () => {
    const seam = (a: ArenaId) => (['01', '11', '21'] as const).map(q => arenas[a].rooms.borders[q]?.east);
    expect(seam('A')).toEqual(['open', 'open', 'open']);
    expect(seam('C')).toEqual(['open', 'open', 'open']);
    expect(seam('B')).toEqual(['open', 'wall', 'door']);
    expect(seam('D')).toEqual(['open', 'wall', 'door']);
  });

  const ROOMS: Readonly<Record<ArenaId, string>> = {
    A: 'blue 00 01 02; red 10 11 12; yellow 13 23; white 21 22',
    B: 'blue 00 01 02; green 03; red 10 11; yellow 12 13 22 23; white 21',
    C: 'red 00 10; blue 01 02; purple 11 12; yellow 13 23; white 20 21 22',
    D: 'red 00 10; blue 01 02; green 03; purple 11; yellow 12 13 22 23; white 20 21',
  };

  test.each(ARENAS)('ADR-XBOARD-05 the rooms of arena %s', arena => {
    for (const line of ROOMS[arena].split('; ')) {
      const [colour, ...squares] = line.split(' ');
      expect(squares.map(q => room(arena, q as SquareId))).toEqual(squares.map(() => colour));
      expect(new Set(squares.map(q => arenas[arena].rooms.roomOf[q as SquareId])).size).toBe(1);
    }
    expect(arenas[arena].rooms.rooms.length).toBe(ROOMS[arena].split('; ').length);
  });

  const SEEN: readonly (readonly [SquareId, string, string, string, string])[] = [
    ['00', 'blue red', 'blue red', 'red blue', 'red blue'],
    ['01', 'blue', 'blue', 'blue red purple', 'blue red purple'],
    ['02', 'blue red', 'blue green yellow', 'blue purple', 'blue green yellow'],
    ['03', '', 'green blue yellow', '', 'green blue yellow'],
    ['10', 'red blue', 'red blue', 'red white', 'red white'],
    ['11', 'red white', 'red white', 'purple blue white', 'purple blue white'],
    ['12', 'red blue yellow', 'yellow blue', 'purple blue yellow', 'yellow blue'],
    ['13', 'yellow red', 'yellow green', 'yellow purple', 'yellow green'],
    ['20', '', '', 'white red', 'white red'],
    ['21', 'white red', 'white red yellow', 'white purple', 'white purple yellow'],
    ['22', 'white yellow', 'yellow white', 'white yellow', 'yellow white'],
    ['23', 'yellow white', 'yellow', 'yellow white', 'yellow'],
  ];

  test.each(SEEN)('ADR-VIS-02 the rooms seen from %s on each arena', (square, ...seen) => {
    for (const [i, arena] of ARENAS.entries()) {
      const expected = (seen[i] ?? '').split(' ').filter(Boolean).sort();
      expect([...(roomsSeen(arena, square) ?? [])].sort()).toEqual(expected);
    }
  });

  interface Vector {
    readonly board: ArenaId;
    readonly from: readonly [number, number];
    readonly room: string;
    readonly visible: readonly (readonly [number, number])[];
    readonly distances: readonly (readonly [number, number, number])[];
  }
  const vectors = JSON.parse(
    readFileSync(new URL('../fixtures/visibility.json', import.meta.url), 'utf8'),
  ) as Vector[];

  test.each(vectors.map(v => [`${v.board} ${v.from.join('')}`, v] as const))(
    'ADR-VIS-01 ADR-VIS-02 ADR-GEN-05 sight and distances from %s',
    (_, v) => {
      const { rooms } = arenas[v.board];
      const from = v.from.join('') as SquareId;
      expect(room(v.board, from)).toBe(v.room);
      expect([...(rooms.seen[from] ?? [])].sort()).toEqual(v.visible.map(q => q.join('')).sort());
      for (const [row, column, moves] of v.distances) {
        expect(distance(rooms, from, `${row}${column}` as SquareId)).toBe(moves);
      }
    },
  );
});
