import type { CardId } from '@potyczka/kernel';
import type { Condition, Token } from './content/abilities.js';
import type { Reason } from './rules/monsters/index.js';
import type { CardChoice, Deck, Figure, Item, Lasting, Side, Thing } from './state.js';
import type { Element, FigureId, HalfName, HeroId, Place } from './vocabulary.js';

/** How a figure changed its place. */
export type Went = 'walk' | 'jump' | 'fly' | 'push' | 'pull' | 'teleport' | 'swap' | 'fall';

/** What damage came from. */
export type Hurt =
  | 'attack'
  | 'trap'
  | 'hazard'
  | 'wound'
  | 'retaliate'
  | 'ability'
  | 'cost'
  | 'rest'
  | 'scenario';

export type Mode = 'normal' | 'advantage' | 'disadvantage';

/** One target of an attack, with everything that made its number. */
export interface AttackTold {
  readonly mode: Mode;
  /** After step 1 (GLM-ATK-11). */
  readonly base: number;
  /** Modifier cards drawn, and those that count. */
  readonly drawn: readonly string[];
  readonly used: readonly string[];
  /** After step 2 (GLM-ATK-12). */
  readonly value: number;
  readonly shield: number;
  readonly pierce: number;
  readonly damage: number;
}

/** Why a monster did what it did: one step of its reasoning, as the book would tell it. */
type WordOfReason<R> = R extends { readonly stage: 'focus'; readonly by: infer By extends string }
  ? By
  : R extends { readonly stage: infer Stage extends string; readonly by: infer By extends string }
    ? `${Stage}-${By}`
    : never;
/** The steps of a monster's mind that can decide. */
export type BecauseWord = WordOfReason<Reason>;

export interface Because {
  readonly by: BecauseWord;
  /** Those who stayed in, and those who fell out, with the numbers compared. */
  readonly kept: readonly string[];
  readonly fell: readonly string[];
  /** What those who stayed in had, where it is a number that people count. */
  readonly n: number | null;
}

