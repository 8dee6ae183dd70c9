import type { Seat } from '@potyczka/kernel';
import type { AmmoCard, Colour, Figure, PowerUpCard, SquareId, WeaponCard } from './vocabulary.js';

export type Pile = 'weapons' | 'power-ups' | 'ammo';

/** Why a figure moved. */
export type MovedBy = 'run' | 'grab' | 'shoot' | 'effect' | 'pushed' | 'power-up' | 'bot';

/** Everything that can happen. Only these change the state. */
export type Event =
  // setup, spawning
  | { type: 'shuffled'; pile: Pile; cards: readonly `#${string}`[] }
  | { type: 'first-player'; who: Seat }
  | { type: 'offered'; at: Colour; card: WeaponCard }
  | { type: 'laid-ammo'; at: SquareId; card: AmmoCard }
  | { type: 'drew'; who: Seat; card: PowerUpCard }
  | { type: 'discarded'; who: Seat; card: PowerUpCard }
  /** `by`: who chose where; another than `who` only for the bot. */
  | { type: 'spawned'; who: Figure; at: SquareId; by: Seat }
  // turn
  | { type: 'turn'; who: Seat }
  /** `by`: whose decision it was; their own, if nobody else moved them. */
  | { type: 'moved'; who: Figure; to: SquareId; how: MovedBy; by: Seat }
  | { type: 'took-ammo'; who: Seat; at: SquareId; card: AmmoCard; cubes: readonly Colour[] }
  | { type: 'took-weapon'; who: Seat; at: Colour; card: WeaponCard }
  | { type: 'put-down'; who: Seat; at: Colour; card: WeaponCard }
  | { type: 'paid'; who: Seat; cubes: readonly Colour[]; cards: readonly PowerUpCard[] }
  | { type: 'reloaded'; who: Seat; card: WeaponCard }
  // shooting
  | { type: 'fired'; who: Seat; card: WeaponCard; mode: string }
  | { type: 'used'; who: Seat; card: WeaponCard; effect: string }
  | { type: 'unloaded'; who: Seat; card: WeaponCard }
  | { type: 'played'; who: Seat; card: PowerUpCard }
  | { type: 'damaged'; who: Figure; by: Figure; amount: number; fromMarks: number }
  | { type: 'marked'; who: Figure; by: Figure; amount: number; how: 'shot' | 'answer' | 'overkill' }
  // scoring
  | { type: 'killed'; who: Figure; by: Figure; overkill: boolean }
  | { type: 'first-blood'; on: Figure; who: Figure; points: number }
  | { type: 'scored'; on: Figure; who: Figure; tokens: number; points: number }
  | { type: 'killshot'; on: Figure; who: Figure; overkill: Figure | null }
  | { type: 'double-kill'; who: Figure; points: number }
  | { type: 'skull'; on: Figure }
  | { type: 'cleared'; on: Figure }
  | { type: 'turned'; on: Figure }
  | { type: 'scored-track'; track: 'killshots' | Colour; who: Figure; tokens: number; points: number }
  | { type: 'frenzy'; by: Seat }
  | { type: 'turn-over'; who: Seat; next: Seat }
  /** `tie`: the points that were looked at because totals were equal; null if they were not. */
  | { type: 'game-over'; winners: readonly Figure[]; points: number; tie: 'killshots' | 'tags' | null }
  // variants
  /** `by`: who acts with the bot. In the turn in which it enters it has no other action (ADR-XBOT-02). */
  | { type: 'bot-acted'; by: Seat; how: 'action' | 'entry' }
  | { type: 'bot-shot'; at: Figure; by: Seat }
  | { type: 'tagged'; spawn: Colour; who: Figure; how: 'damage' | 'alone' | 'overkill' };
