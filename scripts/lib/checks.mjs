import path from 'node:path';
import { TSC } from './prepare.mjs';
import { captureNode, ROOT } from './run.mjs';

/** @typedef {import('./progress.mjs').Step} Step */
/** @typedef {import('./progress.mjs').Outcome} Outcome */

/**
 * The program of a package in node_modules.
 * @param {...string} names
 */
export const installed = (...names) => path.join(ROOT, 'node_modules', ...names);

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

/** @type {Step} What others are built from. */
export const compiled = { name: 'types', run: types };

/** @type {readonly Step[]} What only reads sources. */
export const CHECKS = [
  { name: 'procedures and determinism', run: () => captureNode(['scripts/check-procedures.mjs']) },
  {
    name: 'format and lint',
    run: () => captureNode([installed('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']),
  },
  { name: 'unused code', run: () => captureNode([installed('knip', 'bin', 'knip.js')]) },
  { name: 'import boundaries', run: () => captureNode(['scripts/check-boundaries.mjs']) },
  { name: 'played code', run: () => captureNode(['scripts/check-played.mjs']) },
  { name: 'rings of imports', run: () => captureNode(['scripts/check-rings.mjs']) },
];
