import type { Json, Seat } from '@potyczka/kernel';
import type { Entry, Reply } from '@potyczka/kernel/run';
import { BotMatches } from './bot-matches.js';
import { Campaigns } from './campaigns.js';
import { Connection } from './connection.js';
import type { Deps } from './deps.js';
import { drive } from './drive.js';
import { noteLeader } from './leading.js';
import { Lists } from './lists.js';
import { LiveTable } from './live-table.js';
import { Match } from './match.js';
import { finishJoining } from './people.js';
import { headOf, type NextAnswer, planOf } from './plan.js';
import type { Drives, Handles, Looks } from './ports.js';
import { Presence } from './presence.js';
import type { Push } from './protocol.js';
import { Refused, refused } from './refused.js';
import { restore } from './restore.js';
import { withSitter } from './seats.js';
import {
  type Head,
  type Identity,
  isListed,
  peopleOf,
  type Stored,
  type StoredDraft,
  type StoredTable,
} from './store.js';
import { Conflict, StoreDamaged } from './store-errors.js';
import { hasUntold } from './telling.js';
import { Throttle } from './throttle.js';
import { TimeSlices } from './time-slices.js';
import { infosOf } from './watch.js';

/** How often a writer that lost a race tries again. */
const TRIES = 5;
/** How often a checkpoint of a running match is kept, in milliseconds. */
const KEEP_MS = 5000;
/** How soon a table that could not be saved is read again, in milliseconds. */
const AGAIN_MS = 1000;
/** A table that was looked after is not looked after again before this time, in milliseconds. */
const NOT_BEFORE_MS = 10_000;

/** The tables: how each is found, changed, made durable and shown. What people may ask for is in `requests`. */
export class Service implements Handles, Drives, Looks {
  /** Tables whose match did not come back as it was and stands still, as far as somebody has looked at them since the start. */
  readonly standing = new Set<string>();
  /** Tables that somebody uses, awake or asleep. */
  readonly live = new Map<string, LiveTable>();
  readonly lists: Lists;
  /** What takes long is done in slices, so that nobody waits for it but who asked. */
  readonly slices: TimeSlices;
  readonly throttle: Throttle;
  /** Who is here, and what they say. */
  readonly presence = new Presence(this);
  readonly botMatches = new BotMatches(this);
  readonly campaigns: Campaigns;
  private isClosed = false;

  constructor(readonly deps: Deps) {
    this.lists = new Lists(deps, (tables, identity) => infosOf(this, identity, tables));
    this.slices = new TimeSlices(deps);
    this.throttle = new Throttle(deps);
    this.campaigns = new Campaigns(this);
  }

  /** Moves a table on by itself, after something here has changed it. */
  drive(live: LiveTable): void {
    drive(this, live, true);
  }

  connect(who: Identity, send: (push: Push) => void, spend?: (requests: number) => void): Connection {
    return new Connection(this, who, send, spend);
  }

  /** Goes on with what was broken off when a device changed hands. */
  async finishJoining(of: Parameters<typeof finishJoining>[1]): Promise<void> {
    await finishJoining(this, of).catch(e => this.deps.fault?.('join device', e));
  }

  // ---- finding and keeping tables

  /** Does something with a table that is awake, after everything that was asked of it before. */
  at<X>(id: string, work: (live: LiveTable) => X | Promise<X>): Promise<X> {
    let live = this.live.get(id);
    if (!live) {
      live = new LiveTable(id);
      this.live.set(id, live);
    }
    const found = live;
    found.lastUsed = this.deps.now();
    return found.queue.run(() => (found.isAwake ? work(found) : this.wake(found).then(() => work(found))));
  }

