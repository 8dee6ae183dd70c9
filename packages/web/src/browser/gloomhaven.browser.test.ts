import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { clickOn, goOn, roundOf, sitDown, toCards } from './fixtures/gloomhaven.js';
import { focusOf } from './fixtures/keys.js';
import { myTurn, options, pointAt } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Motion is set aside, on the way over the settings and back. */
const withoutMotion = async (page: Page): Promise<void> => {
  await page.locator('.bar a[href="/settings"]').click();
  await page.locator('input[name=motion]').last().check();
  await page.locator('main a[href^="/b/"]').click();
  await page.locator('.match').waitFor();
};

test('with a bot as companion: monsters are told as a film, one key goes on to the next, another skips the rest; the round is played by clicking what is lit, into the next', async () => {
  const page = await at.visit({ motion: 'full' });
  await sitDown(page, 'bot');
  await toCards(page);
  const hand = page.locator('.hand .held');
  // The last to act: all others come before.
  await hand.nth(5).click({ position: { x: 20, y: 60 } });
  await hand.nth(0).click({ position: { x: 20, y: 60 } });
  await page.locator('.ask .whole').click();
  const caption = page.locator('.caption', { hasText: 'Bandit Guard' });
  await caption.waitFor();
  const told = await caption.textContent();
  await page.keyboard.press('n');
  await page.waitForFunction(was => document.querySelector('.caption')?.textContent !== was, told);
  await page.keyboard.press('s');
  expect(await myTurn(page)).toBe('asked');
  expect(await page.locator('.telling:not(.idle)').count()).toBe(0);
  await withoutMotion(page);
  await myTurn(page);
  for (let n = 0; n < 60 && (await roundOf(page)) < 2; n++) expect(await clickOn(page)).toBe('asked');
  expect(await roundOf(page)).toBe(2);
  expect(page.faults).toEqual([]);
}, 300_000);

test('on a phone a companion says what it means to do, without numbers, and takes a wish, which stands after a reload; cards are tapped; axe finds nothing serious', async () => {
  const page = await at.visit({ lang: 'pl', phone: true });
  await bringAxe(page);
  await sitDown(page, 'bot');
  await toCards(page);
  const said = page.locator('.companions li', { hasText: /wcześnie|w środku rundy|późno|odpoczynek/ });
  await said.waitFor();
  expect(await said.textContent()).not.toMatch(/[0-9]{2}/);
  await page.locator('.companions summary').click();
  const wish = page.locator('.companions button', { hasText: 'Nie otwieraj jeszcze drzwi' });
  await wish.click();
  await page.locator('.companions button[aria-pressed=true]').waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await page.reload();
  await page.locator('.companions summary', { hasText: '(1)' }).click();
  expect(await wish.getAttribute('aria-pressed')).toBe('true');
  await options(page).nth(0).tap();
  await page.locator('.ask h2.prompt', { hasText: 'Która karta do pary' }).waitFor();
  await options(page).nth(2).tap();
  await page.locator('.ask .whole', { hasText: 'Zatwierdź obie karty' }).tap();
  await page.locator('.initiative .portrait').first().waitFor();
  expect(page.faults).toEqual([]);
}, 180_000);

