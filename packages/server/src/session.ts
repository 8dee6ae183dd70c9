import { type Connection, costOfCharacters, type Problem, type Reply } from '@potyczka/table';
import { isTooDeep } from './depth.js';
import { Bucket } from './limits.js';
import type { Caller, Open, Shared } from './open.js';
import type { Settings } from './settings.js';

/** Requests that make a table: dearer than others. */
const MAKES_TABLE = new Set(['create', 'import', 'rematch', 'campaign-begin', 'campaign-play']);
/** Requests that try a code, or have one sent to somebody. */
const GUESSES = new Set(['device-join', 'tell-confirm', 'tell-mail', 'untell']);
/** Requests that bring a record, or the chapters of a campaign. */
const BRINGS_MUCH = new Set(['import', 'campaign-begin']);
/** Requests that cost more than others: what is played again or sent is long. In ordinary ones. */
const DEAR = new Map([
  ['past', 5],
  ['guess', 5],
  ['watch', 4],
  ['list', 4],
  ['wish', 4],
  ['say', 4],
  ['ask-seat', 8],
  ['admit', 4],
  ['late', 4],
  ['hand-over', 8],
  ['take-lead', 8],
  ['record', 4],
  ['import', 4],
  ['campaign', 4],
  ['campaigns', 4],
  ['campaign-begin', 4],
  ['campaign-chapters', 4],
  ['campaign-play', 4],
  ['campaign-join', 4],
  ['campaign-agree', 4],
  ['campaign-leave', 4],
  ['campaign-strike', 4],
  ['devices', 4],
  ['device-code', 4],
  ['device-join', 8],
  ['device-out', 4],
  ['recovery', 4],
  ['keep', 4],
  ['friends', 8],
  ['invite', 8],
  ['block', 8],
  ['running', 4],
  ['glance', 5],
  ['history', 8],
  ['mine', 16],
  ['forget', 16],
  ['told', 4],
  ['tell', 8],
  ['tell-mail', 8],
  ['tell-confirm', 8],
  ['untell', 8],
  ['mute', 4],
  ['feed', 8],
]);
/** What is sent at a measured pace already, however long it is. */
const PACED = new Set(['watch']);
/** So many seconds' worth of requests may come at once. */
const AT_ONCE = 3;
const IN_FLIGHT = 32;
/** Somebody who drags a piece asks ten times a second whether it may stand there: counted apart from what else is asked. */
const PROBES_PER_SECOND = 12;
/** After so many more requests refused than granted, the connection is closed. */
const STRIKES = 200;
/** So many pongs that nobody asked for may come at once, and then so many a second: some browsers send one now and then. */
const PONGS_AT_ONCE = 20;
const PONGS_PER_SECOND = 1;
/** How long somebody has to read why their connection is closed, in milliseconds. */
const FAREWELL_MS = 1000;
const POLICY = 1008;

