import type { Socket } from 'node:net';
import type { Owner, Push, Reply, Service } from '@potyczka/table';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { frameOf } from './frames.js';
import { guestName } from './identity.js';
import { Bucket, Buckets, Counts } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Caller, Open } from './open.js';
import { Outbox } from './outbox.js';
import type { Who } from './people.js';
import { Session } from './session.js';
import type { Settings } from './settings.js';
import { Incoming, overdue } from './unfinished.js';
import { writeMessage } from './written.js';

/** Of 2^40 codes few are good, each for minutes: whoever tries so few meets none. */
const GUESSES_AT_ONCE = 20;
const GUESSES_PER_SECOND = 1 / 30;
const ALL_GUESSES_AT_ONCE = 200;
const ALL_GUESSES_PER_SECOND = 2;
/** What one address may do, for each that one person may: many share an address. */
const PEOPLE_AT_AN_ADDRESS = 10;
/** One person may have several pages open, but not ask for more at each. */
const PAGES_OF_A_PERSON = 2;
/** So many seconds' worth of requests may come at once. */
const AT_ONCE = 3;
/** So many bytes may go with a request, counted over a while: most have a hundred or two. */
const USUAL_BYTES = 1000;
/** So many records at once fit into what one person may send, and one address. */
const RECORDS_OF_A_PERSON = 2;
const RECORDS_OF_AN_ADDRESS = 4;
/** Whoever reads so slowly that this many bytes wait for them has to connect again. */
const SLOW_BYTES = 4_000_000;
/** When this many bytes wait for all together, those who read most slowly have to. */
const WAITING_BYTES = 128_000_000;
const LOOK_MS = 1000;
/** A message has to come in whole within this time, in milliseconds: a record through a slow line needs some. */
const WHOLE_MS = 30_000;
/** So many bytes of messages that have not ended may wait for the rest. */
const UNFINISHED_BYTES = 32_000_000;
/** At the end everybody has so long to say goodbye, in milliseconds. */
const FAREWELL_MS = 1000;
/** Whoever asked for something is answered before their connection is closed. */
const HEARD_MS = 100;
const PING_MS = 30_000;
const GOING_AWAY = 1001;
const BYE: Push = { push: 'bye' };

/** Everybody who is connected, and what each may do. */
export class Sockets {
  private readonly open = new Map<WebSocket, Open>();
  private readonly perPerson: Counts;
  private readonly perAddress: Counts;
  private readonly tablesOfPerson: Buckets;
  private readonly tablesOfAddress: Buckets;
  private readonly connectAttempts: Buckets;
  /** Codes of devices that are tried: so many at once, and then one in a while. */
  private readonly guessesOfAddress = new Buckets(GUESSES_AT_ONCE, GUESSES_PER_SECOND);
  private readonly guesses = new Bucket(ALL_GUESSES_AT_ONCE, ALL_GUESSES_PER_SECOND);
  private readonly asksOfPerson: Buckets;
  private readonly asksOfAddress: Buckets;
  private readonly bytesOfPerson: Buckets;
  private readonly bytesOfAddress: Buckets;
  private readonly timers: readonly NodeJS.Timeout[];
  /** An answer and the news that come with it leave together: one call of the system instead of several. */
  private readonly outbox = new Outbox<Open>(open => this.send(open));
  /** News for many are written out once: they are told one after the other. */
  private last: { readonly push: Push; readonly frame: Buffer } | undefined;

  constructor(
    private readonly service: Service,
    private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly log: FastifyBaseLogger,
    pingMs = PING_MS,
  ) {
    const { TABLES_PER_HOUR: tables, SOCKETS_PER_ADDRESS: sockets, REQUESTS_PER_SECOND: asks } = settings;
    this.perPerson = new Counts(settings.SOCKETS_PER_PERSON);
    this.perAddress = new Counts(sockets);
    this.tablesOfPerson = new Buckets(tables, tables / 3600);
    this.tablesOfAddress = new Buckets(tables * PEOPLE_AT_AN_ADDRESS, (tables * PEOPLE_AT_AN_ADDRESS) / 3600);
    this.connectAttempts = new Buckets(sockets * 2, Math.max(1, sockets / 10));
    const buckets = (times: number): Buckets => new Buckets(asks * times * AT_ONCE, asks * times);
    this.asksOfPerson = buckets(PAGES_OF_A_PERSON);
    this.asksOfAddress = buckets(PEOPLE_AT_AN_ADDRESS);
    const bytes = (records: number, times: number): Buckets =>
      new Buckets(settings.RECORD_BYTES * records, asks * USUAL_BYTES * times);
    this.bytesOfPerson = bytes(RECORDS_OF_A_PERSON, PAGES_OF_A_PERSON);
    this.bytesOfAddress = bytes(RECORDS_OF_AN_ADDRESS, PEOPLE_AT_AN_ADDRESS);
    this.timers = [
      setInterval(() => this.pingAll(), pingMs).unref(),
      setInterval(() => {
        this.dropSlow();
        this.dropUnfinished(Date.now());
        this.endEvenings(Date.now());
      }, LOOK_MS).unref(),
    ];
  }

