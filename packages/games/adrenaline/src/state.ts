import { distance, type RoomId, type Rooms, sees } from '@potyczka/geometry/rooms';
import type { DeepReadonly, Seat, Table } from '@potyczka/kernel';
import { arenas } from './content/arenas.js';
import type { Event } from './events.js';
import type { Options } from './options.js';
import {
  type AmmoCard,
  type Colour,
  colourOfSpawn,
  type Figure,
  isSeat,
  isSpawnTarget,
  KILLSHOT,
  type PowerUpCard,
  SPAWN_SQUARE,
  type SquareId,
  type Target,
  type WeaponCard,
} from './vocabulary.js';

/** A board on the table, a player's or the bot's, and its figure. */
export interface Board {
  /** Null before the first spawn (ADR-XSPAWN-01). */
  at: SquareId | null;
  /** Damage tokens by the colour of their owner, in order (ADR-XDMG-01). */
  damage: Figure[];
  /** Marks by their owner. */
  marks: Record<Figure, number>;
  skulls: number;
  /** On its 2-1-1-1 side (ADR-FRENZY-02). */
  turned: boolean;
  points: number;
}

export interface OwnedWeapon {
  card: WeaponCard;
  loaded: boolean;
}

/** What only players have. */
export interface Player {
  cubes: Record<Colour, number>;
  weapons: OwnedWeapon[];
  powerUps: PowerUpCard[];
  /** Turns begun. */
  turns: number;
}

/** Tokens on one space of the killshot track (ADR-XSCORE-03). */
export interface Kill {
  killer: Figure;
  /** The owner of the twelfth token: another than the killer only with a bot (G-11). */
  overkill: Figure | null;
}

export interface Frenzy {
  /** Who took the last skull. */
  by: Seat;
  /** Turns still to be played. */
  left: number;
}

export interface State {
  options: Options;
  /** Clockwise. */
  seats: Seat[];
  figures: Figure[];
  first: Seat;
  turn: Seat;
  boards: Record<Figure, Board>;
  players: Record<Seat, Player>;
  weaponDeck: WeaponCard[];
  powerUpDeck: PowerUpCard[];
  powerUpDiscard: PowerUpCard[];
  ammoDeck: AmmoCard[];
  ammoDiscard: AmmoCard[];
  /** Weapons on offer at each spawnpoint. */
  offers: Record<Colour, WeaponCard[]>;
  /** The tile on each ammo square. */
  tiles: Record<SquareId, AmmoCard | null>;
  /** Skulls still on the killshot track. */
  skulls: number;
  track: Kill[];
  frenzy: Frenzy | null;
  /** The bot has had its action in this turn. */
  botActed: boolean;
  /** Domination: tokens on the track of each spawnpoint, and which were damaged in this turn. */
  tags: Record<Colour, Figure[]>;
  tagged: Colour[];
}

/** The state, for looking. */
export type S = DeepReadonly<State>;
/** The table that the rules of this game play at. */
export type T = Table<State, Event>;
export type { Seat };

export const arenaOf = (s: S): Rooms => arenas[s.options.arena].rooms;
export const boardOf = (s: S, figure: Figure): S['boards'][Figure] => s.boards[figure] as S['boards'][Figure];
export const playerOf = (s: S, seat: Seat): S['players'][Seat] => s.players[seat] as S['players'][Seat];
export const isDead = (s: S, figure: Figure): boolean => boardOf(s, figure).damage.length >= KILLSHOT;

/** Where a figure or a spawnpoint is; null for a figure that is not on the board yet. */
export const squareOf = (s: S, target: Target): SquareId | null =>
  isSpawnTarget(target) ? SPAWN_SQUARE[colourOfSpawn(target)] : boardOf(s, target).at;

/** The square of a figure that is known to be on the board. */
export const standsOn = (s: S, figure: Figure): SquareId => {
  const { at } = boardOf(s, figure);
  if (at === null) throw new Error(`${figure} is not on the board`);
  return at;
};

/** ADR-VIS-01, -02: whether a square is seen from another. */
export const seesSquare = (s: S, from: SquareId, to: SquareId): boolean => sees(arenaOf(s), from, to);

/** ADR-VIS-03: whether a figure sees another, both where they stand now. */
export const seesFigure = (s: S, viewer: Figure, seen: Figure): boolean => {
  const [from, to] = [boardOf(s, viewer).at, boardOf(s, seen).at];
  return from !== null && to !== null && seesSquare(s, from, to);
};

/** ADR-GEN-05 */
export const movesBetween = (s: S, from: SquareId, to: SquareId): number => distance(arenaOf(s), from, to);

export const roomAt = (s: S, square: SquareId): RoomId => arenaOf(s).roomOf[square] as RoomId;

/** The figures on a square, in seating order. */
export const figuresOn = (s: S, square: SquareId): Figure[] =>
  s.figures.filter(f => boardOf(s, f).at === square);

/** The seats in turn order, beginning after the given one. */
export const seatsAfter = (s: S, figure: Figure): Seat[] => {
  const i = isSeat(figure) ? s.seats.indexOf(figure) : -1;
  return [...s.seats.slice(i + 1), ...s.seats.slice(0, i + 1)];
};

export const isDomination = (s: S): boolean => s.options.mode === 'domination';
