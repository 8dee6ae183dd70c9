import { expect, test } from 'vitest';
import { answer, myTurn } from './fixtures/apex.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';

const at = stand(() => startServer());

/** The names of feats in my hand, as the page shows them. */
const FEATS = '.feat-card b';

test('two browsers play as two teams: each is asked in turn, and nobody sees the other’s hand', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ lang: 'pl' })];
  await ann.goto('/new/apex');
  await ann.locator('input[name=where]').nth(0).check();
  await ann.locator('fieldset label.field select').nth(1).selectOption('open');
  await ann.locator('form.new-table button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Zajmij' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await page.locator('.match').waitFor();
  // Both answer what they are asked until both hold feats.
  for (let n = 0; n < 60; n++) {
    const holding = await Promise.all([ann, bob].map(page => page.locator(FEATS).count()));
    if (holding.every(count => count > 0)) break;
    const turn = await Promise.any([ann, bob].map(page => myTurn(page).then(() => page)));
    await answer(turn, n);
  }
  const mine = await ann.locator(FEATS).allTextContents();
  expect(mine.length).toBeGreaterThan(0);
  const card = await ann.locator('.feat-card').first().getAttribute('data-el');
  expect(await bob.content()).not.toContain(`"${card}"`);
  expect(await bob.locator('.people .legend-card').count()).toBe(4);
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
}, 240_000);
