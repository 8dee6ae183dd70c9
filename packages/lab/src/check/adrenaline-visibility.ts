import { distance, type SquareId, sees } from '@potyczka/geometry/rooms';
import { checkWith, drawn, type Ground, readGround, readSquare, shown } from '../vectors/adrenaline-field.js';
import { type Fields, list, text, whole } from '../vectors/apex-field.js';
import type { Check } from '../vectors/check.js';

const seenFrom = ({ rooms }: Ground, from: SquareId): SquareId[] =>
  rooms.squares.filter(q => sees(rooms, from, q));

const differsIn = (what: string, ours: readonly string[], theirs: readonly string[]): string | undefined => {
  const extra = ours.filter(x => !theirs.includes(x));
  const missing = theirs.filter(x => !ours.includes(x));
  if (extra.length + missing.length === 0) return undefined;
  const part = (label: string, list: readonly string[]) =>
    list.length > 0 ? ` ${label} ${list.join(' ')}` : '';
  return `${what}:${part('only here', extra)}${part('only there', missing)}`;
};

const compare = (vector: Fields): string | undefined => {
  const ground = readGround(vector.board, 'board');
  const { rooms, colours } = ground;
  const from = readSquare(vector.from, 'from', ground);
  const room = text(vector.room, 'room');
  const visible = list(vector.visible, 'visible', (q, at) => shown(readSquare(q, at, ground)));
  const moves = list(vector.distances, 'distances', (entry, at) => {
    const square = readSquare(entry, at, ground);
    return `${shown(square)}=${whole((entry as unknown[])[2], at)}`;
  });
  const colour = colours[rooms.roomOf[from] as SquareId] as string;
  const difference =
    (colour === room ? undefined : `the room is ${colour} here, ${room} there`) ??
    differsIn('seen', seenFrom(ground, from).map(shown), visible) ??
    differsIn(
      'moves',
      rooms.squares.map(q => `${shown(q)}=${distance(rooms, from, q)}`),
      moves,
    );
  return difference && `${difference}; ${drawn(ground, q => (q === from ? '@' : ''))}`;
};

/** Sight and distance from one square of a board (ADR-VIS-01 to -10, ADR-GEN-05). */
export const check: Check = checkWith(
  ({ board, from }) => `board ${String(board)} from ${JSON.stringify(from)}`,
  compare,
);
