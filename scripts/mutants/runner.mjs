// A process of its own that runs the tests of a game with plain vitest, as often as it is told to, with one fault
// awake or none. Each run has a fresh worker: what a fault has left behind in memory counts against no other.
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from '../lib/run.mjs';
import { withFaults } from './faults.mjs';
import { InOrder } from './in-order.mjs';
import { hasRules, sourceOf } from './list.mjs';
import { regionsIn, withRegions } from './regions.mjs';

/** @typedef {import('./list.mjs').Numbered} Numbered */
/** @typedef {{ game: string, faults: readonly Numbered[] | 'none' }} Begin with no faults it is noted which parts of the sources are run */
/** @typedef {{ fault: number, files: readonly string[], into?: string }} Job `into` is where to write what was run */
/** @typedef {{ file: string, ms: number, failed: string[], broken: string[] }} Ran what came of a file: tests that failed, errors that kept it from loading */
/** @typedef {{ ran: Ran[], stray: string[] }} Answer in the order in which they ran; `stray` errors belong to no test, but plain vitest fails of them */

/**
 * How a source is changed before it is run: its faults are put in, asleep.
 * @param {string} src
 * @param {readonly Numbered[]} faults
 */
function withThose(src, faults) {
  /** @type {Map<string, Numbered[]>} */
  const byFile = new Map();
  for (const fault of faults) {
    const file = path.join(src, fault.file);
    byFile.set(file, [...(byFile.get(file) ?? []), fault]);
  }
  return (/** @type {string} */ code, /** @type {string} */ file) => {
    const own = byFile.get(file);
    if (!own) return undefined;
    changed ??= own.find(({ start, end, code: old }) => code.slice(start, end) !== old)?.file;
    return withFaults(code, own);
  };
}

/** It notes which of its parts run. @param {string} src */
const withNotes = src => (/** @type {string} */ code, /** @type {string} */ file) => {
  if (!file.startsWith(`${src}/`) || !hasRules(path.relative(src, file))) return undefined;
  const name = path.relative(ROOT, file);
  return withRegions(name, code, regionsIn(name, code));
};

/** Whoever waits knows by it that something goes on. @param {import('vitest/node').TestModule} module */
const tellBegun = ({ moduleId }) => {
  process.send?.({ begun: moduleId });
};

/** @param {Begin} begin */
async function vitestFor({ game, faults }) {
  const src = sourceOf(game);
  const change = faults === 'none' ? withNotes(src) : withThose(src, faults);
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: [`packages/games/${game}/src/**/*.test.ts`],
      setupFiles: [path.join(ROOT, 'scripts', 'mutants', 'setup.mjs')],
      isolate: false,
      maxWorkers: 1,
      sequence: { sequencer: InOrder },
      bail: 1,
      testTimeout: 180_000,
      reporters: [{ onTestModuleStart: tellBegun }],
    },
    {
      resolve: { conditions: ['source', 'default'] },
      ssr: { resolve: { conditions: ['source', 'default'] } },
      plugins: [
        {
          name: 'faults',
          enforce: 'pre',
          transform: (code, id) => change(code, id.split('?')[0] ?? ''),
        },
      ],
    },
  );
}

/** @type {import('vitest/node').Vitest | undefined} */
let vitest;
/** A file that is no longer what it was when its faults were listed. @type {string | undefined} */
let changed;

/** @param {import('vitest/node').TestModule} module nothing of it runs after a failure in another: it counts as last */
const beganAt = module =>
  Math.min(...[...module.children.allTests()].map(test => test.diagnostic()?.startTime ?? Number.MAX_VALUE));

/** @param {Job} job @returns {Promise<Answer>} */
async function run({ fault, files, into }) {
  if (!vitest) throw new Error('nothing to run yet');
  vitest.provide(/** @type {never} */ ('tried'), /** @type {never} */ ({ fault, into }));
  const all = await vitest.globTestSpecifications();
  const wanted = files.flatMap(file => all.find(({ moduleId }) => moduleId === file) ?? []);
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
      vitest = await vitestFor(message.begin);
      process.send?.({ ready: true });
    } else process.send?.(await run(message.job));
  } catch (e) {
    process.send?.({ error: e instanceof Error ? `${e.stack}` : String(e) });
  }
});
process.on('disconnect', () => process.exit());
