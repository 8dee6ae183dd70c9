// `node packages/web/scripts/apex-match.mjs [--solo] [--pl] [folder for pictures]`: a whole match of Apex, two against
// two or alone against two Automas, in Chromium by keys alone, from the new table to the end. Says who won, how it was
// answered and what was asked. Some minutes; `npm run build` first.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

/** More answers than a match of eight rounds asks for. */
const MOST = 900;
const PICTURE_EVERY = 40;
/** How often Tab is pressed at most to reach something. */
const TABS = 200;
/** How long an answer may take to be told, in looks, and what lies between two of them in milliseconds. */
const LOOKS = 1200;
const LOOK_MS = 50;
/** Looks until something on the board that was chosen counts as standing for several things, or for nothing. */
const BOARD_LOOKS = 60;
const BOARD_TRIES = 8;

const SHOOT = /^(Shoot|Strzał)/;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

const { values: wishes, positionals } = parseArgs({
  options: { solo: { type: 'boolean' }, pl: { type: 'boolean' } },
  allowPositionals: true,
});
const lang = wishes.pl ? 'pl' : 'en';
const [pictures] = positionals;

/** Somebody without a mouse: what is asked has keys, the board has B, arrows and Enter, the rest has Tab and Enter. */
class Keys {
  done = {};
  questions = new Map();

  constructor(page) {
    this.page = page;
  }

  async key(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      const how = /^Arrow/.test(key) ? 'arrows' : /^\d$/.test(key) ? 'digits' : key;
      this.done[how] = (this.done[how] ?? 0) + 1;
    }
  }

  /** What tells a question from the next. */
  mark() {
    return this.page.evaluate(() => {
      const asked = document.querySelector('.ask')?.textContent;
      const isOver = document.querySelector('.end') !== null;
      return `${document.querySelector('.match')?.getAttribute('data-n')} ${asked} ${isOver}`;
    });
  }

  /** Waits until something is asked; no if the match is over. */
  async asked() {
    const asked = '.ask .option:enabled, .ask .confirm:enabled, .ask .finder, .end';
    await this.page.locator(asked).first().waitFor();
    return (await this.page.locator('.end').count()) === 0;
  }

  async went(before, looks = LOOKS) {
    for (let n = 0; n < looks; n++) {
      if ((await this.mark()) !== before) return true;
      await this.page.waitForTimeout(LOOK_MS);
    }
    return false;
  }

  /** Tab until something has the focus, then Enter. */
  async press(target) {
    const hasFocus = () => target.evaluate(el => el === document.activeElement);
    for (let n = 0; n < TABS && !(await hasFocus()); n++) await this.key('Tab');
    if (!(await hasFocus())) throw new Error(`Tab does not reach ${target}`);
    await this.key('Enter');
  }

  /** On the board: some arrows from where the focus begins, then Enter, and again if it stands for several things. */
  async onBoard(nth, before) {
    await this.key('b', ...Array.from({ length: nth % 5 }, (_, k) => ARROWS[(nth + k) % 4]), 'Enter');
    if (await this.went(before, BOARD_LOOKS)) return true;
    await this.key('Enter');
    if (await this.went(before, BOARD_LOOKS)) return true;
    await this.key('Escape');
    return false;
  }

  /** The keys of all options, those of shots first, the one that ends it last. */
  optionKeys() {
    return this.page.locator('.ask .option:enabled[data-key]').evaluateAll(
      (all, shoot) =>
        all
          .map(el => ({
            key: el.getAttribute('data-key'),
            rank: new RegExp(shoot).test(el.textContent) ? 0 : el.classList.contains('declines') ? 2 : 1,
          }))
          .sort((a, b) => a.rank - b.rank),
      SHOOT.source,
    );
  }

  async answer(nth) {
    const { page } = this;
    const asked = (await page.locator('.ask h2.prompt').allInnerTexts()).join(' ').split('§')[0].trim();
    const kind = asked.replace(/\d+/g, 'N').slice(0, 60);
    this.questions.set(kind, (this.questions.get(kind) ?? 0) + 1);
    const before = await this.mark();
    const propose = page.locator('.ask .propose');
    if ((await propose.count()) > 0) await this.press(propose.first());
    const confirm = page.locator('.ask .confirm:enabled:not(.propose)');
    if ((await confirm.count()) > 0) {
      await this.press(confirm.first());
      if (await this.went(before)) return;
    }
    const keys = await this.optionKeys();
    const lit = await page.locator('.board .lit').count();
    const shoots = keys[0]?.rank === 0;
    const tries = lit === 0 || shoots ? 0 : keys.length === 0 ? BOARD_TRIES : nth % 2 === 0 ? 1 : 0;
    for (let k = 0; k < tries; k++) if (await this.onBoard(nth + k, before)) return;
    const usual = keys.filter(k => k.rank < 2);
    const wanted = shoots
      ? keys[0]
      : nth % 3 === 0 && usual.length > 0
        ? usual[nth % usual.length]
        : keys.at(-1);
    if (!wanted) throw new Error(`no key answers: ${asked}`);
    await this.key(wanted.key);
    const several = page.locator('.ask .confirm:enabled:not(.propose)');
    for (let n = 0; n < 40; n++) {
      if ((await this.mark()) !== before && (await several.count()) === 0) return;
      if ((await several.count()) > 0) return this.press(several.first());
      await page.waitForTimeout(LOOK_MS);
    }
    if (!(await this.went(before))) throw new Error(`nothing happens: ${asked}`);
  }
}

if (pictures) mkdirSync(pictures, { recursive: true });
const site = await serveBuiltPage();
const browser = await launch();
const faults = [];
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: site.address,
    locale: lang,
  });
  await context.addInitScript(
    prefs => localStorage.setItem('potyczka-prefs', prefs),
    JSON.stringify({ lang, theme: 'dark', motion: 'none' }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', e => faults.push(e.message));
  const shoot = async name => {
    if (pictures) await page.screenshot({ path: path.join(pictures, `keys-${name}.png`) });
  };
  const player = new Keys(page);
  await page.goto('/new/apex');
  await page.locator('form.new-table').waitFor();
  if (wishes.solo) {
    const mode = page.locator('input[name=mode]').first();
    const isThere = () => mode.evaluate(el => el === document.activeElement);
    for (let n = 0; n < TABS && !(await isThere()); n++) await player.key('Tab');
    await player.key('ArrowDown');
  }
  await player.press(page.locator('form.new-table button[type=submit]'));
  await page.locator('.match').waitFor();
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  let answers = 0;
  try {
    for (; answers < MOST && (await player.asked()); answers++) {
      if (answers % PICTURE_EVERY === 0) await shoot(String(answers).padStart(4, '0'));
      await player.answer(answers);
      if (answers % 20 === 19) console.log(`${answers + 1} answers, ${seconds()} s`);
    }
    if ((await page.locator('.end').count()) === 0) throw new Error('the match did not end');
  } catch (e) {
    await shoot('fault');
    throw e;
  }
  await shoot('end');
  console.log((await page.locator('.end').innerText()).trim().replace(/\s+/g, ' ').slice(0, 160));
  const ways = Object.entries(player.done).map(([how, n]) => `${how} ${n}`);
  console.log(`${answers} answers in ${seconds()} s by keys: ${ways.join(', ')}`);
  for (const [question, n] of [...player.questions].sort((a, b) => b[1] - a[1]))
    console.log(`${String(n).padStart(5)}  ${question}`);
  if (faults.length > 0) throw new Error(faults.join('; '));
} finally {
  await browser.close();
  site.close();
}
