import { StoreAway } from '@potyczka/table';

/** One thing to be done, and who waits for it. */
export interface Item<X> {
  readonly what: X;
  readonly key: string;
  readonly since: number;
  resolve(): void;
  reject(e: unknown): void;
}

export interface BatchOptions {
  /** Things in one batch. */
  readonly most: number;
  /** Batches that are under way at the same time. */
  readonly lanes: number;
  /** For so long a batch waits for more, in milliseconds. */
  readonly gatherMs?: number;
  /** When so many wait, nothing more is taken. */
  readonly longest?: number;
  /** Of what waits with the same key only the newest is still to be done; who waited for an older one waits for it. */
  readonly isNewestEnough?: boolean;
}

/**
 * Gathers what arrives together, so that many writers share one flush: while
 * some lanes are busy, everything new waits for the next batch. No batch holds
 * two things with the same key.
 */
export class Batches<X> {
  private queue: Item<X>[] = [];
  private busy = 0;
  private isPlanned = false;

  constructor(
    private readonly run: (items: readonly Item<X>[]) => Promise<void>,
    private readonly options: BatchOptions,
  ) {}

  add(key: string, what: X): Promise<void> {
    const { longest = Number.POSITIVE_INFINITY, isNewestEnough } = this.options;
    const at = isNewestEnough ? this.queue.findIndex(item => item.key === key) : -1;
    if (at < 0 && this.queue.length >= longest)
      return Promise.reject(new StoreAway('too much waits to be stored'));
    return new Promise((resolve, reject) => {
      const before = this.queue[at];
      const item = { key, what, since: Date.now(), resolve, reject };
      if (before) this.queue[at] = together(before, item);
      else this.queue.push(item);
      this.plan();
    });
  }

  private plan(): void {
    const { lanes, gatherMs = 0 } = this.options;
    if (this.isPlanned || this.busy >= lanes || this.queue.length === 0) return;
    this.isPlanned = true;
    const go = (): void => {
      this.isPlanned = false;
      void this.next();
    };
    // Whatever else arrived in this round of the event loop comes along.
    if (gatherMs > 0) setTimeout(go, gatherMs);
    else setImmediate(go);
  }

  private async next(): Promise<void> {
    if (this.busy >= this.options.lanes) return;
    const items = this.take();
    if (items.length === 0) return;
    this.busy++;
    try {
      await this.run(items);
    } catch (e) {
      for (const item of items) item.reject(e);
    } finally {
      this.busy--;
      this.plan();
    }
  }

  private take(): Item<X>[] {
    const taken = new Map<string, Item<X>>();
    const left: Item<X>[] = [];
    for (const item of this.queue) {
      if (taken.size < this.options.most && !taken.has(item.key)) taken.set(item.key, item);
      else left.push(item);
    }
    this.queue = left;
    return [...taken.values()];
  }
}

/** The newer of two, for both who wait. */
const together = <X>(before: Item<X>, item: Item<X>): Item<X> => ({
  ...item,
  since: before.since,
  resolve: () => {
    before.resolve();
    item.resolve();
  },
  reject: e => {
    before.reject(e);
    item.reject(e);
  },
});