  /** Brings a table back from the store; those who are looking are told if it has changed. */
  private async wake(live: LiveTable): Promise<void> {
    if (live.isAwake) return;
    const before = live.lastPublished;
    const stored = await this.loadCurrent(live);
    live.isAwake = true;
    live.undo.pending = null;
    this.deps.notifyPeers?.({ kind: 'who', table: live.id });
    if (live.watchers.size > 0) this.presence.onlookersChanged(live);
    drive(this, live, false);
    const isStopped = live.match?.stopped != null;
    this.standing[isStopped ? 'add' : 'delete'](live.id);
    if (!before) return;
    const isNew = before.n !== (live.match?.n ?? 0) || before.version !== live.table.version;
    if (!isNew && before.stopped === isStopped) return;
    const isTakenBack = stored.entries.some(e => e.n > before.n && 'undo' in e);
    live.publish(this.deps, isTakenBack || before.stopped !== isStopped ? 0 : undefined);
  }

  /** Loads a table and plays its entries again. If its rules have changed and it came back, that is stored first. */
  private async loadCurrent(live: LiveTable): Promise<Stored> {
    const { store } = this.deps;
    for (let i = 1; ; i++) {
      const stored = await store.load(live.id);
      const game = stored && (await this.deps.gameOf(stored.table.game));
      if (!stored || !game) {
        this.live.delete(live.id);
        throw refused('unknown-table', 'table-unknown-table');
      }
      const { table, match } = await restore(stored, game, this.deps, this.slices);
      const asked = stored.head?.asked ?? table.updated;
      const plan = match ? planOf(table, match) : [];
      try {
        live.table = await this.saveIfMended(
          stored.table,
          table,
          headOf(table, match, plan, asked, this.deps.now(), this.deps),
        );
      } catch (e) {
        if (!(e instanceof Conflict) || i >= TRIES) throw e;
        continue;
      }
      live.match = match;
      live.game = game;
      live.company = await this.deps.companyOf?.(table.game);
      live.clock.since = asked;
      live.plan = plan;
      live.checkpoint = { n: stored.kept?.n ?? 0, at: this.deps.now() };
      return stored;
    }
  }

  private async saveIfMended(before: StoredTable, table: StoredTable, head: Head): Promise<StoredTable> {
    if (before.rulesVersion === table.rulesVersion) return table;
    const mended = { ...table, version: table.version + 1 };
    await this.deps.store.save(mended, head);
    return mended;
  }

  /** Another process has changed a table: follow it if somebody here is looking. */
  async changedElsewhere(id: string): Promise<void> {
    this.lists.changedElsewhere(id);
    await this.followInTurn(this.live.get(id));
  }

  /**
   * Follows a table that is used here. One that is just being read from the store may have been read before the
   * change: whether it is used is known when that is done.
   */
  private async followInTurn(live: LiveTable | undefined): Promise<void> {
    const isUsed = (of: LiveTable): boolean => of.isAwake || of.watchers.size > 0;
    if (!live || (!isUsed(live) && live.queue.isEmpty)) return;
    await this.again(live, async () => {
      if (isUsed(live)) await this.follow(live);
    });
  }

  /** Another process may have died with something that it had stored and told nobody. */
  async lookAgain(): Promise<void> {
    for (const live of [...this.live.values()]) if (live.watchers.size > 0) await this.followInTurn(live);
  }

  /** Everything may have changed: news from other processes were missed. */
  async changedEverywhere(): Promise<void> {
    this.lists.changedEverywhere();
    await Promise.all([...this.live.keys()].map(id => this.changedElsewhere(id)));
  }

  /** Reads what another process has added. */
  private async follow(live: LiveTable): Promise<void> {
    const { match } = live;
    if (!live.isAwake) return this.wake(live);
    const stored = await this.deps.store.loadSince?.(live.id, match?.n ?? 0);
    const isOther =
      !stored ||
      match?.stopped != null ||
      stored.table.chapter?.number !== live.table.chapter?.number ||
      stored.table.rulesVersion !== live.table.rulesVersion ||
      (stored.table.phase !== 'open') !== (match !== null);
    if (isOther) {
      live.sleep();
      return this.wake(live);
    }
    const { table, entries, head, drafts = [] } = stored;
    if (entries.length === 0 && table.version === live.table.version) {
      this.resumeDrafts(live, drafts);
      return;
    }
    let kept = Number.POSITIVE_INFINITY;
    try {
      for (const e of entries) {
        match?.repeat(e);
        kept = Math.min(kept, 'undo' in e ? live.lines : kept);
      }
    } catch {
      live.sleep();
      return this.wake(live);
    }
    match?.resumeDrafts(drafts);
    if (entries.length > 0) live.undo.pending = null;
    live.table = table;
    const asked = head?.asked ?? table.updated;
    if (entries[0] && asked > live.clock.since) live.clock.passOn(entries[0].n, asked);
    else live.clock.since = asked;
    live.plan = match ? planOf(table, match) : [];
    drive(this, live, false);
    live.publish(this.deps, kept);
  }

