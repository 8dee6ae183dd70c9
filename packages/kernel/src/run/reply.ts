import { type Msg, type Refusal, type RuleId, refuse, type Seat } from '../vocabulary.js';
import type { NewInformation } from './event-log.js';

export const NOT_ASKED = refuse('TABLE-SEAT', 'table-not-asked');
export const STALE = refuse('TABLE-STALE', 'table-stale');
export const OVER = refuse('TABLE-OVER', 'table-over');
export const FAULT = refuse('TABLE-FAULT', 'table-fault');
export const NOTHING_TO_RETRACT = refuse('TABLE-RETRACT', 'table-nothing-to-retract');
export const UNDO_BLOCKED = refuse('TABLE-UNDO', 'table-undo-blocked');

/** What became of an answer: the number of its entry, or why it was refused. */
export type Reply =
  | {
      readonly ok: true;
      readonly n: number;
      /** Whose step it was in a stage that they have not finished: nothing was written down, and nobody else may learn of it. */
      readonly draft?: Seat;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** How far a seat may take back freely, and what stands behind that line. */
export interface UndoLine {
  /** The earliest entry that may be taken back; undefined if none may. */
  readonly to: number | undefined;
  readonly blockedBy: NewInformation | 'answer' | 'start';
}

/** A question as everybody may see it: who is asked and what, never the options. */
export interface PublicQuestion {
  readonly q: number;
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly ask: Msg;
}
