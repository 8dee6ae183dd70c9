import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';

/** What fits on a screen. */
const MOST_LINES = 80;

const isSource = (file: string): boolean =>
  /\.(tsx?|mjs)$/.test(file) && !/node_modules|[\\/]dist[\\/]|\.test\.tsx?$/.test(file);

const filesUnder = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(f => f.isFile())
    .map(f => path.relative(ROOT, path.join(f.parentPath, f.name)))
    .filter(isSource);

const linesOf = (text: string): number => text.split('\n').length;

/** The functions of a file that are longer than a screen. */
const longIn = (file: string, text: string): string[] => {
  const found: string[] = [];
  if (linesOf(text) <= MOST_LINES) return found;
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, start, end } = node as { type?: unknown; start: number; end: number };
    if (typeof type === 'string' && /Function(Declaration|Expression)$/.test(type)) {
      const lines = end - start > MOST_LINES ? linesOf(text.slice(start, end)) : 1;
      if (lines > MOST_LINES) found.push(`${file}:${linesOf(text.slice(0, start))} has ${lines}`);
    }
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(file, text).program);
  return found;
};

test('a function of more than a screen is found', () => {
  const long = `export const f = () => {\n${'  work();\n'.repeat(MOST_LINES - 1)}};\n`;
  expect(longIn('a.ts', long)).toEqual(['a.ts:1 has 81']);
  expect(longIn('a.ts', long.replace('  work();\n', ''))).toEqual([]);
});

test('no function is longer than a screen', () => {
  const files = ['packages', 'scripts'].flatMap(filesUnder);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(f => longIn(f, readFileSync(path.join(ROOT, f), 'utf8')))).toEqual([]);
});
