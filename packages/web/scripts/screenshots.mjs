// `node packages/web/scripts/screenshots.mjs [part of a name …]`: pictures of every page at both sizes and in both
// languages, into docs/screenshots; with arguments only those whose names contain one. The page is built and
// served by the real server for the occasion, so the rest must be built: `npm run build`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { game as adrenaline, hints } from '@potyczka/adrenaline';
import { makeBot, sightOf } from '@potyczka/bots';
import { quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { build } from 'vite';
import { apexPictures } from './apex-pictures.mjs';
import { launch } from './chromium.mjs';
import { gloomhavenPictures } from './gloomhaven-pictures.mjs';
import { smallPng } from './small-png.mjs';

const WEB = path.join(import.meta.dirname, '..');
const SERVER = path.join(WEB, '..', 'server', 'dist', 'main.js');
const TARGET = path.join(WEB, '..', '..', 'docs', 'screenshots');
const WANTED = process.argv.slice(2);
/** No picture in the repository is larger, in bytes. */
const LARGEST = 200_000;

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1280, height: 720 } },
  small: { viewport: { width: 1024, height: 768 } },
  across: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
const PREFS = {
  'desk-pl': { lang: 'pl', theme: 'dark', motion: 'none' },
  'desk-en': { lang: 'en', theme: 'light', motion: 'none' },
  'phone-pl': { lang: 'pl', theme: 'light', motion: 'none' },
  'phone-en': { lang: 'en', theme: 'dark', motion: 'none' },
};
/** Further sizes, of the board and the first page alone. */
const MORE = {
  'laptop-en': { lang: 'en', theme: 'dark', motion: 'none' },
  'small-pl': { lang: 'pl', theme: 'light', motion: 'none' },
  'across-pl': { lang: 'pl', theme: 'dark', motion: 'none' },
};

/** A match between bots from start to end, for its end and its replay. */
const finishedMatch = () => {
  const options = { players: 4, arena: 'B', skulls: 5, frenzy: true, bot: false, mode: 'deathmatch' };
  const run = new Run(adrenaline, { ...options, secretPoints: false }, { seed: seedOf(3) });
  const [bot, dice] = [makeBot('greedy', hints), quickDice(3)];
  while (run.result === undefined) {
    const { seat } = run.now.ask;
    run.answer(seat, run.q, run.forced(seat) ?? bot.answer(sightOf(run.now, seat), dice, {}));
  }
  return Buffer.from(JSON.stringify(run.record()));
};

/** The server with the page that was just built, at any port that is free. */
const serve = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-pictures-'));
  const outDir = path.join(folder, 'page');
  await build({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
  });
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', REACTION_MS: '0' };
  const child = spawn(process.execPath, [SERVER], {
    env: { ...env, DATA_DIR: path.join(folder, 'data'), WEB_DIR: outDir, REQUESTS_PER_SECOND: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', text => {
      const found = /ready: (http:\S+)/.exec(text)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.on('exit', () => reject(new Error('the server has stopped')));
  });
  const close = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  return { address, close };
};

/** Waits until something is asked, or the game is over. */
const asked = page => page.locator('.ask .option:enabled, .ask .confirm:enabled, .end').first().waitFor();

/** Whether a question has been answered; false if the table said why not instead. */
const isAnswered = async (page, before) => {
  const isNew = was =>
    document.querySelector('.match')?.getAttribute('data-n') !== was ||
    document.querySelector('.end') !== null;
  await page.waitForFunction(
    was =>
      document.querySelector('.ask .problem') ||
      document.querySelector('.match')?.getAttribute('data-n') !== was ||
      document.querySelector('.end'),
    before,
  );
  return page.evaluate(isNew, before);
};

