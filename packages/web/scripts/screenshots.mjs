// `npm run pictures [-- part of a name …]`: pictures of every page at both sizes, in both languages and both themes,
// and at three more sizes in one of each, into pictures/pages (or the folder PICTURES); with arguments only those
// whose names contain one. The few that a page of docs shows are made anew there as well. The page is built and served by the real server for the occasion,
// so the rest must be built: `npm run build`. A page that was built before can be given as PAGE.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { game as adrenaline } from '@potyczka/adrenaline';
import { registration } from '@potyczka/adrenaline/register';
import { makeBot, sightOf } from '@potyczka/bots';
import { quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { build } from 'vite';
import { launch } from './chromium.mjs';
import { after, pages, play, together } from './pictures/adrenaline.mjs';
import { others } from './pictures/others.mjs';
import { Photographer } from './pictures/photographer.mjs';

const { hints } = await registration.hints();

const WEB = path.join(import.meta.dirname, '..');
const SERVER = path.join(WEB, '..', 'server', 'dist', 'main.js');
const ROOT = path.join(WEB, '..', '..');
const TARGET = process.env.PICTURES ?? path.join(ROOT, 'pictures', 'pages');
/** Pictures that docs show: the only ones that the repository keeps. */
const SHOWN = path.join(ROOT, 'docs', 'screenshots');
const WANTED = process.argv.slice(2);

const TOUCH = { hasTouch: true, isMobile: true };
const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCH },
  laptop: { viewport: { width: 1280, height: 720 } },
  small: { viewport: { width: 1024, height: 768 } },
  across: { viewport: { width: 844, height: 390 }, ...TOUCH },
};
const BOTH = ['dark', 'light'];
/** Who comes with which browser; brief ones look at every page of Adrenaline, and at one moment of each other game. */
const VISITORS = [
  { size: 'laptop', lang: 'en', themes: ['dark'], isBrief: true },
  { size: 'small', lang: 'pl', themes: ['light'], isBrief: true },
  { size: 'across', lang: 'pl', themes: ['dark'], isBrief: true },
  { size: 'desk', lang: 'en', themes: BOTH },
  { size: 'phone', lang: 'pl', themes: BOTH },
  { size: 'desk', lang: 'pl', themes: BOTH },
  { size: 'phone', lang: 'en', themes: BOTH },
];

/** A match between bots from start to end, for its end and its replay. */
const finishedMatch = () => {
  const options = { players: 4, arena: 'B', skulls: 5, frenzy: true, bot: false, mode: 'deathmatch' };
  const run = new Run(adrenaline, { ...options, secretPoints: false }, { seed: seedOf(3) });
  const [bot, dice] = [makeBot('greedy', hints), quickDice(3)];
  while (run.result === undefined) {
    const { seat } = run.now.ask;
    run.answer(seat, run.q, run.forced(seat) ?? bot.answer(sightOf(run.now, seat), dice, {}));
  }
  return Buffer.from(JSON.stringify(run.record()));
};

/** The server with the page that was just built, at any port that is free. */
const serve = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-pictures-'));
  const outDir = process.env.PAGE ?? path.join(folder, 'page');
  if (!process.env.PAGE) {
    await build({
      root: WEB,
      configFile: path.join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir },
    });
  }
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', REACTION_MS: '0' };
  const child = spawn(process.execPath, [SERVER], {
    env: { ...env, DATA_DIR: path.join(folder, 'data'), WEB_DIR: outDir, REQUESTS_PER_SECOND: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', text => {
      const found = /ready: (http:\S+)/.exec(text)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.on('exit', () => reject(new Error('the server has stopped')));
  });
  const close = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  return { address, close };
};

const wants = file => WANTED.length === 0 || WANTED.some(part => `/${file}`.includes(part));

/** What failed: one scene that cannot be reached costs no other. */
const failed = [];
const trying = async (what, act) => {
  try {
    await act();
  } catch (e) {
    failed.push(what);
    console.error(`${what}: ${e instanceof Error ? e.stack : e}`);
  }
};

mkdirSync(TARGET, { recursive: true });
const record =
  WANTED.length === 0 || WANTED.some(part => /replay|end|kill|payday/.test(part)) ? finishedMatch() : null;
const server = await serve();
const browser = await launch();
try {
  for (const { size, lang, themes, isBrief = false } of VISITORS) {
    const name = `${size}-${lang}`;
    const context = await browser.newContext({ ...SIZES[size], baseURL: server.address, locale: lang });
    const prefs = JSON.stringify({ lang, theme: 'dark', motion: 'none' });
    await context.addInitScript(
      p => localStorage.getItem('potyczka-prefs') ?? localStorage.setItem('potyczka-prefs', p),
      prefs,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(45_000);
    const by = Object.assign(new Photographer(page, { name, themes, folder: TARGET, wants }), { isBrief });
    await trying(`${name} pages`, () => pages(by));
    await trying(`${name} after`, () => after(by, record));
    await trying(`${name} play`, () => play(by));
    await trying(`${name} together`, () => together(by));
    await trying(`${name} others`, () => others(by));
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
for (const name of readdirSync(SHOWN)) {
  if (wants(name) && existsSync(path.join(TARGET, name))) {
    copyFileSync(path.join(TARGET, name), path.join(SHOWN, name));
  }
}
process.exitCode = failed.length > 0 ? 1 : 0;
