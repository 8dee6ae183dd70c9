// Which parts of a game's sources each file of its tests runs when nothing is broken. Found once and kept beside the
// other results, each file of tests by itself: who ends it early loses one, and two who look at once do not disturb
// each other. It holds as long as nothing changes that the file of tests loads.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { graphsOf } from './graph.mjs';
import { regionAround, regionsIn } from './regions.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('./list.mjs').Numbered} Numbered */
/** @typedef {Readonly<Record<string, string>>} Reached for each source the parts that were run, a character each */
/** @typedef {{ hash: string, ms: number, reached: Reached }} Kept what is known of a file of tests */
/** @typedef {Graph & Partial<Kept>} Judge */

const FOLDER = path.join(ROOT, '.results', 'mutants-reach');
/** Raised when what is kept would mean something else. */
const FORM = 'reach 1';

/** @param {string} file */
const keptAt = file =>
  path.join(FOLDER, `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.json`);

/** Tests also hang on the versions of what is installed. */
const stamp = () => `${FORM}\n${readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')}`;

/**
 * The files of tests of a game, with what is known of each that still holds.
 * @param {string} game
 * @returns {Judge[]}
 */
export const judgesIn = game =>
  graphsOf(ROOT, `packages/games/${game}/src`, stamp()).map(graph => ({ ...graph, ...keptOf(graph) }));

/** @param {Graph} graph @returns {Kept | undefined} */
function keptOf({ file, hash }) {
  const at = keptAt(file);
  /** @type {Kept | undefined} */
  const kept = existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')) : undefined;
  return kept?.hash === hash ? kept : undefined;
}

/** Written aside and then moved: nobody reads half of it. @param {string} file @param {Kept} kept */
export function keep(file, kept) {
  mkdirSync(FOLDER, { recursive: true });
  const aside = `${keptAt(file)}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(kept));
  renameSync(aside, keptAt(file));
}

/**
 * Whether a file of tests may notice a fault: it runs the part where the fault is. Of one that nobody has looked at
 * yet nothing is known but what it loads.
 * @param {Pick<Judge, 'sources' | 'reached'>} judge
 * @param {Place} place
 */
export const mayNotice = ({ sources, reached }, { source, region }) =>
  sources.has(source) && (!reached || region < 0 || reached[source]?.[region] === '1');

/** @typedef {{ source: string, region: number }} Place where a fault is */

/**
 * @param {string} folder the game's sources, from the root
 * @returns {(fault: Numbered) => Place}
 */
export function placesIn(folder) {
  /** @type {Map<string, import('./regions.mjs').Region[]>} */
  const known = new Map();
  return fault => {
    const source = path.posix.join(folder, fault.file);
    const regions = known.get(source) ?? regionsIn(source, readFileSync(path.join(ROOT, source), 'utf8'));
    known.set(source, regions);
    return { source, region: regionAround(regions, fault) };
  };
}
