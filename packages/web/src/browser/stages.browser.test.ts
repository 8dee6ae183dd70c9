import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveFixtureServer } from './fixtures/fixture-server.js';
import { options } from './fixtures/play.js';
import { stand } from './fixtures/stand.js';

const at = stand(serveFixtureServer);

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

test('a plan is made step by step, taken back step by step, and shown when the last has finished', async () => {
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
  const played = ann.url();
  await ann.getByRole('button', { name: 'Rematch', exact: true }).click();
  await ann.getByText('begins by itself').waitFor();
  await bob.getByRole('button', { name: 'Join the rematch' }).click();
  for (const page of [ann, bob]) {
    await asked(page, 'Rest or play?');
    expect(page.url()).not.toBe(played);
    expect(await page.locator('[data-round="0"]').count()).toBe(1);
  }
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

test('alone in the browser, without a connection, a plan that was begun is there after a reload', async () => {
  const page = await at.visit();
  await page.goto('/new/planning');
  await page.locator('input[name=where]').nth(1).check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/b\//);
  await asked(page, 'Rest or play?');
  await choose(page, 'Play');
  await asked(page, 'One card or two');
  await page.reload();
  await asked(page, 'One card or two');
  await page.locator('.undo').click();
  await asked(page, 'Rest or play?');
  expect(page.faults).toEqual([]);
});
