import { parentPort, workerData } from 'node:worker_threads';
import type { Listed } from '../registry.js';
import { type Done, type Job, perform } from './work.js';

/** What a worker sends: once that it is ready, and then the answer to each job. */
export type Answered = { readonly ready: true } | { readonly done: Done } | { readonly failed: string };

const { registry } = workerData as { readonly registry: string };
const { GAMES } = (await import(registry)) as { readonly GAMES: readonly Listed[] };

parentPort?.on('message', (job: Job) => {
  let answered: Answered;
  try {
    answered = { done: perform(GAMES, job) };
  } catch (e) {
    answered = { failed: e instanceof Error ? e.message : String(e) };
  }
  parentPort?.postMessage(answered);
});

parentPort?.postMessage({ ready: true } satisfies Answered);
