import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/run.mjs';
import { graphsOf } from './graph.mjs';

const FILES: Readonly<Record<string, string>> = {
  'packages/kernel/package.json':
    '{ "name": "@potyczka/kernel", "exports": { "./memo": { "source": "./src/memo.ts" } } }',
  'packages/kernel/src/memo.ts': "export * from './kept.js';",
  'packages/kernel/src/kept.ts': 'export const kept = 1;',
  'packages/games/chess/package.json': '{ "name": "@potyczka/chess", "exports": {} }',
  'packages/games/chess/src/move.ts':
    "import { kept } from '@potyczka/kernel/memo'; import type { X } from './types.js';",
  'packages/games/chess/src/types.ts': 'export type X = 1;',
  'packages/games/chess/src/castle.ts': 'export const castle = 2;',
  'packages/games/chess/src/printed.json': '{}',
  'packages/games/chess/src/move.test.ts': "import './move.js'; import printed from './printed.json';",
  'packages/games/chess/src/castle.test.ts': "const { castle } = await import('./castle.js');",
};

const SRC = 'packages/games/chess/src';

/** What each file of tests loads, and its hash, of these files with a few changed. */
function graphsWith(changed: Readonly<Record<string, string>> = {}, stamp = '') {
  const root = mkdtempSync(path.join(tmpdir(), 'graph-'));
  try {
    for (const [name, text] of Object.entries({ ...FILES, ...changed })) {
      mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    const [castle, move, ...others] = graphsOf(root, SRC, stamp);
    expect(others).toEqual([]);
    if (!castle || !move) throw new Error('no tests found');
    return { castle, move };
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a file of tests loads what it imports by value, through other files and packages, and what it waits for', () => {
  const { castle, move } = graphsWith();
  expect([...move.sources].sort()).toEqual([
    'packages/games/chess/src/move.test.ts',
    'packages/games/chess/src/move.ts',
    'packages/games/chess/src/printed.json',
    'packages/kernel/src/kept.ts',
    'packages/kernel/src/memo.ts',
  ]);
  expect([...castle.sources].sort()).toEqual([`${SRC}/castle.test.ts`, `${SRC}/castle.ts`]);
});

test('what is known of a file of tests holds until something changes that it loads', () => {
  const before = graphsWith();
  const hashesWith = (...args: Parameters<typeof graphsWith>) => {
    const { castle, move } = graphsWith(...args);
    return { castle: castle.hash === before.castle.hash, move: move.hash === before.move.hash };
  };
  expect(hashesWith()).toEqual({ castle: true, move: true });
  expect(hashesWith({ 'packages/kernel/src/kept.ts': 'export const kept = 2;' })).toEqual({
    castle: true,
    move: false,
  });
  expect(hashesWith({ [`${SRC}/castle.test.ts`]: "import './castle.js'; // more" })).toEqual({
    castle: false,
    move: true,
  });
  expect(hashesWith({ [`${SRC}/types.ts`]: 'export type X = 2;' })).toEqual({ castle: true, move: true });
  expect(hashesWith({}, 'another version of vitest')).toEqual({ castle: false, move: false });
});

test('every test of a game loads files that are there, its own rules among them', () => {
  const graphs = graphsOf(ROOT, 'packages/games/adrenaline/src', '');
  expect(graphs.length).toBeGreaterThan(30);
  const shoot = graphs.find(({ file }) => file.endsWith('rules/shoot.test.ts'));
  expect(shoot?.sources).toContain('packages/games/adrenaline/src/rules/shoot.ts');
  expect(shoot?.sources).toContain('packages/geometry/src/rooms/index.ts');
});
