import type { Seat, Who } from '@potyczka/kernel';
import { type Entry, Run, sealOf } from '@potyczka/kernel/run';
import type { AnyGame, Deps } from './deps.js';
import type { Now, SeatInfo, Snapshot, TableInfo, Told, UndoAsked } from './protocol.js';
import { shown } from './question.js';
import type { StoredTable } from './store.js';

type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

/** Somebody who looks at a table. */
export interface Watcher {
  readonly identity: string;
  send(push: import('./protocol.js').Push): void;
}

/** A table in memory: what is stored, the match as it stands, and who is looking. */
export class Live {
  run: AnyRun | null = null;
  undoAsked: UndoAsked | null = null;
  deadline: number | null = null;
  readonly thinking = new Set<Seat>();
  /** For each watcher: how many lines of the log he has. */
  readonly watchers = new Map<Watcher, number>();
  /** Timers of this table, to be stopped when it leaves memory. */
  readonly timers = new Set<() => void>();
  used = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    public table: StoredTable,
    readonly game: AnyGame,
    entries: readonly Entry[],
  ) {
    if (table.phase !== 'open') this.run = repeat(table, game, entries);
  }

  /** One thing after the other: whatever changes this table waits for what came before. */
  inOrder<X>(work: () => Promise<X>): Promise<X> {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => undefined);
    return next;
  }

  seatOf(identity: string): Seat | null {
    const mine = this.table.seats.find(s => s.sitter.kind === 'human' && s.sitter.id === identity);
    return mine?.seat ?? null;
  }

  whoIs(identity: string): Who {
    return this.seatOf(identity) ?? 'spectator';
  }

  isHere(identity: string): boolean {
    return [...this.watchers.keys()].some(w => w.identity === identity);
  }

  private seatInfos(): SeatInfo[] {
    return this.table.seats.map(({ seat, sitter }) => ({
      seat,
      kind: sitter.kind,
      name: sitter.kind === 'human' ? sitter.name : null,
      level: sitter.kind === 'bot' ? sitter.level : null,
      here: sitter.kind === 'human' && this.isHere(sitter.id),
      away: sitter.kind === 'human' && sitter.away,
    }));
  }

  info(identity: string): TableInfo {
    const { table } = this;
    const mine = this.seatOf(identity);
    return {
      table: table.id,
      game: table.game,
      options: table.options,
      phase: table.phase,
      seats: this.seatInfos(),
      clock: table.clock,
      hidden: table.hidden,
      locked: table.locked,
      chat: table.chat,
      host: table.host === identity,
      mine,
      myTurn: mine !== null && this.run?.askOf(mine) !== undefined,
      updated: table.updated,
    };
  }

  /** What somebody is shown now. */
  now(identity: string, deps: Deps): Now {
    const { run, table } = this;
    const who = this.whoIs(identity);
    const seat = who === 'spectator' ? null : who;
    const ask = seat && run?.askOf(seat);
    const pending = run?.now.pending;
    return {
      info: this.info(identity),
      n: run?.n ?? 0,
      view: run?.view(who) ?? null,
      open: run?.questions(who).map(q => ({ ...q, thinking: this.thinking.has(q.seat) })) ?? [],
      mine: ask && run ? shown(ask, run.q) : null,
      undo: seat && run && run.result === undefined ? run.undoLine(seat) : null,
      undoAsked: this.undoAsked,
      canRetract:
        seat !== null && !ask && pending?.kind === 'all' && pending.parts.some(p => p.seat === seat),
      deadline: this.deadline,
      now: deps.now(),
      seal: run ? sealOf(table.seed) : null,
      seed: run?.result === undefined ? null : table.seed,
      result: run?.result ?? null,
    };
  }

  log(identity: string, from = 0): Told[] {
    return this.run?.events(this.whoIs(identity), from).map(({ n, event }) => ({ n, event })) ?? [];
  }

  snapshot(identity: string, deps: Deps): Snapshot {
    return { ...this.now(identity, deps), log: this.log(identity) };
  }

  /** How many lines the log has now. */
  get lines(): number {
    return this.run?.toldCount ?? 0;
  }

  /** Tells everybody who is looking what is new. `kept`: lines of the log that are still true. */
  publish(deps: Deps, kept = Number.POSITIVE_INFINITY): void {
    for (const [watcher, known] of this.watchers) {
      const from = Math.min(known, kept);
      const log = this.log(watcher.identity, from);
      this.watchers.set(watcher, from + log.length);
      watcher.send({ push: 'news', table: this.table.id, now: this.now(watcher.identity, deps), from, log });
    }
  }

  stop(): void {
    for (const cancel of this.timers) cancel();
    this.timers.clear();
  }
}

/** Plays stored entries again. They were judged when they came in. */
const repeat = (table: StoredTable, game: AnyGame, entries: readonly Entry[]): AnyRun => {
  const run = new Run(game, table.options as Record<string, unknown>, {
    seed: table.seed,
    salts: table.salts,
  });
  for (const e of entries) {
    const reply =
      'undo' in e
        ? run.undo(e.undo, { agreed: true })
        : 'retract' in e
          ? run.retract(e.seat)
          : run.answer(e.seat, e.q, e.a, e.by);
    if (!reply.ok)
      throw new Error(`entry ${e.n} of table ${table.id} does not replay: ${reply.refusal.rule}`);
  }
  return run;
};
