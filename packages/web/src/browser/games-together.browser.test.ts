import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, myTurn } from './fixtures/apex.js';
import { goOn, toCards } from './fixtures/gloomhaven.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';

const at = stand(() => startServer());

/** Those of some cards that a page knows. */
const known = async (page: Page, cards: readonly string[]): Promise<string[]> => {
  const all = await page.content();
  return cards.filter(card => all.includes(`"${card}"`));
};

/** She opens the table that her form shows, on the server and with a free seat; he takes it, and they begin. */
const meet = async (ann: Page, bob: Page): Promise<void> => {
  await ann.locator('input[name=where]').nth(0).check();
  await ann.locator('fieldset label.field select').nth(1).selectOption('open');
  await ann.locator('form.new-table button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  await bob.goto(ann.url());
  await bob.getByRole('button', { name: 'Zajmij' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await page.locator('.match').waitFor();
};

/** The names of feats in my hand, as the page shows them. */
const FEATS = '.feat-card b';

test('Apex: two browsers play as two teams: each is asked in turn, and nobody sees the other’s hand', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ lang: 'pl' })];
  await ann.goto('/new/apex');
  await meet(ann, bob);
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
  expect(await known(bob, [String(card)])).toEqual([]);
  expect(await bob.locator('.people .legend-card').count()).toBe(4);
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
}, 240_000);

const HELD = '.glm-mine .held';

/** My hand as it is named on the page. */
const handOf = (page: Page): Promise<string[]> =>
  page.locator(HELD).evaluateAll(all => all.map(el => el.getAttribute('data-el') ?? ''));

/** Two cards, the first one leads: its initiative. */
const chooseTwo = async (page: Page): Promise<string> => {
  const cards = page.locator(HELD); // a fan: neighbours lie over each other
  const initiative = (await cards.nth(0).locator('.seam').textContent()) ?? '';
  await goOn(page, () => cards.nth(0).click({ position: { x: 20, y: 60 } }));
  await cards.nth(4).click({ position: { x: 20, y: 60 } });
  await page.locator('.ask .whole').click();
  return initiative;
};

test('Gloomhaven: two browsers choose cards at the same time: each sees its own hand, and the round is shown to both', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ lang: 'pl' })];
  await ann.goto('/new/gloomhaven');
  await ann.locator('input[type=radio][name=players]').nth(1).check();
  await meet(ann, bob);
  await Promise.all([ann, bob].map(toCards));
  const [hers, his] = [await handOf(ann), await handOf(bob)];
  expect(hers.length).toBeGreaterThan(8);
  expect(his.length).toBeGreaterThan(7);
  expect(await known(bob, hers)).toEqual([]);
  expect(await known(ann, his)).toEqual([]);
  // She is ready, he is still asked, and nothing of hers has come to him.
  const first = await chooseTwo(ann);
  await ann.locator('.ask .option:enabled').first().waitFor({ state: 'detached' });
  expect(await known(bob, hers)).toEqual([]);
  expect(await bob.locator('.initiative .portrait').count()).toBe(0);
  // He is ready: both see the same order, with both leading cards.
  const second = await chooseTwo(bob);
  for (const page of [ann, bob]) {
    const shown = page.locator('.initiative .portrait.of-hero b');
    await expect.poll(async () => (await shown.allTextContents()).sort()).toEqual([first, second].sort());
  }
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
}, 240_000);

test('Legion: two browsers as two sides: the second comes by the link, takes an army in one click, and both play', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ lang: 'pl', phone: true })];
  await ann.goto('/new/legion');
  await ann.locator('fieldset label.field select').nth(1).selectOption('open');
  await ann.locator('form.new-table button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  await bob.goto(ann.url());
  await bob.locator('.seat.open .primary').tap();
  // What the table is set with is proposed; another army is one touch away.
  const chips = bob.locator('.bring .army-chip');
  await chips.first().waitFor();
  expect(await chips.count()).toBe(5);
  expect(await bob.locator('.army-chip[aria-pressed=true]').textContent()).toContain('Imperium');
  await chips.filter({ hasText: 'Separatystów' }).tap();
  await bob.locator('.bring > .row .primary:enabled').tap();
  await ann.locator('.lobby-start .primary:enabled').click();
  await bob.locator('.board.legion .terrain').first().waitFor();
  await ann.locator('.unit-row', { hasText: 'B1 Battle Droids' }).first().waitFor();
  // Both choose a command hand at the same time, each without seeing the other's.
  await ann.locator('.ask .option:enabled').first().click();
  await bob.locator('.ask .option:enabled').first().tap();
  await bob.locator('.ask .confirm:enabled').first().tap();
  await ann.locator('.log', { hasText: /chooses the cards of their command hand/ }).waitFor();
  await expect.poll(() => ann.locator('.hand .held').count()).toBe(7);
  const entries = (who: typeof ann) => who.locator('.match').getAttribute('data-n');
  await expect.poll(async () => (await entries(bob)) === (await entries(ann))).toBe(true);
  expect(await ann.locator('body').textContent()).not.toContain('Mechanized Incursion');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
