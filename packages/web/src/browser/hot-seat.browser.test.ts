import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { goInside } from './fixtures/local.js';
import { answerOnce } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Everything that this page has been told of a table by its worker, and to whom it was told. */
const listens = (): void => {
  type Heard = { readonly as: string; readonly view: unknown };
  const heard: Heard[] = [];
  Object.assign(globalThis, { heard });
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') ?? {};
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(this: Worker, hear: (e: MessageEvent) => void) {
      set?.call(this, (e: MessageEvent) => {
        const { as = 'me', message = e.data } = e.data as { as?: string; message?: object };
        const text = JSON.stringify(message);
        if (/"view":[^n]|"push":"(news|change)"/.test(text)) heard.push({ as, view: text });
        hear.call(this, e);
      });
    },
  });
};

const heardBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: { as: string }[] };
    return heard.splice(0).map(h => h.as);
  });

const curtain = (page: Page) => page.locator('.curtain');

/** What only the seat of whoever looks is shown: its cards in hand. */
const hand = async (page: Page): Promise<string> => (await page.locator('.hand').allInnerTexts()).join(' ');

test('two at one device: a curtain says whose turn it is, and nothing of one is there while the other looks', async () => {
  const page = await at.visit();
  await page.addInitScript(listens);
  await bringAxe(page);
  await page.goto('/new/adrenaline?with=nobody');
  await page.locator('fieldset:has(input[name=players]) label', { hasText: '3' }).click();
  const seats = page.locator('fieldset label.field select');
  await page.locator('input[name=where]').nth(1).check();
  const choice = page.locator('.seat-choice');
  await choice.nth(1).locator('select').selectOption('here');
  await choice.nth(1).getByLabel('What is this person called?').fill('Bea');
  await choice.nth(2).locator('select').selectOption('gentle');
  expect(await seats.count()).toBeGreaterThan(2);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/b\//);
  await curtain(page).waitFor();
  expect(await seriousProblems(page), 'the curtain').toEqual([]);

  /** Looks at the match as whoever the curtain asks for. */
  const look = async (): Promise<string> => {
    const title = await curtain(page).getByRole('heading').innerText();
    expect(await page.locator('.match').count()).toBe(0);
    await curtain(page).getByRole('button').first().click();
    await page.locator('.match').waitFor();
    return title;
  };

  const titles: string[] = [];
  const looked: string[] = [];
  await heardBy(page);
  for (let turn = 0; turn < 4; turn++) {
    titles.push(await look());
    const me = titles.at(-1)?.includes('Bea') ? 'here-2' : 'me';
    looked.push(me);
    for (let n = 0; n < 60; n++) {
      const asked = page.locator('.ask .option:enabled, .ask .confirm:enabled');
      await asked.or(page.locator('.pass-on')).first().waitFor();
      if ((await page.locator('.pass-on').count()) > 0) break;
      await answerOnce(page, n);
    }
    await page.locator('.pass-on').waitFor();
    // The other one has been told nothing all the time.
    const others = (await heardBy(page)).filter(as => as !== 'curtain' && as !== me);
    expect(others).toEqual([]);
    const mine = await hand(page);
    await page.locator('.pass-on').getByRole('button').click();
    await curtain(page).waitFor();
    if (mine) expect(await page.evaluate(() => document.body.innerText)).not.toContain(mine);
  }
  expect(new Set(looked)).toEqual(new Set(['me', 'here-2']));
  expect(titles.some(title => title === 'It is Bea’s turn')).toBe(true);

  // A reload shows nobody's hand, and the list of games shows what lies open.
  await page.reload();
  await curtain(page).waitFor();
  await heardBy(page);
  await goInside(page, '/');
  await page.locator('.entry').first().waitFor();
  await page.locator('.entry .entry-seats').first().waitFor();
  expect((await heardBy(page)).filter(as => as !== 'curtain')).toEqual([]);
  expect(page.faults).toEqual([]);
}, 240_000);
