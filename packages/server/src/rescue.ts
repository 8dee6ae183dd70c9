import path from 'node:path';
import type { ServeIo } from './serve.js';
import { CannotRescue, type Cut, type Rescued, rescue as rescueInto } from './store/rescue.js';

const WRONG = 2;
/** So many that are not whole are named; the others are counted. */
const MOST_NAMED = 50;

const HELP = `Copies what can be read of a damaged embedded database into a new one.

  potyczka rescue FOLDER NEW-FOLDER

  FOLDER        the data folder (DATA_DIR) of the server, which must not run; it is only read
  NEW-FOLDER    where to: made if needed, and empty; it needs room for two copies

Matches that are not whole end before the first decision that is missing, and go on from there.
If you have a backup, compare: it may hold more. See docs/hosting.md, "When the database is damaged".

For example:
  potyczka rescue ./data ./data-rescued
  DATA_DIR=./data-rescued potyczka serve
`;

/** Copies what can be read of a damaged folder; returns the exit code. */
export const rescue = async (args: readonly string[], io: ServeIo): Promise<number> => {
  if (args.some(arg => arg === '--help' || arg === '-h')) {
    io.out(HELP);
    return 0;
  }
  const [from, to, ...more] = args;
  if (!from || !to || more.length > 0 || args.some(arg => arg.startsWith('-'))) {
    io.err('potyczka rescue: takes two folders: the damaged one, and a new one\n');
    return WRONG;
  }
  try {
    const rescued = await rescueInto(path.resolve(from), path.resolve(to), words => io.err(`${words}\n`));
    io.out(report(rescued, to));
    return 0;
  } catch (e) {
    if (!(e instanceof CannotRescue)) throw e;
    io.err(`potyczka rescue: ${e.message}\n`);
    return 1;
  }
};

const lostOf = ({ lostBlocks, lostRows, lostParts }: Rescued): string => {
  const lost = [
    ...lostParts.map(part => `all of ${part}`),
    ...(lostBlocks > 0 ? [`${lostBlocks} blocks of 8 kB`] : []),
    ...(lostRows > 0 ? [`${lostRows} single rows`] : []),
  ];
  return lost.length === 0 ? 'Everything in it could be read.' : `Not to be read: ${lost.join(', ')}.`;
};

const lineOf = ({ mark, game, created, had, has }: Cut): string =>
  `  ${mark}  ${game}, begun ${new Date(created).toISOString().slice(0, 16)}: ${has} of ${had}`;

const report = (rescued: Rescued, to: string): string => {
  const { hasFreshLog, rows, whole, cut, lost, hasSecret } = rescued;
  const named = cut.slice(0, MOST_NAMED);
  return [
    `Copied ${rows} rows into ${to}. ${lostOf(rescued)}`,
    ...(hasFreshLog
      ? ['The log was lost: what was decided in the last minutes before the end may be missing.']
      : []),
    `Matches and campaigns: ${whole} whole, ${cut.length} up to what is missing, ${lost} lost.`,
    ...named.map(lineOf),
    ...(cut.length > named.length ? [`  and ${cut.length - named.length} more`] : []),
    hasSecret
      ? 'The key that signs cookies is there: people keep their seats.'
      : 'The key that signs cookies is not there: unless you gave the server a SECRET, people lose their seats.',
    `Start the server with DATA_DIR=${to}, look at some matches, and keep the old folder until you are content.`,
    '',
  ].join('\n');
};
