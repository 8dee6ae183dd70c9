import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveFixtureServer } from './fixtures/fixture-server.js';
import { goInside } from './fixtures/local.js';
import { options } from './fixtures/play.js';
import { stand } from './fixtures/stand.js';

const at = stand(() => serveFixtureServer());

const asked = (page: Page, words: string) => page.locator('.ask h2.prompt', { hasText: words }).waitFor();
const choose = (page: Page, words: string) => page.locator('.ask .option', { hasText: words }).click();

/** Marks the first card and confirms. */
const pickCard = async (page: Page): Promise<void> => {
  await options(page).first().click();
  await page.locator('.ask .confirm').click();
};

/** Ann and Bob at a table of the server. */
const match = async () => {
  const [ann, bob] = [await at.visit(), await at.visit()];
  await ann.goto('/new/planning');
  for (const [i, seat] of ['me', 'open'].entries())
    await ann.locator('fieldset label.field select').nth(i).selectOption(seat);
  await ann.locator('form button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  await bob.goto(ann.url());
  await bob.locator('.seat.open .primary').click();
  await ann.locator('.lobby-start .primary:enabled').click();
  await asked(ann, 'Rest or play?');
  await asked(bob, 'Rest or play?');
  return { ann, bob };
};

const everything = (page: Page) => page.locator('.match').evaluate(el => el.textContent);

test('a plan is made step by step, taken back step by step, and shown when the last has finished; the shuffle is checked, and the same people play again; alone in the browser a plan outlives a reload', async () => {
  const { ann, bob } = await match();
  const before = await everything(bob);
  await choose(ann, 'Play');
  await asked(ann, 'One card or two');
  await pickCard(ann);
  await asked(ann, 'Which leads?');
  await ann.locator('.undo').click();
  await asked(ann, 'One card or two');
  await ann.keyboard.press('u');
  await asked(ann, 'Rest or play?');
  await choose(ann, 'Play');
  await asked(ann, 'One card or two');
  // Whoever comes back goes on where they were.
  await ann.reload();
  await asked(ann, 'One card or two');
  await pickCard(ann);
  await asked(ann, 'Which leads?');
  expect(await everything(bob)).toBe(before);
  await options(ann).first().click();
  await ann.locator('.ask h2.prompt').waitFor({ state: 'detached' });
  expect(await bob.locator('[data-round="1"]').count()).toBe(0);
  await choose(bob, 'Rest');
  for (const page of [ann, bob]) await page.locator('[data-round="1"]', { hasText: '#plan-' }).waitFor();

  // Resting to the end: then the same people play again, with one click each.
  for (let round = 1; round < 4; round++) {
    for (const page of [ann, bob]) {
      await page.locator(`[data-round="${round}"]`).waitFor();
      await choose(page, 'Rest');
    }
  }
  // The shuffle of a match on the server can be checked when it is over, my own part in it too.
  await ann.getByRole('button', { name: 'Check the shuffle' }).click();
  await ann.getByText('the match ends exactly like this').waitFor();
  expect(await ann.locator('.checks li').count()).toBe(4);
  expect(await ann.locator('.checks li', { hasText: '✓' }).count()).toBe(4);
  const played = ann.url();
  await ann.getByRole('button', { name: 'Rematch', exact: true }).click();
  await ann.getByText('begins by itself').waitFor();
  await bob.getByRole('button', { name: 'Join the rematch' }).click();
  for (const page of [ann, bob]) {
    await asked(page, 'Rest or play?');
    expect(page.url()).not.toBe(played);
    expect(await page.locator('[data-round="0"]').count()).toBe(1);
  }

  // Alone in the browser, without a connection, a plan that was begun is there after a reload.
  await goInside(ann, '/new/planning');
  await ann.locator('input[name=where]').nth(1).check();
  await ann.locator('form button[type=submit]').click();
  await ann.waitForURL(/\/b\//);
  await asked(ann, 'Rest or play?');
  await choose(ann, 'Play');
  await asked(ann, 'One card or two');
  await ann.reload();
  await asked(ann, 'One card or two');
  await ann.locator('.undo').click();
  await asked(ann, 'Rest or play?');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

const fault = (page: Page) => page.locator('.data-fault');

/** A new table of muster, at which only the host sits. */
const newTable = async (who: Page, seats: readonly string[]): Promise<void> => {
  await goInside(who, '/new/muster');
  for (const [i, seat] of seats.entries())
    await who.locator('fieldset label.field select').nth(i).selectOption(seat);
};

test('data is edited in a new table, judged by the game, and a match against a bot begins with it; in a lobby each brings their own, and the host cannot start before', async () => {
  const page = await at.visit();
  await page.goto('/nowhere');
  await newTable(page, ['me', 'gentle']);
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

  // Each brings their own to the lobby; the host cannot start before.
  const [ann, bob] = [page, await at.visit()];
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