  /** Follows what seats have begun to answer through other processes. */
  private resumeDrafts(live: LiveTable, drafts: readonly StoredDraft[]): void {
    const { match } = live;
    const seats = match?.resumeDrafts(drafts) ?? [];
    if (!match || seats.length === 0) return;
    live.plan = planOf(live.table, match);
    drive(this, live, false);
    for (const seat of seats) live.publishTo(seat, this.deps);
  }

  /** Does something in order and, if the store fails, again in a while. */
  private async again(live: LiveTable, work: () => Promise<void>): Promise<void> {
    try {
      await live.queue.run(work);
    } catch (e) {
      if (e instanceof Refused || this.isClosed) return;
      this.deps.fault?.('read again', e);
      if (e instanceof StoreDamaged) return; // it stays so
      this.deps.after(AGAIN_MS, () => void this.again(live, work));
    }
  }

  /** Looks after a table whose time has come, and notes when to look again. */
  async wakeIfDue(id: string): Promise<void> {
    await this.at(id, async live => {
      this.drive(live);
      await this.attended(live);
    }).catch(e => {
      if (!(e instanceof Refused)) this.deps.fault?.('attend', e);
    });
  }

  async attended(live: LiveTable): Promise<void> {
    if (!live.isAwake) return;
    const now = this.deps.now();
    const { since } = live.clock;
    const { due } = headOf(
      live.table,
      live.match,
      live.plan,
      since,
      now,
      this.looking(live, live.plan, since),
    );
    await this.deps.store.postpone?.(live.id, due && Math.max(due, now + NOT_BEFORE_MS));
  }

  /** What else says when somebody has to look after a table. */
  private looking(live: LiveTable, plan: readonly NextAnswer[], since: number): Parameters<typeof headOf>[5] {
    return { keeping: this.deps.keeping, hasUntold: hasUntold(this, live, plan, since) };
  }

  /** Tables that have not been used for a while leave memory; only those who look at them stay. */
  async evictIdle(idleMs: number): Promise<number> {
    const idle = [...this.live.values()].filter(live => this.isIdle(live, idleMs));
    for (const live of idle) {
      await this.saveCheckpoint(live);
      if (!this.isIdle(live, idleMs)) continue;
      live.sleep();
      if (live.watchers.size === 0) this.live.delete(live.id);
    }
    return idle.length;
  }

  private isIdle(live: LiveTable, idleMs: number): boolean {
    if (!live.queue.isEmpty || live.schedule.isRunning || this.deps.now() - live.lastUsed < idleMs)
      return false;
    return live.isAwake || live.watchers.size === 0;
  }

  /** A table is no longer in the store. */
  removed(id: string): void {
    this.live.get(id)?.sleep();
    this.live.delete(id);
    this.standing.delete(id);
    this.lists.gone(id);
  }

  /** Keeps a checkpoint of a table, if it has changed since the last. */
  private async saveCheckpoint(live: LiveTable): Promise<void> {
    const { match } = live;
    if (
      !this.deps.store.keep ||
      !match ||
      match.stopped ||
      live.table.phase !== 'playing' ||
      match.n === live.checkpoint.n
    )
      return;
    live.checkpoint = { n: match.n, at: this.deps.now() };
    try {
      await this.deps.store.keep(live.id, match.kept());
    } catch (e) {
      this.deps.fault?.('keep', e);
    }
  }

