import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiled } from '../compiled.js';
import { type Driver, Lost, meaningOf, type Param } from './driver.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { type Programs, programs } from './programs.js';
import type { Asked, ThreadMessage } from './statement-queue.js';
import { hasDatabase, wontStart } from './wont-start.js';

interface PendingQuery {
  resolve(rows: unknown[]): void;
  reject(e: Error): void;
}

/** How soon a database that died is started again, in milliseconds. */
const AGAIN_MS = 500;
/** A database that answers nothing for so long has stopped without a word, in milliseconds. */
const SILENT_MS = 10_000;
/** The same while it tidies up, or its tables are made: that may take a while on a slow machine. */
const PATIENT_MS = 120_000;
const LOOK_MS = 1000;
/** So long it has to end, in milliseconds. */
const ENDING_MS = 5000;

/**
 * PostgreSQL in the process itself, in a thread of its own, so that a flush to
 * disk keeps nobody else waiting. If it dies (a full disk can do that) it is
 * started again and recovers what was committed.
 */
export class PgliteDriver implements Driver {
  readonly isShared = false;
  private worker: Worker | undefined;
  private isReady = false;
  private isClosed = false;
  /** Its thread is asked to end, and none follows by itself. */
  private isEnding = false;
  private next = 1;
  private readonly waiting = new Map<number, PendingQuery>();
  /** Whether it has given a sign of life since it was last looked at, and for how long it has given none. */
  private isHeard = false;
  private silent = 0;
  private isTidying = false;
  private isExclusive = false;
  private readonly watch = setInterval(() => this.look(), LOOK_MS).unref();

  private constructor(
    private readonly folder: string,
    private readonly programs: Programs,
    private readonly lock: FolderLock,
    private readonly onFault: (where: string, e: unknown) => void,
    private readonly silentMs: number,
  ) {}

  /** Opens the database of a data folder, or makes it. One process at a time may. */
  static async open(
    dataDir: string,
    onFault: (where: string, e: unknown) => void,
    silentMs = SILENT_MS,
  ): Promise<PgliteDriver> {
    mkdirSync(dataDir, { recursive: true });
    const db = path.join(dataDir, 'db');
    const hadDatabase = hasDatabase(dataDir);
    const lock = await lockFolder(dataDir); // before anything that takes a while
    const driver = new PgliteDriver(db, await programs(), lock, onFault, silentMs);
    try {
      // What made the database holds on to the memory that this took: a fresh thread needs less than half of it.
      if (await driver.start()) {
        await driver.endWorker();
        await driver.start();
      }
    } catch (e) {
      await driver.close();
      throw wontStart(e, dataDir, hadDatabase);
    }
    return driver;
  }

  /**
   * Where its log cannot be written (a full disk), the program inside stops and never answers: nobody may wait for it.
   * Counted by looks, not by the clock: when this thread was held up itself, or the machine slept, the answer may be there unread.
   */
  private look(): void {
    const isWaitedFor = this.waiting.size > 0 && this.isReady && !this.isHeard;
    this.silent = isWaitedFor ? this.silent + LOOK_MS : 0;
    this.isHeard = false;
    const isPatient = this.isTidying || this.isExclusive;
    if (this.silent <= (isPatient ? PATIENT_MS : this.silentMs)) return;
    this.isReady = false;
    void this.worker?.terminate();
  }

  /** Whether the database had to be made. */
  private start(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(compiled('./pglite-worker.js', import.meta.url), {
        workerData: { folder: this.folder, programs: this.programs },
        execArgv: [],
        stdout: true,
        stderr: true,
      });
      this.worker = worker;
      let reason: Error = new Lost('the embedded database stopped');
      worker.on('error', e => {
        reason = e instanceof Error ? e : new Error(String(e));
      });
      worker.on('message', (told: ThreadMessage) => {
        this.isHeard = true;
        if ('ready' in told) {
          this.isReady = true;
          resolve(told.isNew);
        } else if ('tidying' in told) this.isTidying = told.tidying;
        else this.answer(told);
      });
      worker.on('exit', () => {
        reject(reason);
        this.died(worker, reason);
      });
    });
  }

  private answer(told: Extract<ThreadMessage, { id: number }>): void {
    const waiting = this.waiting.get(told.id);
    this.waiting.delete(told.id);
    if ('rows' in told) {
      waiting?.resolve(told.rows.map(row => (row === null ? null : JSON.parse(row))));
      return;
    }
    const meaning = meaningOf({ message: told.message, code: told.code ?? undefined });
    waiting?.reject(meaning);
    // An error that PostgreSQL did not raise as one means that the program inside has stopped.
    if (meaning instanceof Lost) void this.worker?.terminate();
  }

  private died(worker: Worker, reason: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.isReady = false;
    this.isTidying = false;
    for (const { reject } of this.waiting.values()) reject(new Lost(reason.message));
    this.waiting.clear();
    if (this.isClosed || this.isEnding) return;
    this.onFault('database', reason);
    setTimeout(() => {
      if (!this.isClosed) this.start().catch(() => undefined);
    }, AGAIN_MS);
  }

  query(sql: string, params: readonly Param[] = []): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      if (!this.worker || !this.isReady) {
        reject(new Lost('the embedded database is starting'));
        return;
      }
      const asked: Asked = { id: this.next++, sql, params };
      this.waiting.set(asked.id, { resolve, reject });
      this.worker.postMessage(asked);
    });
  }

  async exclusively(work: (query: Driver['query']) => Promise<void>): Promise<void> {
    const query: Driver['query'] = (sql, params) => this.query(sql, params);
    this.isExclusive = true;
    try {
      await query('BEGIN');
      await work(query);
      await query('COMMIT');
    } catch (e) {
      if (!(e instanceof Lost)) await query('ROLLBACK').catch(() => undefined);
      throw e;
    } finally {
      this.isExclusive = false;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.watch);
    await this.endWorker();
    this.lock.release();
  }

  private async endWorker(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.isEnding = true;
    const gone = new Promise<void>(resolve => worker.once('exit', () => resolve()));
    worker.postMessage('close');
    const timer = setTimeout(() => void worker.terminate(), ENDING_MS);
    await gone;
    clearTimeout(timer);
    this.isEnding = false;
  }
}
