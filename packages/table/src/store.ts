import type { Json, Msg, Seat } from '@potyczka/kernel';
import type { Checkpoint, Draft, Entry, Fork, KeptCheckpoint, Salts, Seed } from '@potyczka/kernel/run';
import { type Belongings, MemoryBelongings } from './belongings.js';
import { type CampaignStore, MemoryCampaigns } from './campaign-store.js';
import type { BOT_LEVELS, Clock, Late, Said, TableInfo } from './protocol.js';
import { Conflict } from './store-errors.js';

/** A person, as the table knows them: a guest with an unguessable id that never leaves the server. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  /** Where they call from, if they do from elsewhere: never stored. */
  readonly address?: string;
  /** Which of their devices they call from: never told to anybody. Not given: the first one. */
  readonly device?: string;
}

/** Who sits on a seat. */
export type Sitter =
  /** `asked`: it is kept for somebody whom the host has invited by name. */
  | { readonly kind: 'open'; readonly asked?: Pick<Identity, 'id' | 'name'> }
  | { readonly kind: 'human'; readonly id: string; readonly name: string; readonly away: boolean }
  | { readonly kind: 'bot'; readonly level: (typeof BOT_LEVELS)[number] };

/**
 * Where an older program went on after rules were mended in a way that a record could not follow. No new ones are
 * begun: such a match stands still now.
 */
export interface Chapter {
  /** Counts from 1; a match without chapters is in chapter 0. */
  readonly number: number;
  /** Entries of the chapters before it. */
  readonly from: number;
  /** What it starts from; null: from the beginning. */
  readonly base: KeptCheckpoint | Checkpoint<unknown> | null;
}

/** What somebody asks of the bots on their side. */
export interface Wished {
  readonly by: Seat;
  readonly id: string;
  /** The element of the board that it is about. */
  readonly about?: string;
}

/** Somebody who asks for a bot's seat of a match under way. */
export interface Asking extends Pick<Identity, 'id' | 'name'> {
  /** Stands for them to the host. */
  readonly who: string;
  readonly seat: Seat;
}

/** A table without its entries: plain data, as it is stored. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, Json>>;
  /** The options that each seat brings for itself. */
  readonly brings?: readonly string[];
  /** The options in one sentence of the game. */
  readonly brief?: Msg;
  readonly phase: 'open' | 'playing' | 'over';
  readonly seats: readonly { readonly seat: Seat; readonly sitter: Sitter; readonly token: string }[];
  readonly clock: Clock;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly chat: boolean;
  /** Spectators may write in the chat too. */
  readonly heard?: boolean;
  readonly awayMinutes: number | null;
  readonly lang?: TableInfo['lang'];
  /** The identity of whoever made it. */
  readonly host: string;
  readonly seed: Seed;
  readonly salts: Salts;
  /** It is played on from moments of other matches, the last of them its own: nothing was sealed. */
  readonly forks?: readonly Fork[];
  readonly created: number;
  readonly updated: number;
  /** Raised with each change of these fields, so that two writers do not overwrite each other. */
  readonly version: number;
  readonly chapter?: Chapter;
  /** Somebody has played here who left their seat to a bot for good. */
  readonly hadPeople?: true;
  /** How a bot's seat is taken in mid-match; not given: as the host decides. */
  readonly late?: Late;
  /** Who asks for a bot's seat. */
  readonly asking?: readonly Asking[];
  /** What stands for those whom the host has turned away. */
  readonly turnedAway?: readonly string[];
  /** Who has left a seat to a bot, by what stands for them: they know what it holds. */
  readonly left?: readonly { readonly seat: Seat; readonly who: string }[];
  /** The campaign that it is played for: what of it, and from which moment. */
  readonly campaign?: { readonly id: string; readonly offer: string; readonly from: string };
  /** What is asked of bots by those on their side. */
  readonly wishes?: readonly Wished[];
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** What came of it once it is over, unless that is a secret. */
  readonly result?: Json;
}