  get size(): number {
    return this.open.size;
  }

  /** Whether somebody may try to connect now: before anything is looked up for them. */
  mayTry(address: string): boolean {
    return this.connectAttempts.take(address);
  }

  /** Why somebody may not connect now; they are counted in if they may. */
  admit({ identity, address }: Caller): string | undefined {
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
  serve(socket: WebSocket, caller: Caller, { name, was, until }: Who, wire: Socket): void {
    const incoming = new Incoming(wire);
    const { address, identity, device } = caller;
    const alive = { isAlive: true, pings: 0, held: [] };
    const state: Open = { socket, address, device, identity, until, incoming, wire, ...alive };
    this.open.set(socket, state);
    const push = (p: Push): void => this.write(state, this.writeOut(p));
    const who = { id: identity, name: name ?? guestName(identity), address, device };
    const connected = this.service.connect(who, push, cost => this.charge(caller, cost));
    if (was) void this.service.finishJoining({ device, was, person: identity });
    const session = new Session(state, this, this.settings, connected, caller);
    socket.on('message', (data: Buffer, isBinary) => {
      incoming.ended();
      void session.receive(data, isBinary);
    });
    socket.on('ping', data => {
      incoming.control(data.length);
      session.ping(data);
    });
    socket.on('pong', data => {
      incoming.control(data.length);
      state.isAlive = true;
      if (state.pings > 0) state.pings--;
      else session.pong();
    });
    socket.on('close', code => {
      this.open.delete(socket);
      connected.close();
      this.log.debug({ code }, 'disconnected');
    });
    this.log.debug('connected');
  }

  private writeOut(push: Push): Buffer {
    if (this.last?.push !== push) this.last = { push, frame: frameOf(writeMessage(push)) };
    return this.last.frame;
  }

  /** Gives back how many bytes it has. */
  reply(open: Open, reply: Reply): number {
    const frame = frameOf(writeMessage(reply));
    if (this.isHeld(open, frame)) this.outbox.addAnswer(open);
    return frame.length;
  }

  /** Sends a message, unless the other side reads too slowly. */
  private write(open: Open, frame: Buffer): void {
    if (this.isHeld(open, frame)) this.outbox.add(open);
  }

  private isHeld(open: Open, frame: Buffer): boolean {
    const { socket } = open;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > SLOW_BYTES) {
      this.drop('slow');
      socket.terminate();
      return false;
    }
    open.held.push(frame);
    return true;
  }

  /** Also for those to whom nothing is written any more, and whose unread bytes are each few but together many. */
  private dropSlow(): void {
    let all = 0;
    for (const socket of this.open.keys()) all += socket.bufferedAmount;
    if (all <= WAITING_BYTES) return;
    const slowest = [...this.open.keys()].sort((a, b) => b.bufferedAmount - a.bufferedAmount);
    for (const socket of slowest) {
      if (all <= WAITING_BYTES / 2) return;
      all -= socket.bufferedAmount;
      this.drop('slow');
      socket.terminate();
    }
  }

  /** A message that never ends must not be kept for ever. */
  private dropUnfinished(now: number): void {
    const { RECORD_BYTES } = this.settings;
    const limits = {
      longestMs: WHOLE_MS,
      all: Math.max(UNFINISHED_BYTES, RECORD_BYTES * 2),
      ofAddress: RECORD_BYTES * RECORDS_OF_AN_ADDRESS,
    };
    for (const { socket } of overdue(this.open.values(), limits, now)) {
      this.drop('unfinished');
      socket.terminate();
    }
  }

