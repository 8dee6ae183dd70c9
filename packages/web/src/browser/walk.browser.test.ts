import { readFileSync } from 'node:fs';
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
  : { legion: { most: 60, sets: [0, 3] } };
const USUAL = IS_WHOLE ? { deals: 2, most: 800 } : { most: 300 };

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
