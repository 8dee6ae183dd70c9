import type { Seat } from '@potyczka/kernel';
import type { Entry } from '@potyczka/kernel/run';
import type {
  Companion,
  Head,
  KeptHash,
  ListedTable,
  Said,
  Store,
  Stored,
  StoredDraft,
  StoredTable,
} from '@potyczka/table';
import { isListed, peopleOf } from '@potyczka/table';
import { again, FIRST_PAUSE_MS, pause } from './again.js';
import type { Item } from './batch.js';
import { COMPANIONS } from './belonging-statements.js';
import type { Driver, Param } from './driver.js';
import { allOf, type GroupOptions, Groups } from './groups.js';
import type { Which } from './hurt.js';
import { LOOK } from './notice-statements.js';
import { SqlBelongings } from './sql-belongings.js';
import { SqlCampaigns } from './sql-campaigns.js';
import { SqlNotices } from './sql-notices.js';
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

/** A row of `tables` with what its head has. */
interface TableRow extends LoadedHead {
  readonly id: string;
  readonly version: number;
  readonly is_listed: boolean;
  readonly people: readonly string[];
  readonly data: StoredTable;
  readonly n?: number;
  readonly entries?: readonly Entry[];
}

interface DraftRow {
  readonly id: string;
  readonly seat: Seat;
  readonly q: number;
  readonly steps: Pick<StoredDraft, 'path' | 'by'>;
}

interface SaidRow {
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string | null;
  readonly words: string;
}

interface NameRow {
  readonly id: string;
  readonly name: string;
}

type KeptRow = KeptHash & { readonly id: string };

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
  readonly kept: KeptHash | null;
  readonly drafts: readonly StoredDraft[];
}

/** A table as it stands, and how many entries its match has. */
export interface Looked {
  readonly table: ListedTable;
  readonly n: number;
}

/** Entries in one statement. The names of their tables must fit into one notification of 8,000 bytes. */
const MOST = 250;
const KEEP_GATHER_MS = 100;
/** Tables in one statement: each may bring a whole record. */
const MOST_TABLES = 50;
/** So many tables, lines of chat or names may wait; whoever comes then is told that it was not saved. */
const LONGEST = 2000;
/** Names are gathered for so long: nobody waits for another's name, but all wait for each flush. */
const NAMES_GATHER_MS = 100;
/** For so long a write is tried again after the way to the database broke, in milliseconds. */
const PATIENCE_MS = 6000;
/** Lines of a table's chat that are kept. */
const KEEP_SAID = 200;

const NO_HEAD: Head = { chapter: 0, asked: 0, due: null, waits: [] };

/** Tables in a PostgreSQL database, whichever way it is reached. */
export class SqlStore implements Store {
  readonly campaigns: SqlCampaigns;
  readonly belongings: SqlBelongings;
  readonly notices: SqlNotices;
  private readonly appends: Groups<Appended>;
  private readonly creates: Groups<TableRow>;
  private readonly saves: Groups<TableRow>;
  private readonly drafts: Groups<DraftRow>;
  private readonly says: Groups<SaidRow & { readonly id: string }>;
  private readonly names: Groups<NameRow>;
  private readonly keeps: Groups<KeptRow>;
  private readonly appendSql: string;
  /** Entries written, and statements that wrote them. */
  readonly counts = { entries: 0, batches: 0 };

  constructor(
    private readonly driver: Driver,
    /** The name of this process among those that share the database. */
    private readonly process: string,
    patienceMs = PATIENCE_MS,
    /** Told of a table that could be read. */
    private readonly onRead?: (id: string) => void,
  ) {
    const { isShared } = driver;
    this.appendSql = sql.append(this.isTelling);
    this.campaigns = new SqlCampaigns(driver);
    this.belongings = new SqlBelongings(driver);
    this.notices = new SqlNotices(driver);
    const many: GroupOptions = { most: MOST, lanes: 1, patienceMs };
    const bounded: GroupOptions = { ...many, longest: LONGEST };
    const some: GroupOptions = { ...bounded, most: MOST_TABLES };
    this.appends = new Groups(
      { write: items => this.appendAll(items), find: items => this.findEntries(items) },
      { ...many, lanes: isShared ? 2 : 1 },
    );
    const find = (items: readonly Item<TableRow>[]) => this.findTables(items);
    const saveSql = sql.save(isShared);
    const mark = isShared ? [`t ${process} `] : [];
    this.creates = new Groups({ find, write: items => this.writeAll(sql.CREATE, items) }, some);
    this.saves = new Groups({ find, write: items => this.writeAll(saveSql, items, mark) }, some);
    const surely = (statement: string, ...more: Param[]) => ({
      write: async (items: readonly Item<object>[]) => {
        await this.driver.query(statement, [rowsOf(items), ...more]);
        return allOf(items);
      },
    });
    this.drafts = new Groups<DraftRow>(surely(sql.DRAFT), many);
    this.says = new Groups<SaidRow & { readonly id: string }>(surely(sql.SAY, KEEP_SAID), bounded);
    this.names = new Groups<NameRow>(surely(sql.SET_NAME), {
      ...bounded,
      gatherMs: NAMES_GATHER_MS,
      isNewestEnough: true,
    });
    this.keeps = new Groups<KeptRow>(surely(sql.KEEP), { ...many, gatherMs: KEEP_GATHER_MS });
  }

