/** So much at once, and then so much a second. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    this.left = most;
    this.at = now();
  }

  private refill(): void {
    const now = this.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }

  /** Takes some; false if there is not enough. */
  take(some = 1): boolean {
    this.refill();
    if (this.left < some) return false;
    this.left -= some;
    return true;
  }

  /** Takes what has been used, even if that is more than there was. */
  charge(some: number): void {
    this.refill();
    this.left -= some;
  }

  get isEmpty(): boolean {
    this.refill();
    return this.left <= 0;
  }

  get isFull(): boolean {
    this.refill();
    return this.left >= this.most;
  }
}

/** A bucket for each of many callers; those that are full are forgotten. */
export class Buckets {
  private readonly of = new Map<string, Bucket>();

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
  ) {}

  take(key: string, some = 1): boolean {
    return this.bucket(key).take(some);
  }

  charge(key: string, some: number): void {
    this.bucket(key).charge(some);
  }

  isEmpty(key: string): boolean {
    return this.of.get(key)?.isEmpty ?? false;
  }

  private bucket(key: string): Bucket {
    let bucket = this.of.get(key);
    if (!bucket) {
      bucket = new Bucket(this.most, this.perSecond);
      this.of.set(key, bucket);
    }
    return bucket;
  }

  prune(): void {
    for (const [key, bucket] of this.of) if (bucket.isFull) this.of.delete(key);
  }
}

/** How many things each of many callers holds at a time. */
export class Counts {
  private readonly of = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** False if the caller holds as many as it may. */
  add(key: string): boolean {
    const held = this.of.get(key) ?? 0;
    if (held >= this.most) return false;
    this.of.set(key, held + 1);
    return true;
  }

  remove(key: string): void {
    const held = (this.of.get(key) ?? 1) - 1;
    if (held > 0) this.of.set(key, held);
    else this.of.delete(key);
  }
}

/** One household has many addresses of the newer kind: its first half stands for it. */
export const callerOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4) return v4;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const full =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return full.slice(0, 4).join(':');
};
