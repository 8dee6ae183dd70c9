import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../games/index.js';
import { builtPage } from './fixtures/site.js';

/** Bytes of script that the shell may load, compressed as our server sends it to any browser of today. */
const SHELL = 100_000;
/** The same for all that somebody waits for who opens a game: shell, worker, rules, drawings, cards. */
const BUDGETS = JSON.parse(
  readFileSync(new URL('../../../../docs/first-question.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, number>>;
/** Of a game that has no line of its own there. */
const USUAL = 300_000;

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
  // What walks in matches that are over comes when it is wanted.
  for (const name of all) if (name.startsWith('analysis-')) all.delete(name);
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
    expect(bytes).toBeLessThan(SHELL);
    for (const { id } of PAGES) {
      // Its card on the first page is all of a game that the shell may know.
      const own = [...shell()].filter(name => name.startsWith(`${id}-`) && !name.startsWith(`${id}-${id}-`));
      expect(own).toEqual([]);
    }
  });

  test('the first page, with matches of every game on it, loads less than 300 kB', () => {
    const first = scripts.filter(f => f.startsWith('Home-') || /-(glance|Cover)-/.test(f));
    const all = new Set([
      ...shell(),
      ...withImports(first),
      ...withImports(scripts.filter(f => f.startsWith('table.worker-'))),
    ]);
    console.log(`first page ${kilobytes(sizeOf(all))}`);
    expect(first.filter(f => f.includes('-glance-'))).toHaveLength(PAGES.filter(p => p.glance).length);
    expect(sizeOf(all)).toBeLessThan(300_000);
  });

  test.each(PAGES)(
    'until its first question $id loads no more than docs/first-question.json allows',
    ({ id }) => {
      const base = withImports(scripts.filter(f => f.startsWith('table.worker-')));
      const [rules] = [...ofWorker()].filter(name => name.startsWith(`${id}-rules-`));
      const [ui] = scripts.filter(f => f.startsWith(`${id}-ui-`));
      const played = minus(withImports([rules as string]), base);
      const drawn = minus(withImports([ui as string]), shell());
      const parts = { shell: shell(), worker: base, rules: played, page: drawn };
      const bytes = Object.values(parts).reduce((sum, names) => sum + sizeOf(names), 0);
      const told = Object.entries(parts).map(([part, names]) => `${part} ${kilobytes(sizeOf(names))}`);
      console.log(`${id}: ${kilobytes(bytes)} (${told.join(', ')})`);
      expect(bytes).toBeLessThan(BUDGETS[id] ?? USUAL);
      expect([...base].filter(name => name.startsWith(`${id}-`))).toEqual([]);
    },
  );

  test.each(PAGES)('what bots know, lessons and rule texts of $id come when they are wanted', ({ id }) => {
    const first = [...ofWorker()].filter(name => name.startsWith(`${id}-rules-`));
    const ui = scripts.filter(f => f.startsWith(`${id}-ui-`));
    const waited = [...withImports([...first, ...ui])];
    expect(first).toHaveLength(1);
    expect([...ofWorker()].filter(name => name.startsWith(`${id}-hints-`))).toHaveLength(1);
    const later = waited.filter(name => /-(hints|learn|rule-texts|terminal)-/.test(name));
    expect(later).toEqual([]);
  });
});

/** Bytes of script of the table in three dimensions, packed as any browser takes it. */
const TABLE3 = 190_000;

test('the table in three dimensions is one script that comes when it is wanted, of 190 kB at most', async () => {
  const [own, ...others] = scripts.filter(f => f.startsWith('Table3Layer-'));
  expect(own).toBeDefined();
  expect(others).toEqual([]);
  const bytes = statSync(path.join(folder, `${own}.gz`)).size;
  console.log(`table in three dimensions ${kilobytes(bytes)}`);
  expect(bytes).toBeLessThan(TABLE3);
  const uis = scripts.filter(f => /^[a-z-]+-ui-/.test(f));
  expect([...shell(), ...withImports(uis)]).not.toContain(own);
  // Nobody's browser keeps it before it was wanted; then it is kept as a game is.
  const worker = readFileSync(path.join(await builtPage(), 'sw.js'), 'utf8');
  expect(/const FILES = (\[.*?\]);/s.exec(worker)?.[1]).not.toContain('Table3Layer');
  expect(/const GAMES = (\{.*?\});/s.exec(worker)?.[1]).toContain(`/assets/${own}`);
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
