import type { Seat, Who } from '@potyczka/kernel';
import { type PublicQuestion, sealOf } from '@potyczka/kernel/run';
import type { AnyGame, Company } from './any-game.js';
import { optionsFor } from './brought.js';
import type { Watcher } from './caller.js';
import { companyFor, type Meant } from './company.js';
import type { Deps } from './deps.js';
import type { Match } from './match.js';
import { Onlookers } from './onlookers.js';
import { PeersHere } from './peers.js';
import { deadlineOf, type Level, type NextAnswer, STAND_IN } from './plan.js';
import type { Now, QuestionShown, Said, SeatInfo, Snapshot, TableInfo, Told } from './protocol.js';
import { Publisher, type Subscription } from './publisher.js';
import { Questions } from './question.js';
import { Schedule } from './schedule.js';
import type { StoredTable } from './store.js';
import { infoOf, namesAt, seatInfos, seatsAt } from './table-info.js';
import { TurnClock } from './turn-clock.js';
import { UndoRequests } from './undo-requests.js';
import { WorkQueue } from './work-queue.js';

/** How a table stood when everybody was last told of it. */
interface Published {
  readonly n: number;
  readonly version: number;
  readonly stopped: boolean;
}

/** How the seats of a table were last shown: whoever is here has a bit. */
interface Seated {
  readonly of: StoredTable;
  readonly here: number;
  readonly infos: readonly SeatInfo[];
}

/**
 * A table that somebody uses: who is looking, and, while it is awake, the
 * match as it stands. Asleep it costs next to nothing; whatever is asked of it
 * wakes it from the store. What could not be saved puts it to sleep, so that
 * nothing unsaved is ever shown.
 */
export class LiveTable {
  match: Match | null = null;
  /** What is played here, once it is loaded. */
  game: AnyGame | undefined;
  plan: readonly NextAnswer[] = [];
  /** How long the seats that are asked have been asked. */
  readonly clock = new TurnClock();
  /** What those of a side may tell each other, if the game has words for it. */
  company: Company | undefined;
  /** What each seat has said that it means to do. */
  readonly means = new Map<Seat, Meant>();
  /** What one seat asks the others to let it take back. */
  readonly undo = new UndoRequests();
  isAwake = false;
  /** Everybody who looks, and what they have of it. */
  readonly watchers = new Map<Watcher, Subscription>();
  private readonly publisher = new Publisher(this);
  private readonly questions = new Questions();
  private seated: Seated | undefined;
  /** Who is here through other processes. */
  readonly peers = new PeersHere();
  readonly onlookers = new Onlookers(this);
  /** Who has been told that they are asked: the seat, and since when. */
  readonly told = new Set<string>();
  /** When somebody who sits here was last seen to leave. */
  readonly leftAt = new Map<string, number>();
  /** When whoever leads the table was last noted to be here. */
  leader: { readonly person: string; readonly at: number } | undefined;
  /** What happens by itself. */
  readonly schedule = new Schedule();
  /** Whatever concerns this table waits for what came before. */
  readonly queue = new WorkQueue();
  /** When somebody last asked for it. */
  lastUsed = 0;
  /** Until when it is kept because somebody has looked at it. */
  expires: number | null = null;
  /** The last entry that a checkpoint was kept for, and when. */
  checkpoint = { n: 0, at: 0 };
  lastPublished: Published | null = null;
  private stored: StoredTable | undefined;
  private seal: string | null | undefined;

  constructor(readonly id: string) {}

  get table(): StoredTable {
    if (!this.stored) throw new Error(`table ${this.id} has not been loaded`);
    return this.stored;
  }

  set table(table: StoredTable) {
    this.stored = table;
  }

  /** Undefined until it has been loaded once. */
  get known(): StoredTable | undefined {
    return this.stored;
  }

  /** Leaves memory but for its watchers. */
  sleep(): void {
    this.isAwake = false;
    this.match = null;
    this.plan = [];
    this.schedule.stop();
    // Whoever was still to be told is when it wakes.
    if (this.publisher.forget() && this.lastPublished)
      this.lastPublished = { ...this.lastPublished, version: 0 };
  }

  seatOf(identity: string): Seat | null {
    return seatsAt(this.table).get(identity) ?? null;
  }

  /** What those who sit here are called; null where nobody sits. */
  get names(): readonly (string | null)[] {
    return namesAt(this.table);
  }

  isHere(identity: string, now: number): boolean {
    for (const w of this.watchers.keys()) if (w.identity === identity) return true;
    return this.peers.has(identity, now);
  }

  info(identity: string, deps: Deps): TableInfo {
    const asked = this.match?.result === undefined ? this.match?.asks.map(a => a.seat) : [];
    return infoOf(this.table, identity, this.seatsShown(deps.now()), asked ?? []);
  }

