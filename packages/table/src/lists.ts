import type { Connection } from './connection.js';
import type { Deps } from './deps.js';
import type { ListedTable } from './store.js';

/** The first news of lists are told at once, further ones are gathered for so many milliseconds. */
const GATHER_MS = 2500;
/** What was read is read again after so many milliseconds, even if nobody said that it has changed. */
const FRESH_MS = { open: 60_000, own: 600_000 };
/** Tables in one list. */
const MOST = 50;
/** Open tables of one host among them. */
const MOST_OF_HOST = 3;

/** What was read from the store, until it changes. */
interface Read {
  readonly tables: Promise<readonly ListedTable[]>;
  readonly at: number;
}

/**
 * The lists of tables: read once until they change, however many ask. Whoever
 * has asked is told when his list changes, once, until he asks again.
 */
export class Lists {
  private readonly followers = new Map<Connection, readonly string[]>();
  private readonly byTable = new Map<string, Set<Connection>>();
  private readonly stale = new Set<Connection>();
  private isGathering = false;
  private openRead: Read | undefined;
  /** Own tables, by identity, of those who follow. */
  private readonly ownRead = new Map<string, Read>();

  constructor(private readonly deps: Deps) {}

  /** The tables that strangers may join. */
  open(): Promise<readonly ListedTable[]> {
    const read = this.isFresh(this.openRead, 'open')
      ? this.openRead
      : this.reading(this.deps.store.listOpen(MOST, MOST_OF_HOST));
    this.openRead = read;
    read.tables.catch(() => {
      if (this.openRead === read) this.openRead = undefined;
    });
    return read.tables;
  }

  /** The tables of somebody, who is told from now on when something about them changes. */
  async own(c: Connection): Promise<readonly ListedTable[]> {
    const { identity } = c;
    const known = this.ownRead.get(identity);
    const read = this.isFresh(known, 'own') ? known : this.reading(this.deps.store.listOf(identity, MOST));
    this.ownRead.set(identity, read);
    try {
      const tables = await read.tables;
      this.follow(
        c,
        tables.map(t => t.id),
      );
      return tables;
    } catch (e) {
      if (this.ownRead.get(identity) === read) this.ownRead.delete(identity);
      throw e;
    }
  }

  private reading(tables: Promise<readonly ListedTable[]>): Read {
    return { tables, at: this.deps.now() };
  }

  private isFresh(read: Read | undefined, what: keyof typeof FRESH_MS): read is Read {
    return read !== undefined && this.deps.now() - read.at < FRESH_MS[what];
  }

  private follow(c: Connection, mine: readonly string[]): void {
    this.drop(c);
    if (c.isGone) return;
    this.followers.set(c, mine);
    for (const id of mine) {
      const of = this.byTable.get(id);
      if (of) of.add(c);
      else this.byTable.set(id, new Set([c]));
    }
  }

  private drop(c: Connection): void {
    for (const id of this.followers.get(c) ?? []) {
      const of = this.byTable.get(id);
      of?.delete(c);
      if (of?.size === 0) this.byTable.delete(id);
    }
    this.followers.delete(c);
    this.stale.delete(c);
  }

  leave(c: Connection): void {
    this.drop(c);
    this.ownRead.delete(c.identity);
  }

  /** A table of these people has another time, and nothing else that a list says about it has changed. */
  moved(people: Iterable<string>): void {
    for (const identity of people) this.ownRead.delete(identity);
  }

  /** Something that a list says about a table of these people has changed. */
  changed(id: string, people: Iterable<string>): void {
    this.moved(people);
    this.tellOf(id);
  }

  /** Something has changed about a table, nobody knows for whom. */
  changedElsewhere(id: string): void {
    this.ownRead.clear();
    this.tellOf(id);
  }

  /** Everything may have changed. */
  changedEverywhere(): void {
    this.ownRead.clear();
    this.openChanged();
  }

  /** A table is no more. */
  gone(id: string): void {
    this.openRead = undefined;
    this.changedElsewhere(id);
  }

  /** The open tables have changed: on everybody's list. */
  openChanged(): void {
    this.openRead = undefined;
    for (const c of this.followers.keys()) this.stale.add(c);
    this.tellSoon();
  }

  private tellOf(id: string): void {
    for (const c of this.byTable.get(id) ?? []) this.stale.add(c);
    this.tellSoon();
  }

  private tellSoon(): void {
    if (this.isGathering || this.stale.size === 0) return;
    this.isGathering = true;
    this.deps.after(0, () => this.tell());
  }

  private tell(): void {
    this.isGathering = this.stale.size > 0;
    if (!this.isGathering) return;
    for (const c of [...this.stale]) {
      this.drop(c);
      c.send({ push: 'lists' });
    }
    this.deps.after(GATHER_MS, () => this.tell());
  }
}
