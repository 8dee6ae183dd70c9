import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import type { Visitor } from './fixtures/chromium.js';
import { goInside } from './fixtures/local.js';
import { answered, myTurn, newLocalTable, options, pointAt } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const record = recordFile();

const at = stand(servePage);

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Somebody with axe, which looks at the whole page or at what of it is new. */
const looking = async (visitor: Visitor) => {
  const page = await at.visit(visitor);
  await bringAxe(page);
  const look = async (state: string, part?: string): Promise<void> =>
    expect(await seriousProblems(page, part), state).toEqual([]);
  return { page, look };
};

/** Opens the replay of a whole match. */
const openReplay = async (page: Page): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(record);
  await page.locator('.timeline').waitFor();
};

/** From the replay of a match to its table, at its end. */
const toTheEnd = async (page: Page): Promise<void> => {
  await goInside(page, new URL(page.url()).pathname.replace('/replay', ''));
  await page.locator('.end .scores').waitFor();
};

describe('axe finds no serious problem in either theme', () => {
  test('pages, those that are laid out otherwise on a narrow screen also there', async () => {
    const { page, look } = await looking({ lang: 'pl' });
    await page.goto('/');
    for (const [path, sign, narrow] of [
      ['/', '.play-now', true],
      ['/new/adrenaline', 'form', true],
      ['/settings', '.form', false],
      ['/learn/adrenaline', '.page h1', false],
      ['/learn/adrenaline/run', '.guide .ask .option', true],
      ['/replay', '.drop', false],
      ['/nowhere', 'h1', false],
      ['/b/nosuchtable', '[role=alert]', false],
      ['/rules/adrenaline/ADR-RUN-01', '.rule-entry.wanted', true],
    ] as const) {
      await goInside(page, path);
      await page.locator(sign).first().waitFor();
      // Hundreds of rules are built alike: some of each kind are enough.
      if (path.startsWith('/rules')) await page.getByRole('searchbox').fill('ADR-RUN');
      await look(path);
      if (!narrow) continue;
      await page.setViewportSize(NARROW);
      await look(`${path}, narrow`);
      await page.setViewportSize(WIDE);
    }
    await goInside(page, '/');
    await page.locator('form input').fill('nonsense');
    await page.locator('form button').click();
    await page.locator('[role=alert]').waitFor();
    await look('a bad link', 'form');
    // It is not blind: words that cannot be read are found in each theme.
    await goInside(page, '/settings');
    const label = page.locator('label').first();
    await label.evaluate(el => el.setAttribute('style', 'color: #777; background: #666'));
    const themes = (await seriousProblems(page, 'label')).map(found => found.split(':')[0]);
    expect([...new Set(themes)]).toEqual(['dark color-contrast', 'light color-contrast']);
    expect(page.faults).toEqual([]);
  });

  test('a game with its menus and panels, a replay and the end', async () => {
    const { page, look } = await looking({ lang: 'pl' });
    await newLocalTable(page);
    await myTurn(page);
    await look('a question');
    for (let n = 0; n < 2; n++) {
      await myTurn(page);
      // To run is an action that there always is, and some squares are always too far.
      const run = options(page).filter({ hasText: n === 1 ? /^Biegnij/ : /./ });
      await answered(page, () => run.first().click());
    }
    await page.locator('.board .quiet').first().waitFor();
    await page.locator('.illegal summary').click();
    await look('what may not be chosen', '.ask');
    await pointAt(page, '.board .quiet');
    await page.locator('.inspector').waitFor();
    await look('why not', '.inspector');
    await page.keyboard.press('Escape');
    await page.locator('.undo-more').click();
    await look('undo menu', '.undo-box');
    await page.locator('.table-menu > button').click();
    await look('table menu', '.table-menu');
    await page.keyboard.press('Escape');
    await page.locator('.line-rules').last().click();
    await page.locator('.line-open .rule-text').first().waitFor();
    await look('an opened rule', '.log');
    await page.locator('.log .line-text').first().click();
    await page.locator('.past').waitFor();
    await look('the past');
    await page.keyboard.press('?');
    await page.locator('dialog').waitFor();
    await look('keys', 'dialog');
    await page.keyboard.press('Escape');

    await goInside(page, '/replay');
    await page.locator('input[type=file]').setInputFiles({ ...record, buffer: Buffer.from('{') });
    await page.locator('[role=alert]').waitFor();
    await look('a bad record', '[role=alert]');
    await openReplay(page);
    await look('a replay');
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await page.locator('.scores').waitFor();
    await look('the end of a replay', '.scores');
    await toTheEnd(page);
    await look('the end', '.end');
    await page.locator('.end .close').click();
    await look('after the end');
    expect(page.faults).toEqual([]);
  });

  test('on a phone: a question with its panel, each tab, a replay and the end', async () => {
    const { page, look } = await looking({ phone: true });
    await newLocalTable(page);
    for (let n = 0; n < 2; n++) {
      await myTurn(page);
      const run = options(page).filter({ hasText: n === 1 ? /^Run/ : /./ });
      await answered(page, async () => {
        await run.first().tap();
        await page.locator('.confirm').tap();
      });
    }
    await page.locator('.board .quiet').first().waitFor();
    await page.locator('.illegal summary').tap();
    await page
      .locator('.board .quiet')
      .first()
      .tap({ position: { x: 14, y: 14 } });
    await page.locator('.inspector').waitFor();
    await look('what may not be chosen, and why not');
    await page.keyboard.press('Escape');
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.tap();
      await look(`tab ${await tab.textContent()}`);
    }
    await goInside(page, '/replay');
    await openReplay(page);
    await look('a replay');
    await toTheEnd(page);
    await look('the end', '.end');
    expect(page.faults).toEqual([]);
  });
});
