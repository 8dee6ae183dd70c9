import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import type { Visitor } from './fixtures/chromium.js';
import { answered, myTurn, newLocalTable, options, pointAt } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const record = recordFile();

const at = stand(servePage);

const looked = async (visitor: Visitor): Promise<Page & { faults: string[] }> => {
  const page = await at.visit(visitor);
  await bringAxe(page);
  return page;
};

const VISITORS: readonly Visitor[] = [{ lang: 'pl' }, { phone: true }];

describe.each(VISITORS)('axe finds no serious problem in either theme: lang $lang, phone $phone', visitor => {
  test('pages', async () => {
    const page = await looked(visitor);
    for (const [path, sign] of [
      ['/', '.play-now'],
      ['/new/adrenaline', 'form'],
      ['/settings', '.form'],
      ['/learn/adrenaline', '.page h1'],
      ['/learn/adrenaline/run', '.guide .ask .option'],
      ['/replay', '.drop'],
      ['/nowhere', 'h1'],
      ['/b/nosuchtable', '[role=alert]'],
      ['/rules/adrenaline/ADR-RUN-01', '.rule-entry.wanted'],
    ] as const) {
      await page.goto(path);
      await page.locator(sign).first().waitFor();
      // Hundreds of rules are built alike: some of each kind are enough.
      if (path.startsWith('/rules')) await page.getByRole('searchbox').fill('ADR-RUN');
      expect(await seriousProblems(page), path).toEqual([]);
    }
    await page.goto('/');
    await page.locator('form input').fill('nonsense');
    await page.locator('form button').click();
    await page.locator('[role=alert]').waitFor();
    expect(await seriousProblems(page), 'a bad link').toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('a game, its menus and panels', async () => {
    const page = await looked(visitor);
    await newLocalTable(page);
    await myTurn(page);
    const look = async (state: string, part?: string): Promise<void> =>
      expect(await seriousProblems(page, part), state).toEqual([]);
    await look('a question');
    for (let n = 0; n < 2; n++) {
      await myTurn(page);
      await answered(page, async () => {
        // To run is an action that there always is, and some squares are always too far.
        const option = options(page)
          .filter({ hasText: n === 1 ? /^(Run|Biegnij)/ : /./ })
          .first();
        if (!visitor.phone) return option.click();
        await option.tap();
        await page.locator('.confirm').tap();
      });
    }
    await page.locator('.board .quiet').first().waitFor();
    await page.locator('.illegal summary').click();
    await look('what may not be chosen', '.ask');
    if (visitor.phone)
      await page
        .locator('.board .quiet')
        .first()
        .tap({ position: { x: 14, y: 14 } });
    else await pointAt(page, '.board .quiet');
    await page.locator('.inspector').waitFor();
    await look('why not', '.inspector');
    await page.keyboard.press('Escape');
    await page.locator('.undo-more').click();
    await look('undo menu', '.undo-box');
    await page.locator('.table-menu > button').click();
    await look('table menu', '.table-menu');
    await page.keyboard.press('Escape');
    if (visitor.phone) {
      for (const tab of await page.locator('.tabs button').all()) {
        await tab.tap();
        await look(`tab ${await tab.textContent()}`);
      }
    }
    await page.locator('.line-rules').last().click();
    await page.locator('.line-open .rule-text').first().waitFor();
    await look('an opened rule', '.log');
    await page.locator('.log .line-text').first().click();
    await page.locator('.past').waitFor();
    await look('the past');
    await page.keyboard.press('?');
    await page.locator('dialog').waitFor();
    await look('keys', 'dialog');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  test('watching, the end and a replay', async () => {
    const page = await looked(visitor);
    await newLocalTable(page, { me: false, bots: 'random' });
    await page.locator('.log .line').nth(5).waitFor({ state: 'attached' });
    expect(await seriousProblems(page), 'watching').toEqual([]);
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles({ ...record, buffer: Buffer.from('{') });
    await page.locator('[role=alert]').waitFor();
    expect(await seriousProblems(page), 'a bad record').toEqual([]);
    await page.locator('input[type=file]').setInputFiles(record);
    await page.locator('.timeline').waitFor();
    expect(await seriousProblems(page), 'a replay').toEqual([]);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await page.locator('.scores').waitFor();
    expect(await seriousProblems(page), 'the end of a replay').toEqual([]);
    await page.goto(new URL(page.url()).pathname.replace('/replay', ''));
    await page.locator('.end .scores').waitFor();
    expect(await seriousProblems(page), 'the end').toEqual([]);
    await page.locator('.end .close').click();
    expect(await seriousProblems(page), 'after the end').toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
