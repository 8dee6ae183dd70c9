import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusOf, hasFocus, tabTo } from './fixtures/keys.js';
import { toTheLastTurns } from './fixtures/late.js';
import { answered, chooseSeveral, myTurn, options } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The radio button that is on, of a choice with a number of options. */
const chosen = (page: Page, name: string) => page.locator(`input[name=${name}]:checked`);

/** From the first page to a short game, without a mouse. */
const sitDownByKeys = async (page: Page): Promise<void> => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'New table' }).first());
  await press(page, 'Enter');
  await tabTo(page, chosen(page, 'where'));
  if (!(await page.getByLabel('in this browser').isChecked())) await press(page, 'ArrowDown');
  await tabTo(page, chosen(page, 'players'));
  await press(page, 'ArrowLeft');
  await tabTo(page, chosen(page, 'skulls'));
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await tabTo(page, page.getByRole('checkbox').first());
  await press(page, 'Space');
  await tabTo(page, page.getByRole('button', { name: 'Create table' }));
  await press(page, 'Enter');
  await page.waitForURL(/\/b\//);
};

/** Goes to an option with the arrows and chooses it. */
const spaceOn = (page: Page) => async (button: Locator) => {
  for (let i = 0; i < 20 && !(await hasFocus(button)); i++) await press(page, 'ArrowDown');
  await press(page, 'Space');
};

/** One answer with whatever the hand would use: arrows and Enter, the board, or a digit. */
const answerByKeys = async (page: Page, n: number): Promise<void> => {
  const lit = await page.locator('.board .lit[data-choices="1"]').count();
  if (n % 3 === 1 && lit > 0) {
    await press(page, 'b');
    const several = await page.evaluate(() => document.activeElement?.getAttribute('data-choices') !== '1');
    await press(page, 'Enter');
    if (several) await press(page, 'Enter');
    return;
  }
  const count = await options(page).count();
  if (n % 3 === 2) {
    const keys = await options(page).evaluateAll(all => all.flatMap(el => el.getAttribute('data-key') ?? []));
    return press(page, keys[n % keys.length] as string);
  }
  // The first is often to stop; the others move the game on.
  const down = count > 1 ? 1 + (n % (count - 1)) : 0;
  // After an answer on the board the hand is still there: O brings it back to the list.
  await press(page, 'o', ...Array.from({ length: down }, () => 'ArrowDown'), 'Enter');
};

/** Plays on by keys alone, to the end or so many answers. */
const playByKeys = async (page: Page, most = Number.POSITIVE_INFINITY): Promise<void> => {
  for (let n = 0; n < most && (await myTurn(page)) === 'asked'; n++) {
    if (n === 0) await press(page, 'o');
    const focus = await focusOf(page);
    expect(focus, 'the focus is lost').not.toBeNull();
    expect(focus).toMatchObject({ what: expect.stringMatching(/option|confirm|\bel\b/), isSeen: true });
    if (await page.locator('.ask .confirm').count())
      await chooseSeveral(page, spaceOn(page), () => press(page, 'c'));
    else await answered(page, () => answerByKeys(page, n));
  }
};

/** Menus and dialogs close with Escape and give the focus back. */
const menusClose = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Table', exact: true });
  await tabTo(page, menu);
  await press(page, 'Enter', 'Tab', 'Escape');
  expect(await page.locator('.menu:visible').count()).toBe(0);
  expect(await hasFocus(menu)).toBe(true);

  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Keys', exact: true }));
  await press(page, 'Enter');
  await page.getByRole('dialog').waitFor();
  await press(page, 'Tab', 'Tab', 'Tab');
  // The browser's own controls may have the focus, the page behind may not.
  expect(await page.evaluate(() => document.activeElement?.closest('main, header') ?? null)).toBeNull();
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await hasFocus(menu)).toBe(true);

  const undo = page.locator('.undo-more');
  await tabTo(page, undo);
  await press(page, 'Enter');
  await page.locator('.undo-box .menu').waitFor();
  await press(page, 'Escape');
  expect(await page.locator('.menu:visible').count()).toBe(0);
  expect(await hasFocus(undo)).toBe(true);
  // Tab leaves an open menu, which closes behind it.
  await press(page, 'Enter');
  await tabTo(page, menu);
  expect(await page.locator('.menu:visible').count()).toBe(0);
};

/** Why not, and what an element stands for, are reached and left by keys. */
const whyNotByKeys = async (page: Page): Promise<void> => {
  await press(page, 'o');
  await answered(page, () => press(page, 'Enter'));
  await myTurn(page);
  const run = options(page).filter({ hasText: 'Run' });
  await tabTo(page, run);
  await answered(page, () => press(page, 'Enter'));
  await page.locator('.board .quiet').first().waitFor();
  // From a lit square over the board to one that is too far.
  await press(page, 'b', 'ArrowRight', 'ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.closest('.board') ?? null)).not.toBeNull();
  const quiet = page.locator('.board .quiet').first();
  await quiet.evaluate(el => (el as SVGElement).focus());
  await page.getByRole('tooltip').filter({ hasText: 'ADR-RUN-01' }).waitFor();
  await press(page, 'Enter');
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  expect(await panel.evaluate(el => el.contains(document.activeElement))).toBe(true);
  await press(page, 'Tab', 'Tab', 'Tab');
  expect(await panel.evaluate(el => el.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await hasFocus(quiet)).toBe(true);
  expect(await page.locator('.ask .option').count()).toBeGreaterThan(0);
};

/** A whole game is played by `scripts/adrenaline-game.mjs`: here its beginning and its end. */
const BEGINNING = 6;

test('a game by keyboard alone, from the first page to its end, with its menus, its dialogs and what says why not', async () => {
  const page = await at.visit();
  await sitDownByKeys(page);
  await myTurn(page);
  await menusClose(page);
  await whyNotByKeys(page);
  await playByKeys(page, BEGINNING);
  await toTheLastTurns(page);
  await playByKeys(page);
  // The end has the focus; what it offers is reached by Tab, and Escape shows the board.
  expect((await focusOf(page))?.what).toMatch(/^end\b/);
  await tabTo(page, page.getByRole('button', { name: 'Rematch' }));
  await press(page, 'Escape');
  expect(await hasFocus(page.getByRole('button', { name: 'Result' }))).toBe(true);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('link', { name: 'Replay' }));
  await press(page, 'Enter');
  await page.locator('.timeline').waitFor();
  await press(page, 'ArrowRight', 'ArrowRight');
  expect(await page.locator('.step-of').textContent()).toMatch(/Step 2 of/);
  await page.goBack();
  await tabTo(page, page.getByRole('button', { name: 'Rematch' }));
  const played = page.url();
  await press(page, 'Enter');
  await page.waitForURL(url => url.href !== played);
  expect(await myTurn(page)).toBe('asked');
  expect(page.faults).toEqual([]);
}, 300_000);
