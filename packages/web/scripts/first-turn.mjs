// `node packages/web/scripts/first-turn.mjs [folder for pictures]`: somebody new goes from the first page to the end
// of their first turn of Adrenaline, alone against bots, reading as they go. Says how long each step took, and what
// the screen alone tells afterwards of who hit whom. `npm run build` first.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

/** How fast somebody reads who sees it for the first time, in milliseconds for each word. */
const WORD_MS = 260;

const wordsIn = async place => ((await place.allInnerTexts()).join(' ').match(/\S+/g) ?? []).length;

const site = await serveBuiltPage();
const browser = await launch();
try {
  const pictures = process.argv[2];
  if (pictures) mkdirSync(pictures, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: site.address,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  let reading = 0;
  let last = Date.now();
  const steps = [];
  const step = async (name, place) => {
    const words = place ? await wordsIn(place) : 0;
    reading += words * WORD_MS;
    steps.push({ name, seconds: (Date.now() - last) / 1000, words });
    if (pictures)
      await page.screenshot({
        path: path.join(pictures, `${steps.length}-${name.replace(/\W+/g, '-')}.png`),
      });
    last = Date.now();
  };
  await page.goto('/');
  await page.locator('.play-now').first().waitFor();
  await step('first page', page.locator('.hero, .games h3'));
  await page.locator('.play-now').first().click();
  const option = page.locator('.ask .option:enabled');
  await option.first().waitFor();
  await step('table is laid');
  // Whoever looks at a list reads what is asked and the first of it, and looks at the board for the rest.
  const READ = page.locator('.ask h2.prompt, .ask li:nth-child(-n + 3) .option-text');
  const turnIsOver = async () => (await page.locator('.ask .option:enabled').count()) === 0;
  for (let n = 0; n < 12; n++) {
    await option.first().waitFor();
    const asked = await page.locator('.ask h2.prompt').innerText();
    const isLast = (await option.count()) === 1 || /^(That is all|Choose your last)/.test(asked);
    await step(asked, READ);
    await (isLast && n > 3 ? option.last() : option.nth(0)).click();
    await page.waitForFunction(
      was => document.querySelector('.ask h2.prompt')?.textContent?.trim() !== was.trim(),
      asked,
    );
    if (await turnIsOver()) break;
  }
  await step('first turn is over');
  await option.first().waitFor({ timeout: 60_000 });
  await step('the bots have played', page.locator('.recap'));
  for (const { name, seconds, words } of steps)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${String(words).padStart(3)} words  ${name}`);
  const acting = steps.slice(0, -1).reduce((sum, s) => sum + s.seconds, 0);
  console.log(
    `to the end of the first turn: ${acting.toFixed(0)} s, and ${(reading / 1000).toFixed(0)} s of reading`,
  );
  console.log(`the screen tells: ${(await page.locator('.recap').allInnerTexts()).join(' | ')}`);
} finally {
  await browser.close();
  site.close();
}