/** What a match waits for, kept beside its entries so that nobody has to wake it to find out. */
export interface Head {
  readonly chapter: number;
  /** Since when the seats that are asked have been asked in this turn. */
  readonly asked: number;
  /** When somebody has to look after the table even if nobody comes: a clock, a bot left by a dead process. */
  readonly due: number | null;
  /** The seats that are asked. */
  readonly waits: readonly Seat[];
}

/** A checkpoint beside the entries, to check a replay by and to go on from if rules have changed. */
export interface KeptHash {
  readonly chapter: number;
  /** The number of the entry after which the state had this hash. */
  readonly n: number;
  readonly hash: string;
  /** Older programs kept the state as an object. */
  readonly base: KeptCheckpoint | Checkpoint<unknown>;
}

/** What a seat has begun to answer in a stage, kept beside the entries until it has finished. */
export interface StoredDraft extends Draft {
  /** The number of the stage: of another one it means nothing. */
  readonly q: number;
}

/** Everything that is stored of a table. */
export interface Stored {
  readonly table: StoredTable;
  /** Numbered from 1 through all chapters. */
  readonly entries: readonly Entry[];
  readonly head?: Head;
  readonly kept?: KeptHash;
  readonly drafts?: readonly StoredDraft[];
}

/** A table in a list, with the seats that it waits for if the store knows them. */
export interface ListedTable extends StoredTable {
  readonly waits?: readonly Seat[];
  /** Since when they are asked. */
  readonly asked?: number;
}

/** Where tables are kept. Every promise that resolves means: durable. */
export interface Store {
  create(table: StoredTable, entries?: readonly Entry[], head?: Head): Promise<void>;
  load(id: string): Promise<Stored | undefined>;
  /** Adds an entry; `Conflict` if that number is taken. */
  append(id: string, entry: Entry, updated: number, head?: Head): Promise<void>;
  /** Keeps what a seat has begun to answer, in place of what it had begun before. */
  draft(id: string, draft: StoredDraft): Promise<void>;
  /** Replaces the table if it still has the version before; else `Conflict`. */
  save(table: StoredTable, head?: Head): Promise<void>;
  /**
   * Tables that strangers may join, so many of one host at most: the newest of
   * each host first. When they were made counts, which nobody can change.
   */
  listOpen(most: number, ofOneHost: number): Promise<readonly ListedTable[]>;
  /** How many tables of a host strangers may find. */
  countListed?(host: string): Promise<number>;
  /** Tables at which somebody sits, newest first. */
  listOf(identity: string, most: number): Promise<readonly ListedTable[]>;
  /** Like `load`, with only the entries after `n`. */
  loadSince?(id: string, n: number): Promise<Stored | undefined>;
  /** Keeps a checkpoint unless a newer one is there. */
  keep?(id: string, kept: KeptHash): Promise<void>;
  /** Keeps a line of a table's chat. */
  say?(id: string, said: Said): Promise<void>;
  /** The last lines of a table's chat, oldest first. */
  said?(id: string, most: number): Promise<readonly Said[]>;
  /** Changes when a table has to be looked after. */
  postpone?(id: string, due: number | null): Promise<void>;
  /** Where campaigns are kept, if they are. */
  readonly campaigns?: CampaignStore;
  /** What is kept of people beside tables, if anything is. */
  readonly belongings?: Belongings;
  /** Matches of people that are under way and may be watched by anybody, the last begun first. */
  listRunning?(most: number): Promise<readonly ListedTable[]>;
  /** Tables of somebody that are over, the last first, after one of them. */
  historyOf?(identity: string, most: number, after?: string): Promise<readonly ListedTable[]>;
  /** Tables of somebody by their ids, after one of them. */
  allOf?(identity: string, most: number, after?: string): Promise<readonly ListedTable[]>;
  /** Takes a table away with all that belongs to it. */
  remove?(id: string): Promise<void>;
  /** Forgets what a seat, or a spectator of this name, has said at a table. */
  unsay?(id: string, seat: Seat | null, name: string): Promise<void>;
  /** Forgets what somebody has called themselves. */
  forgetName?(identity: string): Promise<void>;
  /** Who has sat at begun tables with somebody, by those that they were last at. */
  companions?(identity: string, most: number): Promise<readonly Companion[]>;
}

