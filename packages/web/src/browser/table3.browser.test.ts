import { game as adrenaline } from '@potyczka/adrenaline';
import { game as apex } from '@potyczka/apex';
import { game as gloomhaven } from '@potyczka/gloomhaven';
import type { OneAsk } from '@potyczka/kernel/run';
import { game as legion } from '@potyczka/legion';
import { shown } from '@potyczka/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { clickOn } from './fixtures/gloomhaven.js';
import { byChance } from './fixtures/late.js';
import { sitAt, tableOf, usualOptions } from './fixtures/local.js';
import { answerOnce } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Small, for the processor draws these pictures. */
const SIZE = { width: 900, height: 560 };

interface Sitting {
  readonly game: unknown;
  readonly options: object;
  /** What is asked of me when we sit down. */
  readonly asks: string;
  /** How many answers are given in the picture from there on: what follows on them is placed on the flat board. */
  readonly answers: number;
  /** One answer that leads on where nothing is lit on the board. */
  goOn(page: Page, n: number): Promise<unknown>;
}

/** A match that goes on at the first question of its kind to me that leaves a choice. */
const sit = async ({ game, options, asks }: Sitting, page: Page): Promise<void> => {
  const some = game as typeof adrenaline;
  const table = tableOf(some, usualOptions(some, options), { bots: 'random' });
  const isThere = (ask: OneAsk): boolean =>
    ask.seat === table.seats[0]?.seat &&
    ask.spec.ask.id === asks &&
    shown(ask, { q: 1, step: 0 }, () => false).options.filter(o => !o.refusal).length > 1;
  await page.setViewportSize(SIZE);
  await sitAt(page, table, byChance(some, table, isThere));
  await page.locator('.board .lit').first().waitFor();
};

const lit = (page: Page): Promise<string[]> =>
  page
    .locator('.board .lit[data-el]')
    .evaluateAll(all => [...new Set(all.map(el => el.getAttribute('data-el') ?? ''))]);

const asked = (page: Page): Promise<string | null> =>
  page.locator('.ask').first().getAttribute('data-question');

/** Answers by buttons until something on the board can be pressed. */
const toLit = async (page: Page, goOn: Sitting['goOn']): Promise<readonly string[]> => {
  for (let n = 0; n < 40; n++) {
    await page.locator('.ask .option:enabled, .ask .confirm:enabled, .board .lit').first().waitFor();
    const found = await lit(page);
    if (found.length > 0) return found;
    await goOn(page, n);
  }
  throw new Error('nothing was lit');
};

const into3d = async (page: Page): Promise<void> => {
  await page.locator('.table3-button').last().click();
  await page.locator('.table3[data-pictures]').waitFor();
};

/** Presses an element of the picture: where the mark of the focus shows it. */
const press = async (page: Page, el: string): Promise<void> => {
  const element = page.locator(`.board [data-el="${el}"]`).first();
  await element.evaluate((x: SVGElement) => {
    x.blur();
    x.focus();
  });
  const mark = page.locator(`.table3-focus[data-at="${el}"]:not([hidden])`);
  await mark.waitFor();
  const box = await mark.boundingBox();
  if (!box) throw new Error(`${el} is not in the picture`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Notes what the board is told, and tells it nothing. */
const listenOnly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    const note = (e: Event): void => {
      const el = e.target instanceof Element ? e.target.closest('.board [data-el]') : null;
      if (!el) return;
      told.push(el.getAttribute('data-el') ?? '');
      e.stopPropagation();
    };
    document.addEventListener('click', note, true);
    Object.assign(window, { told, stopNoting: () => document.removeEventListener('click', note, true) });
  });

const pressAll = async (page: Page, els: readonly string[]): Promise<void> => {
  await listenOnly(page);
  for (const el of els) await press(page, el);
  const told = await page.evaluate('stopNoting(), told');
  expect(told).toEqual(els);
};

/** Answers by pressing something lit in the picture, and where it could mean several things by its panel. */
const answerIn3d = async (page: Page, n: number, goOn: Sitting['goOn']): Promise<void> => {
  const found = await toLit(page, goOn);
  const before = await asked(page);
  await press(page, found[n % found.length] ?? '');
  const several = page.locator('.inspector .option').first();
  const confirm = page.locator('.ask .confirm:enabled').first();
  for (let k = 0; k < 100 && (await asked(page)) === before; k++) {
    if ((await several.count()) > 0) await several.click();
    else if ((await confirm.count()) > 0) await confirm.click();
    await page.waitForTimeout(50);
  }
  expect(await asked(page)).not.toBe(before);
};

