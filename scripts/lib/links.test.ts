import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';

const walk = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    if (['node_modules', 'dist', '.git'].includes(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? walk(name) : [name];
  });

/** What is in the repository; in a copy without one, what is there. */
const listed = (): string[] => {
  try {
    const told = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return told.split('\n').filter(Boolean);
  } catch {
    return walk('');
  }
};
const files = listed();

const pages = files.filter(
  name => name.endsWith('.md') && !name.endsWith('.template.md') && existsSync(path.join(ROOT, name)),
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
  const text = read(page).replace(/```[\s\S]*?```|`[^`\n]*`(?!\])/g, '');
  const links = [...text.matchAll(/\]\((?!\w+:)([^)\s]*)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const [file = '', anchor] = link.split('#');
    const target = file ? path.posix.join(path.posix.dirname(page), file) : page;
    expect(existsSync(path.join(ROOT, target)), `${page} links to ${link}`).toBe(true);
    if (anchor && target.endsWith('.md'))
      expect(anchorsOf(target), `${page} links to ${link}`).toContain(anchor);
  }
});

/** What the page itself is made with. */
const ASSETS = 'packages/web/public/';

test('the repository keeps no picture that no page shows', () => {
  const texts = pages.map(read).join('\n');
  const pictures = files.filter(name => /\.(png|webp|jpe?g|svg|gif)$/.test(name) && !name.startsWith(ASSETS));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(name => !texts.includes(path.basename(name)))).toEqual([]);
});

test('SECURITY.md names tests that are there', () => {
  const tests = files.map(name => path.basename(name));
  const named = [...read('SECURITY.md').matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(tests).toContain(name);
});
