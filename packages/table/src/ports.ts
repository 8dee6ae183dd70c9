import type { Chapter } from '@potyczka/kernel';
import type { AnyCampaign } from '@potyczka/kernel/register';
import type { Reply } from '@potyczka/kernel/run';
import type { Caller } from './caller.js';
import type { CampaignStore, KeptFold, RefusedEvening, StoredCampaign } from './campaign-store.js';
import type { Deps } from './deps.js';
import type { LiveTable } from './live-table.js';
import type { Said, TableInfo } from './protocol.js';
import type { ListedTable, StoredTable } from './store.js';

/** What the parts of a table ask of it, each no more than it needs. `Service` can do all of it, and only it has all. */

export interface HasDeps {
  readonly deps: Deps;
}

/** Finds a table, awake, after everything that was asked of it before. */
export interface Finds extends HasDeps {
  at<X>(id: string, work: (live: LiveTable) => X | Promise<X>): Promise<X>;
}

/** Changes a match: in memory, then durably, then told to everybody. */
export interface Writes extends Finds {
  write(
    id: string,
    act: (live: LiveTable) => Reply | undefined,
    how?: { readonly restartsClock?: boolean },
  ): Promise<number>;
}

/** Looks after tables. */
export interface Looks {
  /** What had to be done about a table is done: the store notes when somebody has to look again. */
  attended(live: LiveTable): Promise<void>;
}

/** Changes what is stored about a table. */
export interface Changes extends Finds {
  change(id: string, to: (live: LiveTable) => StoredTable | Promise<StoredTable>): Promise<void>;
}

/** Tells those who look at lists of tables. */
export interface Lists extends HasDeps {
  openChanged(): void;
  gained(people: readonly string[]): void;
  readonly lists: {
    open(identity: string): Promise<readonly TableInfo[]>;
    own(c: Caller): Promise<readonly ListedTable[]>;
    moved(people: Iterable<string>): void;
    gained(people: readonly string[]): void;
    leave(c: Caller): void;
    openChanged(): void;
  };
}

/** The tables that are in memory. */
export interface Holds extends HasDeps {
  /** A table is no longer in the store. */
  removed(id: string): void;
  /** Tables whose match stands still. */
  readonly standing: ReadonlySet<string>;
  readonly live: ReadonlyMap<string, LiveTable>;
}

/** Moves a table on by itself. */
export interface Drives extends HasDeps {
  drive(live: LiveTable): void;
}

/** Who is here, and who looks on. */
export interface Attends {
  readonly presence: {
    seen(live: LiveTable): void;
    changed(live: LiveTable, identity: string, here: boolean): void;
    leave(c: Caller, id: string): Promise<void>;
    leaveAll(c: Caller): void;
    onlookersChanged(live: LiveTable): void;
    renamed(c: Caller): void;
    sayTo(live: LiveTable | undefined, said: Said): void;
  };
  readonly botMatches: { again(live: LiveTable): void; mayGoOn(live: LiveTable): boolean };
}

/** Follows what other processes do to the tables here. */
export interface Follows {
  draftedElsewhere(id: string): unknown;
}

/** Changes who plays for whom. */
export interface Seats {
  setAway(id: string, identity: string, away: boolean): Promise<void>;
  end(id: string): Promise<void>;
}

/** Moves what one person has to another. */
export interface Moves extends HasDeps, Campaigning {
  readonly lists: Pick<Lists['lists'], 'moved'>;
  changedElsewhere(id: string): Promise<void>;
}

/** Lets nobody read long logs faster than they can be sent. */
export interface Throttles {
  readonly throttle: { turn(identity: string, lines: number): Promise<void> };
}

/** A campaign as it stands. */
export interface Standing {
  readonly campaign: StoredCampaign;
  readonly rules: AnyCampaign;
  readonly folded: KeptFold & { readonly refused: readonly RefusedEvening[] };
}

/** Keeps campaigns. */
export interface Campaigning {
  readonly campaigns: {
    readonly store: CampaignStore;
    rulesOf(game: string): Promise<AnyCampaign>;
    standing(id: string, c: Caller): Promise<Standing>;
    begin(rules: AnyCampaign, campaign: StoredCampaign, chapters: readonly Chapter[]): Promise<void>;
    change(id: string, to: (campaign: StoredCampaign) => StoredCampaign): Promise<StoredCampaign>;
    isHere(id: string, identity: string): boolean;
    watch(c: Caller, id: string): void;
    leave(c: Caller): void;
    changed(id: string): void;
    changedElsewhere(id: string): void;
  };
}

/** What becomes of what people ask for: all of it together. */
export type Handles = Writes & Changes & Lists & Holds & Attends & Seats & Throttles & Campaigning & Moves;
