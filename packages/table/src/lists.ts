import type { Connection } from './connection.js';
import type { Deps } from './deps.js';

/** News of lists are gathered for so many milliseconds. */
const GATHER_MS = 300;

/** Who has asked for lists, and must be told when they change. Each is told once, until he asks again. */
export class Lists {
  private readonly followers = new Map<Connection, readonly string[]>();
  private readonly byTable = new Map<string, Set<Connection>>();
  private readonly stale = new Set<Connection>();
  private isWaiting = false;

  constructor(private readonly deps: Deps) {}

  /** Somebody has been told of open tables, and of his own with these ids. */
  follow(c: Connection, mine: readonly string[]): void {
    this.drop(c);
    this.followers.set(c, mine);
    for (const id of mine) {
      const of = this.byTable.get(id);
      if (of) of.add(c);
      else this.byTable.set(id, new Set([c]));
    }
  }

  drop(c: Connection): void {
    for (const id of this.followers.get(c) ?? []) {
      const of = this.byTable.get(id);
      of?.delete(c);
      if (of?.size === 0) this.byTable.delete(id);
    }
    this.followers.delete(c);
    this.stale.delete(c);
  }

  /** Something that a list says about this table has changed. */
  changed(id: string): void {
    for (const c of this.byTable.get(id) ?? []) this.stale.add(c);
    this.tellSoon();
  }

  /** The open tables have changed: on everybody's list. */
  openChanged(): void {
    for (const c of this.followers.keys()) this.stale.add(c);
    this.tellSoon();
  }

  private tellSoon(): void {
    if (this.isWaiting || this.stale.size === 0) return;
    this.isWaiting = true;
    this.deps.after(GATHER_MS, () => {
      this.isWaiting = false;
      for (const c of [...this.stale]) {
        this.drop(c);
        c.send({ push: 'lists' });
      }
    });
  }
}
