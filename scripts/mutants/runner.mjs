// A process of its own that runs the tests of a game with plain vitest, as often as it is told to, with one fault
// awake or none. Each run has a fresh worker: what a fault has left behind in memory counts against no other.
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../lib/run.mjs';
import { withFaults } from './faults.mjs';
import { InOrder } from './in-order.mjs';
import { sourceOf } from './list.mjs';

/** @typedef {import('./list.mjs').Numbered} Numbered */
/** @typedef {{ game: string, faults: readonly Numbered[], seenIn?: string }} Begin with `seenIn` each file of tests has a worker of its own, and tells there which faults it reaches */
/** @typedef {{ fault: number, files: readonly string[] | 'all' }} Job */
/** @typedef {{ file: string, ms: number, failed: string[], broken: string[] }} Ran what came of a file: tests that failed, errors that kept it from loading */
/** @typedef {{ ran: Ran[], stray: string[] }} Answer in the order in which they ran; `stray` errors belong to no test, but plain vitest fails of them */

/** @param {Begin} begin */
async function vitestFor({ game, faults, seenIn }) {
  const src = sourceOf(game);
  /** @type {Map<string, Numbered[]>} */
  const byFile = new Map();
  for (const fault of faults) {
    const file = path.join(src, fault.file);
    byFile.set(file, [...(byFile.get(file) ?? []), fault]);
  }
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: [`packages/games/${game}/src/**/*.test.ts`],
      setupFiles: [path.join(ROOT, 'scripts', 'mutants', 'setup.mjs')],
      isolate: seenIn !== undefined,
      maxWorkers: 1,
      sequence: { sequencer: InOrder },
      bail: seenIn === undefined ? 1 : 0,
      testTimeout: 180_000,
      reporters: [{}],
    },
    {
      resolve: { conditions: ['source', 'default'] },
      ssr: { resolve: { conditions: ['source', 'default'] } },
      plugins: [
        {
          name: 'faults',
          enforce: 'pre',
          transform: (code, id) => {
            const own = byFile.get(id.split('?')[0] ?? '');
            if (!own) return undefined;
            changed ??= own.find(({ start, end, code: old }) => code.slice(start, end) !== old)?.file;
            return withFaults(code, own);
          },
        },
      ],
    },
  );
}

/** @type {import('vitest/node').Vitest | undefined} */
let vitest;
/** @type {string | undefined} */
let seenIn;
/** A file that is no longer what it was when its faults were listed. @type {string | undefined} */
let changed;

/** @param {import('vitest/node').TestModule} module nothing of it runs after a failure in another: it counts as last */
const beganAt = module =>
  Math.min(...[...module.children.allTests()].map(test => test.diagnostic()?.startTime ?? Number.MAX_VALUE));

/** @param {Job} job @returns {Promise<Answer>} */
async function run({ fault, files }) {
  if (!vitest) throw new Error('nothing to run yet');
  vitest.provide(/** @type {never} */ ('tried'), /** @type {never} */ ({ fault, seenIn }));
  const all = await vitest.globTestSpecifications();
  const wanted =
    files === 'all' ? all : files.flatMap(file => all.find(({ moduleId }) => moduleId === file) ?? []);
  // It would tell once more what came of the fault before.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  if (changed !== undefined) throw new Error(`${changed} has changed since the run began`);
  const ran = [...testModules]
    .sort((a, b) => beganAt(a) - beganAt(b))
    .map(module => ({
      file: module.moduleId,
      ms: module.diagnostic().duration + module.diagnostic().collectDuration,
      failed: [...module.children.allTests('failed')].map(test => test.fullName),
      broken: module.errors().map(({ message }) => message),
    }));
  return { ran, stray: unhandledErrors.map(String) };
}

process.on('message', async (/** @type {{ begin: Begin } | { job: Job }} */ message) => {
  try {
    if ('begin' in message) {
      seenIn = message.begin.seenIn;
      vitest = await vitestFor(message.begin);
      process.send?.({ ready: true });
    } else process.send?.(await run(message.job));
  } catch (e) {
    process.send?.({ error: e instanceof Error ? `${e.stack}` : String(e) });
  }
});
process.on('disconnect', () => process.exit());
