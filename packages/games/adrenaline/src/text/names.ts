import type { Noun } from '@potyczka/words';
import type { RoomColour } from '../content/arenas.js';
import type { PowerUpId } from '../content/power-ups/cards.js';
import type { Pile } from '../events.js';
import type { Colour } from '../vocabulary.js';
import type { CubeWords, FigureWords, PowerUpWords } from './grammar.js';

/** The seats that a game can have, and the bot. */
export type FigureId = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'bot';

/** What stands beside figures, cards and tracks, wherever they are drawn. */
export type WordId =
  | 'free'
  | 'yes'
  | 'no'
  | 'damage'
  | 'marks'
  | 'skulls'
  | 'points'
  | 'cubes'
  | 'weapons'
  | 'power-ups'
  | 'killshot-track'
  | 'first-player'
  | 'final-frenzy'
  | 'tracks-full'
  | 'skulls-gone'
  | 'frenzy-side'
  | 'discards'
  | 'winner'
  | 'reconstructed'
  | 'ours';

/** The names of things, in some language. */
export interface Names {
  readonly figures: Readonly<Record<FigureId, FigureWords>>;
  readonly spawnpoints: Readonly<Record<Colour, Noun>>;
  readonly cubes: Readonly<Record<Colour, CubeWords>>;
  readonly powerUps: Readonly<Record<PowerUpId, PowerUpWords<Colour>>>;
  /** A power-up whose face the reader may not see. */
  readonly hiddenPowerUp: Noun;
  /** ICU message of `gives`: what is on the tile. */
  readonly ammoTile: string;
  /** ICU message of `gives`: what the tile does. */
  readonly ammoText: string;
  readonly rooms: Readonly<Record<RoomColour, string>>;
  readonly piles: Readonly<Record<Pile, string>>;
  readonly words: Readonly<Record<WordId, string>>;
}
