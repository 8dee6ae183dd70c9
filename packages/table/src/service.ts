import { type Msg, type RuleId, readOptions, type Seat } from '@potyczka/kernel';
import { type Entry, readRecord, replay } from '@potyczka/kernel/run';
import type { Deps } from './deps.js';
import { drive } from './drive.js';
import { Live, type Watcher } from './live.js';
import type { Answers, Problem, Push, Reply, Request, RequestName, RequestOf } from './protocol.js';
import { readRequest } from './protocol.js';
import { Refused } from './refused.js';
import { Conflict, type Identity, type Sitter, type StoredTable } from './store.js';

const refused = (code: Problem['code'], id: string, args?: Msg['args'], rule?: RuleId): Refused =>
  new Refused({ code, why: args ? { id, args } : { id }, ...(rule && { rule }) });

const NOTHING: Record<never, never> = {};

/** How often a writer that lost a race tries again. */
const TRIES = 5;

/** Somebody at the other end of a socket, or the page beside a worker. */
export class Connection implements Watcher {
  readonly watching = new Set<string>();
  constructor(
    private readonly service: Service,
    public who: Identity,
    readonly send: (push: Push) => void,
  ) {}

  get identity(): string {
    return this.who.id;
  }

  /** Answers anything that comes in: never throws, never changes anything for a bad request. */
  async handle(raw: unknown): Promise<Reply> {
    const request = readRequest(raw);
    const re = requestId(raw);
    if (!request)
      return { re, ok: false, problem: { code: 'malformed', why: { id: 'table-malformed-request' } } };
    try {
      return { re, ok: true, value: await this.service.grant(this, request) } as Reply;
    } catch (e) {
      if (e instanceof Refused) return { re, ok: false, problem: e.problem };
      this.service.deps.fault?.(request.do, e);
      return { re, ok: false, problem: { code: 'fault', why: { id: 'table-fault' } } };
    }
  }

  /** The socket is gone. */
  close(): void {
    this.service.leaveAll(this);
  }
}

const requestId = (raw: unknown): number => {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : undefined;
  return Number.isSafeInteger(id) ? (id as number) : 0;
};

/** The tables: who asks for what, and what becomes of it. */
export class Service {
  /** Tables in memory. */
  readonly live = new Map<string, Promise<Live | undefined>>();

  constructor(readonly deps: Deps) {}

  connect(who: Identity, send: (push: Push) => void): Connection {
    return new Connection(this, who, send);
  }

  /** Grants a request or throws `Refused`. */
  grant<K extends RequestName>(c: Connection, r: Request & { do: K }): Promise<Answers[K]> {
    const handlers = this.handlers as unknown as Record<
      RequestName,
      (c: Connection, r: Request) => Promise<unknown>
    >;
    return handlers[r.do](c, r) as Promise<Answers[K]>;
  }

  private readonly handlers: { [K in RequestName]: (c: Connection, r: RequestOf<K>) => Promise<Answers[K]> } =
    {
      hello: async (c, r) => {
        if (r.name) c.who = { ...c.who, name: r.name };
        return { protocol: r.protocol, name: c.who.name, software: this.deps.software };
      },
      list: c => this.list(c),
      create: (c, r) => this.create(c, r),
      join: (c, r) => this.join(c, r),
      seat: (c, r) => this.changeSeat(c, r),
      lock: async (c, r) => {
        await this.change(r.table, live => ({ ...this.asHost(c, live), locked: r.locked }));
        return NOTHING;
      },
      start: (c, r) => this.start(c, r.table),
      salt: async (c, r) => {
        await this.change(r.table, live => {
          const seat = this.mySeat(c, live);
          if (live.table.phase !== 'open') throw refused('not-open', 'table-started');
          return { ...live.table, salts: { ...live.table.salts, [seat]: r.salt } };
        });
        return NOTHING;
      },
      watch: (c, r) => this.watch(c, r.table),
      unwatch: async (c, r) => {
        await this.leave(c, r.table);
        return NOTHING;
      },
      answer: async (c, r) => ({
        n: await this.write(r.table, live => live.run?.answer(this.mySeat(c, live), r.q, r.a)),
      }),
      probe: async (c, r) => {
        const live = await this.find(r.table);
        return { refusal: live.run?.judge(this.mySeat(c, live), r.q, r.a) ?? null };
      },
      retract: async (c, r) => ({
        n: await this.write(r.table, live => live.run?.retract(this.mySeat(c, live))),
      }),
      undo: (c, r) => this.undo(c, r.table, r.to),
      agree: (c, r) => this.agree(c, r),
      resign: async (c, r) => {
        await this.change(r.table, live =>
          withSitter(live.table, this.mySeat(c, live), { kind: 'bot', level: 'greedy' }),
        );
        return NOTHING;
      },
      back: async (c, r) => {
        await this.setAway(r.table, c.identity, false);
        return NOTHING;
      },
      say: (c, r) => this.say(c, r),
      record: async (_, r) => {
        const live = await this.find(r.table);
        if (!live.run) throw refused('not-open', 'table-not-started');
        return { record: live.run.record() };
      },
      import: (c, r) => this.import(c, r.record),
      rematch: (c, r) => this.rematch(c, r.table),
    };

