import type { CardId, DeepReadonly, Seat, Table } from '@potyczka/kernel';
import type { Condition, Rank } from './content/abilities.js';
import type { Event } from './events.js';
import type { Options } from './options.js';
import type { Element, FigureId, HalfName, HeroId, Hex, Lasts } from './vocabulary.js';

/** Some scenarios have a third side, and groups that are not there in every round: nobody's friend or enemy. */
export type Side = 'heroes' | 'monsters' | 'third' | 'absent';
export type FigureKind = 'hero' | 'summon' | 'monster' | 'objective';

/** Anything that stands on a hex and can act or be attacked. Replaced, never changed. */
export interface Figure {
  id: FigureId;
  kind: FigureKind;
  side: Side;
  /** The statistics by which it acts: a class, a monster, a summon, the name of an objective. */
  type: string;
  rank: Rank | null;
  at: Hex;
  hp: number;
  max: number;
  /** Tokens and how long they last; POISON and WOUND wait for a Heal. */
  conditions: Record<string, Lasts>;
  /** The round in which it came; it takes no turn then if it was summoned (GLM-MON-54, GLM-SUMM-08). */
  born: number;
  /** Summoned or spawned: it leaves no money (GLM-ATK-18). */
  summoned: boolean;
  /** It waits for the next round. */
  waits: boolean;
  /** The hero that summoned it, the card that lies for it. */
  owner: HeroId | null;
  card: CardId | null;
  /** Levels above the scenario's. */
  plus: number;
}

export type ItemState = 'ready' | 'spent' | 'consumed';

export interface Item {
  id: number;
  state: ItemState;
  /** Slots used (GLM-ITEM-09). */
  used: number;
}

/** A card in the active area (GLM-CARD-08). */
export interface Active {
  card: CardId;
  half: HalfName;
  lost: boolean;
  until: 'round' | 'scenario';
  /** Slots used (GLM-CARD-11). */
  used: number;
}

/** What a player keeps of a character, also when its figure is gone. */
export interface Hero {
  id: HeroId;
  seat: Seat;
  level: number;
  hand: CardId[];
  /** Cards of the pool that were not taken along. */
  box: CardId[];
  discard: CardId[];
  lost: CardId[];
  active: Active[];
  /** Cards whose faces the others have not seen. */
  unseen: CardId[];
  items: Item[];
  /** Boxes marked in each row of perks. */
  perks: number[];
  xp: number;
  /** Money tokens, and gold that treasures gave. */
  money: number;
  gold: number;
  treasures: number[];
  out: boolean;
  goals: CardId[];
  /** The battle goal that was not kept. */
  passed: CardId[];
  /** Hit points when it left the board; cards that run out do not change them (GLM-EXH-03). */
  leftWith: { hp: number; max: number } | null;
  /** What battle goals count. */
  tally: Record<string, number>;
}

/** A modifier deck: cards by what they are, in no order (GLM-MOD). */
export interface Deck {
  draw: Record<string, number>;
  discard: Record<string, number>;
  /** Drawn for the present target. */
  aside: string[];
  /** A card with the shuffle symbol was drawn this round. */
  shuffle: boolean;
}

/** An overlay tile on the board. */
export interface Thing {
  id: string;
  kind: 'obstacle' | 'trap' | 'hazardous' | 'difficult' | 'treasure' | 'plate' | 'corridor';
  what: string | number;
  at: Hex[];
  /** Of a trap: null is the damage of the scenario's level. */
  damage: number | null;
  conditions: Condition[];
  by: FigureId | null;
  /** The id of the ability that laid it. */
  from?: string;
}

/** What the board is made of; replaced as a whole. */
export interface Land {
  scenario: number;
  rooms: number[];
  /** Doors that were opened, and doors that cannot be opened yet. */
  open: string[];
  locked: string[];
  things: Thing[];
}

/** Something that lasts beyond the ability that brought it. */
export interface Lasting {
  n: number;
  /** Whose it is. */
  owner: FigureId;
  /** The id of its ability. */
  ability: string;
  /** The figures that it works on; empty where its own words decide each time. */
  on: FigureId[];
  until: 'turn' | 'round' | 'scenario';
  /** The card that lies in the active area for it. */
  card: CardId | null;
  /** What its number came to when it was performed. */
  value: number;
  used: number;
}

export interface Turn {
  of: FigureId;
  began: Hex;
  stage: 'start' | 'actions' | 'end';
  moved: number;
  dealt: number;
  hazards: number;
  /** Cards and halves still to be used. */
  cards: CardId[];
  halves: HalfName[];
  /** The action that is being performed. */
  playing: { card: CardId; half: HalfName; basic: boolean } | null;
  /** Uses of things limited per turn or action. */
  used: Record<string, number>;
  /** The turn that goes on after this one, if this one came in between. */
  outer?: Turn;
  /** Its hero has another turn later in the round. */
  again?: boolean;
}

export type CardChoice = 'rest' | { lead: CardId; second: CardId };

export type Phase = 'setup' | 'cards' | 'turns' | 'end' | 'over';

export interface State {
  options: Options;
  seats: Seat[];
  scenario: number;
  level: number;
  /** Characters that started (GLM-TILE-34). */
  characters: number;
  round: number;
  phase: Phase;
  /** Latched when it is met; the round is played to its end (GLM-END-08, GLM-G59). */
  outcome: 'won' | 'lost' | null;
  land: Land;
  /** What closed rooms hold, and what they might hold. */
  veils: { rooms: Record<string, CardId>; box: CardId[] };
  /** Width of the printed map. */
  width: number;
  money: Hex[];
  elements: Record<Element, 0 | 1 | 2>;
  infused: Element[];
  figures: Record<FigureId, Figure>;
  heroes: Record<HeroId, Hero>;
  order: HeroId[];
  decks: Record<string, Deck>;
  /** Cards left in the pools. */
  pools: { monsters: number; heroes: number; bless: number };
  /** The ability card of each monster type this round; cards drawn since the last shuffle, by deck. */
  abilities: Record<string, string>;
  drawn: Record<string, string[]>;
  chosen: Record<HeroId, CardChoice>;
  /** Of heroes the numbers of both cards, of monster types that of their card (GLM-INIT-03). */
  initiatives: Record<string, number[]>;
  /** Initiative changed by items. */
  shifts: Record<HeroId, number>;
  /** Places in the order among equals, decided by the players (GLM-INIT-05, -07). */
  ranks: Record<string, number>;
  acted: FigureId[];
  turn: Turn | null;
  lasting: Lasting[];
  /** Elements that a monster type consumed this round, by card line. */
  augments: Record<string, boolean>;
  counter: number;
  /** Counters of scenario rules. */
  flags: Record<string, number>;
  goals: CardId[];
}

/** The state, for looking. */
export type S = DeepReadonly<State>;
/** The table that the rules of this game play at. */
export type T = Table<State, Event>;
export type F = DeepReadonly<Figure>;
export type H = DeepReadonly<Hero>;
export type { Seat };
