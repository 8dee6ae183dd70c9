import { sure } from '@potyczka/kernel';
import { monsterOf, scenarioOf } from '../content/index.js';
import { type Placed, planOf } from '../content/maps.js';
import type { S } from '../state.js';
import type { CardId } from '../vocabulary.js';

/**
 * What waits in a closed room is a secret: a face-down card for each room says
 * what it holds, and some more lie in the box. Whoever guesses deals them anew,
 * so nobody who thinks ahead through a door meets what is really behind it.
 */

const IMAGINED = 6;
const FIRST = 1000;

const cardFor = (room: number): CardId => `#room-${room}`;

/** The cards of closed rooms, and those that stand for rooms as they might be. */
export const newVeils = (scenario: number): { rooms: Record<string, CardId>; box: CardId[] } => {
  const { rooms, revealed } = planOf(scenario);
  const closed = [...rooms.keys()].filter(room => !revealed.includes(room));
  return {
    rooms: Object.fromEntries(closed.map(room => [room, cardFor(room)])),
    box: closed.length === 0 ? [] : Array.from({ length: IMAGINED }, (_, i) => cardFor(FIRST + i)),
  };
};

/** Whether a room holds what the scenario prints. It always does, but for guesses. */
export const isAsPrinted = (s: S, room: number): boolean =>
  (s.veils.rooms[room] ?? cardFor(room)) === cardFor(room);

/** A room as somebody might imagine it: monsters that the scenario names, some of them elite (GLM-SETUP-01). */
const imagined = (s: S, room: number): Placed[] => {
  const n = Number(sure(s.veils.rooms[room], 'one of rooms').slice('#room-'.length));
  const hexes = planOf(s.scenario).rooms.get(room)?.hexes ?? [];
  const kinds = scenarioOf(s.scenario).monsters.filter(
    kind => monsterOf(kind).stats.normal && monsterOf(kind).stats.elite,
  );
  const count = Math.min(hexes.length, s.characters - 1 + (n % 4));
  const step = 1 + Math.trunc(hexes.length / Math.max(1, count));
  return Array.from({ length: kinds.length === 0 ? 0 : count }, (_, i) => ({
    kind: sure(kinds[(n + i) % kinds.length], 'one of kinds'),
    at: sure(hexes[(n + i * step) % hexes.length], 'one of hexes'),
    room,
    by: (n + i) % 4 === 0 ? ELITES : NORMALS,
    levelPlus: 0,
    later: undefined,
  }));
};

const ELITES = ['elite', 'elite', 'elite'] as const;
const NORMALS = ['normal', 'normal', 'normal'] as const;

/** The monsters that wait in a room. */
export const waitingIn = (s: S, room: number): readonly Placed[] => {
  if (!isAsPrinted(s, room)) return imagined(s, room);
  return planOf(s.scenario).monsters.filter(m => m.room === room && m.later === undefined);
};
