import { game as apex } from '@potyczka/apex';
import { LEGENDS } from '@potyczka/apex/view';
import { GAMES } from '@potyczka/catalogue';
import type { OneAsk } from '@potyczka/kernel/run';
import { game as legion } from '@potyczka/legion';
import { shown } from '@potyczka/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './fixtures/chromium.js';
import { byChance } from './fixtures/late.js';
import { sitAt, tableOf, usualOptions } from './fixtures/local.js';
import { withoutPaint } from './fixtures/no-paint.js';
import { into3d } from './fixtures/on-table3.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';
import { newsOf } from './fixtures/walk/news.js';
import { serveTables } from './fixtures/walk/tables.js';

const at = stand(servePage);

/** A browser with a graphics card that paints nothing. */
const visit = async (who?: Visitor): ReturnType<typeof at.visit> => {
  const page = await at.visit(who);
  await withoutPaint(page);
  return page;
};

type Told = Readonly<Record<string, unknown>>;
type Until = (ask: OneAsk, told: readonly Told[]) => boolean;

/** Sits down at a match that has come by chance to a question to me. */
const sit = async (page: Page, some: typeof legion, options: object, until: Until): Promise<void> => {
  const table = tableOf(some, usualOptions(some, options), { bots: 'random' });
  const [me] = table.seats;
  const entries = byChance(
    some,
    table,
    (ask, _, run) => ask.seat === me?.seat && until(ask, run.everything() as unknown as Told[]),
  );
  await sitAt(page, table, entries);
  await page.locator('.ask[data-question]').waitFor();
};

const isPlaced = (ask: OneAsk): boolean => ask.kind === 'place' || ask.kind === 'places';

const LOOKS = [
  {
    id: 'legion',
    game: legion,
    options: {},
    isLook: (e: Told) => e.type === 'covered' && Number(e.cover) > 0,
    says: /cover/,
    figure: '.board .unit[data-el]:not(.lit)',
  },
  {
    id: 'apex',
    game: apex as unknown as typeof legion,
    options: { mode: 'versus' },
    isLook: (e: Told) => e.type === 'aimed',
    says: /away/,
    figure: LEGENDS.map(id => `.board [data-el="${id}"]:not(.lit)`).join(),
  },
] as const;

/** How many somebody sees, in the panel of the flat board. */
const pointAt = async (page: Page, figure: string, sum: RegExp): Promise<void> => {
  await page.locator(figure).first().dispatchEvent('click');
  await page.locator('.inspector .look-says', { hasText: sum }).waitFor();
  await page.locator('.inspector .close').dispatchEvent('click');
};

test.each(LOOKS.map(look => [look.id, look] as const))(
  'why there was cover in %s is seen from a line of the log, with the piece and the sentence; the board says the sentences in both languages, and a reader hears them',
  async (_, { game, options, isLook, says, figure }) => {
    const page = await visit();
    await sit(page, game, options, (ask, told) => !isPlaced(ask) && told.slice(-12).some(isLook));
    await page.locator('.line-look').last().dispatchEvent('click');
    await page.locator('.table3[data-eyes][data-pictures]').waitFor();
    expect(await page.locator('.past').count()).toBe(1);
    const main = page.locator('.table3-tag.main');
    const status = page.locator('.look-status[role=status]');
    expect(await main.textContent()).toMatch(says);
    expect(await status.textContent()).toMatch(/ sees \d+ of \d+; /);
    expect(await status.textContent()).toContain(await main.textContent());
    await page.locator('.past button').dispatchEvent('click');
    await page.locator('.table3[data-eyes]').waitFor({ state: 'detached' });
    await page.locator('.table3-button').last().dispatchEvent('click');
    await page.locator('.table3').waitFor({ state: 'detached' });
    await pointAt(page, figure, /sees \d+ of \d+/);
    await page.getByRole('button', { name: 'PL', exact: true }).dispatchEvent('click');
    await pointAt(page, figure, /widzi \d+ z \d+/);
    expect(page.faults).toEqual([]);
  },
  240_000,
);

