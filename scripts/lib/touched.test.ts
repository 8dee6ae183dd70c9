import { expect, test } from 'vitest';
import { packages, touched } from './touched.mjs';

const ALL = [
  { folder: 'packages/kernel', name: '@potyczka/kernel', uses: [] },
  { folder: 'packages/games/chess', name: '@potyczka/chess', uses: ['@potyczka/kernel'] },
  { folder: 'packages/table', name: '@potyczka/table', uses: ['@potyczka/kernel', 'valibot'] },
  { folder: 'packages/server', name: '@potyczka/server', uses: ['@potyczka/table'] },
];

test('what stands on a changed package is touched too, through others as well', () => {
  expect(touched(['packages/table/src/a.ts'], ALL)).toEqual(['packages/table/', 'packages/server/']);
  expect(touched(['packages/games/chess/src/rules.ts'], ALL)).toEqual(['packages/games/chess/']);
  expect(touched(['packages/kernel/src/a.ts'], ALL)).toHaveLength(4);
});

test('a document touches nothing, a script or a setting may touch everything', () => {
  expect(touched(['docs/bots.md', 'README.md'], ALL)).toEqual([]);
  expect(touched(['docs/bots.md', 'tsconfig.base.json'], ALL)).toBe('everything');
});

test('our packages know whom they use', () => {
  const server = packages().find(({ folder }) => folder === 'packages/server');
  expect(server?.uses).toContain('@potyczka/table');
});
