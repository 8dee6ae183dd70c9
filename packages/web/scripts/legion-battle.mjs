// `node packages/web/scripts/legion-battle.mjs [--keys | --thumb] [--pl] [folder for pictures]`: a whole battle of
// Legion (500 points) in Chromium against a bot, from the new table to the end: by a mouse alone, by keys alone, or
// with a thumb on a phone. Says who won, how it was answered, what was asked and what the ledger of luck tells.
// Some minutes; `npm run build` first.
import { parseArgs } from 'node:util';
import { PLAYERS } from './legion-players.mjs';
import { playOut, visit } from './whole-game.mjs';

/** More answers than any battle of this size asks for. */
const MOST = 1500;
/** The ledger of luck plays the battle again. */
const LUCK_MS = 180_000;

const { values: wishes, positionals } = parseArgs({
  options: { keys: { type: 'boolean' }, thumb: { type: 'boolean' }, pl: { type: 'boolean' } },
  allowPositionals: true,
});
const by = wishes.keys ? 'keys' : wishes.thumb ? 'thumb' : 'mouse';
const screen = wishes.thumb ? 'phone' : 'desk';
const visitor = await visit({ by, screen, lang: wishes.pl ? 'pl' : 'en', pictures: positionals[0] });
try {
  const { page } = visitor;
  const player = new PLAYERS[by](page);
  await page.goto('/new/legion');
  await page.locator('form.new-table').waitFor();
  await player.start();
  await page.locator('.board.legion .terrain').first().waitFor();
  await playOut(visitor, player, { by, most: MOST });
  await page.locator('.luck table').waitFor({ timeout: LUCK_MS });
  for (const row of await page.locator('.luck tr').allInnerTexts()) console.log(row.replace(/\s+/g, ' '));
} finally {
  await visitor.close();
}
