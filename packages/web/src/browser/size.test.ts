import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../games/index.js';
import { builtPage } from './fixtures/site.js';

/** Bytes of script that each part of the page may load, compressed as our server sends it to any browser of today. */
const BUDGET = { shell: 100_000, page: 90_000, worker: 90_000 } as const;

let folder: string;
let scripts: readonly string[];
beforeAll(async () => {
  folder = path.join(await builtPage(), 'assets');
  scripts = readdirSync(folder).filter(f => f.endsWith('.js'));
}, 120_000);

const sourceOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const sizeOf = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(path.join(folder, `${name}.br`)).size, 0);

/** The scripts that come with a script at once: what it imports, and what that imports. */
const withImports = (names: readonly string[]): ReadonlySet<string> => {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const [, other] of sourceOf(name).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g))
      if (other) add(other);
  };
  for (const name of names) add(name);
  return all;
};

/** The scripts that the worker may load: it is built by itself. */
const ofWorker = (): ReadonlySet<string> => {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const [, other] of sourceOf(name).matchAll(/["'`]\.\/([\w-]+\.js)/g)) if (other) add(other);
  };
  for (const name of scripts.filter(f => f.startsWith('table.worker-'))) add(name);
  return all;
};

const minus = (all: ReadonlySet<string>, without: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].filter(name => !without.has(name)));

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The scripts of the page that are there from the start. */
const shell = (): ReadonlySet<string> => withImports(scripts.filter(f => f.startsWith('index-')));

describe('compressed script', () => {
  test('the shell loads less than 100 kB, and no game with it', () => {
    const bytes = sizeOf(shell());
    console.log(`shell ${kilobytes(bytes)}`);
    expect(shell().size).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(BUDGET.shell);
    for (const { id } of PAGES) {
      // Its card on the first page is all of a game that the shell may know.
      const own = [...shell()].filter(name => name.startsWith(`${id}-`) && !name.startsWith(`${id}-${id}-`));
      expect(own).toEqual([]);
    }
  });

  test.each(PAGES)('the page of $id loads no more than its budget when it is opened', ({ id }) => {
    const [ui] = scripts.filter(f => f.startsWith(`${id}-ui-`));
    const own = minus(withImports([ui as string]), shell());
    const data = [...own].filter(name => /^[a-z]+-content-/.test(name));
    const bytes = sizeOf(own) - sizeOf(data);
    console.log(`${id}: page ${kilobytes(bytes)}, content ${kilobytes(sizeOf(data))}`);
    expect(bytes).toBeLessThan(BUDGET.page);
  });

  test.each(PAGES)(
    'the worker loads no more than its budget for $id, and only when it is played',
    ({ id }) => {
      const base = withImports(scripts.filter(f => f.startsWith('table.worker-')));
      const [rules] = [...ofWorker()].filter(name => name.startsWith(`${id}-rules-`));
      const own = minus(withImports([rules as string]), base);
      const data = [...own].filter(name => /^[a-z]+-content-/.test(name));
      const bytes = sizeOf(own) - sizeOf(data);
      console.log(`${id}: worker ${kilobytes(bytes)}, content ${kilobytes(sizeOf(data))}`);
      expect(bytes).toBeLessThan(BUDGET.worker);
      expect([...base].filter(name => name.startsWith(`${id}-`))).toEqual([]);
    },
  );
});

test('every script and style is there compressed as well, as the same content', () => {
  const plain = readdirSync(folder).filter(f => /\.(js|css)$/.test(f));
  expect(plain.length).toBeGreaterThan(5);
  for (const name of plain) {
    const content = readFileSync(path.join(folder, name));
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).equals(content), name).toBe(
      true,
    );
    expect(gunzipSync(readFileSync(path.join(folder, `${name}.gz`))).equals(content), name).toBe(true);
  }
});

test('everything that the browser is told to keep is there: else it would keep nothing', async () => {
  const folder = await builtPage();
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const files = JSON.parse(/const FILES = (\[.*?\]);/s.exec(worker)?.[1] ?? '[]') as string[];
  const games = JSON.parse(/const GAMES = (\{.*?\});/s.exec(worker)?.[1] ?? '{}') as Record<string, string[]>;
  const all = [...files, ...Object.values(games).flat()].filter(name => name !== '/');
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(name => !existsSync(path.join(folder, name)))).toEqual([]);
}, 120_000);
