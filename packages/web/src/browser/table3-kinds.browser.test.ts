import { GAMES } from '@potyczka/catalogue';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutPaint } from './fixtures/no-paint.js';
import { into3d, litOn, press3d } from './fixtures/on-table3.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';
import { ASKED, KINDS, knownKinds } from './fixtures/walk/kinds.js';
import { LiveTable, type Played } from './fixtures/walk/live.js';

const at = stand(servePage);

/** `npm run table3`: three questions of each kind, in as many matches as it takes; painted by the processor if wished. */
const IS_WHOLE = process.env.TABLE3 !== undefined;
const IS_PAINTED = process.env.TABLE3 === 'painted';
const ENOUGH = 3;
const DEALS = 60;
/** Questions of a kind that lit nothing but cards of the hand, after which it is left alone. */
const UNLIT = 8;
const SIZE = { width: 1000, height: 700 };
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
  if (!IS_PAINTED) await withoutPaint(page);
  await noteTold(page);
  await table.open(page);
  await page.locator('.ask[data-question]').waitFor();
  await into3d(page);
  return page;
};

/** What has been answered, and what lit nothing on the board: cards of a hand. */
class Tally {
  readonly given = new Map<string, number>();
  private readonly unlit = new Map<string, number>();
  constructor(private readonly times: number) {}

  of(kind: string): number {
    return this.given.get(kind) ?? 0;
  }

  note(kind: string, isLit: boolean): void {
    const counted = isLit ? this.given : this.unlit;
    counted.set(kind, (counted.get(kind) ?? 0) + 1);
  }

  wants(kind: string): boolean {
    return this.of(kind) < this.times && (this.unlit.get(kind) ?? 0) < UNLIT;
  }
}

/** All matches of a game, deal by deal, until enough has been answered. */
function* matchesOf(sets: number, isEnough: () => boolean): Generator<Played, undefined, undefined> {
  for (let deal = 1; deal <= DEALS; deal++)
    for (let set = 0; set < sets; set++) {
      if (isEnough()) return;
      yield [set, deal, 450];
    }
}

test.each(GAMES.filter(g => ASKED[g.id]).map(g => [g.id, g] as const))(
  'questions of each kind of %s that light the board are answered in the picture, as the rules take them',
  async (id, registration) => {
    const { answered = [], rare = [], placed = [], meant = [] } = KINDS[id] ?? {};
    const { matches = [], times = 1, least = 0 } = ASKED[id] ?? {};
    const tally = new Tally(IS_WHOLE ? ENOUGH : times);
    const { terminal } = registration;
    const sets = (await terminal()).terminal.conformance.sets.length;
    const isEnough = (): boolean => [...answered, ...rare].every(kind => tally.of(kind) >= ENOUGH);
    const known = new Set([...answered, ...rare]);
    const elsewhere = new Set([...placed, ...meant]);
    // A whole run finds kinds that nobody has listed.
    const isOpen = (asked: string): boolean => (IS_WHOLE ? !elsewhere.has(asked) : known.has(asked));
    const wants = (ask: OneAsk): boolean => {
      const { id: asked } = ask.spec.ask;
      return isOpen(asked) && tally.wants(asked) && isOnTable(ask);
    };
    const table = await LiveTable.of(registration, IS_WHOLE ? matchesOf(sets, isEnough) : matches, wants);
    table.goOn();
    const page = await sitDown(table);
    for (let { question } = table; question; question = table.goOn()) {
      await page.locator(`.ask[data-question="${question.q} 0"]`).waitFor();
      const kind = question.ask.id;
      const [first] = await answerIn3d(page, table, tally.of(kind));
      tally.note(kind, first !== undefined);
      // Now and then only cards of the hand are lit.
      if (first === undefined) continue;
      expect(table.refused, kind).toEqual([]);
      expect(table.answers.at(-1)?.question, kind).toBe(question);
      const a = [table.answers.at(-1)?.a].flat();
      const taken = question.options.filter(o => a.includes(o.key));
      // What was sent is what was pressed.
      expect([...taken.flatMap(o => o.at), ...a], kind).toContain(first);
      expect(page.faults).toEqual([]);
      // A whole run takes long: it says how far it has come.
      if (IS_WHOLE && tally.of(kind) === ENOUGH) console.log(`${id}: ${kind}, three times`);
    }
    const found = [...tally.given.keys()];
    if (IS_WHOLE) console.log(id, [...tally.given].map(([kind, n]) => `${kind} ${n}`).join(', '));
    expect(found.filter(kind => !knownKinds(id).includes(kind))).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(least);
    if (IS_WHOLE) expect(answered.filter(kind => tally.of(kind) < ENOUGH)).toEqual([]);
  },
  3_600_000,
);