  /** Straight to the wire: nothing is compressed or masked, so that there is nothing else to do. */
  private send(open: Open): void {
    const { held, wire, socket } = open;
    if (held.length === 0) return;
    open.held = [];
    if (socket.readyState !== socket.OPEN) return;
    wire.write(held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held));
  }

  /** Says goodbye, after everything that was to be sent before. */
  end(open: Open, code: number, reason?: string): void {
    this.send(open);
    open.socket.close(code, reason);
  }

  /** A device has another owner, or none: whatever it has open begins anew, after it has heard why. */
  restart(device: string): void {
    const those = [...this.open.values()].filter(open => open.device === device);
    if (those.length === 0) return;
    setTimeout(() => {
      for (const open of those) {
        this.write(open, this.writeOut(BYE));
        this.end(open, GOING_AWAY);
      }
    }, HEARD_MS).unref();
  }

  /** Who was here for an evening is gone after it, also where the page was left open. */
  private endEvenings(now: number): void {
    const over = [...this.open.values()].filter(({ until }) => until !== null && until <= now);
    for (const device of new Set(over.map(open => open.device))) this.restart(device);
  }

  /** Ends what is open from devices that are somebody else's now; others may have changed that without a word that came here. */
  async lookAgain(ownerOf: (device: string) => Promise<Owner>): Promise<void> {
    const devices = new Map([...this.open.values()].map(({ device, identity }) => [device, identity]));
    for (const [device, identity] of devices) {
      const { person, isOut } = await ownerOf(device);
      if (isOut || person !== identity) this.restart(device);
    }
  }

  drop(reason: string): void {
    this.metrics.dropped.inc({ reason });
    this.log.info({ reason }, 'dropped');
  }

  /** Whether somebody may try a code now: few, from one address and from all. */
  mayGuess({ address }: Caller): boolean {
    return this.guessesOfAddress.take(address) && this.guesses.take();
  }

  mayMakeTable({ identity, address }: Caller): boolean {
    return this.tablesOfPerson.take(identity) && this.tablesOfAddress.take(address);
  }

  /** Whether somebody may ask for something now, besides what each of their connections may. */
  mayAsk({ identity, address }: Caller, cost: number): boolean {
    const may = this.asksOfPerson.take(identity, cost) && this.asksOfAddress.take(address, cost);
    if (may) this.metrics.cost.inc(cost);
    return may;
  }

  /** What turned out to be dearer than it looked is charged when it is known, even if it is more than there was. */
  charge({ identity, address }: Caller, cost: number): void {
    if (cost <= 0) return;
    this.metrics.cost.inc(cost);
    this.asksOfPerson.charge(identity, cost);
    this.asksOfAddress.charge(address, cost);
  }

  /** Whether somebody may send so much now: it is charged before it is read, whatever it turns out to be. */
  maySend({ identity, address }: Caller, bytes: number): boolean {
    return this.bytesOfPerson.take(identity, bytes) && this.bytesOfAddress.take(address, bytes);
  }

  note(what: string, reply: Reply, since: number): void {
    const outcome = reply.ok ? 'ok' : reply.problem.code;
    this.metrics.requests.inc({ do: what, outcome });
    this.metrics.seconds.observe({ do: what }, (performance.now() - since) / 1000);
    if (this.log.level === 'debug' || this.log.level === 'trace') this.log.debug({ do: what, outcome });
  }

  /** Finds connections that broke silently. */
  private pingAll(): void {
    for (const [socket, state] of this.open) {
      if (!state.isAlive) socket.terminate();
      else {
        state.isAlive = false;
        state.pings++;
        socket.ping();
      }
    }
    const { tablesOfPerson, tablesOfAddress, connectAttempts } = this;
    this.guessesOfAddress.prune();
    const { asksOfPerson, asksOfAddress, bytesOfPerson, bytesOfAddress } = this;
    for (const each of [tablesOfPerson, tablesOfAddress, connectAttempts]) each.prune();
    for (const each of [asksOfPerson, asksOfAddress, bytesOfPerson, bytesOfAddress]) each.prune();
  }

  /** Everybody has to connect again. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const open of this.open.values()) {
      this.write(open, this.writeOut(BYE));
      this.end(open, GOING_AWAY);
    }
    // Somebody who does not answer must not keep the server from ending.
    const left = [...this.open.keys()];
    setTimeout(() => left.forEach(socket => void socket.terminate()), FAREWELL_MS);
  }
}
