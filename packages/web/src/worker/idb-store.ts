import {
  Conflict,
  type Entry,
  type Store,
  type Stored,
  type StoredDraft,
  type StoredTable,
} from '@potyczka/table';
import { done, got, openDb } from './idb.js';
import { IdbCampaigns } from './idb-campaigns.js';

/** Tables kept in the browser: a reload goes on exactly where it was. */
export class IdbStore implements Store {
  private readonly db = openDb();
  readonly campaigns = new IdbCampaigns(this.db);

  private async tx(): Promise<
    Readonly<Record<'tables' | 'entries' | 'drafts', IDBObjectStore>> & { done: Promise<void> }
  > {
    const names = ['tables', 'entries', 'drafts'] as const;
    const tx = (await this.db).transaction(names, 'readwrite', { durability: 'strict' });
    const [tables, entries, drafts] = names.map(name => tx.objectStore(name)) as [
      IDBObjectStore,
      IDBObjectStore,
      IDBObjectStore,
    ];
    return { tables, entries, drafts, done: done(tx) };
  }

  async create(table: StoredTable, entries: readonly Entry[] = []): Promise<void> {
    const tx = await this.tx();
    tx.tables.add(table);
    for (const entry of entries) tx.entries.add({ table: table.id, entry });
    await tx.done;
  }

  async load(id: string): Promise<Stored | undefined> {
    const tx = await this.tx();
    const table = (await got(tx.tables.get(id))) as StoredTable | undefined;
    const rows = (await got(
      tx.entries.getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
    )) as { entry: Entry }[];
    const begun = (await got(tx.drafts.getAll(IDBKeyRange.bound([id, 'p'], [id, 'q'])))) as {
      draft: StoredDraft;
    }[];
    return table && { table, entries: rows.map(r => r.entry), drafts: begun.map(b => b.draft) };
  }

  async draft(id: string, draft: StoredDraft): Promise<void> {
    const tx = await this.tx();
    tx.drafts.put({ table: id, draft });
    await tx.done;
  }

  async append(id: string, entry: Entry, updated: number): Promise<void> {
    const tx = await this.tx();
    tx.entries.add({ table: id, entry });
    const table = (await got(tx.tables.get(id))) as StoredTable;
    tx.tables.put({ ...table, updated });
    await tx.done.catch(e => {
      throw e?.name === 'ConstraintError' ? new Conflict(id) : e;
    });
  }

  async save(table: StoredTable): Promise<void> {
    const tx = await this.tx();
    const now = (await got(tx.tables.get(table.id))) as StoredTable | undefined;
    if (now?.version !== table.version - 1) throw new Conflict(table.id);
    tx.tables.put(table);
    await tx.done;
  }

  async listOpen(): Promise<StoredTable[]> {
    return [];
  }

  async historyOf(_: string, most: number, after?: string): Promise<StoredTable[]> {
    const over = (await this.listOf(_, Number.MAX_SAFE_INTEGER)).filter(t => t.phase === 'over');
    const from = after === undefined ? 0 : over.findIndex(t => t.id === after) + 1;
    return over.slice(from, from + most);
  }

  async listOf(_: string, most: number): Promise<StoredTable[]> {
    const tx = await this.tx();
    const all = (await got(tx.tables.getAll())) as StoredTable[];
    return all.sort((a, b) => b.updated - a.updated).slice(0, most);
  }
}
