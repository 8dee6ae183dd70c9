import type { Deps } from './deps.js';

/** How long others may be kept waiting by all long work together, in milliseconds. */
const AT_A_TIME = 10;

interface Job {
  readonly steps: Iterator<void>;
  readonly resolve: () => void;
  readonly reject: (e: unknown) => void;
}

/**
 * Long work, done a little at a time. However many do such work, together they
 * get one slice; then everybody else has a turn, then the next of them.
 */
export class TimeSlices {
  private readonly waiting: Job[] = [];
  private isWorking = false;

  constructor(private readonly deps: Deps) {}

  /** Takes all steps; rejects with what one of them throws. */
  take(steps: Iterator<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ steps, resolve, reject });
      if (!this.isWorking) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    while (this.waiting.length > 0) {
      const since = this.deps.now();
      while (this.waiting.length > 0 && this.deps.now() - since < AT_A_TIME) this.step();
      const first = this.waiting.shift();
      if (first) this.waiting.push(first);
      await this.deps.breathe?.();
    }
    this.isWorking = false;
  }

  private step(): void {
    const { steps, resolve, reject } = this.waiting[0] as Job;
    try {
      if (!steps.next().done) return;
      resolve();
    } catch (e) {
      reject(e);
    }
    this.waiting.shift();
  }
}
