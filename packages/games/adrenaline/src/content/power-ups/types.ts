import type { Proc, RuleId, Seat, Verdict } from '@potyczka/kernel';
import type { Shot } from '../../rules/shot.js';
import type { S, T } from '../../state.js';
import type { Figure, PowerUpCard } from '../../vocabulary.js';

/** What a card does once it lies open. */
type PowerUpOutcome = () => void;

/**
 * The rule of the first question of a power-up for the own turn. It is the
 * same for each of them: others see that something is asked, and must not
 * learn by it which card is about to be played.
 */
export const ASK_IN_TURN: RuleId = 'ADR-PWR-01';

/** A power-up for the own turn, before or after an action. */
export interface InTurn {
  readonly id: string;
  readonly when: 'turn';
  /** By which it is played. */
  readonly rule: RuleId;
  judge(s: S, p: Seat): Verdict;
  /** Asks for all that the card needs. Nothing is shown to others before. */
  choose(t: T, p: Seat, card: PowerUpCard): Proc<PowerUpOutcome>;
}

/** A power-up for the shooter while their shot deals damage. */
export interface DuringShot {
  readonly id: string;
  readonly when: 'shot';
  readonly rule: RuleId;
  choose(t: T, shot: Shot, card: PowerUpCard): Proc<PowerUpOutcome>;
}

/** A power-up for somebody who has just been damaged by somebody they saw. */
export interface WhenHurt {
  readonly id: string;
  readonly when: 'hurt';
  readonly rule: RuleId;
  play(t: T, victim: Seat, attacker: Figure): void;
}

export type PowerUp = InTurn | DuringShot | WhenHurt;
