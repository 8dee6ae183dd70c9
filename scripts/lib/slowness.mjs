import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Two cores, and how long the work below takes on each of them when nothing else runs. */
const CORES = 2;
const QUIET_MS = 600;
const ROUNDS = 3_000;

const WORK = `
  const { createHash } = require('node:crypto');
  let block = Buffer.alloc(65536, 1);
  for (let n = 0; n < ${ROUNDS}; n++) block.set(createHash('sha256').update(block).digest());
`;

const work = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORK, { eval: true });
    worker.once('error', reject);
    worker.once('exit', resolve);
  });

/**
 * How much slower this machine is now than a quiet one with two cores, never below 1: what takes
 * longer because others work here as well is nobody's fault.
 */
export async function slownessNow() {
  const began = performance.now();
  await Promise.all(Array.from({ length: CORES }, work));
  const cores = Math.min(1, availableParallelism() / CORES);
  return Math.max(1, (performance.now() - began) / QUIET_MS / cores);
}
