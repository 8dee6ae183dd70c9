import type { Answer, Json, Refusal } from '@potyczka/kernel';

/** What a table says about an answer that is not given yet. */
export interface Judged {
  readonly refusal: Refusal | null;
  /** A legal answer close by, if the game knows one. */
  readonly near: Answer | null;
  /** Of several pieces the one that is refused by itself. */
  readonly piece: number | null;
  /** What the board can draw of these poses. */
  readonly preview: Json;
}

/** Whoever drags a piece asks no more often than this, in milliseconds. */
const EVERY_MS = 100;

interface Time {
  now(): number;
  /** Runs something later; the function returned cancels it. */
  after(ms: number, run: () => void): () => void;
}

const REAL: Time = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Has answers judged while a piece is dragged: at most ten a second, one on
 * its way at a time. Of those that come meanwhile only the newest waits.
 */
export class Prober {
  private waiting: { readonly a: Answer } | null = null;
  private isAsking = false;
  private isStopped = false;
  private last = Number.NEGATIVE_INFINITY;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly ask: (a: Answer) => Promise<Judged>,
    /** Told of each verdict; null if none could be had. */
    private readonly heard: (a: Answer, judged: Judged | null) => void,
    private readonly time: Time = REAL,
  ) {}

  want(a: Answer): void {
    this.waiting = { a };
    this.next();
  }

  stop(): void {
    this.isStopped = true;
    this.waiting = null;
    this.cancel?.();
  }

  private next(): void {
    if (!this.waiting || this.isAsking || this.cancel || this.isStopped) return;
    const wait = this.last + EVERY_MS - this.time.now();
    if (wait > 0) {
      this.cancel = this.time.after(wait, () => {
        this.cancel = null;
        this.next();
      });
      return;
    }
    const { a } = this.waiting;
    this.waiting = null;
    this.last = this.time.now();
    this.isAsking = true;
    this.ask(a).then(
      judged => this.answered(a, judged),
      () => this.answered(a, null),
    );
  }

  private answered(a: Answer, judged: Judged | null): void {
    this.isAsking = false;
    if (this.isStopped) return;
    this.heard(a, judged);
    this.next();
  }
}