/** Everything that can happen. Only these change the state. */
export type Event =
  // set-up
  | { type: 'began'; scenario: number; level: number; heroes: readonly HeroId[] }
  | { type: 'goals-shuffled'; cards: readonly CardId[] }
  | { type: 'goals-dealt'; who: HeroId; cards: readonly CardId[] }
  | { type: 'goal-kept'; who: HeroId; card: CardId; back: CardId }
  | {
      type: 'packed';
      who: HeroId;
      hand: readonly CardId[];
      box: readonly CardId[];
      items: readonly number[];
      perks: readonly number[];
    }
  | { type: 'deck-built'; who: HeroId; draw: Deck['draw'] }
  | { type: 'stood'; who: HeroId; at: Place; figure: Figure }
  // the board
  | {
      type: 'revealed';
      /** The card that said what it holds; none for a room that is open from the start. */
      card: CardId | null;
      room: number;
      by: HeroId | null;
      things: readonly Thing[];
      money: readonly Place[];
    }
  | {
      type: 'appeared';
      who: FigureId;
      at: Place;
      figure: Figure;
      how: 'room' | 'spawned' | 'summoned';
      by: FigureId | null;
    }
  | { type: 'opened'; door: string; at: Place; by: FigureId | null }
  | { type: 'locked'; door: string }
  | { type: 'closed'; door: string; at: Place }
  | { type: 'unlocked'; door: string }
  | { type: 'laid'; thing: Thing; at: Place; by: FigureId | null }
  | {
      type: 'removed';
      thing: string;
      what: Thing['kind'];
      at: Place;
      how: 'sprung' | 'disarmed' | 'destroyed' | 'moved' | 'looted';
      by: FigureId | null;
    }
  // the round
  | { type: 'round'; n: number }
  | { type: 'chose'; who: HeroId; choice: CardChoice }
  | { type: 'shifted'; who: HeroId; item: number; by: number }
  | { type: 'chose-again'; who: HeroId; choice: Exclude<CardChoice, 'rest'> }
  | { type: 'extra-turn'; who: HeroId; at: Place; cards: readonly CardId[] }
  | { type: 'ability'; kind: string; card: string; initiative: number }
  | { type: 'abilities-shuffled'; deck: string }
  | { type: 'modifiers-shuffled'; whose: string }
  | { type: 'order-settled'; who: readonly string[] }
  | { type: 'turn'; who: FigureId; at: Place }
  | { type: 'turn-over'; who: FigureId; ended: readonly Token[]; strong: readonly Element[] }
  | { type: 'waned' }
  | { type: 'round-over'; n: number }
  // cards
  | { type: 'played'; who: HeroId; card: CardId; half: HalfName; basic: boolean }
  | {
      type: 'card-to';
      who: HeroId;
      card: CardId;
      half: HalfName;
      to: 'discard' | 'lost' | 'active';
      until: 'round' | 'scenario';
    }
  | { type: 'card-left'; who: HeroId; card: CardId; to: 'discard' | 'lost' | 'hand' }
  | { type: 'slot-used'; who: HeroId; card: CardId; slot: number; xp: number }
  | { type: 'lasts'; who: FigureId; effect: Lasting }
  | { type: 'effect-used'; who: FigureId; effect: number }
  | { type: 'effect-over'; who: FigureId; effect: number }
  | { type: 'effect-moved'; who: FigureId; effect: number; on: FigureId }
  | { type: 'card-given'; who: HeroId; card: CardId; by: FigureId }
  | { type: 'recovered'; who: HeroId; cards: readonly CardId[]; from: 'discard' | 'lost' }
  | { type: 'cards-lost'; who: HeroId; cards: readonly CardId[]; from: 'hand' | 'discard' }
  | { type: 'cards-discarded'; who: HeroId; cards: readonly CardId[] }
  | { type: 'rested'; who: HeroId; how: 'short' | 'long'; lost: CardId; back: readonly CardId[] }
  | { type: 'redrew'; who: HeroId; kept: CardId }
  | { type: 'xp'; who: HeroId; n: number }
  // items
  | { type: 'item-used'; who: HeroId; item: number; state: Item['state']; used: number }
  | { type: 'refreshed'; who: HeroId; items: readonly number[] }
  // figures
  | { type: 'focused'; who: FigureId; on: FigureId | null; because: readonly Because[] }
  | { type: 'decided'; who: FigureId; to: Place; targets: readonly FigureId[]; because: readonly Because[] }
  | { type: 'moved'; who: FigureId; route: readonly Place[]; how: Went; by: FigureId }
  | { type: 'attacked'; who: FigureId; on: FigureId; told: AttackTold }
  | { type: 'hurt'; who: FigureId; n: number; left: number; how: Hurt; by: FigureId | null }
  | { type: 'negated'; who: FigureId; n: number; by: CardId | 'cards' | number }
  | { type: 'healed'; who: FigureId; n: number; hp: number; cured: readonly Token[]; by: FigureId }
  | { type: 'hp-shared'; who: FigureId; hp: number }
  | { type: 'gained'; who: FigureId; condition: Condition; lasts: 'this' | 'next'; by: FigureId | null }
  | { type: 'removed-conditions'; who: FigureId; conditions: readonly Token[] }
  | { type: 'immune'; who: FigureId; condition: Condition }
  | { type: 'died'; who: FigureId; by: FigureId | null; at: Place; money: boolean; over: number }
  | { type: 'exhausted'; who: HeroId; how: 'hp' | 'cards' | 'ability'; cards: readonly CardId[] }
  | { type: 'sided'; who: FigureId; side: Side }
  | { type: 'stays'; who: FigureId; why: 'stunned' | 'no-focus' | 'no-effect' }
  | { type: 'drew'; whose: string; card: string }
  | { type: 'infused'; who: FigureId; element: Element }
  | { type: 'consumed'; who: FigureId; element: Element }
  | { type: 'elements-set'; strong: readonly Element[]; inert: readonly Element[] }
  | { type: 'looted'; who: FigureId; at: Place; tokens: number }
  | { type: 'treasure'; who: HeroId; at: Place; treasure: number | string }
  | { type: 'gold'; who: HeroId; n: number }
  | { type: 'turned-coat'; who: FigureId }
  | { type: 'flag'; flag: string; n: number }
  | { type: 'noted'; who: HeroId; what: string; n: number }
  // the end
  | { type: 'decided-outcome'; outcome: 'won' | 'lost' }
  | { type: 'over'; outcome: 'won' | 'lost'; rounds: number };
