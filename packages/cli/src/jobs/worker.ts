import { parentPort } from 'node:worker_threads';
import type { Answered } from './pool.js';
import { type Does, perform, type Work } from './work.js';

/** One hand of the pool: does what it is sent, one thing at a time. */
parentPort?.on('message', async <K extends Work>({ kind, task }: { kind: K; task: Does[K]['task'] }) => {
  let answer: Answered<K>;
  try {
    answer = { done: await perform(kind, task) };
  } catch (error) {
    answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
