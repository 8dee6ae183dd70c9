import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './fixtures/chromium.js';
import { myTurn } from './fixtures/play.js';
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

const title = (page: Page) => page.locator('.coach h1').innerText();
const goOn = (page: Page) => page.locator('.coach-verdict .primary');

/** Waits until something is asked, or the step is over. */
const ready = (page: Page) => page.locator('.ask .option:enabled, .coach-verdict .primary').first().waitFor();

/** Gives the suggested answer: the options that are marked, and a confirmation if several are. */
const doWhatIsLit = async (page: Page): Promise<void> => {
  const before = await page.locator('.ask h2.prompt').innerText();
  const marked = (await page.locator('.side-ask').getAttribute('data-suggested')) ?? '';
  expect(marked, await title(page)).not.toBe('');
  const isMany = (await page.locator('.ask .confirm').count()) > 0;
  for (const key of marked.split(' ')) await page.locator(`.ask .option[data-key="${key}"]`).click();
  if (isMany) await page.locator('.ask .confirm').click();
  await page.waitForFunction(
    was => document.querySelector<HTMLElement>('.ask h2.prompt')?.innerText !== was,
    before,
  );
};

test('the whole course in Polish, by clicking what is lit, and on into a first game', async () => {
  const page = await visit(browser, site.address, { lang: 'pl' });
  await page.goto('/learn/adrenaline');
  await page.getByRole('link', { name: 'Zacznij naukę' }).click();
  const english = /\b(the|you|your|and|of|task|step|hint)\b/i;
  let [steps, played] = [0, 0];
  for (;;) {
    await ready(page);
    steps++;
    while ((await goOn(page).count()) === 0) {
      // On the board the same thing is lit, if the question is about the board.
      await doWhatIsLit(page);
      await ready(page);
      played++;
    }
    const text = await page.locator('.coach, .coach-verdict').allInnerTexts();
    expect(text.join(' ').match(english)?.[0]).toBeUndefined();
    expect(await page.locator('.coach-verdict.missed').count()).toBe(0);
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size).toEqual([1440, 900]);
    if ((await goOn(page).innerText()) !== 'Dalej') break;
    const was = await title(page);
    await goOn(page).click();
    await page.waitForFunction(t => document.querySelector<HTMLElement>('.coach h1')?.innerText !== t, was);
  }
  expect([steps, played]).toEqual([17, 37]);
  expect(await page.locator('.coach progress').getAttribute('value')).toBe('17');
  await page.getByRole('button', { name: 'Zagraj pierwszą grę z botami' }).click();
  await page.waitForURL(/\/b\//);
  expect(await myTurn(page)).toBe('asked');
  expect(await page.locator('.person').count()).toBe(4);
  await page.goto('/learn/adrenaline');
  await page.getByText('Zrobione kroki: 17 z 17').waitFor();
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('a legal choice that misses the goal gets a remark; back, again, hint, skip', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/learn/adrenaline/sight');
  await ready(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Banshee stands there').waitFor();
  await page.getByRole('button', { name: 'Shoot people' }).click();
  // What may not be chosen says why, with the rule and its text.
  await page.getByText(/Not possible now/).click();
  expect(await page.locator('.illegal').innerText()).toContain(':D-struct-or');
  await page.locator('.ask .option', { hasText: 'Sprog' }).click();
  await page.locator('.coach-verdict.missed').waitFor();
  expect(await page.locator('.coach-verdict').innerText()).toContain('through a door?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.ask .option', { hasText: 'Banshee' }).waitFor();
  await page.locator('.ask .option', { hasText: 'Sprog' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Shoot people' }).waitFor();
  expect(await page.locator('.log .line').count()).toBe(1);
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.waitForURL(/adrenaline$/);
  // A reload opens the same step again, and the way shows where I was.
  await page.reload();
  await ready(page);
  expect(await title(page)).toBe('Wounds make you faster');
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('a step by keyboard, and one on the phone', async () => {
  const page = await visit(browser, site.address);
  await page.goto('/learn/adrenaline/run');
  await ready(page);
  await page.keyboard.press('o');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.board .el.lit.highlight').waitFor();
  await page.keyboard.press('b');
  for (let n = 0; n < 12; n++) {
    if (await page.evaluate(() => document.activeElement?.classList.contains('highlight'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await goOn(page).waitFor();
  // The focus waits on what goes on.
  await page.waitForFunction(() => document.activeElement?.classList.contains('primary'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ammo$/);
  await page.context().close();

  const phone = await visit(browser, site.address, { phone: true, lang: 'pl' });
  await phone.goto('/learn/adrenaline/spawn');
  await ready(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const card = phone.locator('.ask .option', { hasText: 'Teleport' });
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await card.tap();
  await phone.locator('.ask .confirm').tap();
  await goOn(phone).tap();
  await phone.waitForURL(/\/more-weapons$/);
  expect(phone.faults).toEqual([]);
  await phone.context().close();
});
