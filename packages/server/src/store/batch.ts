/** One thing to be done, and who waits for it. */
export interface Item<X> {
  readonly what: X;
  readonly key: string;
  readonly since: number;
  resolve(): void;
  reject(e: unknown): void;
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
    private readonly most: number,
    private readonly lanes: number,
    private readonly gatherMs = 0,
  ) {}

  add(key: string, what: X): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ key, what, since: Date.now(), resolve, reject });
      this.plan();
    });
  }

  private plan(): void {
    if (this.isPlanned || this.busy >= this.lanes || this.queue.length === 0) return;
    this.isPlanned = true;
    const go = (): void => {
      this.isPlanned = false;
      void this.next();
    };
    // Whatever else arrived in this round of the event loop comes along.
    if (this.gatherMs > 0) setTimeout(go, this.gatherMs);
    else setImmediate(go);
  }

  private async next(): Promise<void> {
    if (this.busy >= this.lanes) return;
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
      if (taken.size < this.most && !taken.has(item.key)) taken.set(item.key, item);
      else left.push(item);
    }
    this.queue = left;
    return [...taken.values()];
  }
}