  // ---- entries

  append(id: string, entry: Entry, updated: number, head: Head = NO_HEAD): Promise<void> {
    const { chapter, asked, due, waits } = head;
    const json = JSON.stringify(entry);
    const row = { id, n: entry.n, entry: json, chapter, updated, asked, due, waits: waits.join(' ') };
    return this.appends.add(id, row);
  }

  private async appendAll(items: readonly Item<Appended>[]): Promise<ReadonlySet<string>> {
    const params: Param[] = sql.APPENDED.map(column => sql.listOf(items.map(({ what }) => what[column])));
    if (this.isTelling) params.push(`e ${this.process} `);
    const [told] = await this.driver.query(this.appendSql, params);
    const added = new Set((told as [string[]])[0]);
    this.tellOf(added);
    this.counts.entries += added.size;
    this.counts.batches++;
    return added;
  }

  private async findEntries(items: readonly Item<Appended>[]): Promise<ReadonlySet<string>> {
    const params = sql.FOUND.map(column => sql.listOf(items.map(({ what }) => what[column])));
    const found = new Set((await this.driver.query(sql.FIND_ENTRIES, params)) as string[]);
    this.tellOf(found);
    return found;
  }

  /** Whether the statement that stores something has to tell the others itself. */
  private get isTelling(): boolean {
    return this.driver.isShared && !this.driver.tellOf;
  }

  private tellOf(tables: ReadonlySet<string>): void {
    if (tables.size > 0) this.driver.tellOf?.(`e ${this.process}`, tables);
  }

  // ---- tables

  create(table: StoredTable, entries: readonly Entry[] = [], head: Head = NO_HEAD): Promise<void> {
    return this.creates.add(table.id, { ...tableRow(table, head), n: entries.length, entries });
  }

  save(table: StoredTable, head: Head = NO_HEAD): Promise<void> {
    return this.saves.add(table.id, tableRow(table, head));
  }

  /** Writes tables with one statement; gives back those that were written. */
  private async writeAll(
    statement: string,
    items: readonly Item<TableRow>[],
    more: readonly Param[] = [],
  ): Promise<ReadonlySet<string>> {
    const [told] = await this.driver.query(statement, [rowsOf(items), ...more]);
    return new Set((told as [string[]])[0]);
  }

  /** Which of several tables are stored in the version that was to be written. */
  private async findTables(items: readonly Item<TableRow>[]): Promise<ReadonlySet<string>> {
    const wanted = items.map(({ what: { id, version, updated } }) => ({ id, version, updated }));
    return new Set((await this.driver.query(sql.FIND_TABLES, [JSON.stringify(wanted)])) as string[]);
  }

  load(id: string): Promise<Stored | undefined> {
    return this.loadSince(id, 0);
  }

