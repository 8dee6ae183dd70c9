import type { Move } from '../../automa/cards.js';

/** Lines on Automa cards, in ICU message format. */
export type PhraseId =
  | 'step'
  | 'boost'
  | 'before'
  | 'after'
  | 'move'
  | 'reposition'
  | 'gain'
  | 'restore-shield'
  | 'restore-health'
  | 'restore-both'
  | 'with-ally'
  | 'grenade'
  | 'pull'
  | 'push'
  | 'pay'
  | 'otherwise'
  | 'when-enemy'
  | 'when-beside'
  | 'when-beside-nobody'
  | 'in-sight'
  | 'with-room'
  | 'weapon'
  | 'charge'
  | 'sight'
  | 'paths'
  | 'path-white'
  | 'path-green';

/** What Automa cards are called and what stands on them. */
export interface AutomaWords {
  readonly titles: Readonly<Record<string, string>>;
  readonly symbols: Readonly<Record<Move, string>>;
  readonly phrases: Readonly<Record<PhraseId, string>>;
}
