/** So many at once, and then one in so many milliseconds. */
export class RateLimit {
  /** When the last of those that were taken would be paid for. */
  private until = 0;

  constructor(
    private readonly most: number,
    private readonly everyMs: number,
  ) {}

  /** False if it is too soon for another. */
  take(now: number): boolean {
    const until = Math.max(this.until, now) + this.everyMs;
    if (until > now + this.most * this.everyMs) return false;
    this.until = until;
    return true;
  }

  /** Whether it may take as many as at the beginning. */
  isRested(now: number): boolean {
    return this.until <= now;
  }
}
