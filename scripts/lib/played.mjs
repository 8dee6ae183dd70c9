import { installed } from './checks.mjs';
import { captureNode } from './run.mjs';

/** @typedef {{ issues: { file: string, exports?: { name: string }[], files?: unknown[] }[] }} Report what knip prints as JSON */
/** @typedef {Record<string, string[]>} Unplayed exports that only tests use, by file; `*` is the whole file */

/** Where rules and grounds are: what a test proves here has to be what a match calls. */
const RULES = /^packages\/(games\/[\w-]+|kernel|geometry|table|words)\/src\//;
/** Files that hand on what others define, and drivers for tests. */
const HANDS_ON = /(^|[-/])(door|index|drawing|testing|fixtures|checks)\.ts$|\/(conformance|fixtures)\//;

/** Looks from the programs that people start: what is found by nobody but tests and the laboratory is not played. */
export async function unplayed() {
  const knip = installed('knip', 'bin', 'knip.js');
  const how = ['--production', '-c', 'scripts/knip-played.json', '--include', 'exports,files'];
  const { output } = await captureNode([knip, ...how, '--reporter', 'json', '--no-exit-code']);
  const json = output.split('\n').find(line => line.startsWith('{'));
  if (!json) throw new Error(output);
  return unplayedIn(JSON.parse(json));
}

/**
 * @param {Report} report
 * @returns {Unplayed}
 */
export function unplayedIn({ issues }) {
  const found = issues
    .filter(({ file }) => RULES.test(file) && !HANDS_ON.test(file))
    .map(({ file, exports = [], files = [] }) => ({
      file,
      names: files.length > 0 ? ['*'] : exports.map(({ name }) => name).sort(),
    }))
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return Object.fromEntries(found.map(({ file, names }) => [file, names]));
}

/**
 * What is not played may become less, and the list of it too.
 * @param {Unplayed} found
 * @param {Unplayed} left
 * @returns {string[]} problems
 */
export function judgeUnplayed(found, left) {
  const listed = (/** @type {Unplayed} */ all) =>
    Object.entries(all).flatMap(([file, names]) => names.map(name => `${file}: ${name}`));
  const [now, may] = [listed(found), listed(left)];
  return [
    ...now
      .filter(each => !may.includes(each))
      .map(each => `${each} is called by tests alone: a test of it proves nothing that is played`),
    ...may
      .filter(each => !now.includes(each))
      .map(each => `${each} is played or gone: npm run played -- --update takes it off the list`),
  ];
}
