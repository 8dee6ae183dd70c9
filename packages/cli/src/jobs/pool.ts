import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Does, perform, type Work } from './work.js';

/** As many as the machine has cores. */
export const ALL_CORES: number = availableParallelism();

interface Sent<K extends Work> {
  readonly kind: K;
  readonly task: Does[K]['task'];
}

/** What a worker sends back. */
export type Answered<K extends Work> = { readonly done: Does[K]['done'] } | { readonly failed: string };

/**
 * Does every task, several at a time, and gives the results in the order of
 * the tasks, so that it does not matter how many hands there were. `onDone`
 * hears of them in that order too; once it says that it has enough, no further task is
 * begun, and what others have done meanwhile is left out.
 */
export async function doAll<K extends Work>(
  kind: K,
  tasks: readonly Does[K]['task'][],
  jobs: number,
  onDone: (done: Does[K]['done']) => boolean,
): Promise<Does[K]['done'][]> {
  const results: Does[K]['done'][] = [];
  const early = new Map<number, Does[K]['done']>();
  let next = 0;
  let isEnough = false;
  const tell = (at: number, done: Does[K]['done']): void => {
    early.set(at, done);
    for (let here = early.get(results.length); here && !isEnough; here = early.get(results.length)) {
      results.push(here);
      isEnough = onDone(here);
    }
  };
  const hand = async (does: (task: Does[K]['task']) => Promise<Does[K]['done']>): Promise<void> => {
    for (let at = next++; at < tasks.length && !isEnough; at = next++)
      tell(at, await does(tasks[at] as Does[K]['task']));
  };
  const hands = Math.min(jobs, tasks.length);
  if (hands <= 1) {
    await hand(task => perform(kind, task));
    return results;
  }
  const workers = Array.from({ length: hands }, () => new Worker(new URL('./worker.js', import.meta.url)));
  try {
    await Promise.all(workers.map(worker => hand(task => ask(worker, { kind, task }))));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return results;
}

const ask = <K extends Work>(worker: Worker, sent: Sent<K>): Promise<Does[K]['done']> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answered<K>) => {
      worker.off('error', reject);
      if ('done' in answer) resolve(answer.done);
      else reject(new Error(answer.failed));
    });
    worker.postMessage(sent);
  });
