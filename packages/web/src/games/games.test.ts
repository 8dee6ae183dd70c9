import { GAMES } from '@potyczka/catalogue';
import { expect, test } from 'vitest';
import { PAGES } from './index.js';

test('every game of the catalogue has a page of the same name, and every page a game', () => {
  expect(PAGES.map(({ id }) => id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

test.each(PAGES)('$id is called the same on the page and in the catalogue', async page => {
  const game = GAMES.find(({ id }) => id === page.id);
  expect(page.title).toEqual(game?.title);
  expect((await page.ui()).ui.title).toEqual(page.title);
  expect((await game?.rules())?.game.id).toBe(page.id);
});

test.each(GAMES)('$id says whether a table needs what bots know from its start', async ({ hints, talks }) => {
  const known = (await hints()).hints;
  expect(talks === true).toBe([known.wishes, known.sayings, known.intention].some(x => x !== undefined));
});
