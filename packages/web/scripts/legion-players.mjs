// People who play Legion in a browser: with a mouse, by keys alone, or with a thumb on a phone. Each answers whatever
// is asked with nothing but what they hold; what they want is the same: to attack, to go towards the enemy, to go on.
import { LOOK_MS, Player, TABS } from './players.mjs';

/** How far a leader is dragged, in pixels, and by how much less where that is refused. */
const DRAG = { desk: 90, phone: 60 };
const SHARES = [1, 0.75, 0.5, 0.25, 0.1];
const ATTACK = /^(Attack|Atak)/;

/** What all of them do, with whatever they hold. */
class Soldier extends Player {
  /** The table has judged where the pieces are, and allows it. */
  async isAllowed() {
    await this.page.locator('.placing-piece.legal, .placing-piece.refused').first().waitFor();
    return (await this.page.locator('.placing-piece.refused').count()) === 0;
  }

  /** From the piece in hand some way towards the middle of the table, each time somewhat to another side. */
  async way(nth, far) {
    const box = await this.page.locator('.placing-piece > .placing-grip').first().boundingBox();
    const table = await this.page.locator('.board.legion .rim').boundingBox();
    if (!box || !table) throw new Error('nothing to grab');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const [dx, dy] = [table.x + table.width / 2 - from.x, table.y + table.height / 2 - from.y];
    const length = Math.max(1, Math.hypot(dx, dy));
    const turn = ((nth % 5) - 2) * 0.5;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const to = share => ({
      x: from.x + ((dx * cos - dy * sin) / length) * far * share,
      y: from.y + ((dx * sin + dy * cos) / length) * far * share,
    });
    return { from, to };
  }

  options() {
    return this.page.locator('.ask .option:enabled:not(.declines):not(.propose)');
  }

  /** The button that they want most: an attack, else one after the other, else the one that ends it. */
  async wanted(nth) {
    const attack = this.page.locator('.ask .option:enabled', { hasText: ATTACK });
    if ((await attack.count()) > 0) return attack.first();
    const count = await this.options().count();
    if (count > 0) return this.options().nth(nth % Math.min(count, 3));
    return this.page.locator('.ask .option:enabled').last();
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

  async answer(nth) {
    const { page } = this;
    await this.noteQuestion();
    const before = await this.mark();
    if ((await page.locator('.ask .placing-bar').count()) > 0) return this.place(nth, before);
    if ((await page.locator('.ask .confirm').count()) > 0) return this.several(before);
    await this.choose(nth, before);
    if (!(await this.went(before)))
      throw new Error(`refused: ${await page.locator('.ask .problem').innerText()}`);
  }

  /** Several are chosen: what the game proposes, or one more until it takes them. */
  async several(before) {
    const { page } = this;
    this.note('several');
    const propose = page.locator('.ask .propose');
    if ((await propose.count()) > 0) await this.press(propose.first());
    for (let n = 0; n <= (await this.options().count()); n++) {
      if ((await page.locator('.ask .confirm:enabled:not(.propose)').count()) > 0) {
        await this.confirm();
        if (await this.went(before)) return;
      }
      await this.press(this.options().nth(n));
    }
    throw new Error(`nothing that can be chosen is taken: ${before}`);
  }
}

/** What is lit is clicked, leaders are dragged, buttons are pressed where nothing lies on the table. */
class Mouse extends Soldier {
  press(target) {
    return target.click();
  }

  confirm() {
    return this.press(this.page.locator('.ask .confirm:enabled:not(.propose)').first());
  }

  /** Lets a leader go where it may stand: that says it all. Where it may not, it goes to the nearest place. */
  async place(nth, before) {
    const { page } = this;
    const { from, to } = await this.way(nth, DRAG.desk);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    let isAllowed = false;
    for (const share of SHARES) {
      const at = to(share);
      await page.mouse.move(at.x, at.y, { steps: 3 });
      isAllowed = await this.isAllowed();
      if (isAllowed) break;
    }
    await page.mouse.up();
    this.note(isAllowed ? 'dragged' : 'proposed');
    // A single piece is answered by letting it go; of several the others may still have to follow.
    if (await this.went(before, 30)) return;
    if (!isAllowed) await page.locator('.placing-bar button').nth(1).click();
    await this.confirm();
    if (!(await this.went(before))) throw new Error(`refused: ${before}`);
  }

  async choose(nth, before) {
    const { page } = this;
    const attack = page.locator('.ask .option:enabled', { hasText: ATTACK });
    const at = (await attack.count()) > 0 ? null : await this.lit(nth);
    this.note(at ? 'clicked on the table' : 'clicked a button');
    if (!at) return (await this.wanted(nth)).click();
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(60);
    if ((await this.mark()) !== before) return;
    // What could mean several things lists them.
    const listed = page.locator('.inspector .option');
    if ((await listed.count()) > 0) await listed.first().click();
  }