/** The start of a message tells its number and whether it brings a record, without reading it all. */
const HEAD_BYTES = 200;
const BRINGS_RECORD = /^\s*\{[^{}[\]]*"do"\s*:\s*"(import|campaign-begin)"/;
const PROBES = /^\s*\{[^{}[\]]*"do"\s*:\s*"probe"/;

const problem = (code: Problem['code'], id: string): Problem => ({ code, why: { id } });
const TOO_FAST = problem('too-fast', 'table-too-fast');
const TOO_LARGE = problem('too-large', 'table-too-large');
const MALFORMED = problem('malformed', 'table-malformed-request');

const costOf = (what: string): number => DEAR.get(what) ?? 1;

/** Reads what comes in through one connection, as fast as it may come. */
export class Session {
  private readonly bucket: Bucket;
  private readonly probes = new Bucket(PROBES_PER_SECOND * AT_ONCE, PROBES_PER_SECOND);
  private readonly pongs = new Bucket(PONGS_AT_ONCE, PONGS_PER_SECOND);
  private inFlight = 0;
  private strikes = 0;
  private isClosing = false;

  constructor(
    private readonly open: Open,
    private readonly sockets: Shared,
    private readonly settings: Settings,
    private readonly connected: Pick<Connection, 'handle'>,
    private readonly caller: Caller,
  ) {
    const perSecond = settings.REQUESTS_PER_SECOND;
    this.bucket = new Bucket(perSecond * AT_ONCE, perSecond);
  }

  async receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.isClosing) return;
    const since = performance.now();
    const looksLikeProbe = PROBES.test(headOf(data));
    const refusal = this.refusalOf(data, isBinary, looksLikeProbe ? this.probes : this.bucket);
    if (refusal) {
      this.refuse(data, refusal);
      return;
    }
    const request = parse(data);
    const what = nameOf(request);
    const second = this.refusalOfNamed(what, data, looksLikeProbe);
    if (second) {
      this.refuse(data, second);
      return;
    }
    this.strikes = Math.max(0, this.strikes - 1);
    this.inFlight++;
    try {
      const reply = await this.connected.handle(request);
      const bytes = this.sockets.reply(this.open, reply);
      if (!PACED.has(what)) this.sockets.charge(this.caller, costOfCharacters(bytes) - costOf(what));
      this.sockets.note(reply.ok || reply.problem.code !== 'malformed' ? what : 'malformed', reply, since);
    } finally {
      this.inFlight--;
    }
  }

  /** Before anything is parsed: whatever comes in is charged to its sender, by number and by size. */
  private refusalOf(data: Buffer, isBinary: boolean, bucket: Bucket): Problem | undefined {
    if (this.inFlight >= IN_FLIGHT || !bucket.take()) return TOO_FAST;
    if (!this.sockets.mayAsk(this.caller, 1) || !this.sockets.maySend(this.caller, data.length))
      return TOO_FAST;
    if (isBinary) return MALFORMED;
    if (this.isLarge(data) && !BRINGS_RECORD.test(headOf(data))) return TOO_LARGE;
    return isTooDeep(data) ? MALFORMED : undefined;
  }

  /** Once it is known what is asked for: that may cost more, and a large message may be nothing but a record. */
  private refusalOfNamed(what: string, data: Buffer, lookedLikeProbe: boolean): Problem | undefined {
    if (this.isLarge(data) && !BRINGS_MUCH.has(what)) return TOO_LARGE;
    const more = costOf(what) - (lookedLikeProbe && what !== 'probe' ? 0 : 1);
    if (more > 0 && !(this.bucket.take(more) && this.sockets.mayAsk(this.caller, more))) return TOO_FAST;
    if (GUESSES.has(what) && !this.sockets.mayGuess(this.caller)) return TOO_FAST;
    return MAKES_TABLE.has(what) && !this.sockets.mayMakeTable(this.caller) ? TOO_FAST : undefined;
  }

  private isLarge(data: Buffer): boolean {
    return data.length > this.settings.MESSAGE_BYTES;
  }

  /** A ping is answered as often as anything else that is asked: a pong, too, waits for whoever does not read. */
  ping(data: Buffer): void {
    if (this.isClosing) return;
    if (this.bucket.take()) this.open.socket.pong(data);
    else this.strike();
  }

  /** A pong that no ping of ours asked for: cheap to send, so that few are put up with. */
  pong(): void {
    if (!this.isClosing && !this.pongs.take()) this.cutOff();
  }

  private refuse(data: Buffer, why: Problem): void {
    const re = Number(/"id"\s*:\s*(\d{1,10})\b/.exec(headOf(data))?.[1] ?? 0);
    const reply: Reply = { re, ok: false, problem: why };
    this.sockets.reply(this.open, reply);
    this.sockets.note('refused', reply, performance.now());
    this.strike();
  }

  /** Whoever goes on and on is told why, and not listened to any more. */
  private strike(): void {
    if (++this.strikes >= STRIKES) this.cutOff();
  }

  private cutOff(): void {
    this.isClosing = true;
    this.sockets.drop('flood');
    this.sockets.end(this.open, POLICY, 'too many requests');
    const { socket } = this.open;
    socket.pause();
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
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