/** Answers once, by button. */
const answer = async (page, nth) => {
  const before = await page.locator('.match').getAttribute('data-n');
  const options = page.locator('.ask .option:enabled');
  const count = await options.count();
  const confirm = page.locator('.ask .confirm');
  if ((await confirm.count()) > 0) {
    // Which of them go together only the game knows: one more, until it takes them.
    for (let i = 0; i <= count; i++) {
      if (await confirm.isEnabled()) {
        await confirm.click();
        if (await isAnswered(page, before)) break;
      }
      await options.nth(i).click();
    }
  } else {
    await options.nth(nth % Math.max(1, count - 1)).click();
    await isAnswered(page, before);
  }
  await asked(page);
};

/** Plays on to a moment with a choice on the board and cards in the hand. */
const toAChoice = async page => {
  const isGood = async n =>
    n >= 12 &&
    (await page.locator('.board .lit').count()) > 2 &&
    (await page.locator('.illegal').count()) > 0 &&
    (await page.locator('.mine .card').count()) > 1;
  await asked(page);
  for (let n = 0; n < 60 && !(await isGood(n)); n++) await answer(page, n);
};

/** A table in this browser, or on the server, from the page for new tables. */
const newTable = async (page, place, seats) => {
  await page.goto('/new/adrenaline');
  await page.locator('input[name=where]').nth(place).check();
  const selects = page.locator('fieldset label.field select');
  for (const [i, kind] of seats.entries()) if (kind) await selects.nth(i).selectOption(kind);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/[bt]\//);
};

/** Whether any of these scenes is to be shown. */
const wants = (...scenes) =>
  WANTED.length === 0 || WANTED.some(part => scenes.some(scene => `${scene}-`.includes(part)));

/** One visitor with all the pictures of one size and language. */
class Photographer {
  constructor(page, name) {
    this.page = page;
    this.name = name;
    this.isPhone = /^(phone|across)/.test(name);
  }

  async shoot(what) {
    const file = `${what}-${this.name}.png`;
    if (WANTED.length > 0 && !WANTED.some(part => file.includes(part))) return;
    await this.page.evaluate(() => document.fonts.ready);
    const png = smallPng(await this.page.screenshot());
    if (png.length > LARGEST) throw new Error(`${file} is too large: ${png.length} bytes`);
    writeFileSync(path.join(TARGET, file), png);
  }

  async open(where, sign, what) {
    await this.page.goto(where);
    await this.page.locator(sign).first().waitFor();
    await this.shoot(what);
  }

  async tab(nth) {
    if (this.isPhone) await this.page.locator('.tabs button').nth(nth).click();
  }

  async pages() {
    await this.open('/new/adrenaline', 'form', 'new-table');
    await this.open('/settings', '.form', 'settings');
    await this.open('/rules/adrenaline', '.rule-entry', 'rules');
    await this.open('/rules/adrenaline/ADR-EX-01', '.rule-entry.wanted', 'rule');
    await this.open('/learn/adrenaline', '.lesson', 'learn');
  }

  async play() {
    const { page } = this;
    await newTable(page, 1, []);
    await toAChoice(page);
    const option = page.locator('.ask .option').last();
    if (this.isPhone) await option.tap();
    else await option.hover();
    await page.locator('.preview, .pointed').first().waitFor();
    await this.shoot('play');
    await page.mouse.move(2, 2);
    if (this.isPhone) await this.tabs();
    else await this.panels();
    await this.tab(3);
    await page.locator('.line-rules').last().click();
    await page.locator('.line-open .rule-text').first().waitFor();
    await page.locator('.line-open').last().scrollIntoViewIfNeeded();
    await this.shoot('log');
    const lines = page.locator('.log .line-text');
    await lines.nth((await lines.count()) - 8).click();
    await page.locator('.past').waitFor();
    await this.shoot('past');
  }

  /** A moment of a game, and no more. */
  async board() {
    const { page } = this;
    await newTable(page, 1, []);
    await toAChoice(page);
    const option = page.locator('.ask .option').last();
    if (this.isPhone) await option.tap();
    else await option.hover();
    await page.locator('.preview, .pointed').first().waitFor();
    await this.shoot('play');
    await this.open('/', '.hero .primary', 'home');
  }

