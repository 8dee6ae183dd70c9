import { GAMES } from '@potyczka/catalogue';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutPaint } from './fixtures/no-paint.js';
import { into3d, litOn, press3d } from './fixtures/on-table3.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';
import { KINDS, MATCHES } from './fixtures/walk/kinds.js';
import { LiveTable } from './fixtures/walk/live.js';

const at = stand(servePage);

const SIZE = { width: 1000, height: 700 };
/** So many questions of each kind are answered in the picture. */
const ENOUGH = 3;
/** Whether something of the table belongs to an option that may be taken. */
const isOnTable = (ask: OneAsk): boolean =>
  (ask.kind === 'choose' || ask.kind === 'many') &&
  ask.spec.from.some(x => !ask.spec.judge?.(x) && (ask.spec.show?.(x)?.at?.length ?? 0) > 0);

/** Notes which element the board was told of last. */
const noteTold = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = (e: Event): void => {
      const el = e.target instanceof Element ? e.target.closest('.board [data-el]') : null;
      if (el) document.documentElement.dataset.told = el.getAttribute('data-el') ?? '';
    };
    document.addEventListener('click', note, true);
  });

const toldLast = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.told);

/** Where a press has led: to a list of what it may mean, to a button, or to one more of several. */
const ledTo = (page: Page, el: string): Promise<'list' | 'confirm' | 'chosen' | null> =>
  page.evaluate(el => {
    if (document.querySelector('.inspector[role=dialog] .option')) return 'list';
    if (document.querySelector('.ask .confirm:enabled')) return 'confirm';
    return document.querySelector(`.board .chosen[data-el="${CSS.escape(el)}"]`) ? 'chosen' : null;
  }, el);

/** Presses what is lit until the answer is given; gives back what was pressed. */
const answerIn3d = async (page: Page, table: LiveTable, nth: number): Promise<readonly string[]> => {
  const before = table.answers.length;
  const isDone = (): boolean => table.answers.length > before || table.refused.length > 0;
  const [pressed, effective]: [string[], string[]] = [[], []];
  while (!isDone() && pressed.length < 9) {
    const lit = (await litOn(page)).filter(el => !pressed.includes(el));
    const el = lit[nth % lit.length];
    if (el === undefined) break;
    pressed.push(el);
    // A button of the page lies over it: somebody would turn the table; here something else is pressed.
    if ((await press3d(page, el)) === 'covered') continue;
    effective.push(el);
    expect(await toldLast(page)).toBe(el);
    for (let k = 0; k < 400 && !isDone(); k++) {
      const led = await ledTo(page, el);
      if (led === 'list') await page.locator('.inspector .option').first().click();
      else if (led === 'confirm') await page.locator('.ask .confirm:enabled').first().click();
      else if (led === 'chosen') break;
      await page.waitForTimeout(10);
    }
  }
  return effective;
};

/** Sits down at the table as it stands now, in three dimensions that nobody paints: that takes the processor long. */
const sitDown = async (table: LiveTable): ReturnType<typeof at.visit> => {
  const page = await at.visit();
  await page.setViewportSize(SIZE);
  await withoutPaint(page);
  await noteTold(page);
  await table.open(page);
  await page.locator('.ask[data-question]').waitFor();
  await into3d(page);
  return page;
};

test.each(GAMES.filter(g => MATCHES[g.id]).map(g => [g.id, g] as const))(
  'three questions of each kind of %s that light the board are answered in the picture, as the rules take them',
  async (id, registration) => {
    const { answered = [], rare = [] } = KINDS[id] ?? {};
    const wanted = new Set([...answered, ...rare]);
    const given = new Map<string, number>();
    const times = (kind: string): number => given.get(kind) ?? 0;
    const unlit = new Map<string, number>();
    const wants = (ask: OneAsk): boolean => {
      const { id: kind } = ask.spec.ask;
      const isOpen = times(kind) < ENOUGH && (unlit.get(kind) ?? 0) < ENOUGH;
      return isOpen && wanted.has(kind) && isOnTable(ask);
    };
    const table = await LiveTable.of(registration, MATCHES[id] ?? [], wants);
    table.goOn();
    const page = await sitDown(table);
    for (let { question } = table; question; question = table.goOn()) {
      await page.locator(`.ask[data-question="${question.q} 0"]`).waitFor();
      const kind = question.ask.id;
      const [first] = await answerIn3d(page, table, times(kind));
      // Now and then only cards of the hand are lit.
      if (first === undefined) {
        unlit.set(kind, (unlit.get(kind) ?? 0) + 1);
        continue;
      }
      expect(table.refused, kind).toEqual([]);
      expect(table.answers.at(-1)?.question, kind).toBe(question);
      const a = [table.answers.at(-1)?.a].flat();
      const taken = question.options.filter(o => a.includes(o.key));
      // What was sent is what was pressed.
      expect([...taken.flatMap(o => o.at), ...a], kind).toContain(first);
      expect(page.faults).toEqual([]);
      given.set(kind, times(kind) + 1);
    }
    expect(answered.filter(kind => times(kind) < ENOUGH)).toEqual([]);
  },
  240_000,
);
