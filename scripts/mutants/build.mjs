import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ROOT } from '../lib/run.mjs';
import { faultsIn, withFaults } from './faults.mjs';

/** @typedef {import('./faults.mjs').Fault & { file: string, n: number, around: string }} Numbered `around` is its line */

/** Where a game keeps what can be wrong, and which tests are no judges: they play, and notice everything too late. */
const RULES = /^(rules|content)\//;
const TESTS = /^(rules|content|automa|keywords|army)\/.*\.test\.ts$|^[a-z-]+\.test\.ts$/;
const PLAYS = /(conformance|playouts|hints|coverage)\.test\.ts$/;

/** @param {string} folder */
const filesUnder = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'));

/**
 * The tests of a game, built once with every fault asleep in them.
 * @param {string} game
 * @param {(file: string) => boolean} isWanted which files get faults
 */
export async function buildWithFaults(game, isWanted = () => true) {
  const src = path.join(ROOT, 'packages', 'games', game, 'src');
  const files = filesUnder(src);
  /** @type {Numbered[]} */
  const faults = [];
  /** @type {Map<string, number>} */
  const firstOf = new Map();
  const broken = files.filter(f => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.includes('fixtures/'));
  for (const file of broken.filter(f => isBreakable(f) && isWanted(f)).sort()) {
    firstOf.set(path.join(src, file), faults.length);
    const source = readFileSync(path.join(src, file), 'utf8');
    const lines = source.split('\n');
    for (const fault of faultsIn(file, source))
      faults.push({ ...fault, file, n: faults.length, around: lines[fault.line - 1] ?? '' });
  }
  const tests = files.filter(f => TESTS.test(f) && !PLAYS.test(f)).sort();
  const out = mkdtempSync(path.join(ROOT, 'node_modules', '.cache-mutants-'));
  const stand = pathToFileURL(path.join(ROOT, 'scripts', 'mutants', 'tests.mjs')).href;
  const bundle = await rolldown({
    input: Object.fromEntries(tests.map((f, i) => [`t${i}`, path.join(src, f)])),
    platform: 'node',
    logLevel: 'silent',
    resolve: { conditionNames: ['source', 'import', 'default'] },
    plugins: [
      {
        name: 'faults',
        resolveId: id => (id === 'vitest' ? { id: stand, external: true } : null),
        transform: (code, id) => {
          const first = firstOf.get(id);
          const file = path.relative(src, id).replaceAll('\\', '/');
          const own = faults.filter(f => f.file === file);
          return inPlace(first === undefined ? code : withFaults(code, own, first), id);
        },
      },
    ],
  });
  await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  const entries = tests.map((file, i) => ({ file, url: pathToFileURL(path.join(out, `t${i}.mjs`)).href }));
  return { faults, entries, release: () => rmSync(out, { recursive: true, force: true }) };
}

/** A file that reads others beside it finds them where it was written. @param {string} code @param {string} id */
const inPlace = (code, id) =>
  code
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));

/** @param {string} file */
const isBreakable = file => RULES.test(file) || /^(automa|keywords|army)\//.test(file);
