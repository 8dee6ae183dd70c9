import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Each door alone, as node finds it: the order in which files load is another for each. */
describe.each(readdirSync(GAMES))('%s as it is built', game => {
  test.each(doorsOf(game).map(file => [path.relative(GAMES, file), file] as const))('%s loads', (_, file) => {
    expect(existsSync(file), 'it has to be built first: npm run build').toBe(true);
    const script = `await import(${JSON.stringify(new URL(`file://${file}`).href)})`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
