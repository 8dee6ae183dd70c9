import { describe, expect, test } from 'vitest';
import { crossedBoundaries, judgeImport, namedGames, packageFolders } from './boundaries.mjs';

const FOLDERS = new Map([
  ['@potyczka/kernel', 'kernel'],
  ['@potyczka/geometry', 'geometry'],
  ['@potyczka/adrenaline', 'games/adrenaline'],
  ['@potyczka/apex', 'games/apex'],
  ['@potyczka/bots', 'bots'],
  ['@potyczka/cli', 'cli'],
  ['@potyczka/server', 'server'],
  ['@potyczka/catalogue', 'catalogue'],
  ['@potyczka/words', 'words'],
  ['@potyczka/lab', 'lab'],
  ['@potyczka/web', 'web'],
]);

const judge = (from: string, specifier: string, typeOnly = false) =>
  judgeImport(from, specifier, typeOnly, FOLDERS);

const textsOf = (files: Readonly<Record<string, string>>): { name: string; text: string }[] =>
  Object.entries(files).map(([name, text]) => ({ name, text }));

const GAME = 'packages/games/apex/src/turn.ts';
const GAME_TEST = 'packages/games/apex/src/turn.test.ts';
const BOT = 'packages/bots/src/greedy.ts';
const COMMAND = 'packages/cli/src/simulate.ts';
const GAME_PAGE = 'packages/web/src/games/apex/Board.tsx';
const PAGE = 'packages/web/src/shell/log.ts';

describe('allowed', () => {
  test.each([
    [GAME, '@potyczka/kernel'],
    [GAME, '@potyczka/geometry/lattice'],
    [GAME, '@potyczka/apex'],
    [GAME, './shoot.js'],
    [GAME, '../../apex/src/content/legends.js'],
    [GAME, 'intl-messageformat'],
    [GAME_TEST, '@potyczka/kernel/run'],
    [GAME_TEST, '@potyczka/kernel/conformance'],
    ['packages/games/apex/src/fixtures/scene.ts', '@potyczka/kernel/run'],
    [BOT, '@potyczka/kernel/run'],
    [COMMAND, '@potyczka/bots'],
    [GAME, '@potyczka/kernel/register'],
    [GAME, '@potyczka/words/terminal'],
    [COMMAND, '@potyczka/catalogue'],
    ['packages/lab/src/check/apex-sight.ts', '@potyczka/apex'],
    ['packages/lab/src/bench/adrenaline.ts', '@potyczka/adrenaline/text'],
    ['packages/lab/src/trials/place.ts', '@potyczka/server/inside'],
    ['packages/cli/src/simulate.test.ts', '@potyczka/adrenaline'],
    ['packages/catalogue/src/games.ts', '@potyczka/apex/register'],
    ['packages/server/src/registry.ts', '@potyczka/catalogue'],
    ['packages/web/src/worker/table.ts', '@potyczka/catalogue'],
    [GAME_PAGE, '@potyczka/apex/view'],
  ])('%s imports %s', (from, specifier) => {
    expect(judge(from, specifier)).toBeUndefined();
  });
});

describe('refused', () => {
  test.each([
    ['packages/kernel/src/run/run.ts', '@potyczka/geometry/hex', 'stand alone'],
    ['packages/geometry/src/hex/sight.ts', '@potyczka/kernel', 'stand alone'],
    [GAME, '@potyczka/kernel/run', 'no rule reaches a seed'],
    [GAME, '@potyczka/kernel/conformance', 'no rule reaches a seed'],
    [GAME, '@potyczka/adrenaline', 'another game'],
    [GAME_TEST, '@potyczka/adrenaline', 'no other game'],
    [GAME, '@potyczka/bots', 'no rule reaches a seed'],
    [GAME, '@potyczka/geometry', 'no rule reaches a seed'],
    [GAME, '../../adrenaline/src/index.js', 'leaves its package'],
    [BOT, '@potyczka/apex', "only the kernel's interface"],
    [BOT, '../../kernel/src/engine.js', 'leaves its package'],
    [COMMAND, '@potyczka/apex', 'in the catalogue'],
    [COMMAND, '@potyczka/lab', 'in the catalogue'],
    ['packages/server/src/server.ts', '@potyczka/lab', 'in the catalogue'],
    ['packages/catalogue/src/games.ts', '@potyczka/apex', 'loads none'],
    ['packages/server/src/match.ts', '@potyczka/apex', 'in the catalogue'],
    ['packages/web/src/worker/table.ts', '@potyczka/apex', 'in the catalogue'],
    [GAME_PAGE, '@potyczka/apex', 'in the worker'],
    [PAGE, '@potyczka/apex/view', 'knows none'],
    [PAGE, '@potyczka/catalogue', 'knows none'],
    [PAGE, '@potyczka/nothing', 'no such package'],
    ['packages/newcomer/src/index.ts', './other.js', 'no row of the table'],
  ])('%s imports %s', (from, specifier, reason) => {
    expect(judge(from, specifier)).toContain(reason);
  });
});

test('the page may import the types of what it may not import', () => {
  expect(judge(GAME_PAGE, '@potyczka/apex', true)).toBeUndefined();
  expect(judge(PAGE, '@potyczka/kernel/run', true)).toBeUndefined();
  expect(judge(PAGE, '@potyczka/apex', true)).toContain('knows none');
  expect(judge(GAME_PAGE, '@potyczka/bots', true)).toContain('worker');
});

test('what carries every game may not name one, not even in a comment', () => {
  const named = namedGames(
    textsOf({
      'packages/server/src/match.ts': "export const one = 1;\n// as in Apex\nexport const id = 'adrenaline';",
      'packages/web/src/shell/Home.tsx': "export const title = 'Adrenaline';",
      'packages/web/src/games/apex/Board.tsx': "export const id = 'apex';",
      'packages/server/src/match.test.ts': "export const id = 'apex';",
      'packages/cli/src/registry.ts': "export const id = 'apex';",
    }),
    FOLDERS,
  );
  expect(named.map(({ name, line, message }) => `${name}:${line} ${message}`)).toEqual([
    'packages/server/src/match.ts:2 names Apex: this file carries every game',
    'packages/server/src/match.ts:3 names adrenaline: this file carries every game',
    'packages/web/src/shell/Home.tsx:1 names Adrenaline: this file carries every game',
  ]);
});

test('every way to import is seen, with its line', () => {
  const files = {
    'packages/web/src/games/apex/page.ts': [
      "import { rules } from '@potyczka/apex';",
      "import type { State } from '@potyczka/apex';",
      "export * from '@potyczka/bots';",
      "export type { Bot } from '@potyczka/bots';",
      "import '@potyczka/apex';",
      "export type Later = import('@potyczka/bots').Bot;",
      "void import('@potyczka/bots');",
    ].join('\n'),
  };
  const lines = crossedBoundaries(textsOf(files), FOLDERS).map(({ name, line }) => `${name}:${line}`);
  expect(lines.sort()).toEqual([1, 3, 4, 5, 6, 7].map(line => `packages/web/src/games/apex/page.ts:${line}`));
});

test('folders are found by package name', () => {
  expect(packageFolders().get('@potyczka/kernel')).toBe('kernel');
  expect(packageFolders().get('@potyczka/adrenaline')).toBe('games/adrenaline');
});
