import type { Seat } from '@potyczka/kernel';
import type { Entry, Salts, Seed } from '@potyczka/kernel/run';
import type { BOT_LEVELS, Clock } from './protocol.js';

/** A person, as the table knows him: a guest with an unguessable id that never leaves the server. */
export interface Identity {
  readonly id: string;
  readonly name: string;
}

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly id: string; readonly name: string; readonly away: boolean }
  | { readonly kind: 'bot'; readonly level: (typeof BOT_LEVELS)[number] };

/** A table without its entries: plain data, as it is stored. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly phase: 'open' | 'playing' | 'over';
  readonly seats: readonly { readonly seat: Seat; readonly sitter: Sitter; readonly token: string }[];
  readonly clock: Clock;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly chat: boolean;
  readonly awayMinutes: number | null;
  /** The identity of whoever made it. */
  readonly host: string;
  readonly seed: Seed;
  readonly salts: Salts;
  readonly created: number;
  readonly updated: number;
  /** Raised with each change of these fields, so that two writers do not overwrite each other. */
  readonly version: number;
}

/** Somebody else wrote first: read again and decide again. */
export class Conflict extends Error {}

/** Where tables are kept. Every promise that resolves means: durable. */
export interface Store {
  create(table: StoredTable, entries?: readonly Entry[]): Promise<void>;
  load(id: string): Promise<{ readonly table: StoredTable; readonly entries: readonly Entry[] } | undefined>;
  /** Adds an entry; `Conflict` if that number is taken. */
  append(id: string, entry: Entry, updated: number): Promise<void>;
  /** Replaces the table if it still has the version before; else `Conflict`. */
  save(table: StoredTable): Promise<void>;
  /** Tables that strangers may join, newest first. */
  listOpen(most: number): Promise<readonly StoredTable[]>;
  /** Tables at which somebody sits, newest first. */
  listOf(identity: string, most: number): Promise<readonly StoredTable[]>;
}

/** A store that forgets: for tests and for games without a connection. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, { table: StoredTable; entries: Entry[] }>();

  async create(table: StoredTable, entries: readonly Entry[] = []): Promise<void> {
    if (this.tables.has(table.id)) throw new Conflict(table.id);
    this.tables.set(table.id, { table, entries: [...entries] });
  }

  async load(id: string) {
    const found = this.tables.get(id);
    return found && { table: found.table, entries: found.entries.slice() };
  }

  async append(id: string, entry: Entry, updated: number): Promise<void> {
    const found = this.tables.get(id);
    if (!found || found.entries.length + 1 !== entry.n) throw new Conflict(id);
    found.entries.push(entry);
    found.table = { ...found.table, updated };
  }

  async save(table: StoredTable): Promise<void> {
    const found = this.tables.get(table.id);
    if (!found || found.table.version + 1 !== table.version) throw new Conflict(table.id);
    found.table = table;
  }

  async listOpen(most: number) {
    const open = [...this.tables.values()]
      .map(x => x.table)
      .filter(t => t.phase === 'open' && !t.hidden && !t.locked);
    return open.sort((a, b) => b.updated - a.updated).slice(0, most);
  }

  async listOf(identity: string, most: number) {
    const sits = (t: StoredTable): boolean =>
      t.host === identity || t.seats.some(s => s.sitter.kind === 'human' && s.sitter.id === identity);
    const mine = [...this.tables.values()].map(x => x.table).filter(sits);
    return mine.sort((a, b) => b.updated - a.updated).slice(0, most);
  }
}
