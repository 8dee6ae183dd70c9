import { Worker } from 'node:worker_threads';
import { compiled } from '../compiled.js';

const MEGABYTES = 512;

/** A worker that knows the games of a registry. It does not keep the process alive. */
export const hire = (registry: string): Worker => {
  const worker = new Worker(compiled('./worker.js', import.meta.url), {
    workerData: { registry },
    execArgv: [], // not the conditions under which tests are run
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  worker.unref();
  return worker;
};
