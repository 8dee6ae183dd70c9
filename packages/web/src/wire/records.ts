import { Refused } from './client.js';

/** How a record is played: somebody may want to stop it, and to know how far it is. */
export interface Errand {
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?(share: number): void;
  /** Part of what is asked for, as soon as it is there. */
  onPart?(part: unknown): void;
}

/** What a worker says about a record. */
type Said =
  | { readonly progress: number; readonly part?: unknown }
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: Refused['problem'] };

type Hand = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** More than the longest match needs on a slow phone. */
const LIMIT_MS = 60_000;

/**
 * Records are played again in workers of their own: one may be made to take for ever. It is given up then,
 * or when nobody waits for it any more, and no game in this browser has to wait for it.
 */
export class Records {
  private idle: Hand | undefined;

  constructor(
    private readonly hire: () => Hand,
    private readonly limitMs = LIMIT_MS,
  ) {}

  ask<X>(message: object, { signal, onProgress, onPart }: Errand = {}): Promise<X> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const worker = this.idle ?? this.hire();
    this.idle = undefined;
    return new Promise<X>((resolve, reject) => {
      const giveUp = (why: unknown): void => {
        leave();
        worker.terminate();
        reject(why);
      };
      const stop = (): void => giveUp(signal?.reason);
      const late = (): void => giveUp(new Refused({ code: 'refused', why: { id: 'table-slow-record' } }));
      const timer = setTimeout(late, this.limitMs);
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      };
      signal?.addEventListener('abort', stop);
      worker.onerror = () => giveUp(new Error('a worker failed'));
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        if ('progress' in data) {
          onProgress?.(data.progress);
          if (data.part !== undefined) onPart?.(data.part);
          return;
        }
        leave();
        this.rest(worker);
        if (data.ok) resolve(data.value as X);
        else reject(data.problem.code === 'fault' ? new Error('a worker failed') : new Refused(data.problem));
      };
      worker.postMessage({ id: 0, ...message });
    });
  }

  /** One that has done its work is kept for the next. */
  private rest(worker: Hand): void {
    if (this.idle) worker.terminate();
    else this.idle = worker;
  }
}
