// Somebody with a browser of one size and language, who plays a little and takes pictures in both themes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Good enough to read every word, and a tenth of a PNG. */
const QUALITY = 72;
/** No picture is larger, in bytes. */
const LARGEST = 160_000;

/** How often it is looked whether an answer has been taken, and how many milliseconds lie between. */
const LOOKS = 600;
const LOOK_MS = 50;

/** Something is asked, be it only on the board, or the match is over. */
const ASKED = '.ask .option:enabled, .ask .confirm:enabled, .ask .finder, .placing-bar, .end';

/** The middle of something lit on the board that lies on top where it is; those in the middle of the list first. */
const litPlace = page =>
  page.locator('.board .lit').evaluateAll(all => {
    const third = Math.floor(all.length / 3);
    for (const el of [...all.slice(third), ...all.slice(0, third)]) {
      const { x, y, width, height } = el.getBoundingClientRect();
      for (const share of [0.5, 0.2, 0.8]) {
        const at = { x: x + width * share, y: y + height * share };
        if (document.elementFromPoint(at.x, at.y)?.closest('[data-el]') === el) return at;
      }
    }
    return null;
  });

/** Everything that is loaded by itself is there and drawn: letters, covers, pictures. */
const isDrawn = async page => {
  await page.locator('.cover-wait').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(each => each.decode().catch(() => undefined)));
  });
};

/** Two frames later whatever was changed is in the picture. */
const nextFrames = page =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

export class Photographer {
  /**
   * @param {import('playwright-core').Page} page
   * @param {{ name: string, themes: readonly string[], folder: string, wants(file: string): boolean }} wishes
   */
  constructor(page, { name, themes, folder, wants }) {
    Object.assign(this, { page, name, themes, folder, wants });
    this.isPhone = /^(phone|across)/.test(name);
  }

  /** Whether any picture of a scene is wanted. */
  wantsScene(...scenes) {
    return scenes.some(scene => this.themes.some(theme => this.wants(`${scene}-${this.name}-${theme}.webp`)));
  }

  /** The same moment in each theme. */
  async shoot(scene) {
    const { page } = this;
    if (!this.wantsScene(scene)) return;
    await isDrawn(page);
    const cdp = await page.context().newCDPSession(page);
    for (const theme of this.themes) {
      await page.evaluate(t => {
        document.documentElement.dataset.theme = t;
      }, theme);
      await nextFrames(page);
      // Nothing is pictured on its way from one theme to the other.
      await page.evaluate(() => {
        for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
      });
      await nextFrames(page);
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      const picture = Buffer.from(data, 'base64');
      const file = `${scene}-${this.name}-${theme}.webp`;
      if (picture.length > LARGEST) throw new Error(`${file} is too large: ${picture.length} bytes`);
      writeFileSync(path.join(this.folder, file), picture);
    }
    await cdp.detach();
  }

  async open(where, sign, scene) {
    if (!this.wantsScene(scene)) return;
    await this.page.goto(where);
    await this.page.locator(sign).first().waitFor();
    await this.shoot(scene);
  }

  /** What lies behind a tab, on a phone. */
  async tab(nth) {
    if (this.isPhone) await this.page.locator('.tabs button').nth(nth).click();
  }

  /** A table in this browser (1), or on the server (0), with these seats. */
  async newTable(game, place, seats = []) {
    const { page } = this;
    await page.goto(`/new/${game}`);
    await page.locator('input[name=where]').nth(place).check();
    const selects = page.locator('fieldset label.field select');
    for (const [i, kind] of seats.entries()) if (kind) await selects.nth(i).selectOption(kind);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/[bt]\//);
  }

  asked() {
    return this.page.locator(ASKED).first().waitFor();
  }

  /** Whether a question has been answered; false if the table said why not instead. */
  async isAnswered(before) {
    const { page } = this;
    const isOther = async () => (await this.mark()) !== before;
    for (let n = 0; n < LOOKS; n++) {
      if (await isOther()) return true;
      if ((await page.locator('.ask .problem').count()) > 0) return false;
      await page.waitForTimeout(LOOK_MS);
    }
    throw new Error(`nothing came of an answer to ${before}`);
  }

  /** What tells one question from the next, also while an answer is said piece by piece. */
  mark() {
    return this.page.evaluate(() =>
      [
        document.querySelector('.match')?.getAttribute('data-n'),
        document.querySelector('.ask h2.prompt')?.textContent,
        document.querySelectorAll('.ask .option').length,
        document.querySelector('.end') !== null,
      ].join(' '),
    );
  }

  /** With a mouse a click says it all; a finger confirms, unless it was only a piece of an answer. */
  async press(target, before) {
    if (!this.isPhone) return target.click();
    const confirm = this.page.locator('.ask .confirm:enabled:not(.propose)').first();
    // A touch so soon after the one before is taken for the second half of a double tap: it is repeated then.
    for (let tries = 0; tries < 3; tries++) {
      await target.tap();
      for (let n = 0; n < 30; n++) {
        if ((await this.mark()) !== before) return;
        if ((await confirm.count()) > 0) return confirm.tap();
        await this.page.waitForTimeout(LOOK_MS);
      }
    }
  }

  /** Several are chosen: what the game proposes, or one more until it takes them. */
  async chooseSeveral(before) {
    const { page } = this;
    const propose = page.locator('.ask .propose');
    if ((await propose.count()) > 0) await propose.first().click();
    const options = page.locator('.ask .option:enabled:not(.declines)');
    for (let i = 0; i <= (await options.count()); i++) {
      const confirm = page.locator('.ask .confirm:enabled:not(.propose)');
      if ((await confirm.count()) > 0) {
        await confirm.first().click();
        if (await this.isAnswered(before)) return;
      }
      await options.nth(i).click();
    }
  }

  /** One answer: a piece that is placed as proposed, several at once, a button, or what is lit on the board. */
  async answer(nth) {
    const { page } = this;
    const before = await this.mark();
    // To stop comes last, and is no way to a moment worth seeing.
    const options = page.locator('.ask .option:enabled:not(.declines)');
    const count = await options.count();
    if ((await page.locator('.ask .confirm').count()) > 0) await this.chooseSeveral(before);
    else if (count > 0) await this.press(options.nth(nth % count), before);
    else {
      const at = await litPlace(page);
      if (!at) await this.press(page.locator('.ask .option:enabled').last(), before);
      else {
        await (this.isPhone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
        const more = page.locator('.inspector .option, .ask .confirm:enabled');
        if (this.isPhone || (await more.count()) > 0) await more.first().click();
      }
    }
    await this.isAnswered(before);
    await this.asked();
  }

  /** Plays on until a moment has come, or for so many answers. */
  async playTo(isThere, most) {
    await this.asked();
    for (let n = 0; n < most; n++) {
      if ((await this.page.locator('.end').count()) > 0 || (await isThere(n))) return;
      await this.answer(n);
    }
  }

  /** Points at an option that does something, so that the board says what; if there is one. */
  async point() {
    const option = this.page.locator('.ask .option:not(.declines)').last();
    if ((await option.count()) === 0) return;
    const pointed = this.page.locator('.preview, .pointed, .chosen').first();
    // What is drawn anew under a hand that rests does not feel it: then it moves once more.
    for (let tries = 0; tries < 3 && (await pointed.count()) === 0; tries++) {
      await this.page.mouse.move(2, 2);
      await (this.isPhone ? option.tap() : option.hover());
      await pointed.waitFor({ state: 'attached', timeout: 5000 }).catch(() => undefined);
    }
  }
}
