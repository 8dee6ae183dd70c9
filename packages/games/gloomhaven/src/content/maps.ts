import type { Address, Hex } from '@potyczka/geometry/hex';
import { memo, sure } from '@potyczka/kernel';
import type { Rank } from './abilities.js';
import { scenarioOf } from './index.js';
import type { MonsterId } from './monsters/ids.js';
import type { Trigger } from './scenario-words.js';
import type { DoorDef, OverlayKind, RoomDef } from './types.js';

/**
 * The bridge between print and ground: printed hexes are pointed, `x,y` with odd
 * rows to the right; those of the ground are flat, with odd columns lower. The
 * mirror at the diagonal turns one into the other: `x,y` is column y, row x.
 */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  readonly rooms: ReadonlyMap<number, Room>;
  readonly doors: readonly Door[];
  readonly walls: readonly (readonly [Address, Address])[];
  readonly start: readonly Hex[];
  readonly revealed: readonly number[];
  readonly overlays: readonly Overlay[];
  readonly monsters: readonly Placed[];
  readonly markers: Readonly<Record<string, readonly Hex[]>>;
  /** The room of each hex. */
  readonly roomAt: ReadonlyMap<Hex, number>;
}

export interface Room extends Omit<RoomDef, 'hexes'> {
  readonly hexes: readonly Hex[];
}

export interface Door extends Omit<DoorDef, 'at'> {
  readonly at: Hex;
}

export interface Overlay {
  readonly id: string;
  readonly kind: OverlayKind;
  readonly what: string | number;
  readonly at: readonly Hex[];
  readonly room: number;
}

export interface Placed {
  readonly kind: MonsterId;
  readonly at: Hex;
  readonly room: number;
  /** For two, three and four characters. */
  readonly by: readonly (Rank | undefined)[];
  readonly levelPlus: number;
  readonly later: Trigger | undefined;
}

const RANK_OF: Readonly<Record<string, Rank | undefined>> = { N: 'normal', E: 'elite', B: 'boss' };

const pairs = (text: string): string[] => text.split(' ').filter(each => each !== '');

/** Rows of hexes, `row:first-last,…`. */
const rowsOf = (text: string, hex: (x: number, y: number) => Hex): Hex[] =>
  pairs(text).flatMap(row => {
    const [y, runs] = row.split(':') as [string, string];
    return runs.split(',').flatMap(run => {
      const [first, last = first] = run.split('-').map(Number) as [number, number?];
      return Array.from({ length: last - first + 1 }, (_, i) => hex(first + i, Number(y)));
    });
  });

const read = (id: number): Plan => {
  const { map } = scenarioOf(id);
  const [width, height] = map.size;
  const hex = (x: number, y: number): Hex => (y * width + x) as Hex;
  const at = (text: string): Hex => {
    const [x, y] = text.split(',').map(Number) as [number, number];
    return hex(x, y);
  };
  const rooms = new Map(map.rooms.map(r => [r.id, { ...r, hexes: rowsOf(r.hexes, hex) }]));
  const roomAt = new Map([...rooms.values()].flatMap(r => r.hexes.map(h => [h, r.id] as const)));
  const roomOf = (h: Hex): number =>
    roomAt.get(h) ??
    map.doors.find(d => at(d.at) === h)?.rooms[0] ??
    sure(map.revealed[0], 'one of revealed');
  const address = (text: string): Address => {
    const [x, y] = text.split(',').map(Number) as [number, number];
    return [y, x];
  };
  return {
    columns: height,
    rows: width,
    rooms,
    roomAt,
    doors: map.doors.map(d => ({ ...d, at: at(d.at) })),
    walls: pairs(map.walls).map(pair => pair.split('-').map(address) as [Address, Address]),
    start: pairs(map.start).map(at),
    revealed: map.revealed,
    overlays: map.overlays.map(([kind, what, where], n) => {
      const hexes = pairs(where).map(at);
      return { id: `${kind}.${n + 1}`, kind, what, at: hexes, room: roomOf(sure(hexes[0], 'one of hexes')) };
    }),
    monsters: map.monsters.map(m => ({
      kind: m.kind,
      at: at(m.at),
      room: roomOf(at(m.at)),
      by: [...m.by].map(letter => RANK_OF[letter]),
      levelPlus: m.levelPlus ?? 0,
      later: m.later,
    })),
    markers: Object.fromEntries(
      Object.entries(map.markers ?? {}).map(([letter, where]) => [letter, pairs(where).map(at)]),
    ),
  };
};

/** The map of a scenario on the ground, read once. */
export const planOf = memo((scenario: number) => scenario, read);
