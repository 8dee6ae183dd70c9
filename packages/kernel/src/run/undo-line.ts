import type { Seat } from '../vocabulary.js';
import type { NewInformation } from './event-log.js';
import type { UndoLine } from './reply.js';
import type { TailItem } from './tail.js';

/** An entry that has not been taken back. */
export interface EntryInForce {
  readonly n: number;
  readonly seat: Seat;
  readonly item: TailItem;
  /** How many events had been told before it. */
  readonly told: number;
  readonly news: NewInformation | undefined;
}

/** How far back a seat's own answers run without anything new having come to light. */
export const undoLineOf = (inForce: readonly EntryInForce[], seat: Seat): UndoLine => {
  let to: number | undefined;
  for (let i = inForce.length - 1; i >= 0; i--) {
    const s = inForce[i] as EntryInForce;
    if (s.news) return { to, blockedBy: s.news };
    if (s.seat !== seat) return { to, blockedBy: 'answer' };
    to = s.n;
  }
  return { to, blockedBy: 'start' };
};