  /** On a desk: why something may not be chosen, and how far back is free. */
  async panels() {
    const { page } = this;
    const at = await page.locator('.board .quiet').evaluateAll(all => {
      for (const el of all) {
        const { x, y, width, height } = el.getBoundingClientRect();
        for (const [dx, dy] of [
          [0.5, 0.8],
          [0.5, 0.5],
          [0.15, 0.15],
        ]) {
          const point = { x: x + width * dx, y: y + height * dy };
          if (document.elementFromPoint(point.x, point.y)?.closest('[data-el]') === el) return point;
        }
      }
      return null;
    });
    if (at) {
      await page.mouse.move(at.x, at.y);
      await page.locator('.inspector').waitFor();
    } else await page.locator('.illegal summary').click();
    await this.shoot('why-not');
    await page.mouse.move(2, 2);
    await page.locator('.undo-more').click();
    await this.shoot('undo');
    await page.keyboard.press('Escape');
  }

  /** On a phone: what lies behind the tabs, and how far back is free. */
  async tabs() {
    for (const [nth, what] of [
      [1, 'hand'],
      [2, 'players'],
    ]) {
      await this.tab(nth);
      await this.shoot(what);
    }
    await this.tab(0);
    await this.page.locator('.undo-more').tap();
    await this.shoot('undo');
    await this.page.locator('.undo-more').tap();
  }

  async together() {
    const { page } = this;
    await newTable(page, 0, ['me', 'open', 'open', 'greedy']);
    await page.locator('.lobby').waitFor();
    await this.shoot('lobby');
    await newTable(page, 0, ['greedy', 'greedy', 'greedy', 'greedy']);
    await page.locator('.log .line').nth(70).waitFor({ state: 'attached' });
    await this.shoot('spectator');
  }

  async after(record) {
    const { page } = this;
    await page.goto('/replay');
    const file = { name: 'match.json', mimeType: 'application/json', buffer: record };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.timeline').waitFor();
    const nextKill = page.getByRole('button', { name: /^(Następne zabójstwo|Next kill)/ });
    for (let n = 0; n < 3; n++) await nextKill.click();
    await this.shoot('replay');
    await this.open(new URL(page.url()).pathname.replace('/replay', ''), '.end .scores', 'end');
  }
}

mkdirSync(TARGET, { recursive: true });
const record = wants('replay', 'end') ? finishedMatch() : null;
const server = await serve();
const browser = await launch();
try {
  for (const [name, prefs] of Object.entries(PREFS)) {
    const size = SIZES[name.split('-')[0]];
    const context = await browser.newContext({ ...size, baseURL: server.address, locale: prefs.lang });
    await context.addInitScript(p => localStorage.setItem('potyczka-prefs', p), JSON.stringify(prefs));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const photographer = new Photographer(page, name);
    if (wants('new-table', 'settings', 'rules', 'rule', 'learn')) await photographer.pages();
    if (wants('replay', 'end')) await photographer.after(record);
    if (wants('home', 'play', 'why-not', 'undo', 'hand', 'players', 'log', 'past')) await photographer.play();
    if (wants('home', 'lobby', 'spectator')) await photographer.together();
    if (wants('apex')) await apexPictures(photographer);
    if (wants('gloomhaven')) await gloomhavenPictures(photographer);
    if (wants('home')) await photographer.open('/', '.hero .primary', 'home');
    await context.close();
  }
  for (const [name, prefs] of Object.entries(MORE)) {
    if (!wants('play', 'home')) break;
    const size = SIZES[name.split('-')[0]];
    const context = await browser.newContext({ ...size, baseURL: server.address, locale: prefs.lang });
    await context.addInitScript(p => localStorage.setItem('potyczka-prefs', p), JSON.stringify(prefs));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await new Photographer(page, name).board();
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
