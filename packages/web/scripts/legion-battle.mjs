// `node packages/web/scripts/legion-battle.mjs [folder for pictures]`: a whole battle of Legion (500 points) in
// Chromium against a bot, from the new table to the end, by a mouse alone: what is lit is clicked, leaders are dragged
// towards the enemy, buttons are pressed where nothing lies on the table. Says how it was answered, how the battle
// ended and what the ledger of luck tells. Some minutes; `npm run build` first.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

/** More answers than any battle of this size asks for. */
const MOST = 1500;
/** How far a leader is dragged, in pixels. */
const DRAG = 90;
const PICTURE_EVERY = 60;

/** Somebody at the table who has a mouse. */
class Player {
  done = { board: 0, button: 0, drag: 0, proposal: 0, several: 0 };
  questions = new Map();

  constructor(page) {
    this.page = page;
  }

  /** What tells a question from the next, whatever is tried meanwhile. */
  mark() {
    return this.page.evaluate(() => {
      const asked = document.querySelector('.ask h2.prompt')?.textContent;
      return `${document.querySelector('.match')?.getAttribute('data-n')} ${asked}`;
    });
  }

  /** Waits until something is asked, and stays so for a moment; no if the battle is over. */
  async asked() {
    const asked = '.ask .option:enabled, .ask .confirm:enabled, .ask .placing-bar, .end';
    for (let before = ''; ; ) {
      await this.page.locator(asked).first().waitFor();
      const now = await this.mark();
      if (now === before) break;
      before = now;
      await this.page.waitForTimeout(120);
    }
    return (await this.page.locator('.end').count()) === 0;
  }

  /** Waits until the table has judged where the pieces are. */
  async judged() {
    await this.page.locator('.placing-piece.legal, .placing-piece.refused').first().waitFor();
  }

  /** Waits until a question is answered; no if the table said why not instead. */
  async went(before, most = 400) {
    for (let n = 0; n < most; n++) {
      if ((await this.mark()) !== before && (await this.page.locator('.ask .problem').count()) === 0)
        return true;
      if ((await this.page.locator('.ask .problem').count()) > 0) return false;
      await this.page.waitForTimeout(50);
    }
    if (most < 400) return false;
    throw new Error(`nothing happens: ${before}`);
  }

