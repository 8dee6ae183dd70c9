import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptOf } from './fixtures/kept.js';
import { goInside } from './fixtures/local.js';
import { answerOnce, cutOptions, isFree, myTurn, options, question } from './fixtures/play.js';
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

const placesOf = (page: Page): Promise<number[]> =>
  options(page).evaluateAll(all => all.map(el => el.getBoundingClientRect().top));

/** How much of what an option has to say is cut off, in pixels. */
const cutOff = (page: Page, nth: number): Promise<number> =>
  options(page)
    .nth(nth)
    .locator('small')
    .evaluate(el => el.scrollHeight - el.clientHeight);

/** Whatever is pointed at can be read to its end, moves nothing, and shows whom one would see. */
const canBeRead = async (page: Page): Promise<void> => {
  const square = options(page).filter({ hasText: 'A4' }).first();
  const nth = (await options(page).allInnerTexts()).findIndex(text => text.startsWith('A4'));
  const before = await placesOf(page);
  expect(await cutOff(page, nth)).toBeLessThanOrEqual(1);
  await square.hover();
  await page.locator('.option.pointed').waitFor();
  expect(await cutOff(page, nth)).toBeLessThanOrEqual(1);
  expect(await placesOf(page)).toEqual(before);
  const names = (await square.locator('small').innerText()).replace(/^widać: | · .*/g, '').split(', ');
  expect(await page.locator('.board .sight').count()).toBe(names.length);
};

const ENGLISH = /\b(the|you|your|turn|and|of|task|step|hint)\b/i;

/** In Polish everything is Polish, until one presses a button. */
const isPolish = async (page: Page): Promise<void> => {
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  for (let n = 0; n < 3; n++) {
    await answerOnce(page, n);
    await myTurn(page);
  }
  expect(await question(page)).not.toBe('');
  const texts = await page.locator('.ask, .log, .bar, .people').allInnerTexts();
  // The numbers of rules are the same in all languages.
  for (const text of texts)
    expect(text.replaceAll(/ADR-[A-Z]+-\d+/g, '').match(ENGLISH)?.[0]).toBeUndefined();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('heading', { name: 'Log' }).waitFor();
  await page.getByRole('button', { name: 'PL', exact: true }).click();
};

/** The steps that are played here, one of each kind; all of them are by `drills.test.ts`. */
const PLAYED = ['run', 'ammo', 'weapon', 'shoot', 'cards', 'newton'];

/** Looks at what a step asks first, or plays it by what is lit: how often on the board, how often in the list. */
const takeStep = async (page: Page): Promise<{ board: number; list: number }> => {
  const count = { board: 0, list: 0 };
  const isPlayed = PLAYED.includes(page.url().split('/').at(-1) ?? '');
  while ((await goOn(page).count()) === 0) {
    expect(await cutOptions(page), await title(page)).toEqual([]);
    for (const [shown, key] of (await keysOf(page)).slice(0, 9)) expect(shown).toContain(`"${key}"`);
    if (!isPlayed) break;
    if (page.url().endsWith('/run') && (await options(page).filter({ hasText: 'A4' }).count()) > 0)
      await canBeRead(page);
    count[await doWhatIsLit(page)]++;
    await ready(page);
  }
  const text = await page.locator('.coach, .coach-verdict').allInnerTexts();
  expect(text.join(' ').match(ENGLISH)?.[0]).toBeUndefined();
  expect(await page.locator('.coach-verdict.missed').count()).toBe(0);
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect(size).toEqual([1440, 900]);
  return count;
};

test('a lesson is laid out like the game and takes its quickest way: one click on the square runs there, and nothing lies over the boards of the players', async () => {
  const page = await at.visit();
  await page.goto('/learn/adrenaline/run');
  await ready(page);
  const overlap = await page.evaluate(() => {
    const people = document.querySelector('.people')?.getBoundingClientRect();
    const closing = document.querySelector('.closing')?.getBoundingClientRect();
    return people && closing ? Math.max(0, people.right - closing.left) : 0;
  });
  expect(overlap).toBe(0);
  await page.locator('.board').getByRole('button', { name: 'B4', exact: true }).click();
  await goOn(page).waitFor();
  expect(page.faults).toEqual([]);
});

test('the course in Polish from its first step to its last, by clicking what is lit, and on into a first game, which is Polish too', async () => {
  const page = await at.visit({ lang: 'pl' });
  await page.goto('/learn/adrenaline');
  await page.getByRole('link', { name: 'Zacznij naukę' }).click();
  const on = page.getByRole('button', { name: /^(Dalej|Pomiń krok)$/ });
  let [steps, onBoard, inList] = [0, 0, 0];
  for (;;) {
    await ready(page);
    const { board, list } = await takeStep(page);
    [steps, onBoard, inList] = [steps + 1, onBoard + board, inList + list];
    if ((await on.count()) === 0) break;
    const was = await title(page);
    await on.click();
    await page.waitForFunction(t => document.querySelector<HTMLElement>('.coach h1')?.innerText !== t, was);
  }
  expect([steps, onBoard + inList]).toEqual([17, 19]);
  expect(onBoard).toBeGreaterThan(6);
  expect(await page.locator('.coach progress').getAttribute('value')).toBe('10');
  await page.getByRole('button', { name: 'Zagraj pierwszą grę z botami' }).click();
  await page.waitForURL(/\/b\//);
  expect(await myTurn(page)).toBe('asked');
  expect(await page.locator('.person').count()).toBe(4);
  await isPolish(page);
  await goInside(page, '/learn/adrenaline');
  await page.getByText('Zrobione kroki: 10 z 17').waitFor();
  expect(page.faults).toEqual([]);
}, 300_000);

test('a legal choice that misses the goal gets a remark; back, again, hint, skip; a step by keyboard', async () => {
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

  // A step by keyboard.
  await goInside(page, '/learn/adrenaline/run');
  await page.getByRole('heading', { name: 'Run around' }).waitFor();
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
  expect(page.faults).toEqual([]);
});

test('a game that was opened once needs no connection any more, neither to teach nor to play nor for its rules', async () => {
  const page = await at.visit({ keeps: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await keptOf(page, 'adrenaline-rules')).toBe(0);
  await goInside(page, '/learn/adrenaline');
  await expect.poll(() => keptOf(page, 'adrenaline-rules')).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.goto('/learn/adrenaline/marks');
  await ready(page);
  while ((await goOn(page).count()) === 0) {
    await doWhatIsLit(page);
    await ready(page);
  }
  expect(await page.locator('.coach-verdict').innerText()).toContain('Four damage for one shot.');
  await goInside(page, '/');
  await page.locator('.play-now').first().click();
  for (let n = 0; n < 4; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await page.reload();
  expect(await myTurn(page)).toBe('asked');
  await goInside(page, '/rules/adrenaline');
  await page.locator('.rule-entry').first().waitFor();
});
