import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptOf } from './fixtures/kept.js';
import { cutOptions, isFree, myTurn } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

const title = (page: Page) => page.locator('.coach h1').innerText();
const goOn = (page: Page) => page.locator('.coach-verdict .primary');

/** Waits until something is asked, or the step is over. */
const ready = (page: Page) => page.locator('.ask .option:enabled, .coach-verdict .primary').first().waitFor();

/** Where the elements of the board are that are to be tried, if each of them means one thing only. */
const litOnBoard = (page: Page) =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll('.board .el.lit.highlight')];
    return lit.map(el => {
      const box = el.getBoundingClientRect();
      for (let y = 3; y < box.height; y += 7) {
        for (let x = 3; x < box.width; x += 7) {
          const at = { x: box.x + x, y: box.y + y };
          const top = document.elementFromPoint(at.x, at.y)?.closest('[data-el]');
          if (top === el && el.getAttribute('data-choices') === '1') return at;
        }
      }
      return null;
    });
  });

/** What each option shows as its key, and what it is chosen with. */
const keysOf = (page: Page) =>
  page
    .locator('.ask .option')
    .evaluateAll(all =>
      all.map(el => [getComputedStyle(el, '::after').content, el.getAttribute('data-key')] as const),
    );

/** Gives the suggested answer: on the board if it is lit there, else by its button. */
const doWhatIsLit = async (page: Page): Promise<'board' | 'list'> => {
  const before = await page.locator('.ask h2.prompt').innerText();
  const marked = await page.locator('.ask .option.suggested').all();
  expect(marked.length, await title(page)).toBeGreaterThan(0);
  const confirm = page.locator('.ask .confirm');
  const isMany = (await confirm.count()) > 0;
  const places = (await litOnBoard(page)).filter(at => at !== null);
  const isOnBoard = places.length === marked.length;
  if (isOnBoard) for (const { x, y } of places) await page.mouse.click(x, y);
  else for (const option of marked) await option.click();
  if (isMany) {
    // What was chosen last is still pointed at.
    expect(await isFree(confirm), await title(page)).toBe(true);
    await confirm.click();
  }
  await page.waitForFunction(
    was => document.querySelector<HTMLElement>('.ask h2.prompt')?.innerText !== was,
    before,
  );
  return isOnBoard ? 'board' : 'list';
};

test('the whole course in Polish, by clicking what is lit, and on into a first game', async () => {
  const page = await at.visit({ lang: 'pl' });
  await page.goto('/learn/adrenaline');
  await page.getByRole('link', { name: 'Zacznij naukę' }).click();
  const english = /\b(the|you|your|and|of|task|step|hint)\b/i;
  let [steps, onBoard, inList] = [0, 0, 0];
  for (;;) {
    await ready(page);
    steps++;
    while ((await goOn(page).count()) === 0) {
      expect(await cutOptions(page), await title(page)).toEqual([]);
      for (const [shown, key] of (await keysOf(page)).slice(0, 9)) expect(shown).toContain(`"${key}"`);
      if ((await doWhatIsLit(page)) === 'board') onBoard++;
      else inList++;
      await ready(page);
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
  expect([steps, onBoard + inList]).toEqual([17, 37]);
  expect(onBoard).toBeGreaterThan(12);
  expect(await page.locator('.coach progress').getAttribute('value')).toBe('17');
  await page.getByRole('button', { name: 'Zagraj pierwszą grę z botami' }).click();
  await page.waitForURL(/\/b\//);
  expect(await myTurn(page)).toBe('asked');
  expect(await page.locator('.person').count()).toBe(4);
  await page.goto('/learn/adrenaline');
  await page.getByText('Zrobione kroki: 17 z 17').waitFor();
  expect(page.faults).toEqual([]);
}, 300_000);

test('a legal choice that misses the goal gets a remark; back, again, hint, skip', async () => {
  const page = await at.visit();
  await page.goto('/learn/adrenaline/sight');
  await ready(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Banshee stands there').waitFor();
  await page.getByRole('button', { name: 'Shoot people' }).click();
  // What may not be chosen says why, with the rule and its text.
  await page.getByText(/Not possible now/).click();
  expect(await page.locator('.illegal').innerText()).toMatch(/:D.struct.or/);
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
});

test('a step by keyboard, and one on the phone', async () => {
  const page = await at.visit();
  await page.goto('/learn/adrenaline/run');
  await ready(page);
  await page.keyboard.press('o');
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

  const phone = await at.visit({ phone: true, lang: 'pl' });
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

test('without a connection it teaches as well', async () => {
  const page = await at.visit({ keeps: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/learn/adrenaline');
  await expect.poll(() => keptOf(page, 'adrenaline-rules'), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.goto('/learn/adrenaline/marks');
  await ready(page);
  while ((await goOn(page).count()) === 0) {
    await doWhatIsLit(page);
    await ready(page);
  }
  expect(await page.locator('.coach-verdict').innerText()).toContain('Four damage for one shot.');
});
