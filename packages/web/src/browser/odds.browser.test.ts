import { oddsFor, skirmish } from '@potyczka/kernel/fixtures';
import {
  beginning,
  chanceFrom,
  luckIn,
  type MatchRecord,
  quickDice,
  Run,
  seedOf,
  World,
} from '@potyczka/kernel/run';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside, sitAt, tableOf } from './fixtures/local.js';
import { answered, options, question } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { serveFixtures } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(serveFixtures);

/** Sits down at another table of the skirmish in this browser and lets the scout act. */
const sit = async (page: Page, isPhone = false): Promise<void> => {
  await sitAt(page, tableOf(skirmish, { notes: 0 }, { bots: 'greedy' }));
  const scout = options(page).filter({ hasText: 'scout' });
  await scout.waitFor();
  await answered(page, async () => {
    if (!isPhone) return scout.click();
    await scout.tap();
    await page.locator('.ask .confirm').tap();
  });
  expect(await question(page)).toContain('What does the scout do?');
};

const percent = (p: number): number => Math.round(100 * p);

/** What the kernel says of the same shot. */
const reckoned = (target: string): string => {
  const w = new World(skirmish, { notes: 0 }, beginning(skirmish, { notes: 0 }), chanceFrom(quickDice(1)));
  w.give('p1', 'scout');
  const values = oddsFor(w, 'p1', `shoot:${target}`)?.values ?? [];
  return values.map(({ value, p }) => `${value}: ${percent(p)} %`).join(', ');
};

const plot = (page: Page) => page.locator('.odds-of [role=img]');

/** A whole skirmish in which whoever can shoots. */
const fought = (): MatchRecord => {
  const run = new Run(skirmish, { notes: 0 }, { seed: seedOf(5) });
  while (run.result === undefined) {
    const seat = run.now.ask?.seat ?? 'p1';
    const legal = run.now.legal(seat);
    run.answer(seat, run.q, legal.find(a => String(a).startsWith('shoot')) ?? (legal[0] as string));
  }
  return run.record();
};

/** When a match is over the ledger of luck tells of both sides, and of every attack. */
const luckIsTold = async (page: Page): Promise<void> => {
  const record = fought();
  const strokes = luckIn(skirmish, record) ?? [];
  expect(strokes.length).toBeGreaterThan(3);
  await goInside(page, '/replay');
  await page.locator('.drop input').setInputFiles(recordFile(record));
  await page.waitForURL(/\/replay\/b\//);
  await goInside(page, new URL(page.url()).pathname.replace('/replay', ''));
  await page.locator('.luck table').waitFor();
  for (const seat of ['p1', 'p2']) {
    const mine = strokes.filter(s => s.seat === seat);
    const came = mine.reduce((sum, s) => sum + Number(s.came), 0);
    const expected = mine.reduce((sum, s) => sum + (s.mean ?? 0), 0);
    const cells = await page.locator(`.luck tr[data-seat=${seat}] td`).allTextContents();
    expect(cells.slice(0, 3)).toEqual([String(mine.length), expected.toFixed(1), String(came)]);
  }
  await page.locator('.luck summary').click();
  expect(await page.locator('.luck ol > li').count()).toBe(strokes.length);
};

test('whoever points at an option sees its odds before choosing it, by mouse and by keyboard; after the dice the page says where the result stood in them, and after the match what was luck', async () => {
  const page = await at.visit();
  await sit(page);
  await page.getByText('Point at an option to see its odds.').waitFor();
  await options(page).filter({ hasText: 'shoot:sniper' }).hover();
  await plot(page).waitFor();
  const label = await plot(page).getAttribute('aria-label');
  expect(label).toBe(`Wounds of the sniper behind 0 cover. ${reckoned('sniper')}`);
  await page.getByText('Nobody reacts.').waitFor();
  await options(page).filter({ hasText: 'stand by' }).hover();
  await plot(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Shift'); // whoever touches the keyboard points with the focus
  await options(page).filter({ hasText: 'shoot:ward' }).focus();
  await page.locator('.odds-of [role=img][aria-label*="ward"]').waitFor();
  expect(await plot(page).getAttribute('aria-label')).toContain(reckoned('ward'));

  await options(page).filter({ hasText: 'shoot:sniper' }).hover();
  await page.locator('.odds-of [role=img][aria-label*="sniper"]').waitFor();
  const before = await plot(page).getAttribute('aria-label');
  await answered(page, () => options(page).filter({ hasText: 'shoot:sniper' }).click());
  // What changes attack or defence on the way is settled by the first answer.
  const stood = page.locator('.stood');
  for (let n = 0; n < 4 && (await stood.count()) === 0; n++) {
    await page.locator('.stood, .ask .option:enabled').first().waitFor();
    if ((await stood.count()) === 0 && !(await question(page)).includes('Who acts?'))
      await answered(page, () => options(page).first().click());
    else await stood.waitFor();
  }
  expect(await stood.locator('[role=img]').getAttribute('aria-label')).toBe(before);
  const came = Number(await stood.locator('.odd.came b').textContent());
  const chances = [...(before ?? '').matchAll(/(\d+): (\d+) %/g)].map(([, v, p]) => [Number(v), Number(p)]);
  const less = chances.reduce((sum, [v = 0, p = 0]) => sum + (v < came ? p : 0), 0);
  const words = (await stood.textContent()) ?? '';
  const told = words.includes('no roll could bring less') ? 0 : Number(/better than (\d+)%/.exec(words)?.[1]);
  expect(Math.abs(told - less)).toBeLessThanOrEqual(2); // each is rounded

  await luckIsTold(page);
  expect(page.faults).toEqual([]);
});

test('on a phone the first tap shows the odds, the second confirms', async () => {
  const page = await at.visit({ phone: true });
  await sit(page, true);
  await options(page).filter({ hasText: 'shoot:sniper' }).tap();
  await plot(page).waitFor();
  expect(await plot(page).getAttribute('aria-label')).toContain(reckoned('sniper'));
  await answered(page, () => page.locator('.ask .confirm').tap());
  expect(page.faults).toEqual([]);
});