  // ---- finding and keeping tables

  /** A table, from memory or the store. */
  async find(id: string): Promise<Live> {
    let found = this.live.get(id);
    if (!found) {
      found = this.load(id);
      this.live.set(id, found);
      found.then(
        live => live ?? this.live.delete(id),
        () => this.live.delete(id),
      );
    }
    const live = await found;
    if (!live) throw refused('unknown-table', 'table-unknown-table');
    live.used = this.deps.now();
    return live;
  }

  private async load(id: string): Promise<Live | undefined> {
    const stored = await this.deps.store.load(id);
    const game = stored && this.deps.gameOf(stored.table.game);
    return stored && game ? new Live(stored.table, game, stored.entries) : undefined;
  }

  /** Forgets what is in memory and reads it again; those who are looking stay. */
  async reload(id: string): Promise<Live | undefined> {
    const old = await this.live.get(id)?.catch(() => undefined);
    this.live.delete(id);
    old?.stop();
    const live = await this.find(id).catch(() => undefined);
    if (live && old && live !== old) for (const [w, known] of old.watchers) live.watchers.set(w, known);
    return live;
  }

  /** Another process has changed a table: read it again if somebody here is looking. */
  async changedElsewhere(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => undefined);
    if (!live) return;
    const before = live.run?.n;
    const now = await this.reload(id);
    if (now && (now.run?.n !== before || now.table.version !== live.table.version)) now.publish(this.deps, 0);
  }

  /** Drops tables that nobody looks at and that have not been used for a while. */
  async forget(idleMs: number): Promise<number> {
    let dropped = 0;
    for (const [id, found] of this.live) {
      const live = await found.catch(() => undefined);
      if (!live || live.watchers.size > 0 || live.thinking.size > 0) continue;
      if (this.deps.now() - live.used < idleMs) continue;
      live.stop();
      this.live.delete(id);
      dropped++;
    }
    return dropped;
  }

  // ---- writing

  /**
   * Changes the match: applied in memory, then durable, then told to everybody.
   * If another process was faster, everything is read again and tried again.
   */
  async write(
    id: string,
    act: (
      live: Live,
    ) =>
      | { readonly ok: true; readonly n: number }
      | { readonly ok: false; readonly refusal: { rule: RuleId; why: Msg } }
      | undefined,
  ): Promise<number> {
    for (let i = 1; ; i++) {
      const live = await this.find(id);
      try {
        return await live.inOrder(() => this.writeOnce(live, act));
      } catch (e) {
        if (!(e instanceof Conflict) || i >= TRIES) throw e;
        await this.reload(id);
      }
    }
  }

  private async writeOnce(live: Live, act: Parameters<Service['write']>[1]): Promise<number> {
    if (!live.run) throw refused('not-open', 'table-not-started');
    const reply = act(live);
    if (!reply) throw refused('not-open', 'table-not-started');
    if (!reply.ok) throw refused('refused', reply.refusal.why.id, reply.refusal.why.args, reply.refusal.rule);
    await this.persist(live, live.run.last() as Entry);
    live.undoAsked = null;
    live.publish(this.deps, live.lines);
    this.deps.changed?.(live.table.id);
    drive(this, live);
    return reply.n;
  }

  /** Makes an entry durable, or takes the table out of memory so that nothing unsaved is ever shown. */
  private async persist(live: Live, entry: Entry): Promise<void> {
    const updated = this.deps.now();
    try {
      await this.deps.store.append(live.table.id, entry, updated);
      live.table = { ...live.table, updated };
    } catch (e) {
      if (e instanceof Conflict) throw e;
      this.deps.fault?.('append', e);
      await this.reload(live.table.id);
      throw refused('not-saved', 'table-not-saved');
    }
  }

  /** Changes what is stored about a table. */
  async change(id: string, to: (live: Live) => StoredTable): Promise<Live> {
    for (let i = 1; ; i++) {
      const live = await this.find(id);
      try {
        return await live.inOrder(async () => {
          const table = { ...to(live), version: live.table.version + 1, updated: this.deps.now() };
          await this.deps.store.save(table);
          const started = live.table.phase === 'open' && table.phase === 'playing';
          live.table = table;
          const next = started ? await this.reload(id) : live;
          const now = next ?? live;
          now.publish(this.deps);
          this.deps.changed?.(id);
          drive(this, now);
          return now;
        });
      } catch (e) {
        if (!(e instanceof Conflict) || i >= TRIES) throw e;
        await this.reload(id);
      }
    }
  }

  // ---- rights

  private mySeat(c: Connection, live: Live): Seat {
    const seat = live.seatOf(c.identity);
    if (!seat) throw refused('not-yours', 'table-no-seat');
    return seat;
  }

  private asHost(c: Connection, live: Live): StoredTable {
    if (live.table.host !== c.identity) throw refused('not-yours', 'table-not-host');
    return live.table;
  }

  // ---- requests

  private async list(c: Connection): Promise<Answers['list']> {
    const { store } = this.deps;
    const [open, mine] = await Promise.all([store.listOpen(50), store.listOf(c.identity, 50)]);
    const info = async (t: StoredTable) => {
      const cached = await this.live.get(t.id)?.catch(() => undefined);
      const game = this.deps.gameOf(t.game);
      return (
        cached ??
        (game &&
          (t.phase === 'playing' ? await this.find(t.id) : new Live({ ...t, phase: 'open' }, game, [])))
      )?.info(c.identity);
    };
    const infos = async (tables: readonly StoredTable[]) =>
      (
        await Promise.all(
          tables.map(async t => {
            const i = await info(t).catch(() => undefined);
            return i && { ...i, phase: t.phase };
          }),
        )
      ).filter(i => i !== undefined);
    return { open: await infos(open), mine: await infos(mine) };
  }

  private async create(c: Connection, r: RequestOf<'create'>): Promise<Answers['create']> {
    const game = this.deps.gameOf(r.game);
    if (!game) throw refused('refused', 'table-unknown-game', { game: r.game });
    const read = readOptions(game.options, r.options);
    if (!read.ok)
      throw refused('refused', 'table-bad-option', { option: read.field, accepted: read.accepted });
    const clash = game.judgeOptions?.(read.options);
    if (clash) throw refused('refused', clash.why.id, clash.why.args, clash.rule);
    const seats = game.seats(read.options);
    if (r.seats.length !== seats.length)
      throw refused('refused', 'table-wrong-seats', { seats: seats.length });
    if (r.seats.filter(s => s.kind === 'me').length > 1) throw refused('refused', 'table-one-seat');
    const now = this.deps.now();
    const table: StoredTable = {
      id: this.deps.token().slice(0, 16),
      game: r.game,
      rulesVersion: game.rulesVersion,
      options: read.options as StoredTable['options'],
      phase: 'open',
      seats: seats.map((seat, i) => ({
        seat,
        sitter: sitterFor(c.who, r.seats[i] as (typeof r.seats)[number]),
        token: this.deps.token(),
      })),
      clock: r.clock ?? { kind: 'none' },
      hidden: r.hidden ?? false,
      locked: false,
      chat: r.chat ?? false,
      awayMinutes: r.awayMinutes ?? null,
      host: c.identity,
      seed: this.deps.seed(),
      salts: {},
      created: now,
      updated: now,
      version: 1,
    };
    await this.deps.store.create(table);
    if (!table.seats.some(s => s.sitter.kind === 'open')) await this.start(c, table.id);
    const links = Object.fromEntries(
      table.seats.filter(s => s.sitter.kind === 'open').map(s => [s.seat, s.token]),
    );
    return { table: table.id, seat: table.seats.find(s => s.sitter.kind === 'human')?.seat ?? null, links };
  }

  private async join(c: Connection, r: RequestOf<'join'>): Promise<Answers['join']> {
    let seat: Seat | undefined;
    await this.change(r.table, live => {
      const { table } = live;
      const mine = live.seatOf(c.identity);
      if (mine) {
        seat = mine;
        return table;
      }
      if (table.locked && !r.token) throw refused('not-open', 'table-locked');
      const open = table.seats.filter(s => s.sitter.kind === 'open');
      const wanted = r.token
        ? open.find(s => s.token === r.token)
        : open.find(s => !r.seat || s.seat === r.seat);
      if (!wanted) throw refused('not-open', 'table-seat-taken');
      seat = wanted.seat;
      return withSitter(table, wanted.seat, {
        kind: 'human',
        id: c.identity,
        name: r.name ?? c.who.name,
        away: false,
      });
    });
    return { seat: seat as Seat };
  }

  private async changeSeat(c: Connection, r: RequestOf<'seat'>): Promise<Record<never, never>> {
    await this.change(r.table, live => {
      const table = this.asHost(c, live);
      if (table.phase !== 'open') throw refused('not-open', 'table-started');
      return withSitter(table, r.seat as Seat, sitterFor(c.who, r.as));
    });
    return NOTHING;
  }

  private async start(c: Connection, id: string): Promise<Record<never, never>> {
    await this.change(id, live => {
      const table = this.asHost(c, live);
      if (table.phase !== 'open') throw refused('not-open', 'table-started');
      if (table.seats.some(s => s.sitter.kind === 'open')) throw refused('not-open', 'table-seats-open');
      return { ...table, phase: 'playing' };
    });
    return NOTHING;
  }

  private async watch(c: Connection, id: string): Promise<Answers['watch']> {
    const live = await this.find(id);
    return live.inOrder(async () => {
      const snapshot = live.snapshot(c.identity, this.deps);
      live.watchers.set(c, snapshot.log.length);
      c.watching.add(id);
      if (live.seatOf(c.identity)) this.tellOthers(live, c);
      drive(this, live);
      return { ...snapshot, info: live.info(c.identity) };
    });
  }

  private tellOthers(live: Live, c: Connection): void {
    for (const [w, known] of live.watchers) {
      if (w !== c)
        w.send({
          push: 'news',
          table: live.table.id,
          now: live.now(w.identity, this.deps),
          from: known,
          log: [],
        });
    }
  }

  private async leave(c: Connection, id: string): Promise<void> {
    c.watching.delete(id);
    const live = await this.live.get(id)?.catch(() => undefined);
    if (!live?.watchers.delete(c)) return;
    if (live.seatOf(c.identity)) this.tellOthers(live, c);
    drive(this, live);
  }

  leaveAll(c: Connection): void {
    for (const id of [...c.watching]) void this.leave(c, id);
  }

  private async undo(c: Connection, id: string, to: number): Promise<Answers['undo']> {
    const live = await this.find(id);
    const seat = this.mySeat(c, live);
    const line = live.run?.undoLine(seat).to;
    if (line !== undefined && to >= line) return { n: await this.write(id, l => l.run?.undo(to, { seat })) };
    return live
      .inOrder(async () => {
        if (!live.run || live.run.result !== undefined) throw refused('not-open', 'table-over');
        if (!live.run.stands(to)) throw refused('refused', 'table-undo-blocked');
        live.undoAsked = { by: seat, to, agreed: [seat] };
        live.publish(this.deps);
        return { n: null };
      })
      .then(asked => this.undoIfAgreed(id).then(n => (n === null ? asked : { n })));
  }

  private async agree(c: Connection, r: RequestOf<'agree'>): Promise<Answers['agree']> {
    const live = await this.find(r.table);
    const seat = this.mySeat(c, live);
    const asked = live.undoAsked;
    if (!asked || asked.to !== r.to) throw refused('refused', 'table-no-undo-asked');
    live.undoAsked = r.agree ? { ...asked, agreed: [...new Set([...asked.agreed, seat])] } : null;
    live.publish(this.deps);
    return { n: await this.undoIfAgreed(r.table) };
  }

  /** Takes back what was asked for once every human at the table has agreed. */
  private async undoIfAgreed(id: string): Promise<number | null> {
    const live = await this.find(id);
    const asked = live.undoAsked;
    if (!asked) return null;
    const humans = live.table.seats.filter(s => s.sitter.kind === 'human').map(s => s.seat);
    if (!humans.every(h => asked.agreed.includes(h))) return null;
    return this.write(id, l => l.run?.undo(asked.to, { agreed: true }));
  }

  /** A human went away, or came back. */
  async setAway(id: string, identity: string, away: boolean): Promise<void> {
    await this.change(id, live => {
      const seat = live.seatOf(identity);
      const mine = live.table.seats.find(s => s.seat === seat);
      if (!seat || mine?.sitter.kind !== 'human') throw refused('not-yours', 'table-no-seat');
      return withSitter(live.table, seat, { ...mine.sitter, away });
    });
  }

  private async say(c: Connection, r: RequestOf<'say'>): Promise<Record<never, never>> {
    const live = await this.find(r.table);
    const seat = this.mySeat(c, live);
    if (!live.table.chat) throw refused('not-open', 'table-chat-off');
    for (const w of live.watchers.keys()) w.send({ push: 'said', table: r.table, seat, text: r.text });
    return NOTHING;
  }

  private async import(c: Connection, raw: unknown): Promise<Answers['import']> {
    const record = readRecord(raw);
    if (typeof record === 'string') throw refused('refused', 'table-bad-record', { problem: record });
    const game = this.deps.gameOf(record.game);
    if (!game) throw refused('refused', 'table-unknown-game', { game: record.game });
    const again = replay(game, record);
    if (!again.ok) throw refused('refused', 'table-bad-record', { problem: again.problem });
    const now = this.deps.now();
    const table: StoredTable = {
      id: this.deps.token().slice(0, 16),
      game: record.game,
      rulesVersion: record.rulesVersion,
      options: again.run.options as StoredTable['options'],
      phase: 'over',
      seats: game
        .seats(again.run.options)
        .map(seat => ({ seat, sitter: { kind: 'bot', level: 'greedy' }, token: this.deps.token() })),
      clock: { kind: 'none' },
      hidden: true,
      locked: true,
      chat: false,
      awayMinutes: null,
      host: c.identity,
      seed: record.seed as string,
      salts: record.salts ?? {},
      created: now,
      updated: now,
      version: 1,
    };
    await this.deps.store.create(table, record.entries);
    return { table: table.id };
  }

  private async rematch(c: Connection, id: string): Promise<Answers['rematch']> {
    const { table } = await this.find(id);
    if (table.phase !== 'over') throw refused('not-open', 'table-not-over');
    const seat = table.seats.find(s => s.sitter.kind === 'human' && s.sitter.id === c.identity)?.seat;
    const seats = table.seats.map(s => {
      if (s.seat === seat) return { kind: 'me' } as const;
      return s.sitter.kind === 'bot'
        ? ({ kind: 'bot', level: s.sitter.level } as const)
        : ({ kind: 'open' } as const);
    });
    const made = await this.create(c, {
      id: 0,
      do: 'create',
      game: table.game,
      options: table.options as Record<string, string>,
      seats,
      clock: table.clock,
      hidden: table.hidden,
    });
    return { table: made.table };
  }
}

const sitterFor = (who: Identity, as: RequestOf<'seat'>['as']): Sitter => {
  switch (as.kind) {
    case 'me':
      return { kind: 'human', id: who.id, name: who.name, away: false };
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', level: as.level };
  }
};

const withSitter = (table: StoredTable, seat: Seat, sitter: Sitter): StoredTable => ({
  ...table,
  seats: table.seats.map(s => (s.seat === seat ? { ...s, sitter } : s)),
});
