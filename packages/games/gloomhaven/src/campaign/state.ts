import type { DeepReadonly } from '@potyczka/kernel';
import type { Condition } from '../content/abilities.js';
import type { CardId } from '../vocabulary.js';
import type { DeckName } from './types.js';

/** What a campaign has come to (D10). Plain data; only chapters are stored, and this follows from them. */

export type CharacterId = `c${number}`;
export type PartyId = `t${number}`;

/**
 * A deck of events. Cards that were shuffled lie in an order that nobody knows, so they are kept as a set and the
 * top one is drawn by chance when it is wanted; cards that came back lie below them in their order.
 */
export interface EventDeck {
  shuffled: number[];
  below: number[];
  /** Out of the game. */
  gone: number[];
}

/** GLM-CAMP-58 */
export interface Character {
  id: CharacterId;
  name: string;
  class: string;
  /** The player, or the line of characters of a player with several (GLM-RETIRE-11): `p1`, `p1.2`. */
  lineage: string;
  level: number;
  xp: number;
  gold: number;
  items: number[];
  /** Cards gained beyond level 1 and X. */
  learned: string[];
  perks: number[];
  checks: number;
  /** Perks still to be marked. */
  owed: number;
  /** A card that lies face down before its player (G-20). */
  quest: CardId | null;
  /** What each step of the quest has counted. */
  counted: number[];
  /** Things that must differ: kinds of monsters, scenarios. */
  noted: string[];
  /** BLESS cards that wait for the next scenario (GLM-DONATE-02, G-50). */
  bless: number;
}

/** What an event does to the next scenario (GLM-ROAD-09, G-24). */
export interface StartEffect {
  /** One character; everybody without it. */
  who: CharacterId | null;
  conditions: Condition[];
  damage: number;
  discard: number;
  minusOnes: number;
  /** An item that starts consumed. */
  consumed: number | null;
}

/** Something that was won and that people or chance must still decide. */
export type Matter =
  | { kind: 'design' | 'side' }
  | { kind: 'item'; n: number; among: CharacterId[] }
  | { kind: 'gold'; n: number; among: CharacterId[] }
  | { kind: 'oneOf'; of: number[] };

export type Mode = 'campaign' | 'casual';

/** Where a party is going (GLM-ROAD). */
export interface Bound {
  scenario: number;
  mode: Mode;
  level: number;
  going: CharacterId[];
  /** A road event is still to be resolved. */
  road: boolean;
}

/** GLM-CAMP-53 */
export interface Party {
  id: PartyId;
  name: string;
  members: CharacterId[];
  /** The scenario at which it is; 0 is Gloomhaven (GLM-CAMP-56). */
  at: number;
  achievements: string[];
  reputation: number;
  /** It is in the city: what this visit has seen (GLM-CITY-04, GLM-DONATE-01). */
  visit: { full: boolean; event: boolean; donors: CharacterId[] } | null;
  /** What the next visit may be: after a scenario of the campaign a full one (GLM-CITY-01, G-10). */
  next: 'full' | 'short' | 'none';
  bound: Bound | null;
  effects: StartEffect[];
  matters: Matter[];
}

/** A sticker on a spot of a card: the number of the spot in its half, and what it adds. */
export interface Sticker {
  half: 'top' | 'bottom';
  spot: number;
  what: string;
}

export interface Settings {
  /** GLM-PERMA */
  permanentDeath: boolean;
  /** GLM-RANDOM-01 to -03 */
  tamed: boolean;
  /** GLM-SOLO-03 */
  open: boolean;
}

export interface Campaign {
  settings: Settings;
  unlocked: number[];
  done: number[];
  /** Global achievements, some of them several times. */
  global: string[];
  marks: number;
  /** Copies of each item that have come into play, in the supply or with somebody (G-27). */
  inPlay: Record<string, number>;
  designs: number[];
  sides: number[];
  quests: CardId[];
  decks: Record<DeckName, EventDeck>;
  donated: number;
  classes: string[];
  envelopes: string[];
  retiredClasses: string[];
  stickers: Record<string, Sticker[]>;
  treasures: number[];
  /** Read from the first retirement on (GLM-CAMP-66). */
  records: boolean;
  /** Special conditions that have taken effect (GLM-CAMP-77). */
  ticked: string[];
  parties: Record<PartyId, Party>;
  characters: Record<CharacterId, Character>;
  /** Retirements by lineage (GLM-RETIRE-10, -11). */
  lineages: Record<string, number>;
  /** Those who have left for good, for the chronicle. */
  past: { name: string; class: string; level: number; how: 'retired' | 'died' }[];
  /** What is worth remembering, line by line: a message and its arguments, kept short. */
  journal: string[];
  /** Numbers given to parties and characters so far. */
  counter: number;
}

export type C = DeepReadonly<Campaign>;
