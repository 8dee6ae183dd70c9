import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { game as adrenaline } from '@potyczka/adrenaline';
import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, Run, replay, seedOf, World } from '@potyczka/kernel/run';
import type { Bench } from './figure.js';
import { MATCHES as SETTINGS } from './matches.js';
import { median, perSecond, processorTime } from './timing.js';

const OPTIONS = SETTINGS.adrenaline;

const ROUNDS = 5;
const MILLISECONDS = 1000;
const MATCHES = 100;
const RECORDS = 20;

const newWorld = (dice: Dice) =>
  new World(adrenaline, OPTIONS, beginning(adrenaline, OPTIONS), chanceFrom(dice));

const pick = (dice: Dice, legal: readonly Answer[]): Answer => legal[dice.below(legal.length)] as Answer;

/** One random game, every option of every question found and judged; how many decisions it took. */
function playout(dice: Dice): number {
  const world = newWorld(dice);
  let decisions = 0;
  for (; world.result === undefined; decisions++) {
    const { seat } = world.ask!;
    world.give(seat, pick(dice, world.legal(seat)));
  }
  return decisions;
}

/** What a fork to the current decision costs at every decision of some games, in microseconds. */
function forkTimes(games: number): number[] {
  const times: number[] = [];
  const dice = quickDice(2);
  for (let game = 0; game < games; game++) {
    const world = newWorld(dice);
    while (world.result === undefined) {
      const start = performance.now();
      world.fork(chanceFrom(dice));
      times.push((performance.now() - start) * 1000);
      const { seat } = world.ask!;
      world.give(seat, pick(dice, world.legal(seat)));
    }
  }
  return times;
}

/** A match played at random, to its end or for so many decisions. */
function match(seed: number, most = Number.POSITIVE_INFINITY) {
  const dice = quickDice(seed);
  const run = new Run(adrenaline, OPTIONS, { seed: seedOf(seed) });
  while (run.result === undefined && run.n < most) {
    const { seat } = run.now.ask!;
    run.answer(seat, run.q, pick(dice, run.now.legal(seat)));
  }
  return run;
}

/** Kilobytes of one match in the middle of play, everything that it remembers included. */
function heapPerMatch(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  match(1, 300);
  const before = used();
  const live = Array.from({ length: MATCHES }, (_, i) => match(i, 300));
  const after = used();
  return (after - before) / live.length / 1024;
}

/** Decisions and games per second of the best of several rounds, the least disturbed. */
function playoutRates(): { readonly decisions: number; readonly games: number } {
  const dice = quickDice(1);
  const round = () => {
    let played = 0;
    let decided = 0;
    const decisions = perSecond(() => {
      played++;
      const n = playout(dice);
      decided += n;
      return n;
    }, MILLISECONDS);
    return { decisions, games: (decisions * played) / decided };
  };
  round(); // warms up
  return Array.from({ length: ROUNDS }, round).reduce((a, b) => (b.decisions > a.decisions ? b : a));
}

export const bench: Bench = report => {
  const rates = playoutRates();
  const name = 'adrenaline: five players at random';
  report({
    name: `${name}, one core, all options found`,
    value: rates.decisions,
    unit: 'decisions/s',
    aim: '>= 100,000',
  });
  report({ name: `${name}, whole games`, value: rates.games, unit: 'games/s' });
  forkTimes(5);
  const forks = forkTimes(20);
  report({
    name: 'adrenaline: fork to the current decision, median',
    value: median(forks),
    unit: 'us',
    aim: '<= 50',
  });
  const records = Array.from({ length: RECORDS }, (_, i) => match(i + 1).record());
  const resumes = [...records, ...records].map(record => {
    const start = processorTime();
    if (!replay(adrenaline, record).ok) throw new Error('a record does not replay');
    return processorTime() - start;
  });
  report({
    name: 'adrenaline: resume a finished record, every answer judged',
    value: median(resumes.slice(RECORDS)),
    unit: 'ms',
    aim: '<= 20',
  });
  report({ name: 'adrenaline: heap per live match after 300 decisions', value: heapPerMatch(), unit: 'kB' });
};
