import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { faultsIn } from './faults.mjs';

/** @typedef {import('./faults.mjs').Fault & { file: string, n: number, around: string, name: string }} Numbered `around` is its line */

/** What players read, what bots guess, what draws and what teaches: a fault there breaks no rule. */
const NO_RULES =
  /^(text|rule-texts|terminal|learn|hints|fixtures)\/|(^|\/)(en|pl)\.ts$|^(hints|register)\.ts$/;

/** Whether a file, named from the game's sources, has rules or content in it. @param {string} name */
export const hasRules = name =>
  name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('fixtures/') && !NO_RULES.test(name);

/** @param {string} game */
export const sourceOf = game => path.join(ROOT, 'packages', 'games', game, 'src');

/**
 * Every fault that can be tried in the rules and the content of a game.
 * @param {string} game
 * @param {(file: string) => boolean} [isWanted] which files get faults
 * @returns {Numbered[]}
 */
export function faultsOf(game, isWanted = () => true) {
  const src = sourceOf(game);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => hasRules(name) && isWanted(name))
    .sort();
  /** @type {Map<string, number>} */
  const seen = new Map();
  return files
    .flatMap(file => {
      const source = readFileSync(path.join(src, file), 'utf8');
      const lines = source.split('\n');
      return faultsIn(file, source).map(fault => ({ ...fault, file, around: lines[fault.line - 1] ?? '' }));
    })
    .map((fault, n) => ({ ...fault, n, name: nameOf(fault, seen) }));
}

/**
 * The same fault has the same name wherever its line moves to; of two alike in one file the second says so.
 * @param {{ file: string, code: string, instead: string, around: string }} fault
 * @param {Map<string, number>} seen how often each name was given
 */
function nameOf({ file, code, instead, around }, seen) {
  const name = `${file}: ${squeezed(code)} -> ${squeezed(instead) || 'left out'}, in ${squeezed(around)}`;
  const times = (seen.get(name) ?? 0) + 1;
  seen.set(name, times);
  return times === 1 ? name : `${name} (${times})`;
}

/** @param {string} code */
const squeezed = code => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-35)}` : line;
};

/** @param {number} seed */
function* numbers(seed) {
  for (let n = seed >>> 0; ; ) {
    n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
    yield n / 2 ** 32;
  }
}

/**
 * Some of them, drawn by chance that a number begins: the same number draws the same again.
 * @template T
 * @param {readonly T[]} faults
 * @param {number} count
 * @param {number} seed
 * @returns {T[]}
 */
export function drawn(faults, count, seed) {
  const left = [...faults];
  const chance = numbers(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = Math.floor(/** @type {number} */ (chance.next().value) * left.length);
    return /** @type {T} */ (left.splice(at, 1)[0]);
  });
}
