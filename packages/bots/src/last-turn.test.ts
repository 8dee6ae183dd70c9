import type { Game } from '@potyczka/kernel';
import { beginning, chanceFrom, quickDice, World } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { type Hints, makeBot, sightOf } from './index.js';

interface Till {
  coins: number;
  closed: boolean;
}
type Event = { type: 'took' } | { type: 'closed' };

/** One turn: a coin may be taken, three at most, and the turn ended at any time; then everything is counted. */
const till: Game<Till, Event, Till, Record<never, never>, { coins: number }> = {
  id: 'till',
  rulesVersion: 1,
  options: {},
  seats: () => ['p1'],
  initial: () => ({ coins: 0, closed: false }),
  *setup() {},
  *step(t) {
    for (;;) {
      const act = yield* t.choose('p1', {
        rule: 'TILL-1',
        ask: { id: 'act' },
        from: t.s.coins < 3 ? ['end', 'take'] : ['end'],
        key: String,
        show: x => ({ label: { id: x } }),
      });
      if (act === 'end') break;
      t.emit({ type: 'took' }, 'TILL-1');
    }
    t.emit({ type: 'closed' }, 'TILL-2');
    return { coins: t.s.coins };
  },
  apply: {
    took: s => {
      s.coins++;
    },
    closed: s => {
      s.closed = true;
    },
  },
  hidden: () => [],
  view: s => ({ ...s }),
};

/** Expects less than what is paid in the end. */
const hints: Hints<Till, { coins: number }> = {
  value: s => (s.closed ? s.coins : s.coins - 5),
  result: () => 1,
  isRest: rule => rule === 'TILL-1',
  turns: 1,
  rests: 0,
};

test.each([
  ['greedy', 20],
  ['search', 2],
] as const)(
  '%s does not end the game because the end looks better than what could still be done before it',
  (level, iterations) => {
    const bot = makeBot(level, hints);
    const world = new World(till, {}, beginning(till, {}), chanceFrom(quickDice(1)));
    while (world.result === undefined)
      world.give('p1', bot.answer(sightOf(world, 'p1'), quickDice(1), { iterations }));
    expect(world.result.coins).toBe(3);
  },
);
