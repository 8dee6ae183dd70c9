import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerOnce, myTurn } from './fixtures/play.js';
import { buildPage, type Site, serveFolder } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const copy = mkdtempSync(path.join(tmpdir(), 'potyczka-stub-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const LINE = "export { registration as pebbles } from '@potyczka/pebbles/register';\n";

/** One of ours is enough beside it: the others are built with the page that all tests look at. */
const OTHERS = /apex|gloomhaven|legion/;

/** The page of the repository with one more game: its folders (examples/pebbles) and its line in the catalogue. */
const servePageWithStub = async (): Promise<Site> => {
  const at = (...names: string[]): string => path.join(copy, 'packages', ...names);
  for (const name of ['index.html', 'vite.config.ts', 'public', 'pwa', 'src'])
    cpSync(path.join(ROOT, 'packages', 'web', name), at('web', name), {
      recursive: true,
      filter: from => !OTHERS.test(path.relative(path.join(ROOT, 'packages', 'web', 'src', 'games'), from)),
    });
  cpSync(path.join(ROOT, 'packages', 'catalogue', 'src'), at('catalogue', 'src'), { recursive: true });
  cpSync(path.join(ROOT, 'examples', 'pebbles'), copy, { recursive: true });
  const lines = readFileSync(at('catalogue', 'src', 'games.ts'), 'utf8').split('\n');
  const kept = lines.filter(line => !OTHERS.test(line));
  writeFileSync(at('catalogue', 'src', 'games.ts'), [...kept, LINE].join('\n'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const game = at('games', 'pebbles', 'src');
  await buildPage(at('web'), path.join(copy, 'built'), {
    '@potyczka/catalogue': at('catalogue', 'src', 'index.ts'),
    '@potyczka/pebbles/register': path.join(game, 'register.ts'),
    '@potyczka/pebbles/text': path.join(game, 'text', 'index.ts'),
    '@potyczka/pebbles/rule-texts': path.join(game, 'rule-texts', 'index.ts'),
  });
  return serveFolder(path.join(copy, 'built'));
};

const at = stand(servePageWithStub);

test('a game by its own folders and one line is on the first page, is played against bots, and has its rules', async () => {
  const page = await at.visit();
  await page.goto('/');
  const card = page.locator('article.game', { hasText: 'Pebbles' });
  await card.getByText('Take one, two or three; the last one wins.').waitFor();
  await page.locator('article.game', { hasText: 'Adrenaline' }).waitFor();
  await card.locator('.play-now').click();
  for (let n = 0; n < 20 && (await myTurn(page)) !== 'over'; n++) await answerOnce(page, n);
  expect(await page.locator('.log').textContent()).toMatch(/(White|Black) takes [123] pebble/);
  await page.goto('/rules/pebbles');
  await page.getByText('Not more than there are.').waitFor();
  expect(page.faults).toEqual([]);
});
