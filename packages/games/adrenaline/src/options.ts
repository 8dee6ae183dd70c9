import { refuse, type Schema, type Verdict } from '@potyczka/kernel';
import { ARENAS, type ArenaId } from './vocabulary.js';

/** What the host chooses before the game. */
export interface Options {
  players: number;
  arena: ArenaId;
  /** Skulls on the killshot track (ADR-XSETUP-03). */
  skulls: number;
  /** Final frenzy, or sudden death (ADR-XSETUP-09). */
  frenzy: boolean;
  /** The Terminator joins in (ADR-XBOT). */
  bot: boolean;
  /** Deathmatch, or Domination (ADR-XDOM). */
  mode: 'deathmatch' | 'domination';
  /** Point totals stay secret until the end (ADR-XEND-05). */
  secretPoints: boolean;
}

export const options: Schema<Options> = {
  players: { kind: 'int', min: 3, max: 5, default: 4 },
  arena: { kind: 'choice', of: ARENAS, default: 'B' },
  skulls: { kind: 'int', min: 5, max: 8, default: 8 },
  frenzy: { kind: 'flag', default: true },
  bot: { kind: 'flag', default: false },
  mode: { kind: 'choice', of: ['deathmatch', 'domination'], default: 'deathmatch' },
  secretPoints: { kind: 'flag', default: false },
};

const BOT_NEEDS_A_COLOUR = refuse('ADR-XBOT-01', 'bot-needs-a-colour');
const DOMINATION_HAS_EIGHT = refuse('ADR-XDOM-01', 'domination-has-eight');

/** ADR-XBOT-01, ADR-XDOM-01 */
export const judgeOptions = (o: Options): Verdict => {
  if (o.bot && o.players > 4) return BOT_NEEDS_A_COLOUR;
  if (o.mode === 'domination' && o.skulls !== 8) return DOMINATION_HAS_EIGHT;
  return undefined;
};
