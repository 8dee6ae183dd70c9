import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** @typedef {{ killed: number, survived: number }} Counted */

const FILE = path.join(ROOT, 'docs', 'mutants-floor.json');

/** @returns {Record<string, number>} the share of faults that may go unnoticed, in percent, by game */
const floors = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** @param {Counted} counts in percent, with one digit */
const share = ({ killed, survived }) => Math.round((1000 * survived) / Math.max(1, killed + survived)) / 10;

/**
 * @param {string} game
 * @param {Counted} counts
 * @returns {string | undefined} what is wrong
 */
export function judgeFloor(game, counts, all = floors()) {
  const may = all[game];
  if (may === undefined) return `docs/mutants-floor.json has no line for ${game}: --update-floor writes one`;
  return share(counts) > may ? `${share(counts)}% go unnoticed, ${may}% may` : undefined;
}

/** Fewer say little: a floor of zero from ten faults would be broken by the next ten. */
const ENOUGH = 40;

/**
 * The floor after these counts: it may only improve.
 * @param {number | undefined} now
 * @param {Counted} counts
 */
export const floorAfter = (now, counts) =>
  counts.killed + counts.survived < ENOUGH ? now : Math.min(now ?? 100, share(counts));

/**
 * Keeps the floor.
 * @param {string} game
 * @param {Counted} counts
 */
export function keepFloor(game, counts) {
  const all = floors();
  const now = floorAfter(all[game], counts);
  if (now === undefined) return;
  writeFileSync(FILE, `${JSON.stringify({ ...all, [game]: now }, null, 2)}\n`);
}
