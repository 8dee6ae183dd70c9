import { Conflict, StoreAway, StoreDamaged } from '@potyczka/table';
import { Batches, type BatchOptions, type Item } from './batch.js';
import { Lost, Rejected } from './driver.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;
const TRIES = 5;

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** What a writer or a reader is told when something could not be stored or read, of the table with this id. */
export const away = (e: unknown, id?: string): Error => {
  if (e instanceof Conflict || e instanceof StoreAway) return e;
  const message = e instanceof Error ? e.message : String(e);
  return e instanceof Rejected && e.isDamage ? new StoreDamaged(message, id) : new StoreAway(message);
};

/** Items are named after a table, with a seat behind it or without. */
const idOf = ({ key }: Item<unknown>): string => key.split(' ')[0] ?? key;

/** How one kind of thing is written, many at a time, with one statement. */
export interface How<X> {
  /** Writes all; gives back the keys of those that took effect. Of the others somebody else was faster. */
  write(items: readonly Item<X>[]): Promise<ReadonlySet<string>>;
  /** After the way broke: which are stored all the same. Not needed where writing twice is writing once. */
  find?(items: readonly Item<X>[]): Promise<ReadonlySet<string>>;
}

export interface GroupOptions extends BatchOptions {
  /** For so long a write is tried again after the way to the database broke, in milliseconds. */
  readonly patienceMs: number;
}

/** Writes one kind of thing in groups, so that many share one flush, and through breaks of the way. */
export class Groups<X> {
  private readonly batches: Batches<X>;

  constructor(
    private readonly how: How<X>,
    private readonly options: GroupOptions,
  ) {
    this.batches = new Batches(items => this.run(items), options);
  }

  /** Resolves once it is durable; `Conflict` if somebody else was faster. */
  add(key: string, what: X): Promise<void> {
    return this.batches.add(key, what);
  }

  private async run(items: readonly Item<X>[]): Promise<void> {
    let left = items;
    for (let tries = 1; left.length > 0; tries++) {
      try {
        await this.once(left);
        return;
      } catch (e) {
        if (e instanceof Lost) left = await this.recover(left, e);
        else if (e instanceof Rejected && (e.isAboutData || e.isDamage) && left.length > 1)
          return this.oneByOne(left);
        else if (!(e instanceof Rejected && e.isPassing && tries < TRIES))
          throw away(e, left.length === 1 && left[0] ? idOf(left[0]) : undefined);
      }
    }
  }

  private async once(items: readonly Item<X>[]): Promise<void> {
    const done = await this.how.write(items);
    for (const item of items) {
      if (done.has(item.key)) item.resolve();
      else item.reject(new Conflict(item.key));
    }
  }

  /** Something in the data of one must not harm the others. */
  private async oneByOne(items: readonly Item<X>[]): Promise<void> {
    for (const item of items) await this.once([item]).catch(e => item.reject(away(e, idOf(item))));
  }

  /** The way broke in the middle: finds out what has been stored all the same. Gives back what has not. */
  private async recover(items: readonly Item<X>[], lost: Lost): Promise<readonly Item<X>[]> {
    const inTime = items.filter(item => Date.now() - item.since < this.options.patienceMs);
    for (const item of items) if (!inTime.includes(item)) item.reject(away(lost));
    if (inTime.length === 0) return [];
    await pause(FIRST_PAUSE_MS + Math.random() * LONGEST_PAUSE_MS);
    if (!this.how.find) return inTime;
    try {
      const stored = await this.how.find(inTime);
      for (const item of inTime) if (stored.has(item.key)) item.resolve();
      return inTime.filter(item => !stored.has(item.key));
    } catch (e) {
      if (e instanceof Lost) return this.recover(inTime, e);
      throw away(e);
    }
  }
}

/** For what cannot come too late: everything took effect. */
export const allOf = (items: readonly Item<unknown>[]): ReadonlySet<string> => new Set(items.map(i => i.key));
