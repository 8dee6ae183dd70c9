// `npm test`: everything that has to hold, step by step. With arguments only some tests:
// `npm test -- packages/geometry` those of a folder, `npm test -- --since main` those of the
// packages that were changed since then and of all that stand on them.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { audit } from './lib/audit.mjs';
import { watchOthers } from './lib/others.mjs';
import { BUILT, page } from './lib/page.mjs';
import { dependencies, TSC } from './lib/prepare.mjs';
import { runStep, runTogether, summary } from './lib/progress.mjs';
import { captureNode, handOver, ROOT } from './lib/run.mjs';
import { slownessNow } from './lib/slowness.mjs';
import { changedSince, packages, touched } from './lib/touched.mjs';

/** @typedef {import('./lib/progress.mjs').Step} Step */
/** @typedef {import('./lib/progress.mjs').Outcome} Outcome */
/** @typedef {import('./lib/progress.mjs').Result} Result */

process.chdir(ROOT);

/**
 * The program of a package in node_modules.
 * @param {...string} names
 */
const installed = (...names) => path.join(ROOT, 'node_modules', ...names);
const VITEST = installed('vitest', 'vitest.mjs');
const INTERRUPTED = 130;
const RESULTS = path.join(ROOT, '.results');

/**
 * The kinds of tests, and how long each may take on a quiet machine with two cores, in seconds:
 * who makes the run slower has to make something else quicker.
 */
const KINDS = [
  { kind: 'pure', budget: 80, workers: 2 },
  // What waits for servers and pages leaves a core to others.
  { kind: 'programs', projects: ['programs', 'sources'], budget: 125, workers: 4 },
  { kind: 'browser', budget: 215, workers: 4 },
];

/**
 * Builds, then reads the page, tests and scripts against what was built. Two cores are full with so many
 * checkers: each further one learns the same types once more.
 * @returns {Promise<Outcome>}
 */
async function types() {
  const built = await captureNode([TSC, '-b', '--checkers', '1']);
  const rest = await captureNode([TSC, '-p', 'tsconfig.rest.json', '--checkers', '2']);
  return { code: built.code || rest.code, output: `${built.output}${rest.output}` };
}

/**
 * @param {{ kind: string, projects?: string[], budget: number, workers: number }} tests
 * @returns {Step}
 */
const testsOf = ({ kind, projects = [kind], budget, workers }) => ({
  name: `${kind} tests`,
  live: true,
  run: async () => {
    const file = path.join(RESULTS, `tests-${kind}.json`);
    rmSync(file, { force: true });
    mkdirSync(RESULTS, { recursive: true });
    const began = Date.now();
    const slowness = await slownessNow();
    const others = watchOthers();
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const which = projects.flatMap(name => ['--project', name]);
    const how = ['--allowOnly=false', ...which, '--maxWorkers', `${workers}`];
    const code = await handOver([VITEST, 'run', ...how, ...reporters]);
    const { slowed } = others.stop();
    const seconds = (Date.now() - began) / 1000;
    const counts = readCounts(file);
    if (!counts) return { code: code || 1, output: 'the tests left no results' };
    const note = `${counts.passed} passed, ${counts.failed} failed`;
    if (counts.skipped > 0) {
      return {
        code: code || 1,
        note: `${note}, ${counts.skipped} skipped`,
        output: 'tests may not be skipped',
      };
    }
    const may = budget * Math.max(slowness, slowed);
    if (seconds <= may) return { code, note };
    const output = `${seconds.toFixed(0)} s, but the ${kind} tests may take ${may.toFixed(0)} s on this machine now`;
    return { code: code || 1, note, output };
  },
});

/** @param {string} file */
function readCounts(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    /** @type {number} */ passed: report.numPassedTests,
    /** @type {number} */ failed: report.numFailedTests,
    /** @type {number} */ skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** All that was counted, for whoever reads only the last line. */
function total() {
  const counts = KINDS.map(({ kind }) => readCounts(path.join(RESULTS, `tests-${kind}.json`)));
  const sum = (/** @type {'passed' | 'failed'} */ what) => counts.reduce((n, c) => n + (c?.[what] ?? 0), 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** @type {Step} What others are built from. */
const compiled = { name: 'types', run: types };

/** @type {readonly Step[]} What only reads, and the page. */
const CHECKS = [
  page,
  { name: 'procedures and determinism', run: () => captureNode(['scripts/check-procedures.mjs']) },
  {
    name: 'format and lint',
    run: () => captureNode([installed('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']),
  },
  { name: 'unused code', run: () => captureNode([installed('knip', 'bin', 'knip.js')]) },
  { name: 'import boundaries', run: () => captureNode(['scripts/check-boundaries.mjs']) },
];

/** @type {readonly Step[]} */
const AFTER = [
  ...KINDS.map(testsOf),
  {
    name: 'rule ledger',
    run: () => captureNode(['packages/cli/dist/main.js', 'rules', '--brief']),
    alwaysShow: true,
  },
  audit,
];

const COUNT = 2 + CHECKS.length + AFTER.length;

/** @returns {Promise<number>} exit code */
async function everything() {
  const began = Date.now();
  const results = [await runStep(dependencies, 1, COUNT)];
  if (results[0]?.code === 0) await afterInstalling(results);
  console.log(`\n${summary(results, (Date.now() - began) / 1000)}\n`);
  console.log(total());
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}.`);
  return failed[0]?.code ?? 0;
}

/** @param {Result[]} results */
async function afterInstalling(results) {
  results.push(await runStep(compiled, 2, COUNT), ...(await runTogether(CHECKS, 3, COUNT)));
  process.env.POTYCZKA_BUILT_PAGE = BUILT;
  if (results[1]?.code === 0) process.env.POTYCZKA_COMPILED = 'yes';
  for (const step of AFTER) {
    const result = await runStep(step, results.length + 1, COUNT);
    results.push(result);
    if (result.code === INTERRUPTED) return;
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
async function only(args) {
  const { code } = await runStep(dependencies, 1, 2);
  return code || handOver([VITEST, 'run', ...args]);
}

/**
 * @param {string} revision
 * @returns {Promise<number>} exit code
 */
async function since(revision) {
  const folders = touched(await changedSince(revision), packages());
  if (folders === 'everything') return everything();
  if (folders.length === 0) console.log(`nothing that is tested has changed since ${revision}`);
  return folders.length === 0 ? 0 : only(folders);
}

const args = process.argv.slice(2);
const [first, revision] = args;
process.exitCode = await (first === undefined
  ? everything()
  : first === '--since'
    ? since(revision ?? 'main')
    : only(args));
