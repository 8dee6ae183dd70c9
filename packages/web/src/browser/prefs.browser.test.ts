import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './fixtures/chromium.js';
import { answerOnce, myTurn, newLocalTable } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** What the page has asked of the browser. */
interface Ears {
  readonly tones: number;
  readonly told: readonly string[];
}

/** A browser that counts tones and notifications instead of making them, and can look elsewhere. */
const withEars = async (
  permission: 'granted' | 'denied',
  visitor: Visitor = {},
): Promise<Page & { faults: string[] }> => {
  const page = await at.visit({ keeps: permission === 'granted', ...visitor });
  await page.addInitScript(permission => {
    const ears = { tones: 0, told: [] as string[], isElsewhere: false };
    const tell = (_: string, { body }: { body: string }): void => void ears.told.push(body);
    const part = { connect: (x: unknown) => x, start: () => ears.tones++, stop: () => undefined };
    const knob = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    Object.assign(window, {
      ears,
      AudioContext: class {
        createOscillator = () => ({ ...part, frequency: knob });
        createGain = () => ({ ...part, gain: knob });
      },
      Notification: Object.assign(tell, { permission, requestPermission: async () => permission }),
    });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      tell(title, options as { body: string });
    Object.defineProperty(document, 'hidden', { get: () => ears.isElsewhere });
  }, permission);
  return page;
};

const ears = (page: Page): Promise<Ears> => page.evaluate(() => (window as unknown as { ears: Ears }).ears);

/** Answers until it has been somebody else's turn and is mine again. */
const untilNextTurn = async (page: Page): Promise<void> => {
  for (let n = 0; n < 30; n++) {
    await myTurn(page);
    const before = (await ears(page)).told.length;
    await answerOnce(page, n);
    await myTurn(page);
    if ((await ears(page)).told.length > before) return;
  }
};

const goElsewhere = (page: Page, isElsewhere: boolean): Promise<void> =>
  page.evaluate(away => {
    (window as unknown as { ears: { isElsewhere: boolean } }).ears.isElsewhere = away;
  }, isElsewhere);

/** Floors differ in pattern, pieces in shape and letter, in any palette. */
const floorsAndPiecesDiffer = async (page: Page): Promise<void> => {
  const fills = await page
    .locator('.board .weave')
    .evaluateAll(all => all.map(el => el.getAttribute('fill')));
  const patterns = await page.locator('.board pattern').evaluateAll(all => all.map(el => el.innerHTML));
  expect(new Set(fills).size).toBeGreaterThan(3);
  expect(new Set(patterns).size).toBe(patterns.length);
  const shapes = await page
    .locator('.person .head svg')
    .evaluateAll(all =>
      all.map(
        el => `${el.querySelector('path')?.getAttribute('d')} ${el.querySelector('text')?.textContent}`,
      ),
    );
  const silhouettes = await page
    .locator('.person .head svg use')
    .evaluateAll(all => all.map(el => el.getAttribute('href')));
  expect(new Set(silhouettes).size).toBe(5);
  expect(new Set(shapes.map(s => s.split(' ').at(-1))).size).toBe(5);
  expect(new Set(shapes.map(s => s.split(' ').slice(0, -1).join(' '))).size).toBe(5);
};

test('nothing sounds and nobody is notified unless it was asked for; the theme follows the system; the settings lead back to the game', async () => {
  const page = await withEars('granted');
  await newLocalTable(page);
  await goElsewhere(page, true);
  for (let n = 0; n < 6; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await myTurn(page);
  expect(await ears(page)).toMatchObject({ tones: 0, told: [] });
  await goElsewhere(page, false);
  const game = page.url();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.locator('input[name=sound]').nth(1).check();
  expect((await ears(page)).tones).toBe(1);
  await page.locator('input[name=notify]').nth(1).check();
  await page.getByText('as the system').click();
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  }
  await page.getByRole('link', { name: 'Back to the game' }).click();
  expect(page.url()).toBe(game);
  expect(await myTurn(page)).toBe('asked');
  // From now on my turn is heard, and with permission the browser says it when I am elsewhere.
  await expect.poll(async () => (await ears(page)).tones).toBeGreaterThan(1);
  expect((await ears(page)).told).toEqual([]);
  expect(await page.title()).toContain('your turn');
  await goElsewhere(page, true);
  await untilNextTurn(page);
  expect((await ears(page)).told[0]).toBe('Adrenaline: your turn');
  // Whoever has come from nowhere is led nowhere back.
  await page.goto('/settings');
  await page.getByText('as the system').waitFor();
  expect(await page.getByRole('link', { name: 'Back to the game' }).count()).toBe(0);
});

test('who has set nothing gets what the system says: light and without motion; floors differ in pattern, pieces in shape and letter; without permission nobody is notified', async () => {
  const page = await withEars('denied', { bare: true });
  await newLocalTable(page, { players: 5 });
  await myTurn(page);
  const root = page.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await root.getAttribute('data-motion')).toBe('none');
  for (let n = 0; n < 4; n++) {
    await answerOnce(page, n);
    await myTurn(page);
    expect(await page.locator('.caption, .skip').count()).toBe(0);
  }
  const running = await page.evaluate(
    () => document.getAnimations().filter(a => (a.effect?.getTiming().duration ?? 0) !== 0).length,
  );
  expect(running).toBe(0);
  await floorsAndPiecesDiffer(page);

  // Without permission the setting stays off and says why.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.locator('input[name=notify]').nth(1).click();
  await page.getByText('does not allow notifications').waitFor();
  expect(await page.locator('input[name=notify]').nth(0).isChecked()).toBe(true);
});
