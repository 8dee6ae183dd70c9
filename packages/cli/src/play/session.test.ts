import { type Bot, makeBot } from '@potyczka/bots';
import type { Game, Seat } from '@potyczka/kernel';
import { discs, planning } from '@potyczka/kernel/fixtures';
import { Run, seedOf } from '@potyczka/kernel/run';
import { painter } from '@potyczka/words/terminal';
import { expect, test } from 'vitest';
import { fakeTerminal, lines } from '../fixtures/terminal.js';
import type { Kit } from '../games.js';
import { readLines } from './lines.js';
import { Screen } from './screen.js';
import { Session } from './session.js';

interface State {
  bag: string[];
  price: number;
}
type Event = { type: 'packed'; what: readonly string[] } | { type: 'paid'; price: number };
type Result = { winner: Seat };

/** A set, then a number: fruit for a bag, at most two and never pears with plums, and a price. */
const market: Game<State, Event, State, Record<never, never>, Result> = {
  id: 'market',
  rulesVersion: 1,
  options: {},
  seats: () => ['p1'],
  initial: () => ({ bag: [], price: 0 }),
  *setup() {},
  *step(t) {
    const what = yield* t.chooseMany('p1', {
      rule: 'MKT-PACK-01',
      ask: { id: 'pack' },
      from: ['apples', 'pears', 'plums', 'stones'],
      key: x => x,
      min: 0,
      max: 2,
      judge: x => (x === 'stones' ? { rule: 'MKT-PACK-02', why: { id: 'no fruit' } } : undefined),
      judgeAll: set =>
        set.includes('pears') && set.includes('plums')
          ? { rule: 'MKT-PACK-03', why: { id: 'not together' } }
          : undefined,
    });
    t.emit({ type: 'packed', what }, 'MKT-PAY-01');
    t.emit(
      {
        type: 'paid',
        price: yield* t.number('p1', { rule: 'MKT-PAY-01', ask: { id: 'pay' }, min: 2, max: 9 }),
      },
      'MKT-PAY-01',
    );
    return { winner: 'p1' };
  },
  apply: {
    packed: (s, e) => {
      s.bag = [...e.what];
    },
    paid: (s, e) => {
      s.price = e.price;
    },
  },
  hidden: () => [],
  view: s => ({ ...s, bag: [...s.bag] }),
};

const kitOf = <S, E extends { type: string }, V, O, R>(game: Game<S, E, V, O, R>): Kit<S, E, V, O, R> => ({
  game,
  hints: { value: () => 0, result: () => 1, isRest: () => false },
  title: { en: game.id, pl: game.id },
  ruleTexts: new Map(),
  say: (_, { id, args }) => [id, ...Object.values(args ?? {})].join(' '),
  tell: (_, event) => JSON.stringify(event),
  option: () => '',
  name: (_, who) => who,
  describe: (_, card) => card,
  draw: view => JSON.stringify(view),
  winners: () => ['p1'],
  scores: () => [],
  conformance: { sets: [], bound: 10, every: 1 },
});

/** Types lines to a game that one person plays; what was printed, and the match. */
async function typed<S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  options: O,
  ...said: string[]
) {
  const io = fakeTerminal(lines(...said));
  const kit = kitOf(game);
  const run = new Run(game, options, { seed: seedOf(1) });
  const bot: Bot<S, R> = makeBot('random', kit.hints);
  const seats = { me: 'p1' as Seat, botOf: () => bot };
  const screen = new Screen(kit, run, seats.me, 'en', io, painter(false));
  const code = await new Session(run, seats, screen, readLines(io), io).play();
  return { code, out: io.printed.out, run };
}

test('several numbers choose a set, an empty line chooses none', async () => {
  expect((await typed(market, {}, '1 3', '4')).run.view('p1')).toEqual({
    bag: ['apples', 'plums'],
    price: 4,
  });
  expect((await typed(market, {}, '3,1', '4')).run.view('p1').bag).toEqual(['apples', 'plums']);
  expect((await typed(market, {}, '', '4')).run.view('p1').bag).toEqual([]);
});

test('a set that is not allowed is refused as a whole', async () => {
  const { out, run } = await typed(market, {}, '2 3', '1 2 3', '4', '1 1', '2', '5');
  expect(out).toContain('\n> 2 3\nnot together (MKT-PACK-03)\n>');
  expect(out).toMatch(/\n> 1 2 3\n.* \(TABLE-ANSWER\)\n>/);
  expect(out).toContain('\n> 4\nno fruit (MKT-PACK-02)\n>');
  expect(out).toMatch(/\n> 1 1\n.* \(TABLE-ANSWER\)\n>/);
  expect(run.view('p1').bag).toEqual(['pears']);
});

test('how many may be chosen, and which numbers, is said', async () => {
  const { out } = await typed(market, {}, '', '1', '12', '2');
  expect(out).toContain('pack (choose 0 to 2, for example "1 3")\n');
  expect(out).toContain('pay (a number from 2 to 9)\n');
  expect(out).toMatch(/\n> 12\n[^\n]* \(TABLE-ANSWER\)\n>/);
});

test('a sender that does not listen does not hold up the match', async () => {
  const { code, out } = await typed(market, {}, ...Array<string>(12).fill('2 3'));
  expect(code).toBe(0);
  expect(out).toContain('the first possible one is taken');
});

test('a stage is gone through step by step, and each step can be taken back', async () => {
  const { out, run } = await typed(
    planning,
    { players: 2 },
    '2',
    '1',
    'undo',
    'undo',
    '1',
    ...Array<string>(9).fill('1'),
  );
  expect(out.match(/rest-or-play/g)?.length).toBeGreaterThan(4);
  expect(out.match(/Taken back\./g)).toHaveLength(2);
  expect(run.result).toBeDefined();
  expect(run.entries.find(e => 'seat' in e && e.seat === 'p1')).toMatchObject({ a: 'rest' });
});

test('a pose is chosen among the proposed ones', async () => {
  const { code, run } = await typed(
    discs,
    { side: 6000, squad: 1, arrows: false },
    ...Array<string>(100).fill('1'),
  );
  expect(code).toBe(0);
  expect(run.result).toBeDefined();
});
