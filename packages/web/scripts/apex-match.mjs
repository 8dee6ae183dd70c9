// `node packages/web/scripts/apex-match.mjs [--solo] [--pl] [folder for pictures]`: a whole match of Apex, two against
// two or alone against two Automas, in Chromium by keys alone, from the new table to the end. Says who won, how it was
// answered and what was asked. Some minutes; `npm run build` first.
import { parseArgs } from 'node:util';
import { LOOK_MS, Player } from './players.mjs';
import { playOut, visit } from './whole-game.mjs';

/** More answers than a match of eight rounds asks for. */
const MOST = 900;
/** Looks until something on the board that was chosen counts as standing for several things, or for nothing. */
const BOARD_LOOKS = 60;
const BOARD_TRIES = 8;

const SHOOT = /^(Shoot|Strzał)/;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

const { values: wishes, positionals } = parseArgs({
  options: { solo: { type: 'boolean' }, pl: { type: 'boolean' } },
  allowPositionals: true,
});

/** Somebody without a mouse: what is asked has keys, the board has B, arrows and Enter, the rest has Tab and Enter. */
class Keys extends Player {
  /** An answer is said piece by piece: every word of it tells a question from the next. */
  mark() {
    return this.page.evaluate(() => {
      const asked = document.querySelector('.ask')?.textContent;
      const isOver = document.querySelector('.end') !== null;
      return `${document.querySelector('.match')?.getAttribute('data-n')} ${asked} ${isOver}`;
    });
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
    const asked = await this.noteQuestion();
    const before = await this.mark();
    const propose = page.locator('.ask .propose');
    if ((await propose.count()) > 0) await this.tabAndEnter(propose.first());
    const confirm = page.locator('.ask .confirm:enabled:not(.propose)');
    if ((await confirm.count()) > 0) {
      await this.tabAndEnter(confirm.first());
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
      if ((await several.count()) > 0) return this.tabAndEnter(several.first());
      await page.waitForTimeout(LOOK_MS);
    }
    if (!(await this.went(before))) throw new Error(`nothing happens: ${asked}`);
  }
}

const lang = wishes.pl ? 'pl' : 'en';
const visitor = await visit({ by: 'keys', screen: 'desk', lang, pictures: positionals[0] });
try {
  const { page } = visitor;
  const player = new Keys(page);
  await page.goto('/new/apex');
  await page.locator('form.new-table').waitFor();
  if (wishes.solo) {
    await player.tabTo(page.locator('input[name=mode]').first());
    await player.key('ArrowDown');
  }
  await player.tabAndEnter(page.locator('form.new-table button[type=submit]'));
  await page.locator('.match').waitFor();
  await playOut(visitor, player, { by: 'keys', most: MOST });
} finally {
  await visitor.close();
}
