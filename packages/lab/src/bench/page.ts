import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Bench, Figure } from './figure.js';
import { clickThrough, NOTE_FIRST_QUESTION } from './page-clicks.js';
import { CROWD, panACrowd } from './page-pan.js';
import { scrollRules } from './page-scroll.js';
import { progress } from './progress.js';
import { median } from './timing.js';

/** The page is a project of its own, built when it is measured. The same depth from src and from dist. */
const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const VITE = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));

/** How much is measured; tests measure less. */
export interface PageAmount {
  readonly answers: number;
  readonly loads: number;
  /** Frames of dragging; three seconds' worth if not said. */
  readonly frames?: number;
}

const WHOLE: PageAmount = { answers: 60, loads: 7 };

/** What we use of playwright's. */
interface Page {
  goto(where: string): Promise<unknown>;
  url(): string;
  waitForURL(pattern: RegExp): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  locator(selector: string): Located;
  on(event: 'response', hear: (response: { url(): string }) => void): void;
}
interface Located {
  first(): Located;
  nth(n: number): Located;
  click(): Promise<void>;
  check(): Promise<void>;
  waitFor(): Promise<void>;
}
interface Context {
  newPage(): Promise<Page>;
  addInitScript(script: string): Promise<unknown>;
  addCookies(cookies: readonly unknown[]): Promise<void>;
  cookies(): Promise<readonly unknown[]>;
  close(): Promise<void>;
}
interface Browser {
  newContext(options: object): Promise<Context>;
  close(): Promise<void>;
}

const GAME = 'adrenaline';
/** The game with the most rules. */
const LONGEST = 'legion';
const PREFS = JSON.stringify({ lang: 'en', theme: 'dark', motion: 'none' });

/** A visitor whom the browser does not know yet: nothing is cached. */
const newVisitor = async (browser: Browser, baseURL: string): Promise<Context> => {
  const viewport = { width: 1440, height: 900 };
  // A service worker would load everything else for later: that is no part of the first load.
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(`localStorage.setItem('potyczka-prefs', ${JSON.stringify(PREFS)});`);
  await context.addInitScript(NOTE_FIRST_QUESTION);
  return context;
};

