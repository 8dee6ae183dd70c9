import type { Seat } from '@potyczka/kernel';
import type { Entry } from '@potyczka/kernel/run';
import {
  Conflict,
  type Head,
  type Kept,
  type ListedTable,
  type Said,
  type Store,
  StoreAway,
  type Stored,
  type StoredDraft,
  type StoredTable,
} from '@potyczka/table';
import { Batches, type Item } from './batch.js';
import { type Driver, Lost, type Param, Rejected } from './driver.js';
import * as sql from './statements.js';

/** A row of `heads` for an entry, which is JSON. */
interface Appended {
  readonly id: string;
  readonly n: number;
  readonly entry: string;
  readonly chapter: number;
  readonly updated: number;
  readonly asked: number;
  readonly due: number | null;
  readonly waits: string;
}

interface LoadedHead {
  readonly chapter: number;
  readonly updated: number;
  readonly asked: number;
  readonly due: number | null;
  readonly waits: string;
}

interface Loaded {
  readonly data: StoredTable;
  readonly version: number;
  readonly head: LoadedHead;
  readonly entries: readonly Entry[];
  readonly kept: Kept | null;
  readonly drafts: readonly StoredDraft[];
}

/** Entries in one statement. The names of their tables must fit into one notification of 8,000 bytes. */
const MOST = 250;
const KEEP_GATHER_MS = 100;
/** For so long a write is tried again after the way to the database broke, in milliseconds. */
const PATIENCE_MS = 6000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;
const TRIES = 5;
/** Lines of a table's chat that are kept. */
const KEEP_SAID = 200;

const NO_HEAD: Head = { chapter: 0, asked: 0, due: null, waits: [] };

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** What a writer is told when something could not be stored. */
const away = (e: unknown): Error =>
  e instanceof Conflict || e instanceof StoreAway
    ? e
    : new StoreAway(e instanceof Error ? e.message : String(e));

/** Tables in a PostgreSQL database, whichever way it is reached. */
export class SqlStore implements Store {
  private readonly appends: Batches<Appended>;
  private readonly keeps: Batches<Kept & { readonly id: string }>;
  private readonly appendSql: string;
  private readonly saveSql: string;
  /** Entries written, and statements that wrote them. */
  readonly counts = { entries: 0, batches: 0 };

  constructor(
    private readonly driver: Driver,
    /** The name of this process among those that share the database. */
    private readonly process: string,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.appendSql = sql.append(driver.isShared);
    this.saveSql = sql.save(driver.isShared);
    this.appends = new Batches(items => this.appendAll(items), MOST, driver.isShared ? 2 : 1);
    this.keeps = new Batches(items => this.keepAll(items), MOST, 1, KEEP_GATHER_MS);
  }

  // ---- entries

  append(id: string, entry: Entry, updated: number, head: Head = NO_HEAD): Promise<void> {
    const { chapter, asked, due, waits } = head;
    const json = JSON.stringify(entry);
    const row = { id, n: entry.n, entry: json, chapter, updated, asked, due, waits: waits.join(' ') };
    return this.appends.add(id, row);
  }

  private async appendAll(items: readonly Item<Appended>[]): Promise<void> {
    let left = items;
    for (let tries = 1; left.length > 0; tries++) {
      try {
        await this.appendOnce(left);
        return;
      } catch (e) {
        if (e instanceof Lost) left = await this.recover(left, e);
        else if (e instanceof Rejected && e.isAboutData && left.length > 1) return this.oneByOne(left);
        else if (!(e instanceof Rejected && e.isPassing && tries < TRIES)) throw away(e);
      }
    }
  }

  private async appendOnce(items: readonly Item<Appended>[]): Promise<void> {
    const params: Param[] = sql.APPENDED.map(column => sql.listOf(items.map(({ what }) => what[column])));
    if (this.driver.isShared) params.push(`e ${this.process} `);
    const [told] = await this.driver.query(this.appendSql, params);
    const added = new Set((told as [string[]])[0]);
    this.counts.entries += added.size;
    this.counts.batches++;
    for (const item of items) {
      if (added.has(item.key)) item.resolve();
      else item.reject(new Conflict(item.key));
    }
  }

  /** Something in the data of one must not harm the others. */
  private async oneByOne(items: readonly Item<Appended>[]): Promise<void> {
    for (const item of items) await this.appendOnce([item]).catch(e => item.reject(away(e)));
  }

  /** The way broke in the middle: finds out what has been stored all the same. Gives back what has not. */
  private async recover(items: readonly Item<Appended>[], lost: Lost): Promise<readonly Item<Appended>[]> {
    const inTime = items.filter(item => Date.now() - item.since < this.patienceMs);
    for (const item of items) if (!inTime.includes(item)) item.reject(away(lost));
    if (inTime.length === 0) return [];
    await pause(FIRST_PAUSE_MS + Math.random() * LONGEST_PAUSE_MS);
    try {
      const params = sql.FOUND.map(column => sql.listOf(inTime.map(({ what }) => what[column])));
      const stored = new Set(await this.driver.query(sql.FIND_ENTRIES, params));
      for (const item of inTime) if (stored.has(item.key)) item.resolve();
      return inTime.filter(item => !stored.has(item.key));
    } catch (e) {
      if (e instanceof Lost) return this.recover(inTime, e);
      throw away(e);
    }
  }

  // ---- tables

  async create(table: StoredTable, entries: readonly Entry[] = [], head: Head = NO_HEAD): Promise<void> {
    const made = await this.surely(
      sql.CREATE,
      [
        JSON.stringify(rowOf(table)),
        JSON.stringify({ ...headRow(head, table.updated), n: entries.length }),
        JSON.stringify(entries),
      ],
      table,
    );
    if (!made) throw new Conflict(table.id);
  }

