import type { Caller } from './caller.js';
import type { Deps } from './deps.js';
import type { Push, TableInfo } from './protocol.js';
import { share } from './shared.js';
import { type ListedTable, peopleOf } from './store.js';

/** The first news of lists are told at once, further ones are gathered for so many milliseconds. */
const GATHER_MS = 2500;
/** Those who are told are told in so many steps over that time, and so many at least in each. */
const STEPS = 25;
const AT_A_TIME = 40;
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

/** The open tables as everybody sees them who has nothing to do with any of them. */
interface ForStrangers {
  readonly from: readonly ListedTable[];
  readonly open: readonly TableInfo[];
  readonly push: Push;
  /** Those who see them otherwise, for they sit at one or have made one. */
  readonly insiders: ReadonlySet<string>;
}

/** What has changed on somebody's list: the open tables only, or perhaps their own too. */
type Changed = 'open' | 'own';

/**
 * The lists of tables: read once until they change, however many ask. Whoever
 * has asked is told when their list changes: what is the same for all is written
 * once and sent to them; of anything else each is told once, until they ask again.
 */
export class Lists {
  private readonly followers = new Map<Caller, readonly string[]>();
  private readonly byTable = new Map<string, Set<Caller>>();
  private readonly stale = new Map<Caller, Changed>();
  private isGathering = false;
  private openRead: Read | undefined;
  private forStrangers:
    | { readonly from: readonly ListedTable[]; readonly at: number; readonly told: Promise<ForStrangers> }
    | undefined;
  /** Own tables, by identity, of those who follow. */
  private readonly ownRead = new Map<string, Read>();

  constructor(
    private readonly deps: Deps,
    private readonly infosOf: (tables: readonly ListedTable[], identity: string) => Promise<TableInfo[]>,
  ) {}

  /** The tables that strangers may join, as somebody sees them. */
  async open(identity: string): Promise<readonly TableInfo[]> {
    const { open, insiders, from } = await this.toldToStrangers();
    return insiders.has(identity) ? this.infosOf(from, identity) : open;
  }

  /** Made once for all who ask; who is here is looked at again now and then, though nothing else has changed. */
  private async toldToStrangers(): Promise<ForStrangers> {
    const from = await this.readOpen();
    const at = this.deps.now();
    const known = this.forStrangers;
    if (known && known.from === from && at - known.at < GATHER_MS) return known.told;
    const told = this.infosOf(from, '').then(infos => {
      const open = share(infos);
      const push: Push = { push: 'lists', open };
      return { from, open, push, insiders: new Set(from.flatMap(peopleOf)) };
    });
    this.forStrangers = { from, at, told };
    return told;
  }

  private readOpen(): Promise<readonly ListedTable[]> {
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
  async own(c: Caller): Promise<readonly ListedTable[]> {
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

  private follow(c: Caller, mine: readonly string[]): void {
    this.drop(c);
    if (c.isGone) return;
    this.followers.set(c, mine);
    for (const id of mine) {
      const of = this.byTable.get(id);
      if (of) of.add(c);
      else this.byTable.set(id, new Set([c]));
    }
  }

  private drop(c: Caller): void {
    for (const id of this.followers.get(c) ?? []) {
      const of = this.byTable.get(id);
      of?.delete(c);
      if (of?.size === 0) this.byTable.delete(id);
    }
    this.followers.delete(c);
    this.stale.delete(c);
  }

  leave(c: Caller): void {
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

  /** These people have one more table on their list, of which they have not heard yet. */
  gained(people: readonly string[]): void {
    this.moved(people);
    for (const c of this.followers.keys()) if (people.includes(c.identity)) this.stale.set(c, 'own');
    this.tellSoon();
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
    for (const c of this.followers.keys()) if (!this.stale.has(c)) this.stale.set(c, 'open');
    this.tellSoon();
  }

  private tellOf(id: string): void {
    for (const c of this.byTable.get(id) ?? []) this.stale.set(c, 'own');
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
    const stale = [...this.stale];
    this.stale.clear();
    void this.tellAll(stale);
    this.deps.after(GATHER_MS, () => this.tell());
  }

  /** A few at a time, for there may be very many. */
  private async tellAll(stale: readonly (readonly [Caller, Changed])[]): Promise<void> {
    const areOpen = stale.some(([, what]) => what === 'open');
    const told = areOpen ? await this.toldToStrangers().catch(() => undefined) : undefined;
    const some = Math.max(AT_A_TIME, Math.ceil(stale.length / STEPS));
    for (let at = 0; at < stale.length; at += some) {
      const these = stale.slice(at, at + some);
      const tellThese = (): void => these.forEach(([c, what]) => void this.tellOne(c, what, told));
      if (at === 0) tellThese();
      else this.deps.after((at / some) * (GATHER_MS / STEPS), tellThese);
    }
  }

  private tellOne(c: Caller, what: Changed, told: ForStrangers | undefined): void {
    if (!this.followers.has(c)) return;
    if (what === 'open' && told && !told.insiders.has(c.identity)) {
      c.send(told.push);
      return;
    }
    this.drop(c);
    c.send({ push: 'lists' });
  }
}
