import { Worker } from 'node:worker_threads';
import type { Answer } from '@potyczka/kernel';
import type { MatchRecord } from '@potyczka/kernel/run';
import type { Thought } from '@potyczka/table';
import { compiled } from '../compiled.js';
import type { Listed } from '../registry.js';
import { type Done, harmless, type Job } from './work.js';
import type { Answered } from './worker.js';

interface Waiting {
  readonly job: Job;
  /** How often a worker has died over it. */
  deaths: number;
  resolve(done: Done): void;
  reject(e: Error): void;
}

interface Hand {
  readonly worker: Worker;
  holds: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  /** The address of a module that exports `GAMES`. */
  readonly registry: string;
  readonly games: readonly Listed[];
  /** Milliseconds for one decision. */
  readonly botMs: number;
  onFault(where: string, e: unknown): void;
}

/** A worker that has not answered after its budget and this time is replaced, in milliseconds. */
const LATE_MS = 5000;
/** A bot of the middle level has so much of the strong one's time. */
const GREEDY_SHARE = 0.5;
const MEGABYTES = 512;

/**
 * Bots think here, a few at a time, and never keep the server waiting. A worker
 * that dies or is late is replaced, and its thought is thought once more; if
 * that fails too, the harmless answer is given.
 */
export class BotPool {
  private readonly hands = new Set<Hand>();
  private readonly queue: Waiting[] = [];
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    for (let i = 0; i < options.threads; i++) this.hire();
  }

  /** Thoughts that wait for a free worker. */
  get waiting(): number {
    return this.queue.length;
  }

  async think(thought: Thought): Promise<Answer> {
    const { botMs, games, onFault } = this.options;
    const milliseconds = thought.level === 'search' ? botMs : botMs * GREEDY_SHARE;
    try {
      const done = await this.give({ kind: 'think', thought, milliseconds });
      if ('answer' in done) return done.answer;
    } catch (e) {
      onFault('bot', e);
    }
    return harmless(games, thought);
  }

  /** What is wrong with a record. */
  async check(record: MatchRecord): Promise<string | undefined> {
    try {
      const done = await this.give({ kind: 'check', record });
      return 'problem' in done ? (done.problem ?? undefined) : undefined;
    } catch (e) {
      return e instanceof Error ? e.message : String(e);
    }
  }

  private give(job: Job): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) {
        reject(new Error('the server is closing'));
        return;
      }
      this.queue.push({ job, deaths: 0, resolve, reject });
      this.share();
    });
  }

  private hire(): void {
    const worker = new Worker(compiled('./worker.js', import.meta.url), {
      workerData: { registry: this.options.registry },
      execArgv: [], // not the conditions under which tests are run
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.unref();
    const hand: Hand = { worker, holds: undefined, timer: undefined };
    this.hands.add(hand);
    let reason: unknown = new Error('a worker stopped');
    worker.on('error', e => {
      reason = e;
    });
    worker.on('message', (answered: Answered) => this.answered(hand, answered));
    worker.on('exit', () => this.died(hand, reason));
  }

  private share(): void {
    for (const hand of this.hands) {
      if (hand.holds) continue;
      const next = this.queue.shift();
      if (!next) return;
      this.hand(hand, next);
    }
  }

  private hand(hand: Hand, next: Waiting): void {
    try {
      hand.worker.postMessage(next.job);
    } catch (e) {
      // What cannot be sent harms only whoever asked for it.
      next.reject(e instanceof Error ? e : new Error(String(e)));
      return;
    }
    hand.holds = next;
    const budget = next.job.kind === 'think' ? next.job.milliseconds : 0;
    hand.timer = setTimeout(() => void hand.worker.terminate(), budget + LATE_MS);
  }

  private answered(hand: Hand, answered: Answered): void {
    const { holds } = hand;
    clearTimeout(hand.timer);
    hand.holds = undefined;
    if ('done' in answered) holds?.resolve(answered.done);
    else holds?.reject(new Error(answered.failed));
    this.share();
  }

  private died(hand: Hand, reason: unknown): void {
    clearTimeout(hand.timer);
    this.hands.delete(hand);
    const { holds } = hand;
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (this.isClosed) {
      holds?.reject(error);
      return;
    }
    this.options.onFault('bot', error);
    if (holds && holds.job.kind === 'think' && ++holds.deaths < 2) this.queue.unshift(holds);
    else holds?.reject(error);
    this.hire();
    this.share();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server is closing'));
    await Promise.all([...this.hands].map(({ worker }) => worker.terminate()));
  }
}