test('alone, two cards are chosen on the hand, the first leads, and it can be taken back; a monster shows what it means; a round by keyboard alone: cards, halves, ways and targets; axe finds nothing serious', async () => {
  const page = await at.visit({ lang: 'pl' });
  await bringAxe(page);
  await sitDown(page, 'alone');
  await toCards(page);
  expect(await seriousProblems(page)).toEqual([]);
  const cards = page.locator('.hand .held');
  await cards.nth(1).click({ position: { x: 20, y: 60 } });
  await page.locator('.held.taken .place-of', { hasText: '1' }).waitFor();
  const lead = await cards.nth(1).locator('.seam').textContent();
  expect(await page.locator('.initiative-note b').textContent()).toBe(lead);
  // Nothing is sent with the second card: the pair changes places, and each of it can be taken back.
  await cards.nth(3).click({ position: { x: 20, y: 60 } });
  await page.locator('.ask .whole').waitFor();
  const other = (await cards.nth(3).locator('.seam').textContent()) ?? '';
  await page.locator('.ask .swap').click();
  await page.locator('.initiative-note b', { hasText: other }).waitFor();
  await page.locator('.pair-card', { hasText: lead ?? '' }).click();
  await page.locator('.ask .whole').waitFor({ state: 'detached' });
  await cards.nth(3).click({ position: { x: 20, y: 60 } });
  await page.locator('.held.taken').waitFor({ state: 'detached' });
  await pointAt(page, '.board .figure[data-el^="bandit-guard"]');
  await page.locator('.board .foreseen .going').waitFor({ state: 'attached' });
  await page.locator('.inspector', { hasText: 'Skupienie teraz' }).waitFor();
  // What was folded away stays so.
  const goal = page.locator('.part-goal .part-head');
  await goal.click();
  await page.reload();
  expect(await goal.getAttribute('aria-expanded')).toBe('false');
  await myTurn(page);
  await page.keyboard.press('o');
  for (let n = 0; n < 60 && (await roundOf(page)) < 2; n++) {
    expect(await focusOf(page), 'the focus is lost').not.toBeNull();
    const isOnBoard = n % 2 === 1 && (await page.locator('.board .lit[data-choices="1"]').count()) > 0;
    await goOn(page, async () => {
      await page.keyboard.press(isOnBoard ? 'b' : 'o');
      await page.keyboard.press('Enter');
    });
  }
  expect(await roundOf(page)).toBe(2);
  expect(page.faults).toEqual([]);
}, 240_000);

/** Where the area lies that is shown now. */
const laid = (page: Page): Promise<string> =>
  page.locator('.board .preview .in-area').evaluateAll(all =>
    all
      .map(el => el.getAttribute('points'))
      .sort()
      .join('|'),
  );

/** Waits until another area is shown than the one before. */
const turnedFrom = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction(was => {
    const shown = [...document.querySelectorAll('.board .preview .in-area')];
    const now = shown
      .map(el => el.getAttribute('points'))
      .sort()
      .join('|');
    return now !== '' && now !== was;
  }, before);

const GUARD = '.board .lit[data-el="bandit-guard.1"]';

/** To the half of a card with an area, in its lesson. */
const toTheArea = async (page: Page, choose: (half: Locator) => Promise<void>): Promise<void> => {
  await page.goto('/learn/gloomhaven/area');
  const half = options(page).filter({ hasText: /Top of Sweeping Blow/ });
  await half.waitFor();
  await choose(half);
  await page.locator('.turn-area').waitFor();
};

/** The area that is shown is turned: it lies somewhere else then, and is as large. */
const turned = async (page: Page, turn: () => Promise<void>): Promise<void> => {
  await page.locator('.board .preview .in-area').first().waitFor({ state: 'attached' });
  const first = await laid(page);
  await turn();
  await turnedFrom(page, first);
  expect((await laid(page)).split('|')).toHaveLength(3);
};

test('an area is turned before it is laid, by keys and by mouse', async () => {
  const page = await at.visit();
  await toTheArea(page, half => half.press('Enter'));
  await page.keyboard.press('b');
  await turned(page, () => page.keyboard.press('r'));
  // Nothing is shown but what the mouse points at.
  await page.locator('.turn-area').focus();
  await page.locator('.board .preview .in-area').first().waitFor({ state: 'detached' });
  await page.mouse.move(4, 4); // a mouse does not leap from a button to the board
  await pointAt(page, GUARD);
  await turned(page, () => page.keyboard.press('r'));
  expect(page.faults).toEqual([]);
}, 120_000);

test('an area is turned before it is laid, by thumb', async () => {
  const page = await at.visit({ phone: true });
  await toTheArea(page, async half => {
    await half.tap();
    await page.locator('.ask .confirm:enabled').first().tap();
  });
  await page.locator(GUARD).tap();
  await turned(page, () => page.locator('.turn-area').tap());
  expect(page.faults).toEqual([]);
}, 120_000);
