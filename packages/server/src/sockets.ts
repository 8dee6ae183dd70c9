import type { Socket } from 'node:net';
import type { Connection, Problem, Push, Reply, Service } from '@potyczka/table';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { guestName } from './identity.js';
import { Bucket, Buckets, Counts } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';

/** Requests that make a table: dearer than others. */
const MAKES_TABLE = new Set(['create', 'import', 'rematch']);
/** Requests for which much has to be played again, in ordinary ones. */
const DEAR = new Map([['past', 5]]);
/** What one address may do, for each that one person may: many share an address. */
const PEOPLE_AT_AN_ADDRESS = 10;
const AT_ONCE = 3;
const IN_FLIGHT = 32;
/** After so many requests refused in a row, the connection is closed. */
const STRIKES = 200;
/** Whoever reads so slowly that this many bytes wait for him has to connect again. */
const SLOW_BYTES = 8_000_000;
const PING_MS = 30_000;
const POLICY = 1008;
const GOING_AWAY = 1001;

/** The start of a message tells its number and whether it brings a record, without reading it all. */
const HEAD_BYTES = 200;

const problem = (code: Problem['code'], id: string): Problem => ({ code, why: { id } });
const TOO_FAST = problem('too-fast', 'table-too-fast');
const TOO_LARGE = problem('too-large', 'table-too-large');
const MALFORMED = problem('malformed', 'table-malformed-request');

/** News for many are written out once. */
const written = new WeakMap<Push, string>();
const writeOut = (push: Push): string => {
  let text = written.get(push);
  if (text === undefined) {
    text = JSON.stringify(push);
    written.set(push, text);
  }
  return text;
};

interface Caller {
  readonly identity: string;
  readonly address: string;
}

/** Everybody who is connected, and what each may do. */
export class Sockets {
  private readonly open = new Map<WebSocket, { isAlive: boolean; readonly wire: Socket }>();
  private readonly perPerson: Counts;
  private readonly perAddress: Counts;
  private readonly tablesOfPerson: Buckets;
  private readonly tablesOfAddress: Buckets;
  private readonly knocks: Buckets;
  private readonly timer: NodeJS.Timeout;
  /** Sockets that hold back what they are to send until the end of this round of the event loop. */
  private readonly held = new Set<Socket>();

  constructor(
    private readonly service: Service,
    private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly log: FastifyBaseLogger,
    private readonly nameOf: (identity: string) => Promise<string | undefined>,
  ) {
    const { TABLES_PER_HOUR: tables, SOCKETS_PER_ADDRESS: sockets } = settings;
    this.perPerson = new Counts(settings.SOCKETS_PER_PERSON);
    this.perAddress = new Counts(sockets);
    this.tablesOfPerson = new Buckets(tables, tables / 3600);
    this.tablesOfAddress = new Buckets(tables * PEOPLE_AT_AN_ADDRESS, (tables * PEOPLE_AT_AN_ADDRESS) / 3600);
    this.knocks = new Buckets(sockets * 2, Math.max(1, sockets / 10));
    this.timer = setInterval(() => this.look(), PING_MS);
    this.timer.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /** Why somebody may not connect now; he is counted in if he may. */
  admit({ identity, address }: Caller): string | undefined {
    if (!this.knocks.take(address)) return 'too many attempts; please wait a moment';
    if (this.open.size >= this.settings.SOCKETS) return 'the server is full';
    if (!this.perAddress.add(address)) return 'too many connections from this address';
    if (this.perPerson.add(identity)) return undefined;
    this.perAddress.remove(address);
    return 'too many connections of one person';
  }

  /** Somebody who was admitted is gone. */
  release({ identity, address }: Caller): void {
    this.perAddress.remove(address);
    this.perPerson.remove(identity);
  }

  /** Serves a connection that was admitted. */
  serve(socket: WebSocket, caller: Caller, wire: Socket): void {
    const state = { isAlive: true, wire };
    this.open.set(socket, state);
    socket.on('pong', () => {
      state.isAlive = true;
    });
    const push = (p: Push): void => this.write(socket, writeOut(p));
    const connected = this.nameOf(caller.identity)
      .catch(() => undefined)
      .then(name =>
        this.service.connect({ id: caller.identity, name: name ?? guestName(caller.identity) }, push),
      );
    const desk = new Desk(socket, this, this.settings, connected, caller);
    socket.on('message', (data: Buffer, isBinary) => void desk.receive(data, isBinary));
    socket.on('close', code => {
      this.open.delete(socket);
      void connected.then(c => c.close());
      this.log.debug({ code }, 'disconnected');
    });
    this.log.debug('connected');
  }

  /** Sends a text, unless the other side reads too slowly. */
  write(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > SLOW_BYTES) {
      this.drop('slow');
      socket.terminate();
      return;
    }
    this.hold(socket);
    socket.send(text);
  }

