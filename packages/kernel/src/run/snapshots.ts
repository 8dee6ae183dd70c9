import type { Snapshot } from './world.js';

/** A snapshot, and how many things had happened before it. */
interface Placed<S> {
  readonly after: number;
  readonly snapshot: Snapshot<S>;
}

/** More snapshots than this are thinned out. */
const MANY = 48;
/** No more things than this, or than so small a part of the match, lie between two snapshots. */
const WIDEST = 128;
const PARTS = 24;

/**
 * Moments of a match that it can be rebuilt from: close together near the
 * last, further and further apart before it, up to a width. So whoever takes
 * back pays for no more than they take back, whoever looks at any moment pays
 * for a small part of the match, and however long it is, there are few.
 */
export class Snapshots<S> {
  private placed: Placed<S>[];

  constructor(first: Snapshot<S>) {
    this.placed = [{ after: 0, snapshot: first }];
  }

  get count(): number {
    return this.placed.length;
  }

  /** Notes a snapshot behind all others. */
  add(after: number, snapshot: Snapshot<S>): void {
    const { placed } = this;
    const isSamePlace = after === (placed[placed.length - 1] as Placed<S>).after;
    if (isSamePlace) placed[placed.length - 1] = { after, snapshot };
    else placed.push({ after, snapshot });
    if (placed.length > MANY) this.thin();
  }

  /** Forgets what lies behind the first `after` things. */
  backTo(after: number): void {
    const { placed } = this;
    while ((placed[placed.length - 1] as Placed<S>).after > after) placed.pop();
  }

  /** The last snapshot that is not behind the first `after` things. */
  upTo(after: number): Placed<S> {
    return this.placed.findLast(p => p.after <= after) as Placed<S>;
  }

  private thin(): void {
    const { placed } = this;
    const newest = placed.at(-1) as Placed<S>;
    const widest = Math.max(WIDEST, newest.after / PARTS);
    let later = newest;
    const kept = [newest];
    for (let i = placed.length - 2; i > 0; i--) {
      const room = Math.min(widest, newest.after - later.after);
      if (later.after - (placed[i - 1] as Placed<S>).after <= room) continue;
      later = placed[i] as Placed<S>;
      kept.push(later);
    }
    kept.push(placed[0] as Placed<S>);
    this.placed = kept.reverse();
  }
}
