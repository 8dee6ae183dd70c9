import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** @typedef {{ tried: number, killed: number, late: number, survived: number, broken: number, equivalent: number, how: string, compared?: number, agreed?: number }} Counts `how` they were drawn; of `compared` plain vitest said the same `agreed` times */
/** @typedef {Counts & { commit: string, of: number, survivors: string[] }} Measured */

const FIGURES = path.join(ROOT, 'docs', 'mutants.json');
const PAGE = path.join(ROOT, 'docs', 'mutants.md');

/**
 * Keeps what a run has shown, and writes the page about all games anew.
 * @param {string} game
 * @param {Counts} counts
 * @param {number} of how many faults there are in all
 * @param {string[]} survivors
 * @param {Record<string, Record<string, string>>} equivalents by game and name, each with its reason
 */
export function writePage(game, counts, of, survivors, equivalents) {
  /** @type {Record<string, Measured>} */
  const figures = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  figures[game] = { commit: commit(), ...counts, of, survivors };
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', FIGURES], { cwd: ROOT, stdio: 'ignore' });
  writeFileSync(PAGE, pageOf(figures, equivalents));
}

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** @param {Measured} m */
const share = ({ killed, survived }) => `${((100 * survived) / Math.max(1, killed + survived)).toFixed(1)}%`;

/**
 * @param {Record<string, Measured>} figures
 * @param {Record<string, Record<string, string>>} equivalents
 */
const pageOf = (figures, equivalents) =>
  [
    '# Faults that the tests notice',
    '',
    'Written by `npm run mutants -- --game GAME --docs`. It breaks rules and content of a game in one place at a time (a bound moved by one, a condition turned round, a line left out, an option dropped, a filter turned round, a refusal forgotten, or a `may` made a duty) and runs the tests of that game with plain vitest, in a fresh process. Late is what only tests that play whole games notice. A fault with which nothing loads counts for neither side; one that changes nothing anybody could see is listed with its reason in [mutants-equivalent.json](mutants-equivalent.json) and does not count. `--compare N` writes N of the faults into the sources, one after the other, and runs plain vitest: the last column. The share of each game may only fall: `mutants-floor.json`, written beside this page by `--update-floor` after a sample of forty or more.',
    '',
    '| game | commit | faults | tried | noticed | of them late | not noticed | share | do not load | change nothing | plain vitest agrees |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(figures).map(
      ([game, m]) =>
        `| ${game} | ${m.commit} | ${m.of} | ${m.how} | ${m.killed} | ${m.late} | ${m.survived} | ${share(m)} | ${m.broken} | ${m.equivalent} | ${m.compared ? `${m.agreed} of ${m.compared}` : ''} |`,
    ),
    '',
    ...Object.entries(figures).flatMap(([game, m]) => listOf(game, m, equivalents[game] ?? {})),
  ].join('\n');

/** @param {string} game @param {Measured} m @param {Record<string, string>} known */
const listOf = (game, m, known) => [
  `## ${game}`,
  '',
  m.survivors.length === 0 ? 'Nothing goes unnoticed.' : 'Not noticed:',
  '',
  ...m.survivors.map(name => `- \`${name.replaceAll('`', "'")}\``),
  ...(Object.keys(known).length > 0
    ? ['', `${Object.keys(known).length} faults are known to change nothing.`]
    : []),
  '',
];
