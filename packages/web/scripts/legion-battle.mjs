// `node packages/web/scripts/legion-battle.mjs [--keys | --thumb] [--pl] [folder for pictures]`: a whole battle of
// Legion (500 points) in Chromium against a bot, from the new table to the end: by a mouse alone, by keys alone, or
// with a thumb on a phone. Says who won, how it was answered, what was asked and what the ledger of luck tells.
// Some minutes; `npm run build` first.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';
import { PLAYERS } from './legion-players.mjs';

/** More answers than any battle of this size asks for. */
const MOST = 1500;
const PICTURE_EVERY = 60;
/** The ledger of luck plays the battle again. */
const LUCK_MS = 180_000;

const { values: wishes, positionals } = parseArgs({
  options: { keys: { type: 'boolean' }, thumb: { type: 'boolean' }, pl: { type: 'boolean' } },
  allowPositionals: true,
});
const by = wishes.keys ? 'keys' : wishes.thumb ? 'thumb' : 'mouse';
const lang = wishes.pl ? 'pl' : 'en';
const [pictures] = positionals;
const screen = wishes.thumb
  ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  : { viewport: { width: 1440, height: 900 } };

if (pictures) mkdirSync(pictures, { recursive: true });
const site = await serveBuiltPage();
const browser = await launch();
const faults = [];
try {
  const context = await browser.newContext({ ...screen, baseURL: site.address, locale: lang });
  await context.addInitScript(
    prefs => localStorage.setItem('potyczka-prefs', prefs),
    JSON.stringify({ lang, theme: 'dark', motion: 'none' }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', e => faults.push(e.message));
  const shoot = async name => {
    if (pictures) await page.screenshot({ path: path.join(pictures, `${by}-${name}.png`) });
  };
  const player = new PLAYERS[by](page);
  await page.goto('/new/legion');
  await page.locator('form.new-table').waitFor();
  await player.start();
  await page.locator('.board.legion .terrain').first().waitFor();
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  let answers = 0;
  try {
    while (answers < MOST && (await player.asked())) {
      if (answers % PICTURE_EVERY === 0) await shoot(String(answers).padStart(4, '0'));
      await player.answer(answers);
      answers++;
      if (answers % 50 === 0) console.log(`${answers} answers, ${seconds()} s`);
    }
    if ((await page.locator('.end').count()) === 0) throw new Error('the battle did not end');
  } catch (e) {
    await shoot('fault');
    throw e;
  }
  await page.locator('.luck table').waitFor({ timeout: LUCK_MS });
  await shoot('end');
  console.log((await page.locator('.end .victory').innerText()).trim().replace(/\s+/g, ' '));
  const ways = Object.entries(player.done).map(([how, n]) => `${how} ${n}`);
  console.log(`${answers} answers in ${seconds()} s by ${by}: ${ways.join(', ')}`);
  for (const [question, n] of [...player.questions].sort((a, b) => b[1] - a[1]))
    console.log(`${String(n).padStart(5)}  ${question}`);
  for (const row of await page.locator('.luck tr').allInnerTexts()) console.log(row.replace(/\s+/g, ' '));
  if (faults.length > 0) throw new Error(faults.join('; '));
} finally {
  await browser.close();
  site.close();
}