  /** Before the end of the process: keeps checkpoints, stops all clocks. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(
      [...this.live.values()].map(live =>
        live.queue.run(async () => {
          live.schedule.stop();
          // Who is here until the end was here: afterwards their going away could not be noted any more.
          if (live.known && live.isHere(live.known.host, this.deps.now())) await noteLeader(this, live, true);
          await this.saveCheckpoint(live);
        }),
      ),
    );
  }

  // ---- writing

  /**
   * Changes the match: applied in memory, then durable, then told to everybody.
   * If another process was faster, everything is read again and tried again.
   */
  write(
    id: string,
    act: (live: LiveTable) => Reply | undefined,
    { restartsClock = false }: { readonly restartsClock?: boolean } = {},
  ): Promise<number> {
    return this.retrying(id, live => this.writeOnce(live, act, restartsClock));
  }

  private async retrying<X>(id: string, work: (live: LiveTable) => Promise<X>): Promise<X> {
    for (let i = 1; ; i++) {
      try {
        return await this.at(id, work);
      } catch (e) {
        if (!(e instanceof Conflict) || i >= TRIES) throw e;
      }
    }
  }

  private async writeOnce(
    live: LiveTable,
    act: (live: LiveTable) => Reply | undefined,
    restartsClock: boolean,
  ): Promise<number> {
    const { match } = live;
    if (!match) throw refused('not-open', 'table-not-started');
    const before = { q: match.q, turn: match.turn, seats: seatsAsked(match) };
    const reply = act(live);
    if (!reply) throw refused('refused', 'table-stale');
    if (!reply.ok) {
      const { why, rule } = reply.refusal;
      if (rule === 'TABLE-FAULT') this.deps.fault?.('rules', match.run.fault);
      throw refused('refused', why.id, why.args, rule);
    }
    if (reply.draft) return this.keepDraft(live, match, reply.draft, reply.n);
    const entry = match.last();
    const now = this.deps.now();
    const isNewTurn =
      match.q !== before.q && (match.turn !== before.turn || seatsAsked(match) !== before.seats);
    const isNewClock = restartsClock || (isNewTurn && !('undo' in entry));
    const asked = isNewClock
      ? now
      : 'undo' in entry
        ? live.clock.sinceAfterUndo(entry.undo)
        : live.clock.since;
    const waited = live.plan;
    const plan = await this.durably(live, async () => {
      const next = planOf(live.table, match);
      await this.deps.store.append(
        live.id,
        entry,
        now,
        headOf(live.table, match, next, asked, now, this.looking(live, next, asked)),
      );
      for (const draft of draftsAfter(match, entry)) await this.deps.store.draft(live.id, draft);
      return next;
    });
    live.table = { ...live.table, updated: now };
    if (isNewTurn && !('undo' in entry)) live.clock.passOn(entry.n, asked);
    else live.clock.since = asked;
    live.plan = plan;
    live.undo.pending = null;
    this.drive(live);
    live.publish(this.deps);
    this.lists.moved(peopleOf(live.table));
    if (waited.map(s => s.seat).join() !== plan.map(s => s.seat).join()) this.lists.changed(live.id, []);
    if (now - live.checkpoint.at > KEEP_MS) void this.saveCheckpoint(live);
    return reply.n;
  }

  /** A step of a stage that its seat has not finished: durable, and shown to that seat alone. */
  private async keepDraft(live: LiveTable, match: Match, seat: Seat, n: number): Promise<number> {
    await this.durably(live, () => this.deps.store.draft(live.id, match.draftOf(seat)));
    live.plan = planOf(live.table, match);
    this.drive(live);
    live.publishTo(seat, this.deps);
    this.deps.notifyPeers?.({ kind: 'draft', table: live.id });
    return n;
  }

  /** Another process has written what a seat has begun to answer. */
  async draftedElsewhere(id: string): Promise<void> {
    await this.followInTurn(this.live.get(id));
  }

  /** Writes to the store. If that fails, the table is read from it again, so that nothing unsaved is ever shown. */
  private async durably<X>(live: LiveTable, write: () => Promise<X>): Promise<X> {
    try {
      return await write();
    } catch (e) {
      live.sleep();
      if (e instanceof Conflict || e instanceof StoreDamaged) throw e;
      this.deps.fault?.('write', e);
      this.deps.after(AGAIN_MS, () => void this.again(live, () => this.wake(live)));
      throw refused('not-saved', 'table-not-saved');
    }
  }

