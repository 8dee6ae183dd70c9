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

/** What a seat decided itself: the entries from one on, and the last one before them. */
export interface Decisions {
  readonly since: number[];
  readonly before: number | undefined;
}

/** Looked for from the end: a match may be long. */
export const decisionsSince = (
  inForce: readonly EntryInForce[],
  isOwn: (n: number) => boolean,
  seat: Seat,
  to: number | undefined,
): Decisions => {
  const since: number[] = [];
  for (let i = inForce.length - 1; i >= 0; i--) {
    const { n, seat: by } = inForce[i] as EntryInForce;
    if (by !== seat || !isOwn(n)) continue;
    if (to === undefined || n < to) return { since: since.reverse(), before: n };
    since.push(n);
  }
  return { since: since.reverse(), before: undefined };
};
