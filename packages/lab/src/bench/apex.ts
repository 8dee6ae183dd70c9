import { game as apex, type Options } from '@potyczka/apex';
import { AIM_DECK, oddsOf, planShot, type ShotPlan, WEAPONS } from '@potyczka/apex/lab';
import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, Run, replay, seedOf, World } from '@potyczka/kernel/run';
import type { Bench } from './figure.js';
import { MATCHES, SETS } from './matches.js';
import { median, perSecond, processorTime } from './timing.js';

const OPTIONS = MATCHES.apex;

const SOLO: Options = { ...OPTIONS, mode: 'solo' };

const ROUNDS = 5;
const MILLISECONDS = 1000;
const RECORDS = 10;
type ApexWorld = ReturnType<typeof newWorld>;

const newWorld = (dice: Dice) => new World(apex, OPTIONS, beginning(apex, OPTIONS), chanceFrom(dice));

const legalOf = (world: ApexWorld): { readonly seat: `p${number}`; readonly legal: readonly Answer[] } => {
  const ask = world.ask!;
  return { seat: ask.seat, legal: world.legal(ask.seat, ask.kind === 'many' ? SETS : undefined) };
};

const answer = (world: ApexWorld, dice: Dice): void => {
  const { seat, legal } = legalOf(world);
  world.give(seat, legal[dice.below(legal.length)] as Answer);
};

/** One random game, every option of every question found and judged; how many decisions it took. */
const playout = (dice: Dice): number => {
  const world = newWorld(dice);
  let decisions = 0;
  for (; world.result === undefined; decisions++) answer(world, dice);
  return decisions;
};

/** The best of several rounds, the least disturbed. */
const playoutRate = (): number => {
  const dice = quickDice(1);
  const round = (): number => perSecond(() => playout(dice), MILLISECONDS);
  round(); // warms up
  return Math.max(...Array.from({ length: ROUNDS }, round));
};

/** What a fork to the current decision costs at every decision of some games, in microseconds. */
const forkTimes = (games: number): number[] => {
  const times: number[] = [];
  const dice = quickDice(2);
  for (let game = 0; game < games; game++) {
    const world = newWorld(dice);
    while (world.result === undefined) {
      const start = performance.now();
      world.fork(chanceFrom(dice));
      times.push((performance.now() - start) * 1000);
      answer(world, dice);
    }
  }
  return times;
};

const recordOf = (seed: number) => {
  const dice = quickDice(seed);
  const run = new Run(apex, OPTIONS, { seed: seedOf(seed) });
  while (run.result === undefined) {
    const ask = run.now.ask!;
    const legal = run.now.legal(ask.seat, ask.kind === 'many' ? SETS : undefined);
    run.answer(ask.seat, run.q, legal[dice.below(legal.length)] as Answer);
  }
  return run.record();
};

/** A shot of each weapon at its best range, plain. */
const plans = (): ShotPlan[] =>
  WEAPONS.map(({ range, threshold, rof, damage, headshot }) =>
    planShot({
      weapon: { range, threshold, rof, damage, headshot, stability: 0, recoil: 0 },
      attachments: [],
      distance: range.low,
      level: 'same',
      hidden: true,
      zones: [],
      changes: [],
      helmet: { stops: 1, upTo: 60 },
    }),
  );

/** Milliseconds of the exact odds of one shot, by weapon. */
const oddsTimes = (): number[] =>
  plans().map(plan => {
    for (let k = 0; k < 20; k++) oddsOf(plan, AIM_DECK);
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      oddsOf(plan, AIM_DECK);
      return performance.now() - start;
    });
    return median(times);
  });

/** Milliseconds of whole Automa activations: an answer after which at least one has acted, each counted alone. */
const activationTimes = (games: number): number[] => {
  const times: number[] = [];
  const dice = quickDice(3);
  for (let game = 0; game < games; game++) {
    let started: number | undefined;
    const world: ApexWorld = new World(apex, SOLO, beginning(apex, SOLO), chanceFrom(dice), {
      watch: {
        event: e => {
          if (e.type === 'automa-step' && e.step === 1) started = performance.now();
          if (e.type !== 'activation-over' || started === undefined) return;
          times.push(performance.now() - started);
          started = undefined;
        },
        chance: () => {},
        step: () => {},
      },
      onAsk: () => {
        started = undefined; // somebody reacts: their time is not the Automa's
      },
    });
    while (world.result === undefined) answer(world, dice);
  }
  return times;
};

const stateSize = (): number => {
  const dice = quickDice(4);
  const world = newWorld(dice);
  for (let k = 0; k < 150 && world.result === undefined; k++) answer(world, dice);
  return JSON.stringify(world.state).length / 1000;
};

export const bench: Bench = report => {
  report({
    name: 'apex: 2 against 2 at random, one core, all options found',
    value: playoutRate(),
    unit: 'decisions/s',
    aim: '>= 30,000',
  });
  forkTimes(3);
  report({
    name: 'apex: fork to the current decision, median',
    value: median(forkTimes(10)),
    unit: 'us',
    aim: '<= 50',
  });
  const records = Array.from({ length: RECORDS }, (_, k) => recordOf(k + 1));
  const resumes = [...records, ...records].map(record => {
    const start = processorTime();
    if (!replay(apex, record).ok) throw new Error('a record does not replay');
    return processorTime() - start;
  });
  report({
    name: 'apex: resume a finished record, every answer judged',
    value: median(resumes.slice(RECORDS)),
    unit: 'ms',
  });
  const odds = oddsTimes();
  report({ name: 'apex: exact odds of one shot, median', value: median(odds), unit: 'ms', aim: '<= 2' });
  report({ name: 'apex: exact odds of one shot, dearest weapon', value: Math.max(...odds), unit: 'ms' });
  activationTimes(3);
  report({
    name: 'apex: one Automa activation, median',
    value: median(activationTimes(8)),
    unit: 'ms',
    aim: '<= 5',
  });
  report({ name: 'apex: state in the middle of play', value: stateSize(), unit: 'kB' });
};
