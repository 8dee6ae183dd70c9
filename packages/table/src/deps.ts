import type { Answer, Msg, Seat } from '@potyczka/kernel';
import type { AnyCampaign } from '@potyczka/kernel/register';
import type { Chance, Checkpoint, MatchRecord, Seed } from '@potyczka/kernel/run';
import type { AnyGame, Company } from './any-game.js';
import type { Notice } from './notice.js';
import type { PeerMessage } from './peers.js';
import type { Keeping } from './plan.js';
import type { BOT_LEVELS } from './protocol.js';
import type { Identity, Store, StoredTable, Wished } from './store.js';

/** What a bot is sent away with: enough to go on from here in a worker, which then guesses and thinks. */
export interface Thought {
  /** The same for all thoughts of one match. */
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly checkpoint: Checkpoint<unknown>;
  readonly seat: Seat;
  readonly level: (typeof BOT_LEVELS)[number];
  /** What those on its side have asked of it. */
  readonly wishes: readonly Wished[];
  /** The same number gives the same answer, as far as time and what is remembered are the same. */
  readonly dice: number;
}

/** Whose turn a bot's thought takes where several wait: those of one address, or one host, wait for each other. */
export interface Turn {
  readonly address: string;
  readonly host: string;
  /** Called when the thought has its turn. */
  begun(): void;
  /** Called with what the bot says about its answer, if it says anything. */
  means?(said: Msg): void;
}

/** A bot does not think any more: everything is coming to its end, and that is no fault. */
export class Stopping extends Error {}

/** How people may be told what happens while they are away. */
export interface Ways {
  /** The public key with which pushes are signed; null: there are none. */
  readonly key: string | null;
  readonly mail: boolean;
  readonly hooks: boolean;
  /** Whether an address may lie out there, as far as it says so itself. */
  isOutside?(url: string): boolean;
}

/** What a table needs from the world around it. */
export interface Deps {
  readonly store: Store;
  readonly software: string;
  gameOf(id: string): AnyGame | undefined | Promise<AnyGame | undefined>;
  /** Whether there is such a game; its rules need not be loaded for that. */
  hasGame(id: string): boolean;
  /** The campaign of a game, if it has one. */
  campaignOf?(game: string): AnyCampaign | undefined | Promise<AnyCampaign | undefined>;
  /** What a game tells bots, where those of a side play together. */
  companyOf?(game: string): Company | undefined | Promise<Company | undefined>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** A fresh random seed, and fresh unguessable words. */
  seed(): Seed;
  token(): string;
  /** Where chance comes from at a table whose match is not dealt from its sealed seed: for trials that deal as they want. */
  chanceOf?(table: StoredTable): Chance | undefined;
  /** Lets a bot think elsewhere. Always answers, unless everything is `Stopping`. */
  think(thought: Thought, turn: Turn): Promise<Answer>;
  /** How long a bot of a level may think about its turn, in milliseconds. */
  botMs?(level: Thought['level']): number;
  /** Runs something later; the function returned cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** How long a forced answer waits where its speed could tell something. */
  readonly reactionMs: number;
  /** How long to leave a table to the process that wrote last, where several serve the same tables. */
  readonly graceMs?: number;
  /** How long tables that nobody needs are kept; for ever if not given. */
  readonly keeping?: Keeping;
  /** Tells other processes what is not in the store: who is here, what was said. */
  notifyPeers?(message: PeerMessage): void;
  /** What somebody is called who has no name of their own. */
  guestName?(id: string): string;
  /** What somebody has called themselves, if they have. */
  nameOf?(id: string): Promise<string | undefined>;
  /** What stands for a text that must not be told or stored: the same for the same, and nobody finds the way back. */
  sealed?(text: string): string;
  /** A device has another owner, or none: what it has open has to begin anew. */
  deviceChanged?(device: string): void;
  /** How people may be told what happens while they are away; nobody is told anything if not given. */
  readonly ways?: Ways;
  /** How long to wait for somebody to come by themselves before they are told, in milliseconds; if not as usual. */
  readonly tellMs?: number;
  /** Tells what is to be told, each once; resolves when that is durable. */
  tell?(notices: readonly Notice[]): Promise<void>;
  /** Whether somebody wants to be told, or the group of who leads the table. */
  tells?(person: string, host: string): boolean;
  /** Somebody wants to be told otherwise from now on. */
  targetsChanged?(person: string): void;
  /** Sends a code to the mail address of a target. */
  sendCode?(target: string, code: string, now: number): Promise<void>;
  /** Somebody takes a name, or is a guest again: resolves when that is durable. */
  named?(who: Identity): Promise<void>;
  /**
   * Plays a record that somebody brought elsewhere, where it may take its time; says what is wrong with it.
   * Throws `Refused` if it may not be checked now, or takes too long.
   */
  check?(record: MatchRecord, by: Identity): Promise<string | undefined>;
  /** Lets others have a turn in the middle of long work. */
  breathe?(): Promise<void>;
  /** Told of faults, for the log. */
  fault?(where: string, error: unknown): void;
}
