import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { answerOnce, myTurn, options, question } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, newServerTable } from './fixtures/tables.js';

const at = stand(startServer);

/** Whichever of two players is asked. */
const askedOf = (players: readonly Page[]): Promise<Page> =>
  Promise.any(
    players.map(async p => {
      await options(p).first().waitFor();
      return p;
    }),
  );

const linesOf = (page: Page): Promise<string[]> => page.locator('.log .line-text').allInnerTexts();

test('two browsers against each other, a third looks on and is shown no secrets, on the page or on the wire; one asks the other to take back', async () => {
  const [ann, bob, eve] = [
    await at.visit(),
    await at.visit({ lang: 'pl', theme: 'light' }),
    await at.visit({ phone: true }),
  ];
  const frames: string[] = [];
  eve.on('websocket', socket => socket.on('framereceived', f => frames.push(String(f.payload))));
  const { address } = await newServerTable(ann, ['open', 'random']);
  await ann.locator('.seat').getByRole('button', { name: 'Invite' }).click();
  await ann.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#seat=');

  await bob.goto(link);
  await bob.getByText('Gra zacznie się').waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await eve.goto(address);
  await eve.getByText('You are watching').waitFor();

  // Of two cards one is shown to enter the board, the other stays in the hand.
  const first = await askedOf([ann, bob]);
  await answerOnce(first, 0);
  await myTurn(first);
  const hand = await first
    .locator('.mine .card[data-el]')
    .evaluateAll(all => all.map(el => el.getAttribute('data-el') ?? ''));
  const secret = hand.filter(card => !card.startsWith('#weapon'));
  const told = await first.locator('.log .line').count();
  await eve.waitForFunction(n => document.querySelectorAll('.log .line').length >= n, told);
  expect(frames.length).toBeGreaterThan(2);
  expect(secret.length).toBeGreaterThan(0);
  for (const card of secret) expect(frames.filter(f => f.includes(card))).toEqual([]);

  const answering = new Set([first]);
  for (let n = 1; n < 10 && (n < 6 || answering.size < 2); n++) {
    const page = await askedOf([ann, bob]);
    answering.add(page);
    await answerOnce(page, n);
  }
  expect(await eve.locator('.mine, .option, .board .lit, .undo').count()).toBe(0);

  // A reload in mid-question: the same question, the same options.
  const asked = await askedOf([ann, bob]);
  const [prompt, offered] = [await question(asked), await options(asked).allTextContents()];
  await asked.reload();
  await myTurn(asked);
  expect(await question(asked)).toBe(prompt);
  expect(await options(asked).allTextContents()).toEqual(offered);

  // Taking back more than is free needs the other's consent.
  const other = asked === ann ? bob : ann;
  await asked.locator('.undo-more').click();
  const ask = asked.getByRole('button', { name: /Ask the others|Poproś o/ });
  await ask.click();
  // By the name of a person, with the figure that everybody sees.
  await other.getByText(/^(Guest|Gość) \d+ \(.+\) (asks to take|prosi o)/).waitFor();
  await other.getByRole('button', { name: /^(Agree|Zgadzam się)$/ }).click();
  await other.getByRole('button', { name: /^(Agree|Zgadzam się)$/ }).waitFor({ state: 'detached' });
  await options(asked).first().waitFor();

  // Everybody is told the same story, each in their own language.
  const lines = (await linesOf(ann)).length;
  await eve.waitForFunction(n => document.querySelectorAll('.log .line').length === n, lines);
  await bob.waitForFunction(n => document.querySelectorAll('.log .line').length === n, lines);
  for (const page of [ann, bob, eve]) expect(page.faults).toEqual([]);
}, 300_000);

test('one click on the first page and the game runs on the server; a bot takes over who leaves', async () => {
  const page = await at.visit();
  await page.goto('/');
  await page.locator('.play-now').first().click();
  await page.waitForURL(/\/t\//);
  await myTurn(page);
  await answerOnce(page, 0);
  await myTurn(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Leave my seat to a bot' }).click();
  await page.getByRole('button', { name: 'Really leave?' }).click();
  await page.getByText('You are watching').waitFor();
  await goInside(page, '/');
  await page.locator('.hero .primary, .tables li').first().waitFor();
  expect(page.faults).toEqual([]);
});

test('to play with friends: the link is in the clipboard at once, and people stand before figures; who has only the address looks on, a seat link, old or new, gives a seat', async () => {
  const [ann, bob, eve] = [await at.visit(), await at.visit({ lang: 'pl' }), await at.visit({ phone: true })];
  await ann.addInitScript(() => {
    navigator.share = async what => sessionStorage.setItem('test-share', what?.url ?? '');
  });
  await ann.goto('/new/adrenaline?with=friends');
  await ann.getByRole('button', { name: 'Create table and invite' }).click();
  await ann.locator('.invite').waitFor();
  expect(await ann.evaluate(() => location.search)).toBe('');
  await ann.locator('.invite').getByRole('button', { name: 'Copied' }).waitFor();
  expect(await ann.locator('.seat.inviting').count()).toBe(1);
  // All seats but mine are open, there is a chat, and strangers do not find the table.
  expect(await ann.locator('.seat.open').count()).toBe((await ann.locator('.seat').count()) - 1);
  await ann.getByLabel('Say something').waitFor();
  const summary = (await ann.locator('.table-summary').innerText()).replaceAll(/\s+/g, ' ');
  expect(summary).toMatch(/Chat on.*On the list of tables off/);
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  const { pathname, hash } = new URL(link);
  // A browser that can hand things on is given the same.
  await ann.getByRole('button', { name: 'Share…' }).click();
  expect(await ann.evaluate(() => sessionStorage.getItem('test-share'))).toBe(link);

  await eve.goto(pathname);
  await eve.getByText('The table is hidden: you may sit down only with a link').waitFor();
  expect(await eve.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
  // The word behind the `#` is never sent with an address.
  const asked: string[] = [];
  bob.on('request', request => asked.push(request.url()));
  await bob.goto(link);
  await bob.getByText('Gra zacznie się').waitFor();
  await bob.waitForFunction(() => location.hash === '');
  const word = hash.replace('#seat=', '');
  expect(word.length).toBeGreaterThan(10);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(url => url.includes(word) && !url.includes('#'))).toEqual([]);
  const mine = bob.locator('.seat', { hasText: '· ja' });
  expect(await mine.locator('strong').textContent()).toMatch(/^Gość/);

  // The host needs no link, and gives the others theirs, which once had the word before the `#`.
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const wishes = { game: 'adrenaline', hidden: true, options: { players: 3 }, seats };
  const made = await askServer(ann, { do: 'create', ...wishes });
  const { table, links } = made as { table: string; links: Record<string, string> };
  await eve.goto(`/t/${table}?seat=${links.p2}`);
  await eve.getByText('The game begins as soon as the host starts it').waitFor();
  await eve.waitForFunction(() => location.search === '');
  await goInside(ann, `/t/${table}`);
  await ann.getByRole('button', { name: 'Take this seat' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, eve]) await page.locator('.match').waitFor();
  for (const page of [ann, bob, eve]) expect(page.faults).toEqual([]);
});
