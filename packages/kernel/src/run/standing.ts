import type { Seat } from '../vocabulary.js';
import type { NewInformation } from './event-log.js';
import type { Happened } from './repeated.js';
import type { UndoLine } from './reply.js';

/** An entry that has not been taken back. */
export interface Standing {
  readonly n: number;
  readonly seat: Seat;
  readonly item: Happened;
  /** How many events had been told before it. */
  readonly told: number;
  readonly news: NewInformation | undefined;
}

/** How far back a seat's own answers run without anything new having come to light. */
export const undoLineOf = (standing: readonly Standing[], seat: Seat): UndoLine => {
  let to: number | undefined;
  for (let i = standing.length - 1; i >= 0; i--) {
    const s = standing[i] as Standing;
    if (s.news) return { to, blockedBy: s.news };
    if (s.seat !== seat) return { to, blockedBy: 'answer' };
    to = s.n;
  }
  return { to, blockedBy: 'start' };
};