  async loadSince(id: string, n: number): Promise<Stored | undefined> {
    const [found] = (await this.read(sql.LOAD, [id, n], id)) as Loaded[];
    this.onRead?.(id);
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

  /** A table as it stands, without its entries. */
  async look(id: string): Promise<Looked | undefined> {
    const [found] = (await this.read(LOOK, [id], id)) as (Loaded & { readonly n: number })[];
    return found && { table: listedOf(found), n: found.n };
  }

  async listRunning(most: number): Promise<ListedTable[]> {
    return ((await this.read(sql.LIST_RUNNING, [most])) as Loaded[]).map(listedOf);
  }

  async historyOf(identity: string, most: number, after?: string): Promise<ListedTable[]> {
    const params = [identity, most, after ?? null];
    return ((await this.read(sql.HISTORY_OF, params)) as Loaded[]).map(listedOf);
  }

  async allOf(identity: string, most: number, after?: string): Promise<ListedTable[]> {
    return ((await this.read(sql.ALL_OF, [identity, most, after ?? null])) as Loaded[]).map(listedOf);
  }

  async remove(id: string): Promise<void> {
    await this.read(sql.REMOVE, [id]);
  }

  async unsay(id: string, seat: Seat | null, name: string): Promise<void> {
    await this.read(sql.UNSAY, [id, seat, name]);
  }

  async forgetName(identity: string): Promise<void> {
    await this.read(sql.FORGET_NAME, [identity]);
  }

  async countListed(host: string): Promise<number> {
    return (await this.read(sql.COUNT_LISTED, [host]))[0] as number;
  }

  async listOf(identity: string, most: number): Promise<ListedTable[]> {
    return ((await this.read(sql.LIST_OF, [identity, most])) as Loaded[]).map(listedOf);
  }

  /** Who has sat at begun tables with somebody. */
  async companions(identity: string, most: number): Promise<Companion[]> {
    return (await this.read(COMPANIONS, [identity, most])) as Companion[];
  }

  private read(statement: string, params: readonly Param[], id?: string): Promise<unknown[]> {
    return again(this.driver, statement, params, id);
  }

  // ---- drafts, checkpoints and times

  draft(id: string, { seat, q, path, by }: StoredDraft): Promise<void> {
    return this.drafts.add(`${id} ${seat}`, { id, seat, q, steps: { path, by } });
  }

  keep(id: string, kept: KeptHash): Promise<void> {
    return this.keeps.add(id, { id, ...kept });
  }

  say(id: string, { at, seat, name, text }: Said): Promise<void> {
    return this.says.add(id, { id, at, seat, name: name ?? null, words: text });
  }

  async said(id: string, most: number): Promise<Said[]> {
    const lines = (await this.read(sql.SAID, [id, most], id)) as SaidRow[];
    return lines
      .map(({ seat, name, words, at }) => ({ seat, ...(name !== null && { name }), text: words, at }))
      .reverse();
  }

  async postpone(id: string, due: number | null): Promise<void> {
    await this.read(sql.POSTPONE, [id, due], id);
  }

  /** Takes tables whose time has come; no other process gets the same before `until`. */
  async takeDue(now: number, until: number, most: number): Promise<string[]> {
    return (await this.read(sql.TAKE_DUE, [now, until, most])) as string[];
  }

  // ---- people and processes

  async nameOf(identity: string): Promise<string | undefined> {
    return (await this.read(sql.NAME_OF, [identity]))[0] as string | undefined;
  }

  setName(identity: string, name: string): Promise<void> {
    return this.names.add(identity, { id: identity, name });
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

  /** What can be told of a table or a campaign without what has happened there. */
  async whichIs(id: string): Promise<Which | undefined> {
    return (await this.read(sql.WHICH_IS, [id]))[0] as Which | undefined;
  }

  /** Every table and every campaign. */
  async everyId(): Promise<readonly string[]> {
    return (await this.read(sql.EVERY_ID, [])) as string[];
  }

  /** Throws if the database does not answer. */
  async check(): Promise<void> {
    await this.driver.query(sql.ALIVE);
  }

  async count(): Promise<{ readonly playing: number; readonly all: number }> {
    return (await this.read(sql.COUNT, []))[0] as { playing: number; all: number };
  }
}

const tableRow = (table: StoredTable, { chapter, asked, due, waits }: Head): TableRow => ({
  id: table.id,
  version: table.version,
  is_listed: isListed(table),
  people: peopleOf(table),
  data: table,
  chapter,
  updated: table.updated,
  asked,
  due,
  waits: waits.join(' '),
});

const rowsOf = (items: readonly Item<object>[]): string => JSON.stringify(items.map(i => i.what));

const waitsOf = (head: LoadedHead): Seat[] => head.waits.split(' ').filter(Boolean) as Seat[];

const tableOf = ({ data, version, head }: Loaded): StoredTable => ({
  ...data,
  version,
  updated: Math.max(data.updated, head.updated),
});

const listedOf = (loaded: Loaded): ListedTable => ({
  ...tableOf(loaded),
  waits: waitsOf(loaded.head),
  asked: loaded.head.asked,
});
