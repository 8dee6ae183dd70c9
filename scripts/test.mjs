// `npm test`: everything that has to hold, step by step. With arguments only the tests they name:
// `npm test -- packages/geometry`.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { audit } from './lib/audit.mjs';
import { page } from './lib/page.mjs';
import { dependencies, TSC } from './lib/prepare.mjs';
import { runStep, summary } from './lib/progress.mjs';
import { captureNode, handOver, ROOT } from './lib/run.mjs';

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
const RESULTS = path.join(ROOT, '.results', 'tests.json');

/** @returns {Promise<Outcome>} Builds, then reads tests and scripts too. */
async function types() {
  const built = await captureNode([TSC, '-b']);
  const tests = await captureNode([TSC, '-p', 'tsconfig.test.json']);
  // The same mistake is found twice where a file is in both.
  const lines = new Set(`${built.output}${tests.output}`.split('\n'));
  return { code: built.code || tests.code, output: [...lines].join('\n') };
}

/** @returns {Promise<Outcome>} */
async function tests() {
  rmSync(RESULTS, { force: true });
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const code = await handOver([VITEST, 'run', '--allowOnly=false', ...reporters]);
  const counts = readCounts();
  if (!counts) return { code: code || 1, output: 'the tests left no results' };
  const note = `${counts.passed} passed, ${counts.failed} failed`;
  if (counts.skipped === 0) return { code, note };
  return { code: code || 1, note: `${note}, ${counts.skipped} skipped`, output: 'tests may not be skipped' };
}

function readCounts() {
  if (!existsSync(RESULTS)) return undefined;
  const report = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return {
    /** @type {number} */ passed: report.numPassedTests,
    /** @type {number} */ failed: report.numFailedTests,
    /** @type {number} */ skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @type {readonly Step[]} */
const STEPS = [
  dependencies,
  { name: 'types', run: types },
  page,
  {
    name: 'format and lint',
    run: () => captureNode([installed('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']),
  },
  { name: 'import boundaries', run: () => captureNode(['scripts/check-boundaries.mjs']) },
  { name: 'procedures and determinism', run: () => captureNode(['scripts/check-procedures.mjs']) },
  { name: 'unused code', run: () => captureNode([installed('knip', 'bin', 'knip.js')]) },
  { name: 'tests', run: tests, live: true },
  {
    name: 'rule ledger',
    run: () => captureNode(['packages/cli/dist/main.js', 'rules', '--brief']),
    alwaysShow: true,
  },
  audit,
];

/** @returns {Promise<number>} exit code */
async function everything() {
  /** @type {Result[]} */
  const results = [];
  for (const [index, step] of STEPS.entries()) {
    const result = await runStep(step, index + 1, STEPS.length);
    results.push(result);
    if (result.code === INTERRUPTED || (step === dependencies && result.code !== 0)) break;
  }
  console.log(`\n${summary(results)}\n`);
  const counted = results.find(({ name }) => name === 'tests')?.note;
  if (counted) console.log(counted);
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}.`);
  return failed[0]?.code ?? 0;
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
async function only(args) {
  const { code } = await runStep(dependencies, 1, 2);
  return code || handOver([VITEST, 'run', ...args]);
}

const args = process.argv.slice(2);
process.exitCode = await (args.length > 0 ? only(args) : everything());
