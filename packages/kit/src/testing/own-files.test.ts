import { expect, test } from 'vitest';
import { codeOf, sharedFiles, strayNames } from './own-files.js';

const found = (text: string): readonly string[] =>
  strayNames([{ file: 'rules/a.ts', text }], ['rail-gun', 'newton']);

test('a name in quotes is found, with what a key begins with, once in a file', () => {
  expect(found("if (w === 'rail-gun' || w === 'rail-gun') go();")).toEqual(['rules/a.ts: rail-gun']);
  expect(found('const a = "#newton"; const b = `given:rail-gun`;')).toEqual([
    'rules/a.ts: newton',
    'rules/a.ts: rail-gun',
  ]);
  expect(found('`newton.x`')).toEqual(['rules/a.ts: newton']);
});

test('a comment and a longer word are none', () => {
  expect(found("// 'newton'\n/* 'rail-gun' */ const x = 'rail-gun-2', y = 'newtons';")).toEqual([]);
  expect(codeOf("const url = 'https://x.y'; // why")).toBe("const url = 'https://x.y'; ");
});

test('sources of game and page are read, but for those where names belong', () => {
  const files = sharedFiles('adrenaline', /^(content|text)\//).map(x => x.file);
  expect(files).toContain('rules/turn.ts');
  expect(files.some(file => file.startsWith('page/'))).toBe(true);
  expect(files.some(file => file.startsWith('content/') || file.endsWith('.test.ts'))).toBe(false);
});