/** Somebody with whom one has played. */
export interface Companion extends Pick<Identity, 'id' | 'name'> {
  readonly games: number;
  /** When something last happened at one of those tables. */
  readonly last: number;
}

/** How a bot's seat is taken without a link. The evenings of a campaign belong to those who have its chairs. */
export const lateOf = ({ late, campaign }: StoredTable): Late => (campaign ? 'no' : (late ?? 'ask'));

/** Whether a free seat is kept for somebody. */
export const isKeptFor = (sitter: Sitter, person: string): boolean =>
  sitter.kind === 'open' && sitter.asked?.id === person;

/** Whether a table has something to say to somebody alone who does not sit there: a seat is kept for them, or they ask for one. */
export const isNamedAt = ({ seats, asking }: StoredTable, person: string): boolean =>
  (asking?.some(a => a.id === person) ?? false) || seats.some(({ sitter }) => isKeptFor(sitter, person));

/** Who sits on a seat, or whom it is kept for. */
const ofSeat = ({ sitter }: StoredTable['seats'][number]): readonly string[] => {
  if (sitter.kind === 'human') return [sitter.id];
  return sitter.kind === 'open' && sitter.asked ? [sitter.asked.id] : [];
};

/** Everybody whose table it is: who leads it, who sits at it, who is invited to it by name and who asks for a seat. */
export const peopleOf = ({ host, seats, asking = [] }: StoredTable): string[] => [
  ...new Set([host, ...seats.flatMap(ofSeat), ...asking.map(a => a.id)]),
];

/** Whether anybody may find a match to watch: people play it, and it is neither hidden nor locked. */
const isOnShow = ({ phase, hidden, locked, seats }: StoredTable): boolean =>
  phase === 'playing' && !hidden && !locked && seats.some(s => s.sitter.kind === 'human');

/** Whether strangers find a table in the list. */
export const isListed = (t: StoredTable): boolean => t.phase === 'open' && !t.hidden && !t.locked;

const chapterOf = (table: StoredTable): number => table.chapter?.number ?? 0;

interface InMemory {
  table: StoredTable;
  entries: Entry[];
  head: Head | undefined;
  kept: KeptHash | undefined;
  drafts: Map<Seat, StoredDraft>;
  said: Said[];
}

const storedOf = ({ table, entries, head, kept, drafts }: InMemory, after: number): Stored => ({
  table,
  entries: entries.slice(after),
  ...(head && { head }),
  ...(kept && { kept }),
  drafts: [...drafts.values()],
});

/** A store that forgets: for tests and for games without a connection. */
export class MemoryStore implements Store {
  readonly campaigns: CampaignStore = new MemoryCampaigns();
  readonly belongings: Belongings = new MemoryBelongings();
  private readonly tables = new Map<string, InMemory>();

  async create(table: StoredTable, entries: readonly Entry[] = [], head?: Head): Promise<void> {
    if (this.tables.has(table.id)) throw new Conflict(table.id);
    this.tables.set(table.id, {
      table,
      entries: [...entries],
      head,
      kept: undefined,
      drafts: new Map(),
      said: [],
    });
  }

  async load(id: string): Promise<Stored | undefined> {
    const found = this.tables.get(id);
    return found && storedOf(found, 0);
  }

  async loadSince(id: string, n: number): Promise<Stored | undefined> {
    const found = this.tables.get(id);
    return found && storedOf(found, n);
  }

  async append(id: string, entry: Entry, updated: number, head?: Head): Promise<void> {
    const found = this.tables.get(id);
    if (!found || found.entries.length + 1 !== entry.n) throw new Conflict(id);
    if (head && head.chapter !== chapterOf(found.table)) throw new Conflict(id);
    found.entries.push(entry);
    found.table = { ...found.table, updated };
    found.head = head ?? found.head;
  }

