import { expect, test } from 'vitest';
import { keptOf } from './fixtures/kept.js';
import { answerOnce, myTurn, newLocalTable, options, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

test('at phone size one thumb is enough: point, confirm, no sideways scrolling', async () => {
  const page = await at.visit({ phone: true });
  await page.goto('/');
  await page.locator('.play-now').first().tap();
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
});

test('the page fits into one screen at 1440 x 900', async () => {
  const page = await at.visit();
  await newLocalTable(page, { players: 5 });
  await myTurn(page);
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect(size).toEqual([1440, 900]);
});

test('a game that was opened once needs no connection any more', async () => {
  const page = await at.visit({ keeps: true });
  await page.goto('/');
  await page.locator('.play-now').first().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await keptOf(page, 'adrenaline-rules')).toBe(0);
  await page.goto('/new/adrenaline');
  await expect.poll(() => keptOf(page, 'adrenaline-rules'), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.goto('/');
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.play-now').first().click();
  for (let n = 0; n < 4; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await page.reload();
  expect(await myTurn(page)).toBe('asked');
  await page.goto('/rules/adrenaline');
  await page.locator('.rule-entry').first().waitFor();
});

test('in Polish everything is Polish', async () => {
  const page = await at.visit({ lang: 'pl' });
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
});

test('a spectator sees the game, is asked nothing and can choose nothing', async () => {
  const page = await at.visit();
  await newLocalTable(page, { me: false, bots: 'random' });
  await page.getByText('You are watching').waitFor();
  await page.locator('.log .line').nth(20).waitFor();
  expect(await page.locator('.lit').count()).toBe(0);
  expect(await page.locator('.option').count()).toBe(0);
  expect(await page.locator('.undo').count()).toBe(0);
  expect(await page.locator('.mine').count()).toBe(0);
});
