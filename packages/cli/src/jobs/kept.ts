import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../args.js';

/** Games that were played before, in a file of one line each, so that a long run may be broken off and go on. */
export interface KeptGames<X> {
  readonly played: readonly X[];
  add(games: readonly X[]): void;
}

/** Opens such a file, or begins it; a file about something else is refused. */
export const keptIn = <X>(file: string, about: object): KeptGames<X> => {
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
    played: whole.map(line => JSON.parse(line) as X),
    add: games => appendFileSync(file, games.map(each => `${JSON.stringify(each)}\n`).join('')),
  };
};
