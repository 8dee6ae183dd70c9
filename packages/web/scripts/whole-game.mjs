// A whole game in a browser, from a page that was just built: who comes with which screen, how it is played to its
// end, and what is told of it afterwards.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

const TOUCH = { hasTouch: true, isMobile: true };
export const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCH },
  across: { viewport: { width: 844, height: 390 }, ...TOUCH },
};

const PICTURE_EVERY = 40;
const WORD_EVERY = 50;

/** Counts inside the page what hands really do: with what, and on which part of it. */
const countHands = () => {
  const parts = { list: '.ask', panel: '.inspector', board: '.stage', cards: '.mine' };
  window.hands = {};
  const note = how => {
    window.hands[how] = (window.hands[how] ?? 0) + 1;
  };
  const partOf = el => Object.keys(parts).find(name => el.closest?.(parts[name])) ?? 'page';
  addEventListener(
    'pointerdown',
    e => e.isTrusted && note(`${e.pointerType} on the ${partOf(e.target)}`),
    true,
  );
  addEventListener('keydown', e => e.isTrusted && note('keys'), true);
};

/**
 * Somebody with a browser who looks at the page that was just built, dark and without motion; `close` ends it.
 * @param {{ by: string, screen: keyof typeof SCREENS, lang: string, pictures: string | undefined }} wishes
 */
export const visit = async ({ by, screen, lang, pictures }) => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  const site = await serveBuiltPage();
  const browser = await launch();
  const faults = [];
  const context = await browser.newContext({ ...SCREENS[screen], baseURL: site.address, locale: lang });
  await context.addInitScript(
    prefs => localStorage.setItem('potyczka-prefs', prefs),
    JSON.stringify({ lang, theme: 'dark', motion: 'none' }),
  );
  await context.addInitScript(countHands);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', e => faults.push(e.message));
  const shoot = async name => {
    if (pictures) await page.screenshot({ path: path.join(pictures, `${by}-${name}.png`) });
  };
  const close = async () => {
    await browser.close();
    site.close();
  };
  return { page, faults, shoot, close };
};

/** Answers whatever is asked until the match is over, and says how it was answered, and what was asked. */
export const playOut = async ({ page, faults, shoot }, player, { by, most }) => {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  let answers = 0;
  try {
    for (; answers < most && (await player.asked()); answers++) {
      if (answers % PICTURE_EVERY === 0) await shoot(String(answers).padStart(4, '0'));
      await player.answer(answers);
      if (answers % WORD_EVERY === WORD_EVERY - 1) console.log(`${answers + 1} answers, ${seconds()} s`);
    }
    if ((await page.locator('.end').count()) === 0) throw new Error('the match did not end');
  } catch (e) {
    await shoot('fault');
    throw e;
  }
  await shoot('end');
  console.log((await page.locator('.end .victory').innerText()).trim().replace(/\s+/g, ' '));
  const listed = what => Object.entries(what).map(([how, n]) => `${how} ${n}`);
  console.log(`${answers} answers in ${seconds()} s by ${by}: ${listed(player.done).join(', ')}`);
  const hands = await page.evaluate(() => window.hands);
  console.log(`what the page felt: ${listed(hands).join(', ')}`);
  for (const [question, n] of [...player.questions].sort((a, b) => b[1] - a[1]))
    console.log(`${String(n).padStart(5)}  ${question}`);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return hands;
};
