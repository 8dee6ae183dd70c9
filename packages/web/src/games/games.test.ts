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

test('a part of a page is whole in every game that has it: none lacks a member that another has', async () => {
  const uis = await Promise.all(PAGES.map(async page => (await page.ui()).ui));
  const shapes = new Map<string, Set<string>>();
  for (const [part, of] of uis.flatMap(ui => Object.entries(ui))) {
    if (typeof of !== 'object') continue;
    const members = Object.keys(of).sort().join(' ');
    shapes.set(part, (shapes.get(part) ?? new Set()).add(members));
  }
  expect(shapes.size).toBeGreaterThan(10);
  expect([...shapes].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
});

test.each(GAMES)('$id says whether a table needs what bots know from its start', async ({ hints, talks }) => {
  const known = (await hints()).hints;
  expect(talks === true).toBe([known.wishes, known.sayings, known.intention].some(x => x !== undefined));
});
