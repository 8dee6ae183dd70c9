import type { Attack, Field, Gait, Hex } from '@potyczka/geometry/hex';
import type { Initiative } from './initiative.js';

/** An enemy of the acting monster: a character, a summon, a destructible obstacle. */
export interface Enemy {
  readonly at: Hex;
  readonly initiative: Initiative;
  /** GLM-MON-08: never a focus or target; in the way like an obstacle. */
  readonly invisible?: boolean;
}

/** Where everybody stands when the monster's turn begins. */
export interface Position {
  readonly field: Field;
  readonly at: Hex;
  readonly allies: readonly Hex[];
  readonly enemies: readonly Enemy[];
}

/** What the monster's card and statistics let it do; see `actionOf`. */
export interface MonsterAction {
  /** Movement points; 0 also without a Move ability and when immobilized (GLM-G43). */
  readonly move: number;
  readonly gait: Gait;
  /** The attack that follows the Move; none when there is none, or when disarmed (GLM-G44). */
  readonly attack?: Attack;
  readonly muddled?: boolean;
}

/**
 * Two things that the rulebook leaves open when the focus is out of reach.
 * GLM-G71 `progress`: closeness is compared `over-all` attack hexes at once, or
 * the players first settle on one best hex and the monster makes progress
 * `to-one`. GLM-G72 `heading`: for the `nearest` attack hex, or for the one that
 * gives the `best-attack` in some later turn.
 */
export interface Readings {
  readonly progress: 'over-all' | 'to-one';
  readonly heading: 'nearest' | 'best-attack';
}

/** The text of the rulebook, the default of the game. */
export const RULEBOOK: Readings = { progress: 'over-all', heading: 'nearest' };
/** How the players' community reads it. */
export const COMMUNITY: Readings = { progress: 'to-one', heading: 'best-attack' };