  /** An answer and the news that come with it leave together: one call of the system instead of several. */
  private hold(socket: WebSocket): void {
    const wire = this.open.get(socket)?.wire;
    if (!wire || this.held.has(wire)) return;
    if (this.held.size === 0) setImmediate(() => this.letGo());
    this.held.add(wire);
    wire.cork();
  }

  private letGo(): void {
    for (const wire of this.held) wire.uncork();
    this.held.clear();
  }

  drop(reason: string): void {
    this.metrics.dropped.inc({ reason });
    this.log.info({ reason }, 'dropped');
  }

  mayMakeTable({ identity, address }: Caller): boolean {
    return this.tablesOfPerson.take(identity) && this.tablesOfAddress.take(address);
  }

  note(what: string, reply: Reply, since: number): void {
    const outcome = reply.ok ? 'ok' : reply.problem.code;
    this.metrics.requests.inc({ do: what, outcome });
    this.metrics.seconds.observe({ do: what }, (performance.now() - since) / 1000);
    if (this.log.level === 'debug' || this.log.level === 'trace') this.log.debug({ do: what, outcome });
  }

  /** Finds connections that broke silently. */
  private look(): void {
    for (const [socket, state] of this.open) {
      if (!state.isAlive) socket.terminate();
      else {
        state.isAlive = false;
        socket.ping();
      }
    }
    for (const buckets of [this.tablesOfPerson, this.tablesOfAddress, this.knocks]) buckets.prune();
  }

  /** Everybody has to connect again. */
  close(): void {
    clearInterval(this.timer);
    for (const socket of this.open.keys()) {
      this.write(socket, writeOut({ push: 'bye' }));
      socket.close(GOING_AWAY);
    }
  }
}

/** Reads what comes in through one connection, as fast as it may come. */
class Desk {
  private readonly bucket: Bucket;
  private inFlight = 0;
  private strikes = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly sockets: Sockets,
    private readonly settings: Settings,
    private readonly connected: Promise<Connection>,
    private readonly caller: Caller,
  ) {
    const perSecond = settings.REQUESTS_PER_SECOND;
    this.bucket = new Bucket(perSecond * AT_ONCE, perSecond);
  }

  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    const since = performance.now();
    const refusal = this.refusalOf(data, isBinary);
    if (refusal) {
      this.refuse(data, refusal);
      return;
    }
    const request = parse(data);
    const what = nameOf(request);
    const isTooDear = !this.bucket.take((DEAR.get(what) ?? 1) - 1);
    if (isTooDear || (MAKES_TABLE.has(what) && !this.sockets.mayMakeTable(this.caller))) {
      this.refuse(data, TOO_FAST);
      return;
    }
    this.strikes = 0;
    this.inFlight++;
    try {
      const reply = await (await this.connected).handle(request);
      this.sockets.write(this.socket, JSON.stringify(reply));
      this.sockets.note(reply.ok || reply.problem.code !== 'malformed' ? what : 'malformed', reply, since);
    } finally {
      this.inFlight--;
    }
  }

  private refusalOf(data: Buffer, isBinary: boolean): Problem | undefined {
    if (isBinary) return MALFORMED;
    const isLarge = data.length > this.settings.MESSAGE_BYTES;
    if (isLarge && !headOf(data).includes('"import"')) return TOO_LARGE;
    if (this.inFlight >= IN_FLIGHT || !this.bucket.take()) return TOO_FAST;
    return undefined;
  }

  private refuse(data: Buffer, why: Problem): void {
    const re = Number(/"id"\s*:\s*(\d{1,10})\b/.exec(headOf(data))?.[1] ?? 0);
    const reply: Reply = { re, ok: false, problem: why };
    this.sockets.write(this.socket, JSON.stringify(reply));
    this.sockets.note('refused', reply, performance.now());
    if (++this.strikes < STRIKES) return;
    this.sockets.drop('flood');
    this.socket.close(POLICY, 'too many requests');
  }
}

const headOf = (data: Buffer): string => data.toString('latin1', 0, HEAD_BYTES);

const parse = (data: Buffer): unknown => {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
};

const nameOf = (request: unknown): string => {
  const name = typeof request === 'object' && request !== null ? (request as { do?: unknown }).do : undefined;
  return typeof name === 'string' ? name : 'malformed';
};
