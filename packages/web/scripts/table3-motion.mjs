// `node packages/web/scripts/table3-motion.mjs [part of a name …]`: what happens at a table in three dimensions, picture
// by picture, into pictures/table3/motion (or the folder PICTURES). The clock of the page stands still between pictures,
// so that a machine without a graphics card shows the same as one with it. A page that was built before can be given as PAGE.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

const WEB = path.join(import.meta.dirname, '..');
const TARGET = process.env.PICTURES ?? path.join(WEB, '..', '..', 'pictures', 'table3', 'motion');
const WANTED = process.argv.slice(2);
const PATIENCE = 300_000;
/** So many milliseconds lie between two pictures, and so many are taken. */
const STEP = 150;
const MOST = Number(process.env.FRAMES ?? 14);

const has =
  (...types) =>
  events =>
    types.every(type => events.some(e => e.type === type));
const LEGION = { options: { battlefield: 'desert', first: 'rebels-500', second: 'empire-500' }, seed: 3 };
const APEX = { options: { mode: 'versus', legends: 2, first: 1, second: 1, choice: 'first-game' }, seed: 4 };

/** What is looked at: a deed of a game, and in which match it is looked for. */
const DEEDS = {
  'legion-move': { game: 'legion', ...LEGION, isTold: has('moved') },
  'legion-attack': { game: 'legion', ...LEGION, isTold: has('defender') },
  'legion-dice': { game: 'legion', ...LEGION, isTold: has('rolled') },
  'legion-fall': { game: 'legion', ...LEGION, isTold: has('mini-defeated') },
  'apex-move': { game: 'apex', ...APEX, isTold: has('moved') },
  'apex-shot': { game: 'apex', ...APEX, isTold: has('aimed') },
  'apex-cards': { game: 'apex', ...APEX, isTold: has('revealed') },
  'apex-ring': { game: 'apex', ...APEX, isTold: has('shrunk') },
  'gloomhaven-move': { game: 'gloomhaven', options: {}, seed: 3, isTold: has('moved') },
  'gloomhaven-attack': { game: 'gloomhaven', options: {}, seed: 3, isTold: has('attacked', 'hurt') },
  'gloomhaven-fall': { game: 'gloomhaven', options: {}, seed: 3, isTold: has('died') },
  'gloomhaven-door': { game: 'gloomhaven', options: {}, seed: 3, isTold: has('opened') },
  'adrenaline-move': { game: 'adrenaline', options: { players: 4 }, seed: 3, isTold: has('moved') },
  'adrenaline-shot': { game: 'adrenaline', options: { players: 4 }, seed: 3, isTold: has('damaged') },
  'adrenaline-fall': { game: 'adrenaline', options: { players: 4 }, seed: 3, isTold: has('killed') },
};

const vite = await createServer({
  root: WEB,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
  ssr: { resolve: { conditions: ['source', 'default'] } },
});
const load = file => vite.ssrLoadModule(path.join(WEB, 'src', 'browser', 'fixtures', file));
const [{ newsOf }, { serveTables }, { usualOptions }, { GAMES }] = await Promise.all([
  load('walk/news.ts'),
  load('walk/tables.ts'),
  load('local.ts'),
  vite.ssrLoadModule('@potyczka/catalogue'),
]);

const newsFor = async ({ game: id, options, seed, isTold }) => {
  const registration = GAMES.find(g => g.id === id);
  const { game } = await registration.rules();
  return newsOf(registration, { options: usualOptions(game, options), seed, level: 'greedy', isTold });
};

const shoot = async (browser, address, name, motion) => {
  const { before, news, types } = await newsFor(DEEDS[name]);
  const context = await browser.newContext({
    viewport: { width: 900, height: 700 },
    baseURL: address,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(motion => {
    localStorage.setItem('potyczka-prefs', JSON.stringify({ lang: 'en', theme: 'dark', motion }));
    localStorage.setItem('potyczka-table3', 'lite');
  }, motion);
  const page = await context.newPage();
  page.on('pageerror', e => console.log(name, e.stack));
  const tell = await serveTables(page, [before]);
  await page.clock.install();
  await page.goto(`/t/${before.table}`);
  await page.locator('.table3-button').last().click();
  await page.locator('.table3[data-pictures]').waitFor();
  await page.waitForTimeout(3000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const pictures = () => page.locator('.table3').getAttribute('data-pictures');
  const drawn = [Number(await pictures())];
  tell(news);
  await page.waitForTimeout(300);
  for (let n = 0; n < MOST; n++) {
    await page.clock.runFor(STEP);
    const file = path.join(TARGET, `${name}-${String(n).padStart(2, '0')}.png`);
    if (motion === 'full') await page.locator('.stage').screenshot({ path: file, timeout: PATIENCE });
    drawn.push(Number(await pictures()));
  }
  console.log(`${name}, motion ${motion}: ${types.join(' ')}`);
  console.log(
    `  pictures drawn each ${STEP} ms: ${drawn
      .slice(1)
      .map((n, i) => n - drawn[i])
      .join(' ')}`,
  );
  await context.close();
};

mkdirSync(TARGET, { recursive: true });
const site = await serveBuiltPage();
const browser = await launch();
try {
  const wanted = Object.keys(DEEDS).filter(name => WANTED.length === 0 || WANTED.some(w => name.includes(w)));
  for (const name of wanted) {
    await shoot(browser, site.address, name, 'full');
    await shoot(browser, site.address, name, 'none');
  }
} finally {
  await browser.close();
  site.close();
  await vite.close();
}
