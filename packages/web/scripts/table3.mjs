// `node packages/web/scripts/table3.mjs [part of a name …]`: pictures of the tables in three dimensions, from the same
// moments of the same matches each time, into pictures/table3 (or the folder PICTURES): of the page (overview, near,
// eyes; desk and phone; dark and light), and covers, the table alone as a first page or a link that is shared shows it.
// With FULL=1 as a machine with a graphics card draws them: without one that takes minutes for each. A page that was
// built before can be given as PAGE.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { serveBuiltPage } from './built-page.mjs';
import { launch } from './chromium.mjs';

const WEB = path.join(import.meta.dirname, '..');
const TARGET = process.env.PICTURES ?? path.join(WEB, '..', '..', 'pictures', 'table3');
const WANTED = process.argv.slice(2);
const QUALITY = process.env.FULL ? 'full' : 'lite';
const PATIENCE = 300_000;

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  cover: { viewport: { width: 1200, height: 630 } },
};

/** Where bots have played to, and what is looked at there. */
const MOMENTS = {
  legion: {
    options: { battlefield: 'desert', first: 'rebels-800', second: 'empire-800' },
    seed: 3,
    level: 'greedy',
    after: 150,
    asks: 'ask-target',
  },
  apex: {
    options: {
      mode: 'versus',
      legends: 3,
      first: 1,
      second: 1,
      choice: 'first-game',
      ring: true,
      screens: true,
    },
    seed: 4,
    level: 'greedy',
    after: 90,
    asks: '',
  },
  gloomhaven: {
    options: { players: 4, heroes: 4 },
    seed: 3,
    level: 'greedy',
    after: 40,
    asks: 'ask-target',
  },
  adrenaline: { options: { players: 5, arena: 'B' }, seed: 3, level: 'greedy', after: 60, asks: '' },
};

/** What is done on the page before each picture. */
const VIEWS = {
  overview: async () => undefined,
  near: async page => page.keyboard.press('f'),
  eyes: async page => page.locator('.table3-button').first().click(),
  cover: async page => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.table3 { position: fixed !important; z-index: 9999; inset: 0 } .table3 > :not(canvas) { display: none }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await page.keyboard.press('0');
  },
};

/** A table as somebody sees it who only looks on: nothing is asked. */
const lookedOn = ({ snapshot, ...position }) => ({
  ...position,
  snapshot: { ...snapshot, mine: null, info: { ...snapshot.info, mine: null } },
});

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
const [{ momentOf }, { serveTables }, { usualOptions }, { GAMES }] = await Promise.all([
  load('walk/positions.ts'),
  load('walk/tables.ts'),
  load('local.ts'),
  vite.ssrLoadModule('@potyczka/catalogue'),
]);

const wants = name => WANTED.length === 0 || WANTED.some(part => name.includes(part));

const momentAt = async id => {
  const registration = GAMES.find(g => g.id === id);
  const { game } = await registration.rules();
  const { options, ...rest } = MOMENTS[id];
  return (await momentOf(registration, { ...rest, options: usualOptions(game, options) })).position;
};

/** The picture is whole: drawn, and at rest. */
const drawn = async page => {
  await page.locator('.table3[data-pictures]').waitFor({ timeout: PATIENCE });
  let last = '';
  for (let n = 0; n < 400; n++) {
    const now = await page.locator('.table3').getAttribute('data-pictures');
    if (now === last) return;
    last = now;
    await page.waitForTimeout(700);
  }
};

const shoot = async (browser, address, position, { size, theme, view, file }) => {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: address,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    ([theme, quality]) => {
      localStorage.setItem('potyczka-prefs', JSON.stringify({ lang: 'en', theme, motion: 'none' }));
      localStorage.setItem('potyczka-table3', quality);
    },
    [theme, QUALITY],
  );
  const page = await context.newPage();
  page.on('pageerror', e => console.log(file, e.stack));
  page.on('console', m => m.type() === 'error' && console.log(file, m.text()));
  await serveTables(page, [position]);
  await page.goto(`/t/${position.table}`);
  await page.locator('.table3-button').last().click();
  await drawn(page);
  await VIEWS[view](page);
  await drawn(page);
  await page.screenshot({ path: path.join(TARGET, file), timeout: PATIENCE });
  const { calls, triangles, pictures } = await page.locator('.table3').evaluate(el => ({ ...el.dataset }));
  console.log(file, JSON.stringify({ calls, triangles, pictures }));
  await context.close();
};

mkdirSync(TARGET, { recursive: true });
const site = await serveBuiltPage();
const browser = await launch();
try {
  for (const id of Object.keys(MOMENTS)) {
    const views = ['legion', 'apex'].includes(id) ? ['overview', 'near', 'eyes'] : ['overview', 'near'];
    const shots = views.flatMap(view =>
      ['desk', 'phone'].flatMap(size =>
        ['dark', 'light'].map(theme => ({ size, theme, view, file: `${id}-${view}-${size}-${theme}.png` })),
      ),
    );
    shots.push({ size: 'cover', theme: 'dark', view: 'cover', file: `${id}-cover.png` });
    const wanted = shots.filter(s => wants(s.file));
    if (wanted.length === 0) continue;
    const position = await momentAt(id);
    for (const shot of wanted)
      await shoot(browser, site.address, shot.view === 'cover' ? lookedOn(position) : position, shot);
  }
} finally {
  await browser.close();
  site.close();
  await vite.close();
}
