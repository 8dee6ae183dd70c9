import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, Run, replay, seedOf, World } from '@potyczka/kernel/run';
import { game as legion } from '@potyczka/legion';
import { shownOddsOf } from '../check/legion-odds.js';
import type { Case } from '../vectors/legion-attack.js';
import type { Bench } from './figure.js';
import { MATCHES, SETS } from './matches.js';
import { median, processorTime } from './timing.js';

const OPTIONS = MATCHES.legion;

const newWorld = (dice: Dice) => new World(legion, OPTIONS, beginning(legion, OPTIONS), chanceFrom(dice));

interface Played {
  readonly decisions: number;
  readonly seconds: number;
  /** Microseconds of a fork, at every tenth decision. */
  readonly forks: readonly number[];
  /** Milliseconds until the ends of a move were proposed. */
  readonly ends: readonly number[];
}

/** One random battle of 800 points, all options found. */
const playout = (seed: number): Played => {
  const dice = quickDice(seed);
  const world = newWorld(dice);
  const forks: number[] = [];
  const ends: number[] = [];
  let decisions = 0;
  const before = processorTime();
  for (; world.result === undefined; decisions++) {
    const ask = world.ask!;
    if (decisions % 10 === 0) {
      const start = performance.now();
      world.fork(chanceFrom(dice));
      forks.push((performance.now() - start) * 1000);
    }
    const start = performance.now();
    const legal = world.legal(ask.seat, ask.kind === 'many' ? SETS : undefined);
    if (ask.spec.ask.id === 'ask-move') ends.push(performance.now() - start);
    world.give(ask.seat, legal[dice.below(legal.length)] as Answer);
  }
  return { decisions, seconds: (processorTime() - before) / 1000, forks, ends };
};

/** Ten dice and five keywords: Impact, Pierce, Critical, Armor and Cover, with or without a token that rerolls. */
const attackOfTen = (aim: number): Case => ({
  id: aim,
  attack: {
    weapons: [
      { count: 4, dice: { black: 1, white: 1 }, keywords: { impact: 1, critical: 1 } },
      { dice: { red: 2 }, keywords: { pierce: 1 } },
    ],
    surge: 'hit',
    aim,
  },
  defence: { die: 'red', surge: 'block', cover: 'light', keywords: { armor: 2, cover: 1 } },
  result: { cover: 2, joint: [], marginals: {} },
});

const millisecondsOf = (work: () => unknown): number => {
  const start = processorTime();
  work();
  return processorTime() - start;
};

/** The record of a battle between random players. */
const recordOf = (seed: number) => {
  const dice = quickDice(seed);
  const run = new Run(legion, OPTIONS, { seed: seedOf(seed) });
  while (run.result === undefined) {
    const ask = run.now.asks[0]!;
    const legal = run.legal(ask.seat, ask.kind === 'many' ? SETS : undefined);
    run.answer(ask.seat, run.q, legal[dice.below(legal.length)]);
  }
  return run.record();
};

export const bench: Bench = report => {
  for (const seed of [11, 12, 13, 14]) playout(seed); // warms up
  const battles = [1, 2, 3, 4].map(playout);
  const decisions = battles.reduce((sum, b) => sum + b.decisions, 0);
  const seconds = battles.reduce((sum, b) => sum + b.seconds, 0);
  report({
    name: 'legion: 800 points at random, one core, all options found',
    value: decisions / seconds,
    unit: 'decisions/s',
    aim: '>= 2,000',
  });
  report({
    name: 'legion: ends of a move proposed and judged, median',
    value: median(battles.flatMap(b => b.ends)),
    unit: 'ms',
    aim: '< 5',
  });
  report({
    name: 'legion: fork in a battle of 800 points, median',
    value: median(battles.flatMap(b => b.forks)),
    unit: 'µs',
    aim: '< 50',
  });
  const records = [1, 2, 3].map(recordOf);
  report({
    name: 'legion: resume a finished battle, every answer judged',
    value: median(
      records.map(record =>
        millisecondsOf(() => {
          if (!replay(legion, record).ok) throw new Error('a record does not replay');
        }),
      ),
    ),
    unit: 'ms',
    aim: '< 1,000',
  });
  for (const [aim, words, most] of [
    [0, 'without rerolls', 5],
    [1, 'with an aim token', 50],
  ] as const)
    report({
      name: `legion: exact odds, ten dice and five keywords, ${words}`,
      value: Math.min(
        ...Array.from({ length: 20 }, () => millisecondsOf(() => shownOddsOf(attackOfTen(aim), 'formula'))),
      ),
      unit: 'ms',
      aim: `< ${most}`,
    });
};
