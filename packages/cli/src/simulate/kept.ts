import { execFileSync } from 'node:child_process';
import type { Claim } from './claim.js';
import type { Played } from './games.js';
import type { SimulatedMatch } from './report.js';

/** The first line of a file with games that were kept. */
export interface About {
  /** How to get the same, but for the number of games. */
  readonly command: string;
  /** Of the program, with `+` if it was changed since; empty where there is no repository. */
  readonly commit: string;
  readonly match: SimulatedMatch;
  /** What was to be settled: games end once it is, so that intervals for a fixed number of games do not hold. */
  readonly claim?: Claim;
}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

export const commitOf = (root: string): string => {
  try {
    const changed = git(root, 'status', '--porcelain', '--untracked-files=no', '--', 'packages');
    return git(root, 'rev-parse', '--short=10', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return '';
  }
};

/** What was measured, as it was kept. */
export interface Measured {
  readonly about: About;
  readonly played: readonly Played[];
}

export const readKept = (text: string): Measured => {
  const [first = '', ...lines] = text.split('\n');
  return {
    about: JSON.parse(first) as About,
    played: lines.slice(0, -1).map(line => JSON.parse(line) as Played),
  };
};
