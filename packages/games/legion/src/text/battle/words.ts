import type { BattleCardId } from '../../content/battle.js';

/** Points of an objective card: so many, and when or for what. */
export interface Scoring {
  readonly when: string;
  readonly points: number;
}

export interface BattleText {
  /** Its sentences, the most important one first. */
  readonly says: readonly string[];
  /** The table at its foot; empty on cards that give no points. */
  readonly scores: readonly Scoring[];
}

export type BattleTexts = Readonly<Record<BattleCardId, BattleText>>;
