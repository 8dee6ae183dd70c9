// `node packages/web/scripts/screenshots.mjs [address]`: pictures of every page at both sizes and in both
// languages, into docs/screenshots. Without an address the page is built and served for the occasion.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build, preview } from 'vite';
import { launch } from './chromium.mjs';

const WEB = path.join(import.meta.dirname, '..');
const TARGET = path.join(WEB, '..', '..', 'docs', 'screenshots');
mkdirSync(TARGET, { recursive: true });

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const PREFS = {
  'desk-pl': { lang: 'pl', theme: 'dark', motion: 'none' },
  'desk-en': { lang: 'en', theme: 'light', motion: 'none' },
  'phone-pl': { lang: 'pl', theme: 'light', motion: 'none' },
  'phone-en': { lang: 'en', theme: 'dark', motion: 'none' },
};

const config = { root: WEB, configFile: path.join(WEB, 'vite.config.ts'), logLevel: 'error' };
let server;
let address = process.argv[2];
if (!address) {
  await build(config);
  server = await preview({ ...config, preview: { port: 4188, host: '127.0.0.1', proxy: {} } });
  address = 'http://127.0.0.1:4188';
}

const browser = await launch();

/** Waits until something is asked, or the game is over. */
const asked = page => page.locator('.ask .option:enabled, .ask .confirm:enabled, .end').first().waitFor();

/** Answers once, by button. */
const answer = async (page, nth) => {
  const before = await page.locator('.where').textContent();
  const options = page.locator('.ask .option:enabled');
  const count = await options.count();
  const confirm = page.locator('.ask .confirm');
  if ((await confirm.count()) > 0) {
    for (let i = 0; !(await confirm.isEnabled()); i++) await options.nth(i).click();
    await confirm.click();
  } else await options.nth(count > 1 ? 1 + (nth % (count - 1)) : 0).click();
  await page.waitForFunction(
    was => document.querySelector('.where')?.textContent !== was || document.querySelector('.end'),
    before,
  );
  await asked(page);
};

const isOver = async page => (await page.locator('.end').count()) > 0;

for (const [name, prefs] of Object.entries(PREFS)) {
  const size = name.split('-')[0];
  const context = await browser.newContext({ ...SIZES[size], baseURL: address, locale: prefs.lang });
  await context.addInitScript(p => localStorage.setItem('potyczka-prefs', p), JSON.stringify(prefs));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const shoot = async what => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(TARGET, `${what}-${name}.png`) });
  };
  const open = async (where, sign, what) => {
    await page.goto(where);
    await page.locator(sign).first().waitFor();
    await shoot(what);
  };
  const tab = async nth => {
    if (size === 'phone') await page.locator('.tabs button').nth(nth).click();
  };

  await open('/new/adrenaline', 'form', 'new-table');
  await open('/settings', '.form', 'settings');
  await open('/rules/adrenaline/ADR-EX-01', '.rule-entry', 'rules');
  await open('/learn/adrenaline', '.lesson', 'learn');

  await page.goto('/new/adrenaline');
  await page.locator('input[name=where]').nth(1).check();
  await page.locator('fieldset:has(input[name=skulls]) label', { hasText: '5' }).click();
  await page.locator('form button[type=submit]').click();
  await asked(page);
  for (let n = 0; n < 14; n++) await answer(page, n);
  // A moment with a choice on the board, pointed at.
  for (let n = 0; n < 30 && (await page.locator('.board .lit').count()) < 2 && !(await isOver(page)); n++) {
    await answer(page, n);
  }
  const option = page.locator('.ask .option').last();
  if (size === 'phone') await option.tap();
  else await option.hover();
  await page.locator('.preview, .pointed').first().waitFor();
  await shoot('play');
  if (size === 'desk') {
    const quiet = page.locator('.board .quiet').first();
    if ((await quiet.count()) > 0) {
      await quiet.hover({ position: { x: 16, y: 16 } }).catch(() => undefined);
      await page
        .locator('.inspector')
        .waitFor({ timeout: 3000 })
        .catch(() => undefined);
    }
    await shoot('why-not');
    await page.mouse.move(2, 2);
  } else {
    for (const [nth, what] of [
      [1, 'hand'],
      [2, 'players'],
      [3, 'log'],
    ]) {
      await tab(nth);
      await shoot(what);
    }
    await tab(0);
  }
  for (let n = 0; !(await isOver(page)); n++) await answer(page, n);
  await shoot('end');
  await page.locator('.end a').click();
  await page.locator('.timeline').waitFor();
  for (let n = 0; n < 3; n++) await page.locator('.controls button').nth(4).click();
  await shoot('replay');
  await open('/', '.tables li', 'home');
  await context.close();
}

await browser.close();
await server?.close();
