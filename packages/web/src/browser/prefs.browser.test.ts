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

test('nothing sounds and nobody is notified unless it was asked for', async () => {
  const page = await withEars('granted');
  await newLocalTable(page);
  for (let n = 0; n < 6; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  expect(await ears(page)).toMatchObject({ tones: 0, told: [] });
  const game = page.url();
  await page.goto('/settings');
  await page.locator('input[name=sound]').nth(1).check();
  expect((await ears(page)).tones).toBe(1);
  // From now on my turn is heard.
  await page.goto(game);
  await myTurn(page);
  await expect.poll(async () => (await ears(page)).tones).toBeGreaterThan(0);
});

test('with permission the browser says when it is my turn and I am elsewhere', async () => {
  const page = await withEars('granted');
  await page.goto('/settings');
  await page.locator('input[name=notify]').nth(1).check();
  await newLocalTable(page);
  await myTurn(page);
  expect((await ears(page)).told).toEqual([]);
  expect(await page.title()).toContain('your turn');
  await page.evaluate(() => {
    (window as unknown as { ears: { isElsewhere: boolean } }).ears.isElsewhere = true;
  });
  await untilNextTurn(page);
  expect((await ears(page)).told[0]).toBe('Adrenaline: your turn');
});

test('without permission the setting stays off and says why', async () => {
  const page = await withEars('denied');
  await page.goto('/settings');
  await page.locator('input[name=notify]').nth(1).click();
  await page.getByText('does not allow notifications').waitFor();
  expect(await page.locator('input[name=notify]').nth(0).isChecked()).toBe(true);
});

test('floors differ in pattern, pieces in shape and letter, in any palette', async () => {
  const page = await at.visit();
  await newLocalTable(page, { players: 5 });
  await page.locator('.people .person').nth(4).waitFor();
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
});

test('the theme follows the system, at once; the settings lead back to the game', async () => {
  const page = await at.visit({ lang: 'pl' });
  await newLocalTable(page);
  await myTurn(page);
  const game = page.url();
  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await page.getByText('jak w systemie').click();
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  }
  await page.getByRole('link', { name: 'Wróć do gry' }).click();
  expect(page.url()).toBe(game);
  expect(await myTurn(page)).toBe('asked');
  await page.goto('/settings');
  await page.getByText('jak w systemie').waitFor();
  expect(await page.getByRole('link', { name: 'Wróć do gry' }).count()).toBe(0);
});

test('who has set nothing gets what the system says: light, and without motion', async () => {
  const page = await at.visit({ bare: true });
  await newLocalTable(page);
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
});
