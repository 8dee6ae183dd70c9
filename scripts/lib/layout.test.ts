import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cachesIn, layoutOf, registriesIn, sharedCaches, strayIn } from './layout.mjs';
import { ROOT } from './run.mjs';

type Found = 'stray' | 'caches' | 'registries';
type Left = Readonly<Record<string, Readonly<Record<Found, string[]>>>>;

/** What is left to be moved, and to be remembered by a memo: this list only shrinks. */
const LEFT: Left = JSON.parse(readFileSync(path.join(ROOT, 'scripts', 'layout.json'), 'utf8'));
const now: Left = layoutOf();

test('what lies elsewhere than in other games is found, and what is missing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'layout '));
  const game = path.join(root, 'packages/games/chess');
  try {
    mkdirSync(path.join(game, 'src/text'), { recursive: true });
    mkdirSync(path.join(game, 'src/openings'));
    const exports = { '.': { source: './src/index.ts' }, './board': { source: './src/board.ts' } };
    writeFileSync(path.join(game, 'package.json'), JSON.stringify({ exports }));
    for (const file of ['index.ts', 'board.ts', 'board.test.ts', 'text/index.ts', 'text/en.ts'])
      writeFileSync(path.join(game, 'src', file), '');
    const stray = strayIn('chess', root);
    expect(stray).toContain('- state.ts');
    expect(stray).toContain('- door ./view');
    expect(stray.filter(x => x.startsWith('+'))).toEqual([
      '+ board.ts',
      '+ door ./board',
      '+ openings/',
      '+ text/en.ts',
    ]);
    expect(stray).not.toContain('- index.ts');
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a cache by hand is found, a list of content is none', () => {
  const found = (text: string): string[] => cachesIn('a.ts', text);
  expect(found('const known = new WeakMap<S, Zone[]>();')).toEqual(['known']);
  expect(found('export const found: Map<string, X> = new Map();')).toEqual(['found']);
  expect(found('let last: X | undefined;')).toEqual(['last']);
  expect(found("const WORDS = new Set(['a']);\nconst byId = new Map(ALL.map(x => [x.id, x]));")).toEqual([]);
  expect(found('const f = () => { const seen = new Map(); let n = 0; };')).toEqual([]);
});

test('so is a list or a record that is filled later; one that nobody may fill is none', () => {
  const found = (text: string): string[] => cachesIn('a.ts', text);
  expect(found('const slot: { filled?: X } = {};')).toEqual(['slot']);
  expect(found('const given: Record<string, X> = {};')).toEqual(['given']);
  expect(found('const listed: X[] = [];')).toEqual(['listed']);
  expect(found('const NONE: readonly X[] = [];\nexport const text: CardText = {};')).toEqual([]);
});

test('what is handed in is a registry and no cache', () => {
  const text =
    'export const registry = registryOf<X>();\nconst given = namedRegistry<Y>();\nconst other = memo();';
  expect(cachesIn('a.ts', text)).toEqual([]);
  expect(registriesIn('a.ts', text)).toEqual(['registry', 'given']);
});

test.each(Object.keys(now))('%s is laid out as the others are, but for what is still to be moved', game => {
  // A small game may lack what the four have.
  const stray = now[game]?.stray.filter(line => LEFT[game] || line.startsWith('+'));
  expect(stray).toEqual(LEFT[game]?.stray ?? []);
});

test.each(Object.keys(now))('%s remembers by memo alone, but for what is still to be changed', game => {
  expect(now[game]?.caches).toEqual(LEFT[game]?.caches ?? []);
});

test('what games share remembers by memo alone', () => {
  expect(sharedCaches()).toEqual([]);
});

test.each(Object.keys(now))('%s hands in what scripts/layout.json lists, and nothing more', game => {
  expect(now[game]?.registries).toEqual(LEFT[game]?.registries ?? []);
});
