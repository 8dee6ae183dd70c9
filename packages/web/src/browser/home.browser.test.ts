import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, newServerTable, playByProtocol } from './fixtures/tables.js';

const at = stand(startServer);

test('the first page lists my games: what waits for me, how it stands, the time left; whose turn it is elsewhere', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ phone: true })];
  const { address, linkTo } = await newServerTable(ann, ['open', 'random'], {
    clock: { kind: 'slow', days: 1 },
  });
  await bob.goto(linkTo('p2'));
  await bob.getByText('The game begins as soon as').waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.locator('.board').waitFor();
  await goInside(ann, '/');
  await goInside(bob, '/');
  for (const page of [ann, bob]) {
    const entry = page.locator('.entry').first();
    await entry.locator('svg.position').waitFor();
    expect(await entry.locator('.entry-seats li').count()).toBe(3);
    expect(await entry.locator('.entry-time').first().textContent()).toMatch(/\d+ (h|min|day)/);
    expect(await entry.getByText('you', { exact: true }).count()).toBe(1);
    const isAsked = (await entry.locator('.asked').allInnerTexts()).some(text => text.includes('you'));
    const head = await page.locator('.my-games h2').first().innerText();
    expect(head).toContain(isAsked ? 'Your turn' : 'Waiting for others');
    // All of an entry leads to its table.
    await entry.locator('.entry-picture').click({ position: { x: 40, y: 40 }, force: true });
    await page.waitForURL(address);
  }
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

test('one press sits down at an open table, which says how many seats are free and how fast it is', async () => {
  const [ann, bob] = [await at.visit(), await at.visit()];
  const { address } = await newServerTable(ann, ['open', 'random'], { clock: { kind: 'slow', days: 3 } });
  await bob.goto('/');
  const row = bob.locator('.home-side li').filter({ hasText: '3 days a turn' });
  await row.getByText('1 free seat').waitFor();
  await row.getByRole('button', { name: /^Sit down/ }).click();
  await bob.waitForURL(address);
  await bob.getByText('The game begins as soon as').waitFor();
  expect(bob.faults).toEqual([]);
});

test('what is over stands there with its result, and in the history by game, arena and person', async () => {
  const page = await at.visit();
  await page.goto('/');
  const options = { players: 3, arena: 'C', skulls: 5, frenzy: false };
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }];
  const made = (await askServer(page, { do: 'create', game: 'adrenaline', options, seats })) as {
    readonly table: string;
  };
  await askServer(page, { do: 'start', table: made.table });
  await playByProtocol(page, made.table);
  await goInside(page, '/');
  const row = page.locator('.home-side .short-row').filter({ hasText: 'arena C' });
  await row
    .locator('.short-end')
    .getByText(/won|\d of 3/)
    .waitFor();
  await page.getByRole('link', { name: 'History' }).first().click();
  const tally = page.locator('.tally').filter({ hasText: 'arena C' });
  await tally.first().waitFor();
  expect(await tally.first().locator('tbody td').first().innerText()).toBe('1');
  expect(page.faults).toEqual([]);
});