  start() {
    return this.page.locator('form.new-table button[type=submit]').click();
  }
}

/** Keys alone: digits and letters, arrows through proposals, Tab and Enter for the rest. */
class Keys extends Soldier {
  hasFocus(target) {
    return target.evaluate(el => el === document.activeElement);
  }

  press(target) {
    return this.tabAndEnter(target);
  }

  async confirm() {
    await this.key('c');
  }

  /** B goes to the piece, arrows through the proposals, Enter puts it there. */
  async place(nth, before) {
    const way = await this.page.evaluate(() => {
      const middle = el => {
        const { x, y, width, height } = el.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const [x, y] = middle(document.querySelector('.placing-piece .placing-grip'));
      const [tx, ty] = middle(document.querySelector('.board.legion .rim'));
      return [tx > x ? 'ArrowRight' : 'ArrowLeft', ty > y ? 'ArrowDown' : 'ArrowUp'];
    });
    await this.key('b', way[nth % 2], way[(nth + 1) % 2]);
    if (!(await this.isAllowed())) throw new Error('a proposal that is refused');
    await this.key('Enter');
    if (!(await this.went(before))) throw new Error(`refused: ${before}`);
  }

  async choose(nth) {
    const target = await this.wanted(nth);
    const digit = await target.getAttribute('data-key');
    if (digit && nth % 2 === 0) return this.key(digit);
    await this.key('o');
    for (let n = 0; n < TABS && !(await this.hasFocus(target)); n++) await this.key('ArrowDown');
    await this.key('Enter');
  }

  start() {
    return this.press(this.page.locator('form.new-table button[type=submit]'));
  }
}

/** A thumb: one touch chooses, another confirms; a leader is dragged under the lens, or tapped to where it goes. */
class Thumb extends Soldier {
  async press(target) {
    await target.tap();
    this.note('tapped');
  }

  confirm() {
    return this.press(this.page.locator('.ask .confirm:enabled:not(.propose)').first());
  }

  /** Drags with a finger; the lens shows meanwhile what the finger hides. */
  async drag({ from, to }) {
    const { page } = this;
    const cdp = await page.context().newCDPSession(page);
    const touch = (type, points) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    let isAllowed = false;
    for (const share of SHARES) {
      const at = to(share);
      for (const part of [0.5, 1]) {
        await touch('touchMove', [
          { x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part },
        ]);
      }
      if ((await page.locator('.lens').count()) > 0) this.note('under the lens');
      isAllowed = await this.isAllowed();
      if (isAllowed) break;
    }
    await touch('touchEnd', []);
    await cdp.detach();
    return isAllowed;
  }

  async place(nth, before) {
    const isAllowed = nth % 2 === 0 && (await this.drag(await this.way(nth, DRAG.phone)));
    this.note(isAllowed ? 'dragged' : 'proposed');
    if (!isAllowed) await this.press(this.page.locator('.placing-bar button').nth(1));
    // What is refused goes to the nearest place first, and a touch that comes too soon is none: then it is repeated.
    for (let tries = 0; tries < 4; tries++) {
      await this.confirm();
      if (await this.went(before, 80)) return;
    }
    throw new Error(`refused: ${before}`);
  }

  async choose(nth, before) {
    const { page } = this;
    const attack = (await page.locator('.ask .option:enabled', { hasText: ATTACK }).count()) > 0;
    const confirm = page.locator('.ask .confirm:enabled').first();
    // A touch so soon after the one before is taken for the second half of a double tap: it is repeated then.
    for (let tries = 0; tries < 3; tries++) {
      // Whoever has touched a neighbour closes its card and goes to the list.
      const close = page.locator('.inspector .close');
      if ((await close.count()) > 0) await this.press(close);
      const at = attack || tries > 0 || nth % 2 === 0 ? null : await this.lit(nth);
      this.note(at ? 'tapped the table' : 'tapped a button');
      if (at) await page.touchscreen.tap(at.x, at.y);
      else await (await this.wanted(nth)).tap();
      const listed = page.locator('.inspector .option');
      for (let n = 0; n < 20; n++) {
        if ((await this.mark()) !== before) return;
        if ((await listed.count()) > 0) await listed.first().tap();
        if ((await confirm.count()) > 0) return confirm.tap();
        await page.waitForTimeout(LOOK_MS);
      }
    }
  }

  start() {
    return this.page.locator('form.new-table button[type=submit]').tap();
  }
}

export const PLAYERS = { mouse: Mouse, keys: Keys, thumb: Thumb };
