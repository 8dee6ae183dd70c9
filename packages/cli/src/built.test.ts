import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));

interface Door {
  readonly default: string;
}

/** What a package lets others import, in its built form. */
const doorsOf = (game: string): string[] => {
  const { exports } = JSON.parse(readFileSync(path.join(GAMES, game, 'package.json'), 'utf8')) as {
    exports: Record<string, Door>;
  };
  return Object.values(exports).map(door => path.join(GAMES, game, door.default));
};

/** Loads a file in a thread that has loaded nothing else; what it said, and its exit code. */
const loaded = async (file: string): Promise<{ code: number; said: string }> => {
  const worker = new Worker(pathToFileURL(file), { execArgv: [], stdout: true, stderr: true });
  let said = '';
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', text => {
      said += text;
    });
  worker.on('error', e => {
    said += e;
  });
  const code = await new Promise<number>(resolve => worker.once('exit', resolve));
  return { code, said };
};

test('a simulation stops after the same game on one core and on two', () => {
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const run = (jobs: number) => {
    const line = `simulate adrenaline --seats random,random,random --option skulls=5 --games 200 --claim 80% --json --jobs ${jobs}`;
    const { time: _, ...rest } = JSON.parse(
      execFileSync(process.execPath, [main, ...line.split(' ')], { encoding: 'utf8' }),
    );
    return rest;
  };
  const one = run(1);
  expect(one.settled.verdict).toBe('below');
  expect(one.games).toBeLessThan(200);
  for (const bot of one.bots) delete bot.msPerTurn;
  expect(run(2)).toEqual(one);
});

/** Each door alone, as node finds it: the order in which files load is another for each. */
describe.each(readdirSync(GAMES))('%s as it is built', game => {
  test.each(doorsOf(game).map(file => [path.relative(GAMES, file), file] as const))(
    '%s loads',
    async (_, file) => {
      expect(existsSync(file), 'it has to be built first: npm run build').toBe(true);
      expect(await loaded(file)).toEqual({ code: 0, said: '' });
    },
  );
});
