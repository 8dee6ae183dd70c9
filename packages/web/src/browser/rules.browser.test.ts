import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Waits until an element stands near the top of the window, below the search. */
const isOnTop = (page: Page, id: string) =>
  page.waitForFunction(id => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 130;
  }, id);

/** The contents jump, a link opens a rule and marks it. */
const isOpened = async (page: Page, phone: boolean): Promise<void> => {
  await page.goto('/rules/adrenaline');
  await page.locator('.rule-entry').first().waitFor();
  if (phone) await page.locator('.contents summary').tap();
  const chapter = page.locator('.contents a', { hasText: 'Znaczniki namierzania' });
  await (phone ? chapter.tap() : chapter.click());
  await isOnTop(page, 'area-XMARK');
  for (const path of ['/rules/adrenaline/ADR-EX-20', '/rules/adrenaline#ADR-RUN-02']) {
    await (phone ? goInside(page, path) : page.goto(path));
    const [id = ''] = path.match(/ADR-.*/) ?? [];
    await page.locator(`#${id}.wanted`).waitFor();
    await isOnTop(page, id);
    expect(await page.locator('.wanted').count()).toBe(1);
  }
  expect(await page.locator('#ADR-RUN-02 .reconstructed').count()).toBe(1);
  expect(await page.locator('#ADR-RUN-01 .reconstructed').count()).toBe(0);
  expect(await page.locator('#area-XMARK h2 .reconstructed').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    phone ? 390 : 1440,
  );
  const copy = page.locator('#ADR-RUN-01 .copy-link');
  // It is said for two seconds only: what was said is noted where it was.
  await copy.evaluate(el => {
    new MutationObserver((_, all) => {
      el.setAttribute('data-said', el.textContent ?? '');
      all.disconnect();
    }).observe(el, { childList: true });
  });
  await copy.click();
  await page.locator('.copy-link[data-said=Skopiowano]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${at.site.address}/rules/adrenaline/ADR-RUN-01`,
  );
};

/** Words are found without diacritics and in other forms, rules by their number. */
const areFound = async (page: Page): Promise<void> => {
  const ids = async (query: string, has: string): Promise<string[]> => {
    await page.getByRole('searchbox').fill(query);
    await page.waitForFunction(
      id => document.querySelectorAll('.rule-entry').length < 100 && document.getElementById(id) !== null,
      has,
    );
    return page.locator('.rule-entry').evaluateAll(list => list.map(el => el.id));
  };
  expect(await ids('adr-vis-09', 'ADR-VIS-09')).toEqual(['ADR-VIS-09']);
  expect(await ids('smiertelny strzal', 'ADR-SCORE-08')).toContain('ADR-SCORE-08');
  expect(await ids('zalad', 'ADR-RELOAD-01')).toContain('ADR-RELOAD-02');
  await page.getByRole('searchbox').fill('hipopotam');
  await page.getByText('Nie ma takiej zasady.').waitFor();
};

test('the contents jump, a link opens a rule and marks it; words are found without diacritics and in other forms, rules by their number', async () => {
  const page = await at.visit({ lang: 'pl' });
  await isOpened(page, false);
  await areFound(page);
  expect(page.faults).toEqual([]);
});

test('on a phone the contents jump as well, and a link opens a rule and marks it', async () => {
  const page = await at.visit({ lang: 'pl', phone: true });
  await isOpened(page, true);
  expect(page.faults).toEqual([]);
});
