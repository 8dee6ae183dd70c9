import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';

const inGit = (...args: string[]): string[] =>
  execFileSync('git', ['ls-files', ...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const pages = inGit('*.md').filter(
  name => !/^docs\/gallery\/|\.template\.md$/.test(name) && existsSync(path.join(ROOT, name)),
);
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** As GitHub makes them from headings. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('%s links to what is there', page => {
  const text = read(page).replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!\w+:)([^)\s]*)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const [file = '', anchor] = link.split('#');
    const target = file ? path.posix.join(path.posix.dirname(page), file) : page;
    expect(existsSync(path.join(ROOT, target)), `${page} links to ${link}`).toBe(true);
    if (anchor && target.endsWith('.md'))
      expect(anchorsOf(target), `${page} links to ${link}`).toContain(anchor);
  }
});

test('SECURITY.md names tests that are there', () => {
  const tests = inGit('*.test.ts').map(name => path.basename(name));
  const named = [...read('SECURITY.md').matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(tests).toContain(name);
});
