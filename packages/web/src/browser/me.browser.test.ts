import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { answerOnce, myTurn } from './fixtures/play.js';
import { readQrOn } from './fixtures/read-qr.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, newServerTable, playByProtocol } from './fixtures/tables.js';

const at = stand(startServer);

const partOf = (page: Page, title: string) =>
  page.locator('.me-part', { has: page.getByRole('heading', { name: title }) });

const called = (page: Page): Promise<string> =>
  page.getByLabel(/What shall we call you|Twoje imię/).inputValue();

test('a phone reads the code of a desk: both are one person with one name, and go on with the running match on either', async () => {
  const [desk, phone] = [await at.visit(), await at.visit({ phone: true, lang: 'pl' })];
  await desk.goto('/me');
  await desk.getByLabel('What shall we call you?').fill('Ann');
  await desk.getByLabel('What shall we call you?').press('Enter');
  const { address } = await newServerTable(desk, ['random', 'random']);
  await myTurn(desk);
  await answerOnce(desk, 0);

  // The phone has a table of its own, and comes along with it.
  const own = await newServerTable(phone, ['open', 'random']);
  const other = await desk.context().newPage();
  await other.goto('/me');
  await other.getByRole('button', { name: 'Show a code' }).click();
  const link = (await readQrOn(other.getByRole('img', { name: 'QR code for another device of mine' }))) ?? '';
  expect(link).toMatch(/\/me#join=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const asked: string[] = [];
  phone.on('request', request => asked.push(request.url()));
  await phone.goto(link);
  await phone.getByText('To urządzenie będzie należało do: Ann.').waitFor();
  await phone.getByText('Przejdzie z nim 1 Twój stół.').waitFor();
  // The code stays neither in the address nor in what a server is sent.
  expect(await phone.evaluate(() => location.href)).not.toContain('join');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(url => url.includes('join='))).toEqual([]);
  await phone.getByRole('button', { name: 'Tak, to ja: Ann' }).click();
  await phone.getByText('To urządzenie należy teraz do: Ann').waitFor();
  await phone.locator('.devices li', { hasText: 'to urządzenie' }).waitFor();
  await partOf(phone, 'Moje urządzenia').locator('li').nth(1).waitFor();
  await phone.waitForFunction(() => localStorage.getItem('potyczka-prefs')?.includes('"Ann"'));

  await goInside(phone, new URL(address).pathname);
  await myTurn(phone);
  await answerOnce(phone, 0);
  await myTurn(desk);
  await answerOnce(desk, 0);
  await myTurn(phone);
  await goInside(other, new URL(own.address).pathname);
  await other.getByRole('button', { name: 'Start the game' }).waitFor();

  // A name that is chosen on one stands on the other when it comes back.
  await phone.goto('/me');
  await phone.getByLabel(/Twoje imię/).fill('Anna');
  await phone.getByLabel(/Twoje imię/).press('Enter');
  await phone.waitForFunction(() => localStorage.getItem('potyczka-prefs')?.includes('"told":"Anna"'));
  await desk.goto('/me');
  await desk.waitForFunction(() => localStorage.getItem('potyczka-prefs')?.includes('"told":"Anna"'));
  await desk.reload();
  expect(await called(desk)).toBe('Anna');

  // A device that is signed out is a stranger at once, and forgets its name.
  const line = desk.locator('.devices li', { hasNotText: 'this one' }).first();
  await line.getByRole('button', { name: 'Sign out' }).click();
  await line.getByRole('button', { name: 'Really sign out?' }).click();
  await phone.waitForFunction(() => localStorage.getItem('potyczka-prefs')?.includes('"name":""'));
  await goInside(phone, new URL(address).pathname);
  await phone.locator('.match').waitFor();
  expect(await phone.locator('.option').count()).toBe(0);
  for (const page of [desk, phone]) expect(page.faults).toEqual([]);
}, 300_000);

test('a spare key is printed once, and brings back who has lost every device', async () => {
  const lost = await at.visit();
  const { address } = await newServerTable(lost, ['open', 'random']);
  await goInside(lost, '/me');
  await lost.getByRole('button', { name: 'Make a spare key' }).click();
  const key = await lost.locator('.key-sheet .code').innerText();
  expect(key).toMatch(/^([0-9A-Z]{4}-){7}[0-9A-Z]{4}$/);
  const inCode = await readQrOn(lost.getByRole('img', { name: 'QR code of the spare key' }));
  expect(inCode).toBe(`${new URL(address).origin}/me#join=${key}`);
  // On paper there is the key, and nothing else of the page.
  await lost.emulateMedia({ media: 'print' });
  expect(await lost.locator('.key-sheet').isVisible()).toBe(true);
  for (const other of ['.bar', '.name-field', '.devices'])
    expect(await lost.locator(other).first().isVisible(), other).toBe(false);
  await lost.reload();
  await lost.getByText('You have one since').waitFor();
  expect(await lost.locator('.key-sheet').count()).toBe(0);
  await lost.context().close();

  const fresh = await at.visit();
  await fresh.goto('/me');
  await fresh.getByLabel('Code of another device, or spare key').fill(key.toLowerCase());
  await fresh.getByRole('button', { name: 'Whose is it?' }).click();
  await fresh.getByRole('button', { name: /^Yes, I am Guest/ }).click();
  await fresh.getByText('This device is now').waitFor();
  await goInside(fresh, new URL(address).pathname);
  await fresh.getByRole('button', { name: 'Start the game' }).waitFor();
  expect(fresh.faults).toEqual([]);
}, 120_000);

test('who has played with me is invited with one press, finds the seat on the first page, and can be blocked', async () => {
  const [ann, bob] = [await at.visit(), await at.visit()];
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await page.goto('/me');
    await page.getByLabel('What shall we call you?').fill(name);
    await page.getByLabel('What shall we call you?').press('Enter');
    await page.getByText('Whoever you finish a game with').waitFor();
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
  const made = await askServer(ann, { do: 'create', game: 'adrenaline', options: { players: 3 }, seats });
  const { table, links } = made as { table: string; links: Record<string, string> };
  await askServer(bob, { do: 'join', table, token: links.p2 });
  await askServer(ann, { do: 'start', table });
  await Promise.all([playByProtocol(ann, table), playByProtocol(bob, table)]);

  const next = await newServerTable(ann, ['open', 'random'], { hidden: true });
  await ann.locator('.invite-again').getByRole('button', { name: /^Bob/ }).click();
  await ann.locator('.seat', { hasText: 'for Bob' }).waitFor();
  await goInside(bob, '/');
  await bob.getByText('you are invited').first().waitFor();
  await goInside(bob, new URL(next.address).pathname);
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  await bob.getByText('The game begins as soon as the host starts it').waitFor();

  await goInside(bob, '/me');
  const line = bob.locator('.devices li', { hasText: 'Ann' });
  await line.getByText('2 games together').or(line.getByText('1 game together')).waitFor();
  await line.getByRole('button', { name: 'Block' }).click();
  await line.getByText('blocked').waitFor();
  const last = await newServerTable(ann, ['open', 'random']);
  await ann.locator('.invite-again').getByRole('button', { name: /^Bob/ }).click();
  await ann.getByText('This person cannot be invited.').waitFor();
  expect(last.address).not.toBe(next.address);
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
}, 300_000);
