import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cachesIn, layoutOf, strayIn } from './layout.mjs';
import { ROOT } from './run.mjs';

type Left = Readonly<Record<string, { readonly stray: string[]; readonly caches: string[] }>>;

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

test.each(Object.keys(now))('%s is laid out as the others are, but for what is still to be moved', game => {
  // A small game may lack what the four have.
  const stray = now[game]?.stray.filter(line => LEFT[game] || line.startsWith('+'));
  expect(stray).toEqual(LEFT[game]?.stray ?? []);
});

test.each(Object.keys(now))('%s remembers by memo alone, but for what is still to be changed', game => {
  expect(now[game]?.caches).toEqual(LEFT[game]?.caches ?? []);
});
