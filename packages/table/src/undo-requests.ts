import type { Seat } from '@potyczka/kernel';
import type { UndoAsked } from './protocol.js';
import { type Refused, refused } from './refused.js';

/** One seat may ask the others so often in so many milliseconds. */
const MOST = 3;
const WITHIN_MS = 60_000;

/** Asking to take back stops everybody: nobody asks all the time, or again for what was just refused. */
export class UndoRequests {
  /** What one seat asks of the others now, or was last refused. */
  pending: UndoAsked | null = null;
  private refusedAt = 0;
  private readonly refusedTo = new Set<number>();
  private readonly times = new Map<Seat, readonly number[]>();

  /** What was asked after entry `n` has been heard of, here or elsewhere. */
  note({ to, refused: by }: UndoAsked, n: number): void {
    if (by === null) return;
    if (n !== this.refusedAt) this.refusedTo.clear();
    this.refusedAt = n;
    this.refusedTo.add(to);
  }

  /** Why a seat may not ask the others now, after entry `n`; it is counted if it may. */
  problem(seat: Seat, to: number, n: number, now: number): Refused | undefined {
    if (n === this.refusedAt && this.refusedTo.has(to)) return refused('refused', 'table-undo-refused');
    const times = (this.times.get(seat) ?? []).filter(at => at > now - WITHIN_MS);
    if (times.length >= MOST) return refused('too-fast', 'table-undo-too-often');
    this.times.set(seat, [...times, now]);
    return undefined;
  }
}
