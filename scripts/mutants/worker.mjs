// Runs the tests of a game with one fault awake at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { collected, inFile } from './tests.mjs';

/** @typedef {{ fault: number, tests: readonly number[] }} Job */

const { entries, fault } =
  /** @type {{ entries: readonly { file: string, url: string }[], fault: number }} */ (workerData);
/** @type {{ __fault: number, __seen?: Set<number> | undefined }} */
const shared = /** @type {any} */ (globalThis);

shared.__fault = fault;
shared.__seen = new Set();
try {
  for (const { file, url } of entries) {
    inFile(file);
    await import(url);
  }
  parentPort?.postMessage({
    loaded: collected.map(({ name, file }) => ({ name, file })),
    seen: [...shared.__seen],
  });
} catch (e) {
  parentPort?.postMessage({ broken: String(e) });
}
shared.__seen = undefined;

parentPort?.on('message', async (/** @type {Job} */ { fault, tests }) => {
  shared.__fault = fault;
  // Without a fault: what does each test reach?
  if (fault < 0) {
    for (const at of tests) {
      shared.__seen = new Set();
      const began = performance.now();
      const problem = await problemOf(at);
      parentPort?.postMessage({ ran: at, problem, seen: [...shared.__seen], ms: performance.now() - began });
    }
    shared.__seen = undefined;
    parentPort?.postMessage({ done: true });
    return;
  }
  for (const at of tests) {
    parentPort?.postMessage({ trying: at });
    const problem = await problemOf(at);
    if (problem !== undefined) {
      // What a fault has left behind in this process must not count against the next one.
      shared.__fault = -1;
      parentPort?.postMessage({ killedBy: at, isClean: (await problemOf(at)) === undefined });
      return;
    }
  }
  parentPort?.postMessage({ survived: true });
});

/** @param {number} at */
async function problemOf(at) {
  try {
    await collected[at]?.run();
    return undefined;
  } catch (e) {
    return String(e).slice(0, 500);
  }
}