  /** The seats as everybody sees them: the same list for as long as nothing about them changes. */
  private seatsShown(now: number): readonly SeatInfo[] {
    const { table, seated } = this;
    let here = 0;
    for (const [i, { sitter }] of table.seats.entries())
      if (sitter.kind === 'human' && this.isHere(sitter.id, now)) here |= 1 << i;
    const isSame =
      seated?.of.seats === table.seats && seated.of.options === table.options && seated.here === here;
    if (isSame) return seated.infos;
    const infos = seatInfos(table, i => (here & (1 << i)) !== 0);
    this.seated = { of: table, here, infos };
    return infos;
  }

  /** The options as somebody is told them who opens the table. */
  private optionsFor(identity: string): TableInfo['options'] {
    const { game, table } = this;
    return game
      ? optionsFor(game, table, { seat: this.seatOf(identity), isHost: table.host === identity })
      : {};
  }

  /** What somebody is shown now. `open`: what a spectator is shown of the match. */
  now(identity: string, deps: Deps, open?: () => unknown): Now {
    const { match, table } = this;
    const seat = this.seatOf(identity);
    const who: Who = seat ?? 'spectator';
    const mine = seat && !this.isForced(seat) ? this.questionOf(seat) : null;
    const asked = match?.asks.map(a => a.seat) ?? [];
    if (this.seal === undefined) this.seal = table.forks ? null : sealOf(table.seed);
    const info = this.info(identity, deps);
    const company = seat ? companyFor(this, seat) : undefined;
    const now: Now = {
      info: table.phase === 'open' ? { ...info, options: this.optionsFor(identity) } : info,
      n: match?.n ?? 0,
      view: match?.run.view(who, open) ?? null,
      open: this.openTo(who, deps),
      mine,
      undo: seat && match && match.result === undefined && !match.stopped ? match.undoLine(seat) : null,
      undoAsked: this.undo.pending,
      onlookers: this.onlookers.shown,
      canRetract: seat !== null && !match?.stopped && (match?.run.canRetract(seat) ?? false),
      deadline: table.phase === 'playing' ? deadlineOf(table, asked, this.clock.since) : null,
      now: deps.now(),
      seal: this.seal,
      seed: match?.result === undefined || match.staysHidden ? null : table.seed,
      result: match?.resultFor(who) ?? null,
    };
    const told = company ? { ...now, company } : now;
    return match?.stopped ? { ...told, stopped: match.stopped } : told;
  }

  /** The open questions as everybody sees them. */
  openTo(who: Who, deps: Deps): Now['open'] {
    return this.match?.questions(who).map(each => this.shownOpen(each, deps)) ?? [];
  }

  /** The open question to a seat, with all that it may choose: for that seat alone. */
  questionOf(seat: Seat): QuestionShown | null {
    const { match } = this;
    const ask = match?.askOf(seat);
    return match && ask ? this.questions.of(match, ask) : null;
  }

  /** Whether the table answers for a seat by itself: nobody is asked what is decided already. */
  private isForced(seat: Seat): boolean {
    return this.plan.some(step => step.by === 'forced' && step.seat === seat);
  }

  // Written out, here and below: with every answer this runs for everybody who looks, and copying objects is slow.
  private shownOpen({ q, seat, rule, ask }: PublicQuestion, deps: Deps): Now['open'][number] {
    const level = this.botAt(seat);
    if (!level || !deps.botMs) return { q, seat, rule, ask, thinking: level !== null };
    return { q, seat, rule, ask, thinking: true, budget: deps.botMs(level) };
  }

  /** The bot that plays a seat, if one does. Public: a bot with only one legal answer seems to think like any other. */
  botAt(seat: Seat): Level | null {
    const sitter = this.table.seats.find(s => s.seat === seat)?.sitter;
    if (sitter?.kind === 'bot') return sitter.level;
    return sitter?.kind === 'human' && sitter.away ? STAND_IN : null;
  }

  log(identity: string, from = 0): Told[] {
    return this.match?.events(this.seatOf(identity) ?? 'spectator', from) ?? [];
  }

  /** Somebody begins to look, and is shown everything. */
  join(watcher: Watcher, takesChanges: boolean, said: readonly Said[], deps: Deps): Snapshot {
    this.noteShown();
    const { now, version } = this.publisher.join(watcher, takesChanges, deps);
    const info = { ...now.info, options: this.optionsFor(watcher.identity) };
    const snapshot = { ...now, info, log: this.log(watcher.identity), said };
    return version === undefined ? snapshot : { ...snapshot, version };
  }

  get lines(): number {
    return this.match?.lines ?? 0;
  }

  /** Tells everybody who is looking what is new. `kept`: lines of the log that are still true. */
  publish(deps: Deps, kept?: number): void {
    this.noteShown();
    this.publisher.publish(deps, kept);
  }

  /** Tells those who look from one seat what is new for them alone. */
  publishTo(seat: Seat, deps: Deps): void {
    this.publisher.publish(deps, undefined, seat);
  }

  private noteShown(): void {
    const { version } = this.table;
    this.lastPublished = { n: this.match?.n ?? 0, version, stopped: this.match?.stopped != null };
  }
}
