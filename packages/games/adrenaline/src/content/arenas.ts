import { drawnRooms, type RoomId, type Rooms } from '@potyczka/geometry/rooms';
import type { ArenaId } from '../vocabulary.js';

/** ADR-XBOARD-01, -03, -05. Letters are the rooms' colours; G-27: the colour is a label only. */
const DRAWINGS: Readonly<Record<ArenaId, string>> = {
  A: `
b.b.b
= - =
r.r.r=y
  = - .
  w.w=y`,
  B: `
b.b.b=g
= - = =
r.r|y.y
  = . .
  w=y.y`,
  C: `
r=b.b
. = =
r|p.p=y
= = - .
w.w.w=y`,
  D: `
r=b.b=g
. = = =
r|p|y.y
= = . .
w.w=y.y`,
};

export const ROOM_COLOURS = ['blue', 'green', 'purple', 'red', 'white', 'yellow'] as const;
export type RoomColour = (typeof ROOM_COLOURS)[number];

const coloursOf = (drawing: string, rooms: Rooms): Readonly<Record<RoomId, RoomColour>> => {
  const lines = drawing.trimStart().split('\n');
  const letter = (room: RoomId): string => lines[2 * Number(room[0])]?.[2 * Number(room[1])] ?? '';
  const named = (room: RoomId): RoomColour =>
    ROOM_COLOURS.find(c => c.startsWith(letter(room))) as RoomColour;
  return Object.fromEntries(rooms.rooms.map(room => [room, named(room)]));
};

export interface Arena {
  readonly rooms: Rooms;
  readonly colours: Readonly<Record<RoomId, RoomColour>>;
}

const arena = (drawing: string): Arena => {
  const rooms = drawnRooms(drawing);
  return { rooms, colours: coloursOf(drawing, rooms) };
};

export const arenas: Readonly<Record<ArenaId, Arena>> = {
  A: arena(DRAWINGS.A),
  B: arena(DRAWINGS.B),
  C: arena(DRAWINGS.C),
  D: arena(DRAWINGS.D),
};
