import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOn, toCards } from './fixtures/gloomhaven.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';

const at = stand(() => startServer());

const HELD = '.glm-mine .held';

/** My hand as it is named on the page. */
const handOf = (page: Page): Promise<string[]> =>
  page.locator(HELD).evaluateAll(all => all.map(el => el.getAttribute('data-el') ?? ''));

const knows = async (page: Page, card: string): Promise<boolean> =>
  (await page.content()).includes(`"${card}"`);

/** Two cards, the first one leads: its initiative. */
const chooseTwo = async (page: Page): Promise<string> => {
  const cards = page.locator(HELD); // a fan: neighbours lie over each other
  const initiative = (await cards.nth(0).locator('.seam').textContent()) ?? '';
  await goOn(page, () => cards.nth(0).click({ position: { x: 20, y: 60 } }));
  await cards.nth(4).click({ position: { x: 20, y: 60 } });
  return initiative;
};

test('two browsers choose cards at the same time: each sees its own hand, and the round is shown to both', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ lang: 'pl' })];
  await ann.goto('/new/gloomhaven');
  await ann.locator('input[name=where]').nth(0).check();
  await ann.locator('input[type=radio][name=players]').nth(1).check();
  await ann.locator('fieldset label.field select').nth(1).selectOption('open');
  await ann.locator('form.new-table button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Zajmij' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await page.locator('.match').waitFor();
  await Promise.all([ann, bob].map(toCards));
  const [hers, his] = [await handOf(ann), await handOf(bob)];
  expect(hers.length).toBeGreaterThan(8);
  expect(his.length).toBeGreaterThan(7);
  for (const card of hers) expect(await knows(bob, card), card).toBe(false);
  for (const card of his) expect(await knows(ann, card), card).toBe(false);
  // She is ready, he is still asked, and nothing of hers has come to him.
  const first = await chooseTwo(ann);
  await ann.locator('.ask .option:enabled').first().waitFor({ state: 'detached' });
  for (const card of hers) expect(await knows(bob, card), card).toBe(false);
  expect(await bob.locator('.initiative .portrait').count()).toBe(0);
  // He is ready: both see the same order, with both leading cards.
  const second = await chooseTwo(bob);
  for (const page of [ann, bob]) {
    await page.locator('.initiative .portrait').first().waitFor();
    const shown = await page.locator('.initiative .portrait.of-hero b').allTextContents();
    expect(shown.sort()).toEqual([first, second].sort());
  }
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
}, 240_000);
