import { expect, test } from 'vitest';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer } from './fixtures/tables.js';

const at = stand(() => startServer());

test('a hidden table: who has only its address looks on; a seat link, old or new, gives a seat', async () => {
  const [ann, bob, eve] = [await at.visit(), await at.visit({ lang: 'pl' }), await at.visit({ phone: true })];
  await ann.goto('/');
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const made = await askServer(ann, {
    do: 'create',
    game: 'adrenaline',
    hidden: true,
    options: { players: 3 },
    seats,
  });
  const { table, links } = made as { table: string; links: Record<string, string> };

  await eve.goto(`/t/${table}`);
  await eve.getByText('The table is hidden: you may sit down only with a link').waitFor();
  expect(await eve.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
  await bob.goto(`/t/${table}`);
  await bob.getByText('Stół jest ukryty').waitFor();

  // The word behind the `#` is never sent with an address.
  const asked: string[] = [];
  bob.on('request', request => asked.push(request.url()));
  await bob.goto('/');
  await bob.goto(`/t/${table}#seat=${links.p2}`);
  await bob.getByText('Gra zacznie się').waitFor();
  await bob.waitForFunction(() => location.hash === '');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(url => url.includes(links.p2 as string) && !url.includes('#'))).toEqual([]);

  await eve.goto(`/t/${table}?seat=${links.p3}`);
  await eve.getByText('The game begins as soon as the host starts it').waitFor();
  await eve.waitForFunction(() => location.search === '');

  // The host needs no link.
  await ann.goto(`/t/${table}`);
  await ann.getByRole('button', { name: 'Take this seat' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.locator('.match').waitFor();
  for (const page of [ann, bob, eve]) expect(page.faults).toEqual([]);
});

test('to play with friends: the link is in the clipboard at once, and people stand before figures', async () => {
  const [ann, bob] = [await at.visit(), await at.visit()];
  await ann.goto('/new/adrenaline?with=friends');
  await ann.getByRole('button', { name: 'Create table and invite' }).click();
  await ann.getByText('is in the clipboard').waitFor();
  expect(await ann.evaluate(() => location.search)).toBe('');
  expect(await ann.locator('.seat', { hasText: 'Copied' }).count()).toBe(1);
  // All seats but mine are open, there is a chat, and strangers do not find the table.
  expect(await ann.locator('.seat.open').count()).toBe((await ann.locator('.seat').count()) - 1);
  await ann.getByLabel('Say something').waitFor();
  const summary = (await ann.locator('.table-summary').innerText()).replaceAll(/\s+/g, ' ');
  expect(summary).toMatch(/Chat on.*On the list of tables off/);
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  await bob.goto('/');
  await bob.goto(link);
  await bob.getByText('The game begins as soon as the host starts it').waitFor();
  const mine = bob.locator('.seat', { hasText: 'me' });
  expect(await mine.locator('strong').textContent()).toMatch(/^Guest/);
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
});
