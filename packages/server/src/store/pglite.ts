import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { compiled } from '../compiled.js';
import { type Driver, Lost, meaningOf, type Param } from './driver.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import type { Asked, Told } from './pglite-worker.js';

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(e: Error): void;
}

/** How soon a database that died is started again, in milliseconds. */
const AGAIN_MS = 500;

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
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(
    private readonly folder: string,
    private readonly lock: FolderLock,
    private readonly onFault: (where: string, e: unknown) => void,
  ) {}

  /** Opens the database of a data folder, or makes it. One process at a time may. */
  static async open(dataDir: string, onFault: (where: string, e: unknown) => void): Promise<PgliteDriver> {
    mkdirSync(dataDir, { recursive: true });
    const driver = new PgliteDriver(path.join(dataDir, 'db'), await lockFolder(dataDir), onFault);
    try {
      await driver.start();
    } catch (e) {
      await driver.close();
      throw e;
    }
    return driver;
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(compiled('./pglite-worker.js', import.meta.url), {
        workerData: { folder: this.folder },
        execArgv: [],
        stdout: true,
        stderr: true,
      });
      this.worker = worker;
      let reason: Error = new Lost('the embedded database stopped');
      worker.on('error', e => {
        reason = e instanceof Error ? e : new Error(String(e));
      });
      worker.on('message', (told: Told) => {
        if ('ready' in told) {
          this.isReady = true;
          resolve();
        } else this.answer(told);
      });
      worker.on('exit', () => {
        reject(reason);
        this.died(worker, reason);
      });
    });
  }

  private answer(told: Exclude<Told, { ready: true }>): void {
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
    for (const { reject } of this.waiting.values()) reject(new Lost(reason.message));
    this.waiting.clear();
    if (this.isClosed) return;
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
    await query('BEGIN');
    try {
      await work(query);
      await query('COMMIT');
    } catch (e) {
      if (!(e instanceof Lost)) await query('ROLLBACK').catch(() => undefined);
      throw e;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    if (worker) {
      const gone = new Promise<void>(resolve => worker.once('exit', () => resolve()));
      worker.postMessage('close');
      const timer = setTimeout(() => void worker.terminate(), 5000);
      await gone;
      clearTimeout(timer);
    }
    this.lock.release();
  }
}
