import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveFixtureServer } from './fixtures/fixture-server.js';
import { stand } from './fixtures/stand.js';

const at = stand(serveFixtureServer);

const fault = (page: Page) => page.locator('.data-fault');

/** A new table of muster, at which only the host sits. */
const newTable = async (who: Page, seats: readonly string[]): Promise<void> => {
  await who.goto('/new/muster');
  for (const [i, seat] of seats.entries())
    await who.locator('fieldset label.field select').nth(i).selectOption(seat);
};

test('data is edited in a new table, judged by the game, and a match against a bot begins with it', async () => {
  const page = await at.visit();
  await newTable(page, ['me', 'random']);
  await page.locator('input[name=rounds]').fill('9');
  expect(await fault(page).textContent()).toContain('A field has one to five rounds.');
  const create = page.locator('form button[type=submit]');
  expect(await create.isDisabled()).toBe(true);
  await page.locator('input[name=rounds]').fill('2');
  await fault(page).waitFor({ state: 'detached' });
  // The army that the game proposes follows the points; what I bring does not.
  const units = page.locator('input[name=units]').first();
  expect(await units.inputValue()).toBe('archers,archers,archers,archers');
  await page.locator('input[name=points][type=radio]').first().check();
  expect(await units.inputValue()).toBe('archers,archers');
  await units.fill('captain,riders');
  expect(await fault(page).textContent()).toContain('This army costs 7 of 4 points.');
  await units.fill('militia,archers');
  // A bot has what the game proposes, unless I choose for it.
  await page.locator('.bot-brings summary').click();
  await page.locator('.bot-brings input[name=units]').fill('riders,militia');
  await create.click();
  await page.waitForURL(/\/t\//);
  await page
    .locator('.board text[data-rounds="2"]', { hasText: 'p1: archers militia / p2: militia riders' })
    .waitFor();
  expect(page.faults).toEqual([]);
});

test('each brings their own to the lobby; the host cannot start before', async () => {
  const [ann, bob] = [await at.visit(), await at.visit()];
  await newTable(ann, ['me', 'open']);
  await ann.locator('form button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  const start = ann.locator('.lobby-start .primary');
  expect(await start.isDisabled()).toBe(true);
  await ann.locator('.brief', { hasText: 'the ford, 3 rounds, 8 points' }).waitFor();
  await bob.goto(ann.url());
  await bob.locator('.seat.open .primary').click();
  await bob.locator('.bring input[name=units]').waitFor();
  await ann.locator('#why-not-yet', { hasText: 'Somebody has not brought everything yet.' }).waitFor();
  await bob.locator('.bring input[name=units]').fill('riders,dragons');
  expect(await fault(bob).textContent()).toContain('There is no such unit.');
  expect(await bob.locator('.bring > .row button').isDisabled()).toBe(true);
  // Two different ones, so that there is something to choose and the game waits.
  await bob.locator('.bring input[name=units]').fill('riders,militia');
  await bob.locator('.bring > .row button').click();
  await ann.locator('.lobby-start .primary:enabled').click();
  await ann.locator('.board', { hasText: 'p2: militia riders' }).waitFor();
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
