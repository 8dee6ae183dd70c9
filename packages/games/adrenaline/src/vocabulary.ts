import type { SquareId } from '@potyczka/geometry/rooms';
import type { CardId, Seat } from '@potyczka/kernel';

export type { SquareId } from '@potyczka/geometry/rooms';

/** Colours of cubes, power-ups, spawnpoints and weapons. */
export const COLOURS = ['red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a cost is made of, cube by cube. */
export type Cost = readonly Colour[];

/** The characters, in the order in which seats take them; a bot takes the next one free. */
export const CHARACTERS = ['dozer', 'sprog', 'dstructor', 'banshee', 'violet'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The bot of small groups (ADR-XBOT). */
export const BOT = 'bot';

/** A piece on the board: a player's, or the bot's. */
export type Figure = Seat | typeof BOT;

/** A spawnpoint as something to shoot at (ADR-XDOM-03). */
export type SpawnTarget = `spawn-${Colour}`;

/** What an effect can hit. */
export type Target = Figure | SpawnTarget;

export const isSpawnTarget = (x: Target): x is SpawnTarget => x.startsWith('spawn-');
export const spawnTarget = (c: Colour): SpawnTarget => `spawn-${c}`;
export const colourOfSpawn = (x: SpawnTarget): Colour => x.slice('spawn-'.length) as Colour;
export const isFigure = (x: Target): x is Figure => !isSpawnTarget(x);
export const isSeat = (x: Target): x is Seat => isFigure(x) && x !== BOT;

/** The four arenas (ADR-XBOARD-01). */
export const ARENAS = ['A', 'B', 'C', 'D'] as const;
export type ArenaId = (typeof ARENAS)[number];

/** Where the three spawnpoints are, on every arena (ADR-XBOARD-02). */
export const SPAWN_SQUARE: Readonly<Record<Colour, SquareId>> = { red: '10', blue: '02', yellow: '23' };

/** The colour of the spawnpoint on a square, if there is one. */
export const spawnOn = (square: SquareId): Colour | undefined =>
  COLOURS.find(c => SPAWN_SQUARE[c] === square);

export type WeaponCard = CardId;
export type PowerUpCard = CardId;
export type AmmoCard = CardId;

/** Damage that kills, and the most a board holds (ADR-XDMG-02, -03). */
export const KILLSHOT = 11;
export const OVERKILL = 12;

/** Limits of what a player may hold. */
export const MOST_WEAPONS = 3;
export const MOST_POWER_UPS = 3;
export const MOST_CUBES = 3;
export const MOST_MARKS = 3;
