import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { game as legion, type Options } from '@potyczka/legion';
import type { Bench } from './figure.js';
import { median, processorTime } from './timing.js';

const OPTIONS: Options = { battlefield: 'desert', first: 'rebels-800', second: 'empire-800', armies: {} };
/** Orders are sets of units: those that are proposed count as all. */
const SETS = 12;

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

export const bench: Bench = report => {
  const battles = [1, 2].map(playout);
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
};
