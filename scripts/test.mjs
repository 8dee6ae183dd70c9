// `npm test`: everything that has to hold, step by step. With arguments only some tests:
// `npm test -- packages/geometry` those of a folder, `npm test -- --since main` those of the
// packages that were changed since then and of all that stand on them.
import './lib/node-version.mjs';
import './lib/help.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { audit } from './lib/audit.mjs';
import { CHECKS, compiled, installed } from './lib/checks.mjs';
import { failures } from './lib/failures.mjs';
import { BUILT, page } from './lib/page.mjs';
import { dependencies } from './lib/prepare.mjs';
import { runStep, runTogether, summary } from './lib/progress.mjs';
import { captureNode, handOver, ROOT } from './lib/run.mjs';
import { changedSince, packages, touched } from './lib/touched.mjs';

/** @typedef {import('./lib/progress.mjs').Step} Step */
/** @typedef {import('./lib/progress.mjs').Result} Result */

process.chdir(ROOT);

const VITEST = installed('vitest', 'vitest.mjs');
const INTERRUPTED = 130;
const RESULTS = path.join(ROOT, '.results');

/** The kinds of tests. How long each took stands in the summary; nothing fails because a machine is busy. */
const KINDS = [
  { kind: 'pure', workers: 2 },
  // What waits for servers and pages leaves a core to others.
  { kind: 'programs', projects: ['programs', 'sources'], workers: 4 },
  { kind: 'browser', workers: 4 },
];

/** @param {string} kind */
const nameOf = kind => `${kind} tests`;

/**
 * @param {{ kind: string, projects?: string[], workers: number }} tests
 * @returns {Step}
 */
const testsOf = ({ kind, projects = [kind], workers }) => ({
  name: nameOf(kind),
  live: true,
  run: async () => {
    const file = path.join(RESULTS, `tests-${kind}.json`);
    rmSync(file, { force: true });
    mkdirSync(RESULTS, { recursive: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const which = projects.flatMap(name => ['--project', name]);
    const how = ['--allowOnly=false', ...which, '--maxWorkers', `${workers}`];
    const code = await handOver([VITEST, 'run', ...how, ...reporters]);
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
    return { code, note };
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

/** @param {string} kind */
function failuresOf(kind) {
  const file = path.join(RESULTS, `tests-${kind}.json`);
  return existsSync(file) ? failures(JSON.parse(readFileSync(file, 'utf8')), ROOT) : [];
}

/** All that was counted, for whoever reads only the last line. */
function total() {
  const counts = KINDS.map(({ kind }) => readCounts(path.join(RESULTS, `tests-${kind}.json`)));
  const sum = (/** @type {'passed' | 'failed'} */ what) => counts.reduce((n, c) => n + (c?.[what] ?? 0), 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** @type {readonly Step[]} The page is built while the others read. */
const BESIDE = [page, ...CHECKS];

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

const COUNT = 2 + BESIDE.length + AFTER.length;

/** @returns {Promise<number>} exit code */
async function everything() {
  const began = Date.now();
  const results = [await runStep(dependencies, 1, COUNT)];
  if (results[0]?.code === 0) await afterInstalling(results);
  console.log(`\n${summary(results, (Date.now() - began) / 1000)}\n`);
  console.log(total());
  const failed = results.filter(({ code }) => code !== 0);
  // Whoever is shown only the end of a long output should not have to run everything again.
  for (const { kind } of KINDS) {
    if (failed.some(({ name }) => name === nameOf(kind))) console.log(failuresOf(kind).join('\n'));
  }
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}.`);
  return failed[0]?.code ?? 0;
}

/** @param {Result[]} results */
async function afterInstalling(results) {
  results.push(await runStep(compiled, 2, COUNT), ...(await runTogether(BESIDE, 3, COUNT)));
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
