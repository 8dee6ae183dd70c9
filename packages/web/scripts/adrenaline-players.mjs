// People who play Adrenaline in a browser: with a mouse on the board and its cards alone, by keys alone, or with a
// thumb on a phone. Each answers whatever is asked with nothing but what they hold.
import { LOOK_MS, Player } from './players.mjs';

/** To stop is one of the answers, and not the first that comes to mind. */
const STOPS = 7;
/** Sets are tried among so many things at most. */
const MOST_CHOSEN = 8;

/** Where each thing that is lit lies on top, and whether it is chosen; things that nothing of is in sight are left out. */
const spotsOf = page =>
  page.locator('.board .lit, .mine .lit').evaluateAll(all => {
    const spotOf = el => {
      const box = el.getBoundingClientRect();
      const [left, top] = [Math.max(box.x, 0), Math.max(box.y, 0)];
      for (let y = top + 3; y < Math.min(box.bottom, innerHeight); y += 8) {
        for (let x = left + 3; x < Math.min(box.right, innerWidth); x += 8) {
          if (document.elementFromPoint(x, y)?.closest('[data-el]') === el)
            return [{ x, y, isChosen: el.classList.contains('chosen') }];
        }
      }
      return [];
    };
    return all.flatMap(spotOf);
  });

/** What all of them do, with whatever they hold. */
class Fighter extends Player {
  options() {
    return this.page.locator('.ask .option:enabled');
  }

  async answer(nth) {
    await this.noteQuestion();
    const before = await this.mark();
    const isSet = (await this.page.locator('.ask .option[aria-pressed]').count()) > 0;
    if (isSet) return this.several(before);
    await this.choose(nth, before);
    if (!(await this.went(before)))
      throw new Error(`refused: ${await this.page.locator('.ask .problem').innerText()}`);
  }

  /** As many as there are, and fewer where the table says that they do not go together. */
  async several(before) {
    const count = Math.min(MOST_CHOSEN, await this.candidates());
    for (let set = 2 ** count - 1; set >= 0; set--) {
      for (let i = 0; i < count; i++) await this.set(i, ((set >> i) & 1) === 1);
      if (!(await this.page.locator('.ask .confirm').first().isEnabled())) continue;
      await this.confirm();
      if (await this.went(before)) return;
    }
    throw new Error(`nothing that can be chosen is taken: ${before}`);
  }

  candidates() {
    return this.options().count();
  }

  /** One of several is chosen, or not. */
  async set(nth, isWanted) {
    const option = this.options().nth(nth);
    if (((await option.getAttribute('aria-pressed')) === 'true') !== isWanted) await this.press(option);
  }
}

/** Only what is lit on the board and on the cards is clicked, and what stands over the board; the list is out of reach. */
class Mouse extends Fighter {
  async start() {
    const { page } = this;
    await page.locator('form.new-table button[type=submit]').click();
    await page.locator('.match').waitFor();
    await page.addStyleTag({ content: '.ask { opacity: 0; pointer-events: none; }' });
  }

  async click({ x, y }) {
    await this.page.mouse.click(x, y);
    this.note('clicked what is lit');
  }

  async choose(nth, before) {
    const closing = this.page.locator('.closing button');
    const spots = await spotsOf(this.page);
    if ((spots.length === 0 || nth % STOPS === STOPS - 1) && (await closing.count()) > 0) {
      this.note('clicked a button over the board');
      return closing.first().click();
    }
    const spot = spots[nth % spots.length];
    if (!spot) throw new Error(`nothing to click: ${before}`);
    await this.click(spot);
    const listed = this.page.locator('.inspector .option');
    for (let n = 0; n < 20 && (await this.mark()) === before; n++) {
      // What could mean several things asks which, where it lies.
      const count = await listed.count();
      if (count > 0) {
        this.note('clicked which of several');
        return listed.nth(nth % count).click();
      }
      await this.page.waitForTimeout(LOOK_MS);
    }
  }

  async candidates() {
    return (await spotsOf(this.page)).length;
  }

  async set(nth, isWanted) {
    const spot = (await spotsOf(this.page))[nth];
    if (!spot) throw new Error('what may be chosen lies nowhere');
    if (spot.isChosen !== isWanted) await this.click(spot);
  }

  confirm() {
    this.note('clicked a button over the board');
    return this.page.locator('.closing button').last().click();
  }
}

/** Keys alone: digits, arrows and Enter in the list or on the board, Space and C for several. */
class Keys extends Fighter {
  start() {
    return this.tabAndEnter(this.page.locator('form.new-table button[type=submit]'));
  }

  async choose(nth) {
    const { page } = this;
    const lit = await page.locator('.board .lit').count();
    if (nth % 3 === 1 && lit > 0) {
      await this.key('b', ...(nth % 2 ? ['ArrowRight', 'ArrowLeft'] : []));
      const choices = await page.evaluate(() => document.activeElement?.getAttribute('data-choices'));
      if (choices !== '0') return this.key(...(choices === '1' ? ['Enter'] : ['Enter', 'Enter']));
    }
    const keys = await this.options().evaluateAll(all =>
      all.flatMap(el => el.getAttribute('data-key') ?? []),
    );
    if (nth % 3 === 2 && keys.length > 0) return this.key(keys[nth % keys.length]);
    const count = await this.options().count();
    // The first often moves nothing on.
    const down = count > 1 ? 1 + (nth % (count - 1)) : 0;
    await this.key('o', ...Array.from({ length: down }, () => 'ArrowDown'), 'Enter');
  }

  async press(option) {
    await this.key('o');
    const hasFocus = () => option.evaluate(el => el === document.activeElement);
    for (let n = 0; n < 20 && !(await hasFocus()); n++) await this.key('ArrowDown');
    await this.key('Space');
  }

  confirm() {
    return this.key('c');
  }
}

/** A thumb: one touch chooses, on the board or in the list, another confirms. */
class Thumb extends Fighter {
  start() {
    return this.page.locator('form.new-table button[type=submit]').tap();
  }

  async press(target) {
    await target.tap();
    this.note('tapped a button');
  }

  /** One touch; where it could mean several things, a second one says which. */
  async touch(nth, isOnBoard) {
    const spots = isOnBoard ? await spotsOf(this.page) : [];
    const spot = spots[nth % Math.max(1, spots.length)];
    if (!spot) {
      const count = await this.options().count();
      return this.press(this.options().nth(count > 1 ? 1 + (nth % (count - 1)) : 0));
    }
    await this.page.touchscreen.tap(spot.x, spot.y);
    this.note('tapped the board');
    const listed = this.page.locator('.inspector .option');
    const count = await listed.count();
    if (count > 0) await this.press(listed.nth(nth % count));
  }

  async choose(nth, before) {
    const confirm = this.page.locator('.ask .confirm:enabled');
    // A touch so soon after the one before is taken for the second half of a double tap: it is repeated then.
    for (let tries = 0; tries < 3; tries++) {
      await this.touch(nth, nth % 2 === 1 && tries === 0);
      for (let n = 0; n < 20; n++) {
        if ((await this.mark()) !== before) return;
        if ((await confirm.count()) > 0) return this.confirm();
        await this.page.waitForTimeout(LOOK_MS);
      }
    }
  }

  confirm() {
    return this.press(this.page.locator('.ask .confirm:enabled, .ask .none').first());
  }
}

export const PLAYERS = { mouse: Mouse, keys: Keys, thumb: Thumb };
