import type { Deps } from './deps.js';

/** A log of fewer lines is sent as often as anybody asks. */
const SHORT = 1000;
/** So many lines of longer ones are sent to one person in a millisecond. */
const LINES_PER_MS = 15;
/** So many people are remembered before those are forgotten who may ask again. */
const MANY = 1000;

/** Whoever asks for long logs again and again waits as long as it takes to send them at a measured pace. */
export class Throttle {
  /** When each may be sent the next. */
  private readonly next = new Map<string, number>();

  constructor(private readonly deps: Deps) {}

  /** Waits until it is somebody's turn to be sent so many lines: the first time, not at all. */
  async turn(identity: string, lines: number): Promise<void> {
    if (lines < SHORT) return;
    const now = this.deps.now();
    const at = Math.max(now, this.next.get(identity) ?? 0);
    if (this.next.size >= MANY) for (const [who, until] of this.next) if (until <= now) this.next.delete(who);
    this.next.set(identity, at + lines / LINES_PER_MS);
    if (at > now) await new Promise<void>(resolve => this.deps.after(at - now, resolve));
  }
}
