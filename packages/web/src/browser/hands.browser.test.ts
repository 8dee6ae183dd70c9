import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './fixtures/chromium.js';
import { answerOnce, myTurn, newLocalTable, options, question } from './fixtures/play.js';
import { type Site, servePage } from './fixtures/site.js';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([servePage(), launch()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});

test('at phone size one thumb is enough: point, confirm, no sideways scrolling', async () => {
  const page = await visit(browser, site.address, { phone: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).tap();
  await options(page).first().waitFor();
  for (let n = 0; n < 4; n++) {
    await myTurn(page);
    const asked = await question(page);
    const option = options(page).nth(n === 0 ? 0 : 1);
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    expect(await question(page)).toBe(asked);
    const before = await page.locator('.log').innerText();
    await page.locator('.confirm').tap();
    await page.waitForFunction(
      ([q, log]) =>
        document.querySelector('.ask h2.prompt')?.textContent !== q ||
        (document.querySelector('.log') as HTMLElement).innerText !== log,
      [asked, before] as const,
    );
  }
  for (const tab of await page.locator('.tabs button').all()) {
    await tab.tap();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.locator('.tabs button').first().tap();
  await page.locator('.board [data-el="02"]').tap({ position: { x: 12, y: 12 } });
  await page.locator('.inspector, .board .chosen').first().waitFor();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('the page fits into one screen at 1440 x 900', async () => {
  const page = await visit(browser, site.address);
  await newLocalTable(page, { players: 5 });
  await myTurn(page);
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect(size).toEqual([1440, 900]);
  await page.context().close();
});

test('the keyboard alone suffices', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now against bots' });
  await play.waitFor();
  for (let i = 0; i < 20 && !(await play.evaluate(el => el === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const press = async (...keys: readonly string[]): Promise<void> => {
    const before = await page.locator('.where').textContent();
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForFunction(was => document.querySelector('.where')?.textContent !== was, before);
    await myTurn(page);
  };
  await myTurn(page);
  await press('o', 'Enter');
  // The next question takes the focus by itself: arrows and Enter go on.
  await page.waitForFunction(() => document.activeElement?.classList.contains('option'));
  await press('ArrowDown', 'Enter');
  // On the board: the first thing that is lit, then to its neighbour and back.
  await page.keyboard.press('b');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-el'));
  expect(first).toBeTruthy();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.closest('.board') !== null)).toBe(true);
  await page.keyboard.press('b');
  await press('Enter');
  for (let n = 0; n < 8; n++) {
    const confirm = page.locator('.ask .confirm');
    if ((await confirm.count()) > 0) {
      for (let i = 1; !(await confirm.isEnabled()); i++) await page.keyboard.press(`${i}`);
      await press('c');
    } else await press(`${1 + (n % 2 && (await options(page).count()) > 1 ? 1 : 0)}`);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('a game against bots needs no connection', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  for (let n = 0; n < 4; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await page.reload();
  expect(await myTurn(page)).toBe('asked');
  await page.goto('/rules/adrenaline');
  await page.locator('.rule-entry').first().waitFor();
  await page.context().close();
});

test('in Polish everything is Polish', async () => {
  const page = await visit(browser, site.address, { lang: 'pl' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Zagraj teraz z botami' }).click();
  await myTurn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  for (let n = 0; n < 4; n++) {
    await answerOnce(page, n);
    await myTurn(page);
  }
  expect(await question(page)).not.toBe('');
  const english = /\b(the|you|turn|your|and|of|to)\b/i;
  const texts = await page.locator('.ask, .log, .bar, .people').allInnerTexts();
  // The numbers of rules are the same in all languages.
  for (const text of texts)
    expect(text.replaceAll(/ADR-[A-Z]+-\d+/g, '').match(english)?.[0]).toBeUndefined();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('heading', { name: 'Log' }).waitFor();
  await page.context().close();
});

test('a spectator sees the game, is asked nothing and can choose nothing', async () => {
  const page = await visit(browser, site.address);
  await newLocalTable(page, { me: false, bots: 'random' });
  await page.getByText('You are watching').waitFor();
  await page.locator('.log .line').nth(20).waitFor();
  expect(await page.locator('.lit').count()).toBe(0);
  expect(await page.locator('.option').count()).toBe(0);
  expect(await page.locator('.undo').count()).toBe(0);
  expect(await page.locator('.mine').count()).toBe(0);
  await page.context().close();
});
