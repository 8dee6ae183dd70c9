// `node packages/web/scripts/adrenaline-game.mjs [--keys | --thumb [--across]] [--pl] [folder for pictures]`: a whole
// game of Adrenaline (eight skulls, three bots) in Chromium, from the new table to its points: with a mouse on the board
// alone, by keys alone, or with a thumb on a phone, upright or across. Says who won, how it was answered, what the page
// felt of it, what was asked, and the points; fails if anything else was used. Some minutes; `npm run build` first.
import { parseArgs } from 'node:util';
import { PLAYERS } from './adrenaline-players.mjs';
import { playOut, visit } from './whole-game.mjs';

/** More answers than a game asks of one of four. */
const MOST = 900;
/** What nobody who plays like this may have touched. */
const FORBIDDEN = {
  mouse: /^(keys|touch|mouse on the list)/,
  keys: /^(mouse|touch)/,
  thumb: /^(keys|mouse)/,
};

const flag = { type: 'boolean' };
const { values: wishes, positionals } = parseArgs({
  options: { keys: flag, thumb: flag, across: flag, pl: flag },
  allowPositionals: true,
});
const how = wishes.keys ? 'keys' : wishes.thumb ? 'thumb' : 'mouse';
const screen = how !== 'thumb' ? 'desk' : wishes.across ? 'across' : 'phone';
const by = wishes.across ? `${how}-across` : how;
const visitor = await visit({ by, screen, lang: wishes.pl ? 'pl' : 'en', pictures: positionals[0] });
try {
  const { page } = visitor;
  const player = new PLAYERS[how](page);
  await page.goto('/new/adrenaline');
  await page.locator('form.new-table').waitFor();
  await player.start();
  const hands = await playOut(visitor, player, { by, most: MOST });
  for (const row of await page.locator('.end .scores tr').allInnerTexts())
    console.log(row.trim().replace(/\s+/g, ' '));
  const wrong = Object.keys(hands).filter(hand => FORBIDDEN[how].test(hand));
  if (wrong.length > 0) throw new Error(`not by ${how} alone: ${wrong.join(', ')}`);
} finally {
  await visitor.close();
}
