/** A value in a statement. Lists travel as JSON. */
export type Param = string | number | null;

/** A way to a database that speaks PostgreSQL. */
export interface Driver {
  /** Whether several processes may be connected to the same database. */
  readonly isShared: boolean;
  /** Runs one statement by itself; each row has one column, a JSON text, and comes back parsed. */
  query(sql: string, params?: readonly Param[]): Promise<unknown[]>;
  /** Runs statements in a transaction while no other process does the same. */
  exclusively(work: (query: Driver['query']) => Promise<void>): Promise<void>;
  /** Hears what other processes say; `onGap` when something may have been missed. */
  listen?(onHeard: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Says something to other processes; it may get lost. */
  tell?(payload: string): void;
  /** Says something of tables to other processes, in a moment and together with others; lost only with this process. */
  tellOf?(words: string, tables: Iterable<string>): void;
  close(): Promise<void>;
}

/** PostgreSQL's codes for damaged data, a damaged index, and a file of a table that is not there. */
const DAMAGE: ReadonlySet<string> = new Set(['XX001', 'XX002', '58P01']);

/** The database refused a statement: it did not take effect. `code` is PostgreSQL's. */
export class Rejected extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }

  /** Another transaction was in the way: the same statement may succeed now. */
  get isPassing(): boolean {
    return this.code === '40001' || this.code === '40P01';
  }

  /** What is stored cannot be read: a damaged page, or a file that is gone. */
  get isDamage(): boolean {
    return DAMAGE.has(this.code);
  }

  /** Something in the data itself, so that other statements may still succeed. */
  get isAboutData(): boolean {
    return this.code.startsWith('22') || this.code.startsWith('23');
  }
}

/** The way to the database broke: nobody knows whether the statement took effect. */
export class Lost extends Error {}

/** Codes with which PostgreSQL says goodbye. */
const GOODBYE = /^(57P0|08)/;

/** What an error of a database library means. */
export const meaningOf = (e: unknown): Rejected | Lost => {
  if (e instanceof Rejected || e instanceof Lost) return e;
  const { code, message } = e as { code?: unknown; message?: unknown };
  // A name that has several addresses fails with an error for each of them and no words of its own.
  if (e instanceof AggregateError && !message && e.errors.length > 0) return meaningOf(e.errors[0]);
  const text = typeof message === 'string' ? message : String(e);
  const isState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !GOODBYE.test(code);
  return isState ? new Rejected(text, code) : new Lost(text);
};
