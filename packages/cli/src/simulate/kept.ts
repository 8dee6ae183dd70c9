import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../args.js';
import type { Played } from './games.js';
import type { Match } from './report.js';

/** Games that were played before, in a file of one line each, so that a long run may be broken off and go on. */
export interface Kept {
  readonly played: readonly Played[];
  add(games: readonly Played[]): void;
}

/** The first line of such a file. */
export interface About {
  /** How to get the same, but for the number of games. */
  readonly command: string;
  /** Of the program, with `+` if it was changed since; empty where there is no repository. */
  readonly commit: string;
  readonly match: Match;
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
export const readKept = (text: string): { readonly about: About; readonly played: readonly Played[] } => {
  const [first = '', ...lines] = text.split('\n');
  return {
    about: JSON.parse(first) as About,
    played: lines.slice(0, -1).map(line => JSON.parse(line) as Played),
  };
};

/** Opens such a file, or begins it; a file about something else is refused. */
export const keptIn = (file: string, about: About): Kept => {
  const head = JSON.stringify(about);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${head}\n`);
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== head) throw new Failure(`${file} keeps games of another run: ${first?.slice(0, 200)}`);
  // A line that was not written whole is a game to be played again.
  const whole = lines.slice(0, -1);
  if (lines.at(-1) !== '') writeFileSync(file, `${[head, ...whole].join('\n')}\n`);
  return {
    played: whole.map(line => JSON.parse(line) as Played),
    add: games => appendFileSync(file, games.map(each => `${JSON.stringify(each)}\n`).join('')),
  };
};
