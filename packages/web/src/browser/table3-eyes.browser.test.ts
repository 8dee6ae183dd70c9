import * as apex from '@potyczka/apex/lab';
import type { View } from '@potyczka/apex/view';
import { GAMES } from '@potyczka/catalogue';
import { suppressionImproves } from '@potyczka/geometry/plane';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Options as LegionOptions } from '@potyczka/legion';
import * as legion from '@potyczka/legion/lab';
import { type View as LegionView, unitCard } from '@potyczka/legion/view';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WORDS } from '../games/apex/words.js';
import { WORDS as LEGION_WORDS } from '../games/legion/words.js';
import { withoutPaint } from './fixtures/no-paint.js';
import { into3d } from './fixtures/on-table3.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';
import { LiveTable, type Played } from './fixtures/walk/live.js';
import type { AnyRun } from './fixtures/walk/positions.js';

const at = stand(servePage);

/** `npm run table3` looks at ten positions of each game. */
const IS_WHOLE = process.env.TABLE3 !== undefined;

/** What stands beside an enemy in the picture, by the rules: hidden, or seen with more or less cover. */
type Judged = ReadonlyMap<string, string>;

interface Game {
  readonly id: string;
  matchesIn(sets: readonly unknown[]): readonly Played[];
  /** So many positions are looked at by `npm test`. */
  readonly positions: number;
  /** What is said of somebody who is not seen. */
  readonly unseen: string;
  /** Between two activations, at which nobody acts, and with both sides on the table. */
  isMoment(ask: OneAsk, view: unknown): boolean;
  /** Everybody on the table with whom they may see, as the rules judge it. */
  judge(view: unknown, state: unknown): ReadonlyMap<string, Judged>;
}

const APEX: Game = {
  id: 'apex',
  matchesIn: () => [
    [7, 2, 500],
    [3, 2, 500],
    [8, 1, 500],
    [1, 1, 500],
    [9, 1, 500],
  ],
  positions: 3,
  unseen: WORDS.en.blocked,
  isMoment: (ask, shown) => {
    const { act, legends } = shown as View;
    const sides = new Set(legends.flatMap(l => (l.at ? [l.team] : [])));
    return ask.spec.ask.id === 'ask-who-acts' && act === null && sides.size > 1;
  },
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

const LEGION: Game = {
  id: 'legion',
  // Small armies: everybody looks at everybody.
  matchesIn: sets =>
    sets.flatMap((options, set): Played[] => {
      const { first } = options as LegionOptions;
      return first.endsWith('500') ? [[set, 3, 200]] : [];
    }),
  positions: 2,
  unseen: LEGION_WORDS.en.hidden,
  isMoment: (_, shown) => {
    const { act, attack, round, units } = shown as LegionView;
    const sides = new Set(units.flatMap(u => (u.where === 'field' ? [u.seat] : [])));
    return !act && !attack && round > 0 && sides.size > 1;
  },
  judge: (shown, state) => {
    const s = state as Parameters<typeof legion.sees>[0];
    const there = (shown as LegionView).units.filter(u => u.where === 'field');
    const { cover, hidden } = LEGION_WORDS.en;
    const brief = (from: (typeof there)[number], to: (typeof there)[number]): string => {
      if (!legion.sees(s, from.id, to.id).leaderSees) return hidden;
      const better = to.tokens.suppression > 0 && suppressionImproves(unitCard(to.card).type) ? 1 : 0;
      return cover[Math.min(2, legion.terrainCover(s, from.id, to.id).cover + better)] ?? '';
    };
    return new Map(
      there.map(u => [u.id, new Map(there.filter(e => e.seat !== u.seat).map(e => [e.id, brief(u, e)]))]),
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

/** Moments of fights, some decisions apart. */
const moments = ({ isMoment }: Game): ((ask: OneAsk, run: AnyRun) => boolean) => {
  let nth = 0;
  return (ask, run) => isMoment(ask, run.view(ask.seat)) && nth++ % 2 === 0;
};

test.each([APEX, LEGION].map(game => [game.id, game] as const))(
  'in the eyes of everybody in positions of %s, each enemy has beside it what the rules judge',
  async (id, game) => {
    const { matchesIn, judge, unseen } = game;
    const positions = IS_WHOLE ? 10 : game.positions;
    const registration = GAMES.find(g => g.id === id);
    if (!registration) throw new Error('no such game');
    const { terminal } = await registration.terminal();
    const matches = matchesIn(terminal.conformance.sets);
    const table = await LiveTable.of(registration, matches, moments(game));
    table.goOn('onlooker');
    const page = await at.visit();
    await withoutPaint(page);
    await table.open(page);
    await page.locator('.board [data-el]').first().waitFor();
    await into3d(page);
    const said = new Set<string>();
    for (let n = 0; n < positions; n++) {
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
        const hidden = [...whom.values()].filter(brief => brief === unseen).length;
        expect(look.said, from).toContain(`sees ${whom.size - hidden} of ${whom.size}`);
      }
      if (n < positions - 1) expect(table.goOn('onlooker')).not.toBeNull();
    }
    expect(said.size).toBeGreaterThan(IS_WHOLE ? 2 : 1);
    expect(page.faults).toEqual([]);
  },
  3_600_000,
);
