import * as apex from '@potyczka/apex/lab';
import type { View } from '@potyczka/apex/view';
import { GAMES } from '@potyczka/catalogue';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WORDS } from '../games/apex/words.js';
import { withoutPaint } from './fixtures/no-paint.js';
import { into3d } from './fixtures/on-table3.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';
import { LiveTable, type Played } from './fixtures/walk/live.js';
import type { AnyRun } from './fixtures/walk/positions.js';

const at = stand(servePage);

/** What stands beside an enemy in the picture, by the rules: hidden, or seen with more or less cover. */
type Judged = ReadonlyMap<string, string>;

interface Game {
  readonly id: string;
  readonly matches: readonly Played[];
  /** Moments between two activations, at which nobody acts. */
  readonly asks: string;
  /** Everybody on the table with whom they may see, as the rules judge it. */
  judge(view: unknown, state: unknown): ReadonlyMap<string, Judged>;
}

const APEX: Game = {
  id: 'apex',
  matches: [
    [7, 2, 500],
    [3, 2, 500],
    [8, 1, 500],
    [1, 1, 500],
    [9, 1, 500],
  ],
  asks: 'ask-who-acts',
  judge: (shown, state) => {
    const s = state as Parameters<typeof apex.sees>[0];
    const words = WORDS.en;
    const there = (shown as View).legends.flatMap(l => (l.at ? [{ ...l, at: l.at }] : []));
    const brief = (from: (typeof there)[number], to: (typeof there)[number]): string => {
      if (!apex.sees(s, from.at, to.at)) return words.blocked;
      return apex.isHidden(s, from.at, to.at) ? words.hidden : words.inOpen;
    };
    return new Map(
      there.map(l => [l.id, new Map(there.filter(e => e.team !== l.team).map(e => [e.id, brief(l, e)]))]),
    );
  },
};

/** Looks out of its eyes by the button of its panel, and reads what stands beside everybody. */
const lookFrom = async (page: Page, el: string): Promise<{ said: string; tags: Judged }> => {
  await page.locator(`.board [data-el="${el}"]`).first().dispatchEvent('click');
  await page.locator('.inspector').getByRole('button', { name: 'From its eyes' }).dispatchEvent('click');
  await page.locator('.table3[data-eyes]').waitFor();
  await page.locator('.inspector .close').dispatchEvent('click');
  const tags = await page
    .locator('.table3-tag')
    .evaluateAll(all =>
      all.map((tag): [string, string] => [tag.getAttribute('data-look') ?? '', tag.textContent ?? '']),
    );
  return { said: (await page.locator('.look-status').textContent()) ?? '', tags: new Map(tags) };
};

/** Ten moments of fights, some decisions apart. */
const moments = (asks: string): ((ask: OneAsk, run: AnyRun) => boolean) => {
  let nth = 0;
  return (ask, run) => {
    if (ask.spec.ask.id !== asks) return false;
    const { act, legends } = run.view(ask.seat) as View;
    const sides = new Set(legends.flatMap(l => (l.at ? [l.team] : [])));
    return act === null && sides.size > 1 && nth++ % 2 === 0;
  };
};

test.each([APEX].map(game => [game.id, game] as const))(
  'in the eyes of everybody in ten positions of %s, each enemy has beside it what the rules judge',
  async (id, { matches, asks, judge }) => {
    const registration = GAMES.find(g => g.id === id);
    if (!registration) throw new Error('no such game');
    const table = await LiveTable.of(registration, matches, moments(asks));
    table.goOn('onlooker');
    const page = await at.visit();
    await withoutPaint(page);
    await table.open(page);
    await page.locator('.board [data-el]').first().waitFor();
    await into3d(page);
    const said = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const judged = judge(table.view, table.state);
      expect(judged.size).toBeGreaterThan(1);
      for (const [from, whom] of judged) {
        const look = await lookFrom(page, from);
        expect([...look.tags.keys()].toSorted()).toEqual([...whom.keys()].toSorted());
        for (const [to, brief] of whom) {
          // Whoever is looked at in particular has the whole sentence.
          expect(look.tags.get(to)?.replace(/^.*: range/, 'range'), `${from} at ${to}`).toContain(brief);
          said.add(brief);
        }
        const hidden = [...whom.values()].filter(brief => brief === WORDS.en.blocked).length;
        expect(look.said, from).toContain(`sees ${whom.size - hidden} of ${whom.size}`);
      }
      if (n < 9) expect(table.goOn('onlooker')).not.toBeNull();
    }
    expect(said.size).toBeGreaterThan(2);
    expect(page.faults).toEqual([]);
  },
  240_000,
);
