import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);
const PAGE = new URL('../../../../web/src/games/legion/', import.meta.url);

const codeIn = (root: URL): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(
      name =>
        /\.tsx?$/.test(name) &&
        !/\.test\.|^fixtures\/|^content\/(?!.*\/?index|effects\/index|terrain|marked)/.test(name),
    )
    .map(name => readFileSync(new URL(name, root), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''));

/** What is read off a record: after a dot, looked for by name, or taken out of it by name. */
const readNames = (code: string): string[] => [
  ...[...code.matchAll(/\.(\w+)|'(\w+)' in /g)].map(m => m[1] ?? (m[2] as string)),
  ...[...code.matchAll(/\{([^{}]*)\}(?=\s*(?:=[^=>]|:|\)|of\b))/g)].flatMap(m =>
    [...(m[1] as string).matchAll(/(\w+)\s*(?=[,:=]|$)/g)].map(x => x[1] as string),
  ),
];

const fieldsOf = (file: string): string[] => [
  ...new Set(
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/readonly (\w+)\??:/g)].map(
      m => m[1] as string,
    ),
  ),
];

test('whatever a record of the content says is read by somebody', () => {
  const read = new Set([...codeIn(SRC), ...codeIn(PAGE)].flatMap(readNames));
  const unread = ['./cards.ts', './effects/types.ts'].flatMap(file =>
    fieldsOf(file).filter(field => !read.has(field)),
  );
  expect(unread).toEqual([]);
});