  /** Changes what is stored about a table; nothing happens if `to` gives back the same. */
  change(id: string, to: (live: LiveTable) => StoredTable | Promise<StoredTable>): Promise<void> {
    return this.retrying(id, async live => {
      const before = live.table;
      const next = await to(live);
      if (next === before) return;
      const now = this.deps.now();
      const table = { ...next, version: before.version + 1, updated: now };
      const hasStarted = before.phase === 'open' && table.phase === 'playing';
      const game = hasStarted && (await this.deps.gameOf(table.game));
      const match = game ? new Match(game, table, this.deps.chanceOf?.(table)) : live.match;
      const asked = hasStarted || isAskedAnew(before, table, match) ? now : live.clock.since;
      const plan = match ? planOf(table, match) : [];
      const head = headOf(table, match, plan, asked, now, this.looking(live, plan, asked));
      await this.durably(live, () => this.deps.store.save(table, head));
      live.table = table;
      live.match = match;
      match?.seat(table);
      live.clock.since = asked;
      live.plan = plan;
      if (table.seats !== before.seats) this.presence.onlookersChanged(live);
      this.drive(live);
      live.publish(this.deps);
      this.lists.changed(id, [...peopleOf(before), ...peopleOf(table)]);
      const sat = new Set(peopleOf(before));
      this.gained(peopleOf(table).filter(each => !sat.has(each)));
      if (isListed(before) || isListed(table)) this.openChanged();
    });
  }

  /** These people have one more table: their other devices hear of it, at every process. */
  gained(people: readonly string[]): void {
    if (people.length === 0) return;
    this.lists.gained(people);
    this.deps.notifyPeers?.({ kind: 'own', people });
  }

  openChanged(): void {
    this.lists.openChanged();
    this.deps.notifyPeers?.({ kind: 'lists' });
  }

  /** The last entry has ended the game: first for the campaign that it is played for, so that no chapter is lost. */
  async end(id: string): Promise<void> {
    const { table, result } = await this.at(id, live => ({ table: live.table, result: live.match?.result }));
    if (table.phase === 'playing' && result !== undefined) await this.campaigns.ended(table, result);
    await this.change(id, ({ table, match }) =>
      table.phase === 'playing' && match?.result !== undefined ? over(table, match) : table,
    );
  }

  /** A human went away, or came back. */
  setAway(id: string, identity: string, away: boolean): Promise<void> {
    return this.change(id, live => {
      const seat = live.seatOf(identity);
      const sitter = live.table.seats.find(s => s.seat === seat)?.sitter;
      if (!seat || sitter?.kind !== 'human') throw refused('not-yours', 'table-no-seat');
      return sitter.away === away ? live.table : withSitter(live.table, seat, { ...sitter, away });
    });
  }
}

/** What has to be stored anew of what is begun: an undo gives the question another number, a retract leaves steps. */
const draftsAfter = (match: Match, entry: Entry): readonly StoredDraft[] => {
  if ('undo' in entry) return match.drafts;
  return 'retract' in entry ? [match.draftOf(entry.seat)] : [];
};

/** What came of it is kept beside it, so that nobody has to wake it to find out; unless that is a secret. */
const over = (table: StoredTable, match: Match): StoredTable => ({
  ...table,
  phase: 'over',
  ...(!match.staysHidden && { result: match.result as Json }),
});

/** Who decides for a seat themselves. */
const playerAt = ({ seats }: StoredTable, seat: Seat): string | null => {
  const sitter = seats.find(s => s.seat === seat)?.sitter;
  return sitter?.kind === 'human' && !sitter.away ? sitter.id : null;
};

/** Whether somebody has come to a seat that is asked: their time begins now, not when the bot there was asked. */
const isAskedAnew = (before: StoredTable, table: StoredTable, match: Match | null): boolean =>
  before.seats !== table.seats &&
  (match?.asks ?? []).some(({ seat }) => {
    const player = playerAt(table, seat);
    return player !== null && player !== playerAt(before, seat);
  });

const seatsAsked = (match: Match): string => match.asks.map(a => a.seat).join();
