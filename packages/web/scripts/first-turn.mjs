// `node packages/web/scripts/first-turn.mjs [folder for pictures]`: somebody new goes from the first page to the end
// of their first turn of Adrenaline, alone against bots, reading as they go; once in each language. Says how long
// each step took, and what the screen alone tells afterwards of who hit whom. Fails if the way takes two minutes or
// more, or if the screen says nothing. `npm run build` first.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

/** How fast somebody reads who sees it for the first time, in milliseconds for each word. */
const WORD_MS = 260;
/** From the first page to the end of the first turn, in milliseconds. */
const MOST_MS = 120_000;
/** A turn has no more questions than these. */
const QUESTIONS = 12;

const wordsIn = async place => ((await place.allInnerTexts()).join(' ').match(/\S+/g) ?? []).length;

/** What came after an answer: the next question of the turn, or somebody else's turn; null while neither has. */
const whatCame = ({ asked, me }) => {
  const turn = [...document.querySelectorAll('.log .turn-head')].at(-1);
  if (turn && !turn.textContent.includes(me)) return 'over';
  const prompt = document.querySelector('.ask h2.prompt');
  const isNext = prompt && prompt.innerText !== asked && document.querySelector('.ask .option:enabled');
  return isNext ? 'asked' : null;
};

/** One way through, with a picture of each step if there is a folder for them. */
class Newcomer {
  steps = [];
  last = Date.now();

  constructor(page, lang, pictures) {
    Object.assign(this, { page, lang, pictures });
  }

  async step(name, place) {
    const words = place ? await wordsIn(place) : 0;
    this.steps.push({ name, ms: Date.now() - this.last, words });
    if (this.pictures) {
      const file = `${this.lang}-${this.steps.length}-${name.replace(/[^\p{L}\d]+/gu, '-')}.png`;
      await this.page.screenshot({ path: path.join(this.pictures, file) });
    }
    this.last = Date.now();
  }

  /** Answers until nothing more is asked: what comes first, and after some questions what ends the turn. */
  async firstTurn() {
    const { page } = this;
    const option = page.locator('.ask .option:enabled');
    const me = await page.locator('.person.own strong').innerText();
    // Whoever looks at a list reads what is asked and the first of it, and looks at the board for the rest.
    const read = page.locator('.ask h2.prompt, .ask li:nth-child(-n + 3) .option-text');
    for (let n = 0; n < QUESTIONS; n++) {
      await option.first().waitFor();
      const asked = await page.locator('.ask h2.prompt').innerText();
      await this.step(asked, read);
      const end = page.locator('.ask .option.declines:enabled');
      await (n > 3 && (await end.count()) > 0 ? end : option).first().click();
      const came = await page.waitForFunction(whatCame, { asked, me });
      if ((await came.jsonValue()) === 'over') return;
    }
  }
}

const goThrough = async (browser, address, lang, pictures) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    locale: lang === 'pl' ? 'pl-PL' : 'en-GB',
  });
  const page = await context.newPage();
  const newcomer = new Newcomer(page, lang, pictures);
  await page.goto('/');
  await page.locator('.play-now').first().waitFor();
  await newcomer.step('first page', page.locator('.hero, .games h3'));
  await page.locator('.play-now').first().click();
  await page.locator('.ask .option:enabled').first().waitFor();
  await newcomer.step('table is laid');
  await newcomer.firstTurn();
  await newcomer.step('first turn is over');
  const turn = newcomer.steps.length;
  await page.locator('.ask .option:enabled').first().waitFor({ timeout: 60_000 });
  await newcomer.step('the bots have played', page.locator('.recap'));
  const recap = await page.locator('.recap li').allInnerTexts();
  // Turns that are over are one line each, with whom they hurt and by how much.
  const turns = await page.locator('.log .turn-head').allInnerTexts();
  await context.close();
  return { steps: newcomer.steps, turn, recap, turns: turns.map(line => line.replace(/\s+/g, ' ')) };
};

const report = (lang, { steps, turn, recap, turns }) => {
  console.log(`in ${lang}:`);
  for (const { name, ms, words } of steps)
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${String(words).padStart(3)} words  ${name}`);
  const way = steps.slice(0, turn);
  const acting = way.reduce((sum, s) => sum + s.ms, 0);
  const reading = way.reduce((sum, s) => sum + s.words, 0) * WORD_MS;
  const seconds = ms => `${(ms / 1000).toFixed(0)} s`;
  console.log(`to the end of the first turn: ${seconds(acting)}, and ${seconds(reading)} of reading`);
  console.log(`the screen tells: ${recap.join(' | ')}`);
  console.log(`and of each turn: ${turns.join(' | ')}\n`);
  return acting + reading < MOST_MS && recap.length > 0;
};

const pictures = process.argv[2];
if (pictures) mkdirSync(pictures, { recursive: true });
const site = await serveBuiltPage();
const browser = await launch();
try {
  for (const lang of ['en', 'pl'])
    if (!report(lang, await goThrough(browser, site.address, lang, pictures))) process.exitCode = 1;
} finally {
  await browser.close();
  site.close();
}