/** At rest nothing is drawn. */
const rests = async (page: Page): Promise<void> => {
  const pictures = (): Promise<string | null> => page.locator('.table3').getAttribute('data-pictures');
  let before = '';
  await expect
    .poll(
      async () => {
        const [was, now] = [before, await pictures()];
        before = now ?? '';
        return was === now;
      },
      { interval: 500 },
    )
    .toBe(true);
};

/** The context is lost: the board is back, and the match goes on. */
const loses = async (page: Page, goOn: Sitting['goOn']): Promise<void> => {
  await page
    .locator('.table3 canvas')
    .evaluate((c: HTMLCanvasElement) =>
      c.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await page.locator('.table3').waitFor({ state: 'detached' });
  expect(await page.locator('.stage-clip.beneath').count()).toBe(0);
  const [first] = await toLit(page, goOn);
  const before = await asked(page);
  await page.locator(`.board [data-el="${first}"]`).first().dispatchEvent('click');
  const several = page.locator('.inspector .option').first();
  const confirm = page.locator('.ask .confirm:enabled').first();
  for (let k = 0; k < 100 && (await asked(page)) === before; k++) {
    if ((await several.count()) > 0) await several.click();
    else if ((await confirm.count()) > 0) await confirm.click();
    await page.waitForTimeout(50);
  }
  expect(await asked(page)).not.toBe(before);
};

const ADRENALINE: Sitting = {
  game: adrenaline,
  options: { players: 3, skulls: 5 },
  asks: 'ask-run',
  answers: 3,
  goOn: answerOnce,
};
const GLOOMHAVEN: Sitting = { game: gloomhaven, options: {}, asks: 'ask-move', answers: 3, goOn: clickOn };
const APEX: Sitting = {
  game: apex,
  options: { mode: 'versus' },
  asks: 'ask-move',
  answers: 3,
  goOn: answerOnce,
};
const LEGION: Sitting = { game: legion, options: {}, asks: 'ask-target', answers: 1, goOn: answerOnce };
const MATCHES: readonly (readonly [string, Sitting])[] = [
  ['adrenaline', ADRENALINE],
  ['gloomhaven', GLOOMHAVEN],
  ['apex', APEX],
  ['legion', LEGION],
];

test.each(MATCHES)(
  'in three dimensions every lit element of %s is pressed where it is seen, questions are answered there, nothing is drawn at rest, and a lost picture gives the board back',
  async (id, sitting) => {
    const page = await at.visit();
    if (id === 'adrenaline') await bringAxe(page);
    await sit(sitting, page);
    const found = await toLit(page, sitting.goOn);
    await into3d(page);
    if (id === 'adrenaline') expect(await seriousProblems(page)).toEqual([]);
    await pressAll(page, found);
    await rests(page);
    for (let n = 0; n < sitting.answers; n++) await answerIn3d(page, n, sitting.goOn);
    await loses(page, sitting.goOn);
    expect(page.faults).toEqual([]);
  },
  240_000,
);

test('from the eyes of a unit the sentence says how many it sees, in the panel of the board too; the same button leads back', async () => {
  const page = await at.visit({ lang: 'pl' });
  await sit(LEGION, page);
  const unit = page.locator('.board .unit[data-el]').first();
  await unit.dispatchEvent('pointerover', { pointerType: 'mouse' });
  await unit.dispatchEvent('pointermove', { pointerType: 'mouse', movementX: 3, movementY: 0 });
  await page.locator('.inspector .look-says', { hasText: /widzi \d+ z \d+/ }).waitFor();
  const eye = page.locator('.stage-tools').getByRole('button', { name: 'Oczami figurki' });
  await eye.click();
  await page.locator('.table3[data-eyes][data-pictures]').waitFor();
  expect(await page.locator('.look-status').textContent()).toMatch(/ widzi \d+ z \d+/);
  await eye.click();
  await page.locator('.table3[data-eyes]').waitFor({ state: 'detached' });
  expect(page.faults).toEqual([]);
}, 120_000);

test('without WebGL there is no button', async () => {
  const page = await at.visit();
  await page.addInitScript(() => {
    const tried = new Set<string>();
    Object.assign(window, { tried });
    HTMLCanvasElement.prototype.getContext = (kind: string) => {
      tried.add(kind);
      return null;
    };
  });
  await sit(ADRENALINE, page);
  await page.waitForFunction('tried.has("webgl2")');
  // What the answer changes is drawn within a picture or two.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.locator('.stage-tools button').count()).toBeGreaterThan(0);
  expect(await page.locator('.table3-button').count()).toBe(0);
  expect(page.faults).toEqual([]);
}, 120_000);
