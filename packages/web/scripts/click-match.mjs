// `node packages/web/scripts/click-match.mjs apex|gloomhaven [--alone] [--pl] [folder for pictures]`: a whole match of
// Apex (two against two, or alone against two Automas) or scenario 1 of Gloomhaven (with a bot, or alone with two
// heroes) in Chromium by clicking what is lit, from the new table to the end. Some minutes; `npm run build` first.
import { parseArgs } from 'node:util';
import { LOOK_MS, Player } from './players.mjs';
import { playOut, visit } from './whole-game.mjs';

/** More answers than any of these matches asks for. */
const MOST = 1500;
/** So many things that are lit are tried: some stand for several answers, or for a part of one. */
const TRIES = 6;
/** Looks until a click counts as one that has done nothing. */
const LOOKS = 30;
/** To end an activation is one of the answers, and not the first that comes to mind. */
const ENDS = 5;

const LIT = '.board .lit, .held.lit:not(.taken), .half.lit';

/** Where each thing that is lit lies on top. */
const spotsOf = page =>
  page.locator(LIT).evaluateAll(all => {
    const spotOf = el => {
      const box = el.getBoundingClientRect();
      for (let y = Math.max(box.y, 0) + 3; y < Math.min(box.bottom, innerHeight); y += 8) {
        for (let x = Math.max(box.x, 0) + 3; x < Math.min(box.right, innerWidth); x += 8) {
          if (el.contains(document.elementFromPoint(x, y))) return [{ x, y }];
        }
      }
      return [];
    };
    return all.flatMap(spotOf);
  });

/** Somebody with a mouse: what is lit on the board and among the cards first, then the buttons. */
class Mouse extends Player {
  /** An answer is said piece by piece: every word of it tells a question from the next. */
  mark() {
    return this.page.evaluate(() => {
      const ask = document.querySelector('.ask');
      const isOver = document.querySelector('.end') !== null;
      return `${ask?.getAttribute('data-question')} ${ask?.textContent} ${isOver}`;
    });
  }

  async click(target, how) {
    this.note(how);
    await target.click();
  }

  /** What is proposed, or one more until they are enough. */
  async several(confirm) {
    const propose = this.page.locator('.ask .propose');
    const more = this.page.locator('.ask .option:enabled[aria-pressed=false]');
    if ((await propose.count()) > 0) await this.click(propose.first(), 'proposals');
    else for (let n = 0; n < 15 && !(await confirm.isEnabled()); n++) await this.click(more.first(), 'list');
    await this.click(confirm, 'confirm');
  }

  async onTable(nth, before) {
    for (let k = 0; k < TRIES; k++) {
      const spots = await spotsOf(this.page);
      const spot = spots[(nth + k) % Math.max(1, spots.length)];
      if (!spot) return false;
      this.note('lit');
      await this.page.mouse.click(spot.x, spot.y);
      if (await this.went(before, LOOKS)) return true;
      const several = this.page.locator('.inspector .option:enabled');
      if ((await several.count()) > 0) await this.click(several.first(), 'panel');
      if (await this.went(before, LOOKS)) return true;
      await this.page.keyboard.press('Escape');
    }
    return false;
  }

  async answer(nth) {
    const { page } = this;
    const asked = await this.noteQuestion();
    const before = await this.mark();
    const confirm = page.locator('.ask .confirm:not(.propose)');
    if ((await page.locator('.ask .confirm, .ask .propose').count()) > 0) {
      await this.several(confirm.first());
      if (await this.went(before)) return;
    }
    const ends = page.locator('.ask .option.declines:enabled');
    if (nth % ENDS === 0 && (await ends.count()) > 0) await this.click(ends.last(), 'list');
    else if (await this.onTable(nth, before)) return;
    else await this.click(page.locator('.ask .option:enabled').first(), 'list');
    if (!(await this.went(before))) throw new Error(`nothing happens: ${asked}`);
    await page.waitForTimeout(LOOK_MS);
  }
}

/** Sets the form of a new table as it is wanted. */
const SETS = {
  apex: (page, isAlone) =>
    page
      .locator('input[name=mode]')
      .nth(isAlone ? 1 : 0)
      .check(),
  gloomhaven: async (page, isAlone) => {
    await page
      .locator('input[type=radio][name=players]')
      .nth(isAlone ? 0 : 1)
      .check();
    if (!isAlone) await page.locator('fieldset label.field select').nth(1).selectOption('greedy');
  },
};

const { values: wishes, positionals } = parseArgs({
  options: { alone: { type: 'boolean' }, pl: { type: 'boolean' } },
  allowPositionals: true,
});
const [game = '', pictures] = positionals;
const set = SETS[game];
if (!set) throw new Error(`which game: ${Object.keys(SETS).join(' or ')}?`);

const visitor = await visit({ by: 'clicks', screen: 'desk', lang: wishes.pl ? 'pl' : 'en', pictures });
try {
  const { page } = visitor;
  await page.goto(`/new/${game}`);
  await page.locator('form.new-table').waitFor();
  await set(page, wishes.alone === true);
  await page.locator('form.new-table button[type=submit]').click();
  await page.locator('.match').waitFor();
  await playOut(visitor, new Mouse(page), { by: 'clicks', most: MOST });
} finally {
  await visitor.close();
}