/** Makes a table as a person does; `where` is 0 for one on the server, 1 for one in the browser. */
const newTable = async (page: Page, where: 0 | 1): Promise<void> => {
  await page.goto(`/new/${GAME}`);
  await page.locator('input[name=where]').nth(where).check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(where === 0 ? /\/t\// : /\/b\//);
  await page.locator('.ask .option:enabled').first().waitFor();
};

const percentile = (xs: readonly number[], p: number): number =>
  xs.toSorted((a, b) => a - b)[Math.floor(xs.length * p)] ?? Number.NaN;

/** The addresses of all scripts of ours that a page asks for, its workers included. */
const scriptsOf = (page: Page, folder: string): ReadonlySet<string> => {
  const built = new Set(readdirSync(path.join(folder, 'assets')));
  const loaded = new Set<string>();
  page.on('response', response => {
    const name = path.basename(new URL(response.url()).pathname);
    if (name.endsWith('.js') && built.has(name)) loaded.add(response.url());
  });
  return loaded;
};

/** Bytes that the server sends to a browser that asks for this address. */
const sent = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br, gzip' } }, response => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });

const sizes = async (scripts: Iterable<string>, folder: string): Promise<Figure[]> => {
  let [zipped, over] = [0, 0];
  for (const address of scripts) {
    zipped += gzipSync(readFileSync(path.join(folder, new URL(address).pathname))).length;
    over += await sent(address);
  }
  const name = 'page: script of the first load';
  return [
    { name: `${name}, gzip`, value: zipped / 1000, unit: 'kB', aim: '<= 300' },
    { name: `${name}, as our server sends it`, value: over / 1000, unit: 'kB', aim: '<= 300' },
  ];
};

const clicks = async (page: Page, answers: number, name: string): Promise<Figure[]> => {
  const took = (await page.evaluate(clickThrough(answers))) as number[];
  return [
    { name: `page: ${name}, from answer to drawn board, median`, value: median(took), unit: 'ms' },
    { name: `page: ${name}, from answer to drawn board, p95`, value: percentile(took, 0.95), unit: 'ms' },
  ];
};

/** A board of many figures, dragged by hand. */
const pan = async (page: Page, frames: number): Promise<Figure[]> => {
  const { times, nodes } = (await page.evaluate(panACrowd(frames))) as { times: number[]; nodes: number };
  const name = `page: ${CROWD.figures} figures, ${nodes} nodes, dragged`;
  return [
    { name: `${name}, frame median`, value: median(times), unit: 'ms', aim: '<= 16.8' },
    { name: `${name}, frame p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
};

/** The longest page there is, scrolled. */
const scroll = async (page: Page, frames: number): Promise<Figure[]> => {
  await page.goto(`/rules/${LONGEST}`);
  await page.locator('.rule-entry').first().waitFor();
  const { times, rules } = (await page.evaluate(scrollRules(frames))) as { times: number[]; rules: number };
  const name = `page: ${rules} rules, scrolled`;
  return [
    { name: `${name}, frame median`, value: median(times), unit: 'ms', aim: '<= 16.8' },
    { name: `${name}, frame p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
};

/** Everything, with a server and a browser that are up. */
const measureIn = async (
  browser: Browser,
  address: string,
  folder: string,
  { answers, loads, frames = 180 }: PageAmount,
  tell: (words: string) => void,
  report: (figure: Figure) => void,
): Promise<void> => {
  const visitor = await newVisitor(browser, address);
  const page = await visitor.newPage();
  const scripts = scriptsOf(page, folder);
  tell('a table in the browser');
  await newTable(page, 1);
  (await sizes(scripts, folder)).forEach(report);
  (await clicks(page, answers, 'table in the browser')).forEach(report);
  tell('a large board');
  (await pan(page, frames)).forEach(report);
  tell('many rules');
  (await scroll(page, frames)).forEach(report);
  tell('a table on the server');
  await newTable(page, 0);
  (await clicks(page, answers, 'table on the server')).forEach(report);
  await newTable(page, 0);
  const [where, cookies] = [page.url(), await visitor.cookies()];
  await visitor.close();
  const took: number[] = [];
  for (let load = 1; load <= loads; load++) {
    tell(`first load ${load} of ${loads}`);
    const stranger = await newVisitor(browser, address);
    await stranger.addCookies(cookies);
    const cold = await stranger.newPage();
    await cold.goto(where);
    took.push((await cold.evaluate('window.firstQuestion')) as number);
    await stranger.close();
  }
  report({
    name: 'page: from a cold load to the first question drawn, median',
    value: median(took),
    unit: 'ms',
  });
};

const build = (folder: string): void => {
  const args = [VITE, 'build', WEB, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const ran = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (ran.status !== 0) throw new Error(`the page cannot be built: ${ran.stderr}`);
};

/** What each figure means and how it is measured: docs/bench.md. */
export const measurePage = async (amount: PageAmount, report: (figure: Figure) => void): Promise<void> => {
  const { tidily, startChild, freshDataFolder, temporaryFolder } = await import('../trials/figures.js');
  const { tell, done } = progress('page');
  await tidily(async later => {
    const [folder, data] = [temporaryFolder(), await freshDataFolder()];
    later(() => [folder, data].forEach(each => void each.release()));
    tell('building');
    build(folder.path);
    const server = await startChild('../../../server/dist/main.js', {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: data.path,
      WEB_DIR: folder.path,
      REQUESTS_PER_SECOND: '1000',
    });
    later(() => server.kill());
    const { launch } = (await import(path.join(WEB, 'scripts', 'chromium.mjs'))) as {
      launch(): Promise<Browser>;
    };
    const browser = await launch();
    later(() => browser.close());
    await measureIn(browser, `http://localhost:${server.port}`, folder.path, amount, tell, report);
  });
  done();
};

export const bench: Bench = report => measurePage(WHOLE, report);
