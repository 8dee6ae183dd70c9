import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installed } from '../lib/checks.mjs';
import { captureNode, ROOT } from '../lib/run.mjs';

/** @typedef {import('./list.mjs').Numbered} Numbered */
/** @typedef {import('./run.mjs').Verdict} Verdict */
/** @typedef {(files: readonly string[]) => Promise<boolean>} Notices whether plain vitest fails on these files or folders */

/**
 * The source as somebody would have left it who had made the mistake.
 * @param {string} source
 * @param {Pick<Numbered, 'start' | 'end' | 'code' | 'instead' | 'kind'>} fault
 */
export function mistaken(source, { start, end, code, instead, kind }) {
  if (source.slice(start, end) !== code)
    throw new Error('the source has changed since its faults were listed');
  const there = kind === 'statement' ? '' : kind === 'shorthand' ? `${code}: (${instead})` : `(${instead})`;
  return `${source.slice(0, start)}${there}${source.slice(end)}`;
}

/** @type {Notices} */
const notices = async files => {
  const vitest = installed('vitest', 'vitest.mjs');
  const { code } = await captureNode([vitest, 'run', ...files, '--bail', '1', '--testTimeout', '180000']);
  return code !== 0;
};

/** Verdicts that say that the tests notice. Of one that never ends plain vitest says nothing either. */
const NOTICED = new Set(['killed', 'broken']);

/**
 * Writes a fault into the source file, runs plain vitest, and puts the file back: does it say what the trial said?
 * What was noticed has to be noticed by the file of tests that was named; what was not, by no test of the game.
 * @param {string} src the folder of the game's sources
 * @param {Numbered} fault
 * @param {Verdict} verdict
 * @param {Notices} [run]
 */
export async function agrees(src, fault, verdict, run = notices) {
  const file = path.join(src, fault.file);
  const source = readFileSync(file, 'utf8');
  const back = () => writeFileSync(file, source);
  const quit = () => {
    back();
    process.exit(130);
  };
  process.once('SIGINT', quit).once('SIGTERM', quit);
  writeFileSync(file, mistaken(source, fault));
  try {
    const isNoticed = await run([verdict.file ?? path.relative(ROOT, src)]);
    return isNoticed === NOTICED.has(verdict.fate);
  } finally {
    back();
    process.off('SIGINT', quit).off('SIGTERM', quit);
  }
}
