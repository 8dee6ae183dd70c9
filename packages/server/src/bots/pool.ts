import type { Worker } from 'node:worker_threads';
import type { Answer } from '@potyczka/kernel';
import { Stopping, type Thought, type Turn } from '@potyczka/table';
import type { Listed } from '../registry.js';
import { hire } from './hire.js';
import { Turns } from './turns.js';
import { harmless, type ThinkJob } from './work.js';
import type { Answered } from './worker.js';

interface WaitingThought {
  readonly job: ThinkJob;
  readonly turn: Turn;
  /** How often a worker has died over it. */
  deaths: number;
  resolve(answer: Answer): void;
  reject(e: Error): void;
}

interface Hand {
  readonly worker: Worker;
  isReady: boolean;
  holds: WaitingThought | undefined;
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
/** Milliseconds in which a worker must have got ready: on a busy machine that takes longer than a thought. */
const START_MS = 30_000;
/** A bot of the middle level has so much of the strong one's time. */
const GREEDY_SHARE = 0.5;

/**
 * Bots think here, a few at a time, and never keep the server waiting; those who let them think have their
 * turns one after the other. A worker
 * that dies or is late is replaced, and its thought is thought once more; if
 * that fails too, the harmless answer is given.
 */
export class BotPool {
  private readonly hands = new Set<Hand>();
  private readonly queue = new Turns<WaitingThought>();
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    for (let i = 0; i < options.threads; i++) this.hire();
  }

  /** Thoughts that wait for a free worker. */
  get waiting(): number {
    return this.queue.size;
  }

  /** How long a bot of a level may think about its turn, in milliseconds. */
  budgetOf(level: Thought['level']): number {
    const { botMs } = this.options;
    return level === 'search' ? botMs : botMs * GREEDY_SHARE;
  }

  async think(thought: Thought, turn: Turn): Promise<Answer> {
    const { games, onFault } = this.options;
    const milliseconds = this.budgetOf(thought.level);
    try {
      return await this.give({ kind: 'think', thought, milliseconds }, turn);
    } catch (e) {
      if (e instanceof Stopping) throw e;
      onFault('bot', e);
    }
    return harmless(games, thought);
  }

  private give(job: ThinkJob, turn: Turn): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) {
        reject(new Stopping());
        return;
      }
      this.wait({ job, turn, deaths: 0, resolve, reject });
      this.share();
    });
  }

  private wait(waiting: WaitingThought): void {
    const { address, host } = waiting.turn;
    this.queue.add(address, host, waiting);
  }

  private hire(): void {
    const worker = hire(this.options.registry);
    const timer = setTimeout(() => void worker.terminate(), START_MS).unref();
    const hand: Hand = { worker, isReady: false, holds: undefined, timer };
    this.hands.add(hand);
    let reason: unknown = new Error('a worker stopped');
    worker.on('error', e => {
      reason = e;
    });
    worker.on('message', (answered: Answered) => this.answered(hand, answered));
    worker.on('exit', () => this.died(hand, reason));
  }

  /** Nothing is given to a worker that is still getting ready: that would count as the thought's own time. */
  private share(): void {
    for (const hand of this.hands) {
      if (hand.holds || !hand.isReady) continue;
      const next = this.queue.next();
      if (!next) return;
      this.hand(hand, next);
    }
  }

  private hand(hand: Hand, next: WaitingThought): void {
    try {
      hand.worker.postMessage(next.job);
    } catch (e) {
      // What cannot be sent harms only whoever asked for it.
      next.reject(e instanceof Error ? e : new Error(String(e)));
      return;
    }
    hand.holds = next;
    next.turn.begun();
    hand.timer = setTimeout(() => void hand.worker.terminate(), next.job.milliseconds + LATE_MS);
  }

  private answered(hand: Hand, answered: Answered): void {
    const { holds } = hand;
    clearTimeout(hand.timer);
    hand.isReady = true;
    hand.holds = undefined;
    if ('ready' in answered) {
      this.share();
      return;
    }
    if ('failed' in answered) holds?.reject(new Error(answered.failed));
    else if ('answer' in answered.done) {
      if (answered.done.means) holds?.turn.means?.(answered.done.means);
      holds?.resolve(answered.done.answer);
    }
    this.share();
  }

  private died(hand: Hand, reason: unknown): void {
    clearTimeout(hand.timer);
    this.hands.delete(hand);
    // A worker that never got ready is a try of whoever would have been next.
    const holds = hand.isReady ? hand.holds : this.queue.next();
    const error = reason instanceof Error ? reason : new Error(String(reason));
    if (this.isClosed) {
      holds?.reject(new Stopping());
      return;
    }
    this.options.onFault('bot', error);
    if (holds && ++holds.deaths < 2) this.wait(holds);
    else holds?.reject(error);
    this.hire();
    this.share();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (let next = this.queue.next(); next; next = this.queue.next()) next.reject(new Stopping());
    await Promise.all([...this.hands].map(({ worker }) => worker.terminate()));
  }
}
