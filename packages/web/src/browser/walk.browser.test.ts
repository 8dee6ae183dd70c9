import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAMES } from '@potyczka/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';
import { type Fault, measuring } from './fixtures/walk/measure.js';
import { cardsToChoose, type Position, positionsOf } from './fixtures/walk/positions.js';
import { serveTables } from './fixtures/walk/tables.js';

const at = stand(servePage);

/** `npm run walk`: more matches, and each kind of question in every size and both languages. */
const IS_WHOLE = process.env.WALK === 'whole';

const DESK = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const;
const PHONE = [
  [390, 844],
  [844, 390],
] as const;

/** What is known and not mended yet, a line for each kind of fault of a game: it may only shrink. */
const KNOWN: readonly string[] = JSON.parse(
  readFileSync(new URL('fixtures/walk/known.json', import.meta.url), 'utf8'),
);

/** How much is played of the games that take long. */
const PLAYED: Readonly<Record<string, Parameters<typeof positionsOf>[1]>> = IS_WHOLE
  ? { legion: { most: 150 } }
  : { adrenaline: { most: 350 }, legion: { most: 60, sets: [0, 3] } };
const USUAL = IS_WHOLE ? { deals: 2, most: 800 } : { most: 300 };

const GAMES_FOLDER = path.join(import.meta.dirname, '../../../games');

/** What is played between the matches of a game lies in a folder of that game. */
const textsOf = (game: string): string => {
  const [of = game, part] = game.split('-');
  return path.join(GAMES_FOLDER, of, 'src', part ?? '', 'text');
};

/** Everything that a game can ask, by the names of its texts. */
const asksOf = (game: string): readonly string[] => {
  const folder = textsOf(game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const texts = files.map(file => readFileSync(path.join(folder, file), 'utf8')).join('');
  return [...new Set([...texts.matchAll(/'(ask-[a-z-]+)':/g)].map(([, id = '']) => id))].sort();
};

/** In these games all of it comes up in what is played here; of the others `npm run walk` says what does not. */
const ALL_MET: ReadonlySet<string> = new Set(['adrenaline']);

/** The position as the page shows it, in this size. */
const laidOut = async (page: Page, [width, height]: readonly [number, number]): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Everything wrong with a position in some sizes, each as a line. */
const faultsAt = async (
  page: Page,
  position: Position,
  sizes: readonly (readonly [number, number])[],
): Promise<string[]> => {
  const { q, step } = position.snapshot.mine ?? {};
  await goInside(page, `/t/${position.table}`);
  await page.locator(`.ask[data-question="${q} ${step}"]`).waitFor();
  const all: string[] = [];
  for (const size of sizes) {
    await laidOut(page, size);
    const found: readonly Fault[] = await page.evaluate(measuring(cardsToChoose(position)));
    for (const { what, where, text } of found) {
      const which = what === 'faceless' ? position.kind : where;
      all.push(`${position.game} | ${what} | ${which} | ${position.kind} at ${size.join(' x ')}: ${text}`);
    }
  }
  return all;
};

/** The kind of a fault, without the place where it was seen. */
const kindOf = (fault: string): string => fault.split(' | ').slice(0, 3).join(' | ');

/** Walks through positions in one language, on a desk or with a phone. */
const walk = async (
  positions: readonly Position[],
  lang: 'pl' | 'en',
  phone: boolean,
): Promise<readonly string[]> => {
  const page = await at.visit({ lang, phone });
  await serveTables(page, positions);
  await page.goto('/settings');
  const sizes = phone ? PHONE : DESK;
  const faults: string[] = [];
  for (const position of positions) faults.push(...(await faultsAt(page, position, sizes)));
  expect(page.faults).toEqual([]);
  await page.context().close();
  return faults;
};

test.each(GAMES.map((game, nth) => [game.id, nth, game] as const))(
  'at every kind of question of %s nothing is cut, broken inside a word or covered, and cards to choose from can be read',
  async (id, nth, game) => {
    const wishes = PLAYED[id] ?? USUAL;
    const positions = await positionsOf(game, wishes);
    expect(positions.length).toBeGreaterThan(10);
    const met = new Set(positions.map(({ kind }) => kind.split(' ', 1)[0]));
    const unmet = asksOf(id).filter(ask => !met.has(ask));
    if (ALL_MET.has(id)) expect(unmet).toEqual([]);
    if (process.env.WALK_SAYS) console.log(`${id}, never asked here: ${unmet.join(', ') || 'nothing'}`);
    const faults: string[] = [];
    for (const phone of [false, true]) {
      const langs = IS_WHOLE
        ? (['pl', 'en'] as const)
        : [(nth + Number(phone)) % 2 ? ('en' as const) : ('pl' as const)];
      // One half of them on a desk, the other by thumb.
      const own = positions.filter((_, i) => IS_WHOLE || i % 2 === Number(phone));
      for (const lang of langs) faults.push(...(await walk(own, lang, phone)));
    }
    if (process.env.WALK_SAYS) console.log(faults.join('\n'));
    const kinds = new Set(faults.map(kindOf));
    expect(faults.filter(fault => !KNOWN.includes(kindOf(fault)))).toEqual([]);
    // What is mended is taken off the list, so that it cannot come back.
    if (IS_WHOLE) expect(KNOWN.filter(line => line.startsWith(`${id} |`) && !kinds.has(line))).toEqual([]);
  },
  3_600_000,
);

/** What a careless change would do to the page, each with the fault that it is. */
const PLANTED: readonly (readonly [what: Fault['what'], css: string])[] = [
  ['cut', '.ask .option-text { width: 24px; flex: none; white-space: nowrap; overflow: hidden }'],
  ['broken', '.ask .option-text { width: 3ch; flex: none; word-break: break-all }'],
  ['covered', '.stage-tools { position: absolute !important; inset: 0 !important; z-index: 99 }'],
  ['overlap', '.ask .options li + li { margin-top: -40px }'],
  ['sideways', 'body { width: 3000px }'],
];

test('a fault that is planted is found, whatever its kind', async () => {
  const game = GAMES.find(({ id }) => id === 'adrenaline');
  if (!game) throw new Error('no such game');
  const positions = await positionsOf(game, { most: 40, sets: [0] });
  const [action, cards] = ['ask-action', 'ask-spawn'].map(
    kind => positions.find(p => p.kind.startsWith(kind)) as Position,
  );
  if (!action || !cards) throw new Error('no such question');
  const page = await at.visit({ lang: 'pl' });
  await serveTables(page, [action, cards]);
  await page.goto('/settings');
  const size = DESK[0];
  const whatIsFound = async (position: Position): Promise<string[]> =>
    (await faultsAt(page, position, [size]))
      .filter(fault => !KNOWN.includes(kindOf(fault)))
      .map(fault => fault.split(' | ')[1] ?? '');
  expect(await whatIsFound(action)).toEqual([]);
  for (const [what, css] of PLANTED) {
    const sheet = await page.evaluateHandle(rules => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      return sheet;
    }, css);
    expect(await whatIsFound(action), css).toContain(what);
    await sheet.evaluate(planted => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== planted);
    });
  }
  expect(await whatIsFound(cards)).toEqual([]);
  await page.evaluate(() => {
    for (const el of document.querySelectorAll('[data-cards]')) el.removeAttribute('data-cards');
  });
  const read: readonly Fault[] = await page.evaluate(measuring(cardsToChoose(cards)));
  expect(read.map(fault => fault.what)).toContain('faceless');
});
