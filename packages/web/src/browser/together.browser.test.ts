import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { answerOnce, myTurn, options, question } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, newServerTable } from './fixtures/tables.js';

/** Ten seconds of a clock pass in half a second, a minute in three. */
const SPEED = 20;

const at = stand(() => startServer({ speed: SPEED }));

test('a locked table is entered by seat links only; the host seats bots and starts', async () => {
  const [ann, bob, eve] = [await at.visit(), await at.visit({ phone: true }), await at.visit({ lang: 'pl' })];
  for (const page of [ann, bob]) await bringAxe(page);
  const address = await newServerTable(ann, ['open', 'open']);
  await ann.getByLabel('Locked').click();
  await ann.getByRole('checkbox', { name: 'Locked', checked: true }).waitFor();
  await ann.getByRole('button', { name: 'Invite' }).first().click();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  expect(await ann.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await ann.getByText('It cannot start yet: 2 seats are free.').waitFor();
  expect(await seriousProblems(ann), 'the lobby of a host').toEqual([]);

  await eve.goto(address);
  await eve.getByText('Stół jest zamknięty').waitFor();
  expect(await eve.getByRole('button', { name: 'Zajmij' }).count()).toBe(0);
  // Join by link, from the first page.
  await bob.goto('/');
  await bob.getByLabel('Join by link').fill(link);
  await bob.getByRole('button', { name: 'Open', exact: true }).click();
  await bob.getByText('The game begins as soon as').waitFor();
  // The word of the link is not left in the address for others to see.
  expect(bob.url()).toBe(address);
  expect(await seriousProblems(bob), 'the lobby of a guest').toEqual([]);
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The link has been used: nobody else sits down with it.
  await eve.goto(link);
  await eve.getByText('To miejsce nie jest już wolne').waitFor();

  await ann.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await page.locator('.match').waitFor();
  await eve.getByText('Oglądasz rozgrywkę').waitFor();
  for (const page of [ann, bob, eve]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});

test('a name of my own is what others read; a guest without one is a guest in any language', async () => {
  const [ann, bob, eve] = [await at.visit(), await at.visit({ lang: 'pl' }), await at.visit({ lang: 'pl' })];
  await ann.goto('/settings');
  await ann.getByLabel('What shall we call you?').fill('  Ann of Arbor ');
  await ann.keyboard.press('Enter');
  const address = await newServerTable(ann, ['open', 'random']);
  await ann.locator('.seat', { hasText: /Ann of Arbor.*· me/ }).waitFor();
  await bob.goto(address);
  await bob.locator('.seat', { hasText: 'Ann of Arbor' }).waitFor();
  await bob.locator('.table-summary', { hasText: 'bez zegara' }).waitFor();
  await bob.getByRole('button', { name: 'Zajmij' }).click();
  await bob.locator('.seat', { hasText: /Gość \d+.*· ja/ }).waitFor();
  await eve.goto(address);
  await eve.getByText('Wszystkie miejsca są zajęte. Możesz zostać').waitFor();
  // A name given before sitting down is sent along.
  await eve.getByLabel('Twoje imię lub pseudonim').fill('Ewa');
  await eve.keyboard.press('Enter');
  await newServerTable(eve, ['open', 'open']);
  await eve.locator('.seat', { hasText: /Ewa.*· ja/ }).waitFor();
  for (const page of [ann, bob, eve]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});

test('a spectator is shown no secrets, on the page or on the wire', async () => {
  const [ann, eve] = [await at.visit(), await at.visit()];
  await bringAxe(eve);
  const frames: string[] = [];
  eve.on('websocket', socket => socket.on('framereceived', f => frames.push(String(f.payload))));
  const address = await newServerTable(ann, ['random', 'random']);
  await eve.goto(address);
  await eve.getByText('You are watching').waitFor();
  // Of two cards one is shown to enter the board, the other stays in the hand.
  await myTurn(ann);
  await answerOnce(ann, 0);
  await myTurn(ann);
  const hand = await ann
    .locator('.mine .card[data-el]')
    .evaluateAll(all => all.map(el => el.getAttribute('data-el') ?? ''));
  const secret = hand.filter(card => !card.startsWith('#weapon'));
  const lines = await ann.locator('.log .line').count();
  await eve.waitForFunction(n => document.querySelectorAll('.log .line').length >= n, lines);
  expect(frames.length).toBeGreaterThan(2);
  expect(secret.length).toBeGreaterThan(0);
  for (const card of secret) expect(frames.filter(f => f.includes(card))).toEqual([]);
  expect(await eve.locator('.mine, .option, .board .lit, .undo').count()).toBe(0);
  expect(await seriousProblems(eve), 'a spectator').toEqual([]);
  for (const page of [ann, eve]) await page.context().close();
});

test('there is no chat unless the host wants one, and spectators write in it only if he lets them', async () => {
  const [ann, bob, eve] = [await at.visit(), await at.visit({ lang: 'pl', phone: true }), await at.visit()];
  for (const page of [ann, bob, eve]) await bringAxe(page);
  await newServerTable(ann, ['random', 'random']);
  await myTurn(ann);
  expect(await ann.locator('.chat').count()).toBe(0);
  const address = await newServerTable(ann, ['open', 'random'], { chat: true });
  await bob.goto(address);
  await bob.getByRole('button', { name: 'Zajmij' }).click();
  await ann.getByLabel('Say something').fill('good luck');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await page.locator('.match').waitFor();
  // What was begun in the lobby is still there.
  expect(await ann.getByLabel('Say something').inputValue()).toBe('good luck');
  await ann.getByLabel('Say something').focus();
  // Keys that are typed are no shortcuts.
  await ann.keyboard.press('End');
  await ann.keyboard.type(' ?b');
  await ann.keyboard.press('Enter');
  await ann.locator('.chat li').waitFor();
  expect(await ann.locator('dialog').count()).toBe(0);
  // On a phone the chat lies behind a tab, which says that something new is there until it is looked at.
  const unread = bob.locator('.tabs button').last().getByRole('img', { name: 'coś nowego' });
  await unread.waitFor();
  await bob.locator('.tabs button').last().tap();
  await bob.locator('.chat li', { hasText: 'good luck ?b' }).waitFor();
  await unread.waitFor({ state: 'detached' });
  // Who looks on is seen; heard only once the host allows it.
  await eve.goto(address);
  await ann.locator('.onlookers', { hasText: /Spectators \(1\): Guest \d+/ }).waitFor();
  await eve.locator('.chat li', { hasText: 'good luck ?b' }).waitFor();
  expect(await eve.getByLabel('Say something').count()).toBe(0);
  await ann.getByLabel('Spectators may write too').click();
  await eve.getByLabel('Say something').fill('well played');
  await eve.keyboard.press('Enter');
  await bob.locator('.chat li', { hasText: /Gość \d+ \(widz\): well played/ }).waitFor();
  // One is asked, another waits, the third looks on.
  for (const page of [ann, bob, eve]) {
    expect(await seriousProblems(page), 'a table with a chat').toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});

/** A table with wishes that the page does not offer so short. */
const quickTable = { do: 'create', game: 'adrenaline', hidden: true, options: {} } as const;
const SEATS = [
  { kind: 'me' },
  ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }) as const),
] as const;

test('a clock that runs out decides for me', async () => {
  const page = await at.visit();
  await page.goto('/');
  const clock = { kind: 'live', seconds: 60 } as const;
  const made = await askServer(page, { ...quickTable, seats: SEATS, clock });
  await page.goto(`/t/${(made as { table: string }).table}`);
  await myTurn(page);
  expect(await page.getByRole('timer').textContent()).toMatch(/Time left: [01]:\d\d/);
  const asked = await page.locator('.match').getAttribute('data-n');
  await page.waitForFunction(was => document.querySelector('.match')?.getAttribute('data-n') !== was, asked);
  // It is said, to me and in the log.
  await page.getByText('Your time had run out').waitFor();
  expect(await page.locator('.log .by-clock').count()).toBeGreaterThan(0);
  expect(page.faults).toEqual([]);
});

test('a bot plays for whoever is away, until they are back', async () => {
  const [ann, bea] = [await at.visit(), await at.visit()];
  await ann.goto('/');
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...SEATS.slice(2)];
  const { table } = (await askServer(ann, { ...quickTable, seats, awayMinutes: 1 })) as { table: string };
  await ann.goto(`/t/${table}`);
  await ann.getByRole('button', { name: 'Invite' }).click();
  await bea.goto(await ann.evaluate(() => navigator.clipboard.readText()));
  await bea.getByText('The game begins as soon as').waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  // Chance says who begins. As long as the other one is here and thinks, the bots do not play the game to its end.
  await expect
    .poll(async () => (await options(ann).count()) + (await options(bea).count()))
    .toBeGreaterThan(0);
  const [page, other] = (await options(ann).count()) > 0 ? [ann, bea] : [bea, ann];
  await page.goto('/settings');
  await myTurn(other);
  await page.goto(`/t/${table}`);
  await page.getByText('A bot plays for you.').waitFor();
  await page.getByRole('button', { name: 'I am back' }).click();
  await page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  // Now the other one goes: a bot plays for them until it is my turn, and not for me.
  await other.goto('/settings');
  expect(await myTurn(page)).toBe('asked');
  const [asked, offered] = [await question(page), await options(page).allTextContents()];
  await page.reload();
  await myTurn(page);
  expect([await question(page), await options(page).allTextContents()]).toEqual([asked, offered]);
  for (const p of [ann, bea]) await p.context().close();
});