  /** Drags the piece in hand towards the middle of the table, less far if need be; whether it was let go where it may. */
  async drag(nth) {
    const { page } = this;
    const box = await page.locator('.placing-piece > .placing-grip').first().boundingBox();
    const table = await page.locator('.board.legion .rim').boundingBox();
    if (!box || !table) return false;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const middle = { x: table.x + table.width / 2, y: table.y + table.height / 2 };
    const [dx, dy] = [middle.x - from.x, middle.y - from.y];
    const far = Math.max(1, Math.hypot(dx, dy));
    const turn = ((nth % 5) - 2) * 0.5;
    const way = {
      x: (dx * Math.cos(turn) - dy * Math.sin(turn)) / far,
      y: (dx * Math.sin(turn) + dy * Math.cos(turn)) / far,
    };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const share of [1, 0.75, 0.5, 0.25, 0.1]) {
      await page.mouse.move(from.x + way.x * DRAG * share, from.y + way.y * DRAG * share, { steps: 3 });
      await this.judged();
      if ((await page.locator('.placing-piece.refused').count()) === 0) break;
    }
    const isLegal = (await page.locator('.placing-piece.refused').count()) === 0;
    await page.mouse.up();
    return isLegal;
  }

  /** A mouse that lets a leader go has mostly said it all; where that is not allowed, a proposal is taken. */
  async place(nth) {
    const { page } = this;
    const before = await this.mark();
    const isLegal = await this.drag(nth);
    this.done[isLegal ? 'drag' : 'proposal']++;
    // A piece goes to the nearest place that is allowed; what faces somewhere may still be turned.
    if (await this.went(before, isLegal ? 30 : 15)) return;
    if (!isLegal) await page.locator('.placing-bar button').nth(1).click();
    await page.locator('.ask .confirm:enabled').first().click();
    if (await this.went(before)) return;
    throw new Error(`refused: ${await page.locator('.ask .problem').innerText()}`);
  }

  async several() {
    const { page } = this;
    const before = await this.mark();
    const propose = page.locator('.ask .propose');
    if ((await propose.count()) > 0) await propose.first().click();
    const options = page.locator('.ask .option:enabled:not(.declines)');
    for (let n = 0; n <= (await options.count()); n++) {
      const confirm = page.locator('.ask .confirm:enabled:not(.propose)').first();
      if ((await confirm.count()) > 0) {
        await confirm.click();
        if (await this.went(before)) break;
      }
      await options.nth(n).click();
    }
    this.done.several++;
  }

  /** A place on the screen where something lit lies on top. */
  lit(nth) {
    return this.page.locator('.board .lit').evaluateAll((all, n) => {
      const first = n % Math.max(1, all.length);
      for (const el of [...all.slice(first), ...all.slice(0, first)]) {
        const { x, y, width, height } = el.getBoundingClientRect();
        for (const share of [0.5, 0.25, 0.75]) {
          const at = { x: x + width * share, y: y + height * share };
          if (document.elementFromPoint(at.x, at.y)?.closest('[data-el]') === el) return at;
        }
      }
      return null;
    }, nth);
  }

  async choose(nth) {
    const { page } = this;
    const before = await this.mark();
    const options = page.locator('.ask .option:enabled:not(.declines)');
    const count = await options.count();
    const at = await this.lit(nth);
    // An attack before anything else, then what lies on the table.
    const attack = page.locator('.ask .option:enabled', { hasText: /^Attack/ });
    if ((await attack.count()) > 0) await attack.first().click();
    else if (at) {
      await page.mouse.click(at.x, at.y);
      await page.waitForTimeout(60);
      if ((await this.mark()) === before) {
        const more = page.locator('.inspector .option');
        if ((await more.count()) > 0) await more.first().click();
      }
      this.done.board++;
    } else if (count > 0) await options.nth(nth % Math.min(count, 3)).click();
    else await page.locator('.ask .option:enabled').last().click();
    if (!at) this.done.button++;
    await this.went(before);
  }

  async answer(nth) {
    const { page } = this;
    const question = (await page.locator('.ask h2.prompt').allInnerTexts()).join(' ').split('§')[0].trim();
    const kind = question.replace(/\d+/g, 'N').slice(0, 60);
    this.questions.set(kind, (this.questions.get(kind) ?? 0) + 1);
    if ((await page.locator('.ask .placing-bar').count()) > 0) return this.place(nth);
    if ((await page.locator('.ask .confirm').count()) > 0) return this.several();
    return this.choose(nth);
  }
}

const pictures = process.argv[2];
if (pictures) mkdirSync(pictures, { recursive: true });
const site = await serveBuiltPage();
const browser = await launch();
const faults = [];
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: site.address,
    locale: 'en-GB',
  });
  await context.addInitScript(() =>
    localStorage.setItem('potyczka-prefs', JSON.stringify({ lang: 'en', theme: 'dark', motion: 'none' })),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', e => faults.push(e.message));
  const shoot = name =>
    pictures ? page.screenshot({ path: path.join(pictures, `${name}.png`) }) : Promise.resolve();
  await page.goto('/new/legion');
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.board.legion .terrain').first().waitFor();
  const player = new Player(page);
  const began = Date.now();
  let answers = 0;
  while (answers < MOST && (await player.asked())) {
    if (answers % PICTURE_EVERY === 0) await shoot(`battle-${String(answers).padStart(4, '0')}`);
    await player.answer(answers);
    answers++;
    if (answers % 50 === 0) console.log(`${answers} answers, ${await page.locator('.where').innerText()}`);
  }
  if ((await page.locator('.end').count()) === 0) throw new Error('the battle did not end');
  await page.locator('.luck table').waitFor({ timeout: 180_000 });
  await shoot('battle-end');
  const by = Object.entries(player.done).map(([how, n]) => `${how} ${n}`);
  console.log(`${answers} answers in ${Math.round((Date.now() - began) / 1000)} s: ${by.join(', ')}`);
  for (const [question, n] of [...player.questions].sort((a, b) => b[1] - a[1]))
    console.log(`${String(n).padStart(5)}  ${question}`);
  console.log((await page.locator('.where').innerText()).replace(/\s+/g, ' '));
  console.log((await page.locator('.end .victory').innerText()).trim());
  for (const row of await page.locator('.luck tr').allInnerTexts()) console.log(row.replace(/\s+/g, ' '));
  if (faults.length > 0) throw new Error(faults.join('; '));
} finally {
  await browser.close();
  site.close();
}
