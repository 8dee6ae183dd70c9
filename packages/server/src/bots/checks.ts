import type { Worker } from 'node:worker_threads';
import type { MatchRecord } from '@potyczka/kernel/run';
import { type Identity, Refused } from '@potyczka/table';
import { Buckets, Counts } from '../limits.js';
import { hire } from './hire.js';
import type { Answered } from './worker.js';

/** Records that are checked or wait for it, of all and from one address. */
const MOST = 8;
const MOST_OF_ADDRESS = 2;
/** Milliseconds in which a record must have been played again. */
const LATE_MS = 5000;
/** Milliseconds in which a worker must have got ready. */
const START_MS = 30_000;
/** After so long without work the worker is sent home, in milliseconds. */
const IDLE_MS = 60_000;
/** Milliseconds of checking that one address may use in an hour. */
const MS_PER_HOUR = 60_000;
const HOUR = 3600;

const busy = (): Refused => new Refused({ code: 'too-fast', why: { id: 'table-imports-busy' } });
const tooFast = (): Refused => new Refused({ code: 'too-fast', why: { id: 'table-too-fast' } });
const tooSlow = (): Refused => new Refused({ code: 'refused', why: { id: 'table-slow-record' } });

export interface ChecksOptions {
  /** The address of a module that exports `GAMES`. */
  readonly registry: string;
  /** Bytes of records that one address may bring in an hour. */
  readonly bytesPerHour: number;
  /** Milliseconds for one record, and of all records of one address in an hour. */
  readonly lateMs?: number;
  readonly msPerHour?: number;
  onFault(where: string, e: unknown): void;
}

interface WaitingCheck {
  readonly record: MatchRecord;
  readonly address: string;
  resolve(problem: string | undefined): void;
  reject(e: Error): void;
}

/**
 * Plays records that people bring in a worker of their own, one after the other: a record may be made to
 * take long, and no bot may have to wait for it. What it costs is charged to where it came from.
 */
export class Checks {
  private worker: Worker | undefined;
  private isReady = false;
  private holds: WaitingCheck | undefined;
  private since = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly queue: WaitingCheck[] = [];
  private readonly ofPerson = new Counts(1);
  private readonly ofAddress = new Counts(MOST_OF_ADDRESS);
  private readonly time: Buckets;
  private readonly bytes: Buckets;
  private isClosed = false;

  constructor(private readonly options: ChecksOptions) {
    const { msPerHour = MS_PER_HOUR } = options;
    this.time = new Buckets(msPerHour, msPerHour / HOUR);
    this.bytes = new Buckets(options.bytesPerHour, options.bytesPerHour / HOUR);
  }

  /** Records that are checked or wait for it. */
  get size(): number {
    return this.queue.length + (this.holds ? 1 : 0);
  }

  /** What is wrong with a record. Refused if somebody brings too many, or one that takes too long. */
  async check(record: MatchRecord, { id, address = id }: Identity): Promise<string | undefined> {
    if (this.time.isEmpty(address) || this.bytes.isEmpty(address)) throw tooFast();
    if (this.isClosed || this.size >= MOST || !this.ofPerson.add(id)) throw busy();
    try {
      if (!this.ofAddress.add(address)) throw busy();
      try {
        return await this.inTurn(record, address);
      } finally {
        this.ofAddress.remove(address);
      }
    } finally {
      this.ofPerson.remove(id);
    }
  }

  private inTurn(record: MatchRecord, address: string): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.queue.push({ record, address, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.holds) return;
    clearTimeout(this.timer);
    this.holds = this.queue.shift();
    if (!this.holds) {
      this.timer = setTimeout(() => this.dismiss(), IDLE_MS).unref();
      return;
    }
    if (this.worker) this.give();
    else this.begin();
  }

  private begin(): void {
    const worker = hire(this.options.registry);
    this.worker = worker;
    let reason: unknown = new Error('a worker stopped');
    worker.on('error', e => {
      reason = e;
    });
    worker.on('message', (answered: Answered) => this.answered(answered));
    worker.on('exit', () => this.ended(reason));
    this.timer = setTimeout(() => this.late(), START_MS);
  }

  /** Nothing is given to a worker that is still getting ready: that would count as the record's own time. */
  private give(): void {
    if (!this.isReady || !this.holds) return;
    const { record } = this.holds;
    clearTimeout(this.timer);
    this.since = performance.now();
    this.worker?.postMessage({ kind: 'check', record });
    this.timer = setTimeout(() => this.late(), this.options.lateMs ?? LATE_MS);
  }

  private answered(answered: Answered): void {
    if ('ready' in answered) {
      this.isReady = true;
      this.give();
      return;
    }
    const holds = this.finish();
    if ('failed' in answered) holds?.resolve(answered.failed);
    else if ('problem' in answered.done && answered.done.problem !== null)
      holds?.resolve(answered.done.problem);
    else {
      if (holds) this.bytes.charge(holds.address, JSON.stringify(holds.record).length);
      holds?.resolve(undefined);
    }
    this.next();
  }

  /** The time is charged, whatever came of it. */
  private finish(): WaitingCheck | undefined {
    const { holds } = this;
    clearTimeout(this.timer);
    this.holds = undefined;
    if (holds && this.isReady) this.time.charge(holds.address, performance.now() - this.since);
    this.time.prune();
    this.bytes.prune();
    return holds;
  }

  private late(): void {
    const holds = this.finish();
    this.dismiss();
    holds?.reject(tooSlow());
    this.next();
  }

  /** The worker ended by itself: it had not enough memory, most likely. */
  private ended(reason: unknown): void {
    this.options.onFault('check', reason);
    this.late();
  }

  /** Nothing that this worker still says or does counts any more. */
  private dismiss(): void {
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    worker?.removeAllListeners();
    worker?.on('error', () => {});
    void worker?.terminate();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.queue.splice(0)) reject(busy());
    const { worker } = this;
    this.finish()?.reject(busy());
    this.dismiss();
    await worker?.terminate();
  }
}