  async save(table: StoredTable, head: Head = NO_HEAD): Promise<void> {
    const params: Param[] = [JSON.stringify(rowOf(table)), JSON.stringify(headRow(head, table.updated))];
    if (this.driver.isShared) params.push(`t ${this.process} `);
    if (!(await this.surely(this.saveSql, params, table))) throw new Conflict(table.id);
  }

  /** Writes a table; if the way breaks, finds out whether that version is stored, and else tries again. */
  private async surely(statement: string, params: readonly Param[], table: StoredTable): Promise<boolean> {
    const until = Date.now() + this.patienceMs;
    for (let tries = 1; ; tries++) {
      try {
        const isMine = tries > 1 && (await this.isStored(table));
        return isMine || (await this.driver.query(statement, params)).length > 0;
      } catch (e) {
        const again = e instanceof Lost ? Date.now() < until : e instanceof Rejected && e.isPassing;
        if (!again) throw away(e);
        await pause(FIRST_PAUSE_MS + Math.random() * LONGEST_PAUSE_MS);
      }
    }
  }

  private async isStored(table: StoredTable): Promise<boolean> {
    const [found] = (await this.driver.query(sql.LOAD, [table.id, 2_000_000_000])) as Loaded[];
    return found?.version === table.version && found.data.updated === table.updated;
  }

  load(id: string): Promise<Stored | undefined> {
    return this.loadSince(id, 0);
  }

  async loadSince(id: string, n: number): Promise<Stored | undefined> {
    const [found] = (await this.read(sql.LOAD, [id, n])) as Loaded[];
    if (!found) return undefined;
    const { head, entries, kept, drafts } = found;
    const { chapter, asked, due } = head;
    return {
      table: tableOf(found),
      entries,
      head: { chapter, asked, due, waits: waitsOf(head) },
      ...(kept && { kept }),
      drafts,
    };
  }

  async listOpen(most: number, ofOneHost: number): Promise<ListedTable[]> {
    return ((await this.read(sql.LIST_OPEN, [most, ofOneHost])) as Loaded[]).map(listedOf);
  }

  async listOf(identity: string, most: number): Promise<ListedTable[]> {
    return ((await this.read(sql.LIST_OF, [identity, most])) as Loaded[]).map(listedOf);
  }

  /** Reads; once more if the way has just broken. */
  private async read(statement: string, params: readonly Param[]): Promise<unknown[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.driver.query(statement, params);
      } catch (e) {
        if (!(e instanceof Lost) || tries >= TRIES) throw away(e);
        await pause(FIRST_PAUSE_MS * tries * tries);
      }
    }
  }

  // ---- drafts, checkpoints and times

  async draft(id: string, { seat, q, path, by }: StoredDraft): Promise<void> {
    await this.read(sql.DRAFT, [id, seat, q, JSON.stringify({ path, by })]);
  }

  keep(id: string, kept: Kept): Promise<void> {
    return this.keeps.add(id, { id, ...kept });
  }

  private async keepAll(items: readonly Item<Kept & { readonly id: string }>[]): Promise<void> {
    await this.driver.query(sql.KEEP, [JSON.stringify(items.map(i => i.what))]);
    for (const item of items) item.resolve();
  }

  async say(id: string, { at, seat, text }: Said): Promise<void> {
    await this.read(sql.SAY, [id, at, seat, text, KEEP_SAID]);
  }

  async said(id: string, most: number): Promise<Said[]> {
    return ((await this.read(sql.SAID, [id, most])) as Said[]).reverse();
  }

  async postpone(id: string, due: number | null): Promise<void> {
    await this.read(sql.POSTPONE, [id, due]);
  }

  /** Takes tables whose time has come; no other process gets the same before `until`. */
  async takeDue(now: number, until: number, most: number): Promise<string[]> {
    return (await this.read(sql.TAKE_DUE, [now, until, most])) as string[];
  }

  // ---- people and processes

  async nameOf(identity: string): Promise<string | undefined> {
    return (await this.read(sql.NAME_OF, [identity]))[0] as string | undefined;
  }

  async setName(identity: string, name: string): Promise<void> {
    await this.read(sql.SET_NAME, [identity, name]);
  }

  /** What all processes use for a key: what the first of them proposed. */
  async agreeOn(key: string, proposed: string): Promise<string> {
    // Nothing comes back while another process is just proposing.
    for (;;) {
      const [agreed] = await this.read(sql.AGREE_ON, [key, proposed]);
      if (typeof agreed === 'string') return agreed;
      await pause(FIRST_PAUSE_MS);
    }
  }

  /** Throws if the database does not answer. */
  async check(): Promise<void> {
    await this.driver.query(sql.ALIVE);
  }

  async count(): Promise<{ readonly playing: number; readonly all: number }> {
    return (await this.read(sql.COUNT, []))[0] as { playing: number; all: number };
  }
}

const rowOf = (table: StoredTable) => ({
  id: table.id,
  version: table.version,
  is_listed: table.phase === 'open' && !table.hidden && !table.locked,
  people: [
    ...new Set([table.host, ...table.seats.flatMap(s => (s.sitter.kind === 'human' ? [s.sitter.id] : []))]),
  ],
  data: table,
});

const headRow = ({ chapter, asked, due, waits }: Head, updated: number) => ({
  chapter,
  updated,
  asked,
  due,
  waits: waits.join(' '),
});

const waitsOf = (head: LoadedHead): Seat[] => head.waits.split(' ').filter(Boolean) as Seat[];

const tableOf = ({ data, version, head }: Loaded): StoredTable => ({
  ...data,
  version,
  updated: Math.max(data.updated, head.updated),
});

const listedOf = (loaded: Loaded): ListedTable => ({ ...tableOf(loaded), waits: waitsOf(loaded.head) });