test('while a place is chosen the board comes forward, and one looks from there; when it is chosen the table is back', async () => {
  const page = await visit();
  const canMove = (ask: OneAsk): boolean =>
    ask.spec.ask.id === 'ask-action' &&
    shown(ask, { q: 1, step: 0 }, () => false).options.some(o => o.key === 'move' && !o.refusal);
  await sit(
    page,
    legion,
    {},
    (ask, told) => canMove(ask) && told.filter(e => e.type === 'deployed').length > 8,
  );
  await into3d(page);
  expect(await page.locator('.stage-clip.beneath').count()).toBe(1);
  await page.locator('.ask .option:enabled', { hasText: /^Move/ }).first().click();
  await page.locator('.placing-piece').first().waitFor();
  await page.locator('.table3').waitFor({ state: 'detached' });
  expect(await page.locator('.stage-clip.beneath').count()).toBe(0);
  const eye = page.locator('.stage-tools').getByRole('button', { name: 'From its eyes' });
  await eye.click();
  await page.locator('.table3[data-eyes][data-pictures]').waitFor();
  expect(await page.locator('.look-status').textContent()).toMatch(/ sees \d+ of \d+/);
  await eye.click();
  await page.locator('.table3').waitFor({ state: 'detached' });
  // The others of the unit may have to be placed, too.
  const isBack = (): Promise<boolean> => page.locator('.table3[data-pictures]').isVisible();
  for (let n = 0; n < 200 && !(await isBack()); n++) {
    const confirm = page.locator('.ask .confirm:enabled').first();
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForTimeout(100);
  }
  expect(await isBack()).toBe(true);
  expect(page.faults).toEqual([]);
}, 240_000);

test('a phone held upright begins near what is asked', async () => {
  const page = await visit({ phone: true });
  await sit(page, legion, {}, ({ spec }) => spec.ask.id === 'ask-target');
  await into3d(page);
  const far = async (): Promise<number> => Number(await page.locator('.table3').getAttribute('data-far'));
  const near = await far();
  await page.keyboard.press('0');
  await expect.poll(far).toBeGreaterThan(1.5 * near);
  await page.keyboard.press('f');
  await expect.poll(far).toBe(near);
  expect(page.faults).toEqual([]);
}, 240_000);

/** Pictures that are drawn of what is told, and whether there was an end to them. */
const drawnOf = async (motion: 'full' | 'none'): Promise<readonly number[]> => {
  const registration = GAMES.find(g => g.id === 'adrenaline');
  if (!registration) throw new Error('no such game');
  const { game } = await registration.rules();
  const options = usualOptions<unknown>(game as never, { players: 3 });
  const isTold = (events: readonly { readonly type: string }[]): boolean =>
    events.some(e => e.type === 'damaged');
  const { before, news } = await newsOf(registration, { options, seed: 3, level: 'random', isTold });
  const page = await visit({ motion });
  const tell = await serveTables(page, [before]);
  await page.clock.install();
  await page.goto(`/t/${before.table}`);
  await into3d(page);
  const pictures = async (): Promise<number> =>
    Number(await page.locator('.table3').getAttribute('data-pictures'));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  const before3 = await pictures();
  tell(news);
  await page.locator('.log .line').last().waitFor();
  const drawn: number[] = [];
  for (let n = 0; n < 30; n++) {
    await page.clock.runFor(200);
    drawn.push((await pictures()) - before3);
  }
  expect(page.faults).toEqual([]);
  return drawn;
};

test('a shot flies picture by picture and comes to rest; where motion is off there is one picture of what came of it', async () => {
  const moving = await drawnOf('full');
  expect(moving.at(-1)).toBeGreaterThan(15);
  // At the end nothing is drawn any more.
  expect(moving.at(-1)).toBe(moving.at(-4));
  const still = await drawnOf('none');
  expect(still.at(-1)).toBeLessThan(5);
}, 240_000);