  async draft(id: string, draft: StoredDraft): Promise<void> {
    this.tables.get(id)?.drafts.set(draft.seat, draft);
  }

  async save(table: StoredTable, head?: Head): Promise<void> {
    const found = this.tables.get(table.id);
    if (!found || found.table.version + 1 !== table.version) throw new Conflict(table.id);
    found.table = table;
    found.head = head ?? found.head;
  }

  async keep(id: string, kept: KeptHash): Promise<void> {
    const found = this.tables.get(id);
    if (found && chapterOf(found.table) === kept.chapter && (found.kept?.n ?? 0) <= kept.n) found.kept = kept;
  }

  async say(id: string, said: Said): Promise<void> {
    this.tables.get(id)?.said.push(said);
  }

  async said(id: string, most: number): Promise<readonly Said[]> {
    return this.tables.get(id)?.said.slice(-most) ?? [];
  }

  async postpone(id: string, due: number | null): Promise<void> {
    const found = this.tables.get(id);
    if (found?.head) found.head = { ...found.head, due };
  }

  async listOpen(most: number, ofOneHost: number): Promise<ListedTable[]> {
    const ofHost = new Map<string, number>();
    const ranked = this.listed(isListed)
      .sort((a, b) => b.created - a.created)
      .map(table => {
        const before = ofHost.get(table.host) ?? 0;
        ofHost.set(table.host, before + 1);
        return { table, before };
      });
    return ranked
      .filter(r => r.before < ofOneHost)
      .sort((a, b) => Math.min(1, a.before) - Math.min(1, b.before))
      .slice(0, most)
      .map(r => r.table);
  }

  async countListed(host: string): Promise<number> {
    return this.listed(t => t.host === host && isListed(t)).length;
  }

  async listOf(identity: string, most: number): Promise<ListedTable[]> {
    return this.listed(t => peopleOf(t).includes(identity))
      .sort((a, b) => b.updated - a.updated)
      .slice(0, most);
  }

  async listRunning(most: number): Promise<ListedTable[]> {
    return this.listed(isOnShow)
      .sort((a, b) => b.created - a.created)
      .slice(0, most);
  }

  async historyOf(identity: string, most: number, after?: string): Promise<ListedTable[]> {
    const over = this.listed(t => t.phase === 'over' && peopleOf(t).includes(identity)).sort(
      (a, b) => b.updated - a.updated || (a.id < b.id ? 1 : -1),
    );
    const from = after === undefined ? 0 : over.findIndex(t => t.id === after) + 1;
    return over.slice(from, from + most);
  }

  async allOf(identity: string, most: number, after = ''): Promise<ListedTable[]> {
    return this.listed(t => t.id > after && peopleOf(t).includes(identity))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, most);
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }

  async unsay(id: string, seat: Seat | null, name: string): Promise<void> {
    const found = this.tables.get(id);
    if (found) found.said = found.said.filter(s => s.seat !== seat || (seat === null && s.name !== name));
  }

  async forgetName(): Promise<void> {}

  async companions(identity: string, most: number): Promise<Companion[]> {
    const found = new Map<string, Companion>();
    const tables = this.listed(t => t.phase !== 'open' && peopleOf(t).includes(identity));
    for (const t of tables.sort((a, b) => a.updated - b.updated))
      for (const { sitter } of t.seats) {
        if (sitter.kind !== 'human' || sitter.id === identity) continue;
        const { id, name } = sitter;
        found.set(id, { id, name, games: (found.get(id)?.games ?? 0) + 1, last: t.updated });
      }
    return [...found.values()].sort((a, b) => b.last - a.last).slice(0, most);
  }

  private listed(are: (t: StoredTable) => boolean): ListedTable[] {
    return [...this.tables.values()]
      .filter(x => are(x.table))
      .map(x => ({ ...x.table, ...(x.head && { waits: x.head.waits, asked: x.head.asked }) }));
  }
}
