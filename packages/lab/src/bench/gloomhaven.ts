import { game as gloomhaven } from '@potyczka/gloomhaven';
import { CLASSES, courses, deckFor, type Event } from '@potyczka/gloomhaven/lab';
import { type Answer, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, Run, replay, seedOf, World } from '@potyczka/kernel/run';
import type { Bench } from './figure.js';
import { MATCHES } from './matches.js';
import { median, perSecond, processorTime, timed } from './timing.js';

const OPTIONS = MATCHES.gloomhaven;

const ROUNDS = 3;
const MILLISECONDS = 1000;
const RECORDS = 6;

interface Turns {
  monsters: number;
  others: number;
}

const newWorld = (dice: Dice, turns?: Turns) =>
  new World(
    gloomhaven,
    OPTIONS,
    beginning(gloomhaven, OPTIONS),
    chanceFrom(dice),
    turns && {
      watch: {
        event: (e: Event) => {
          if (e.type === 'turn') turns[e.who.includes('.') ? 'monsters' : 'others']++;
        },
        chance: () => {},
        step: () => {},
      },
    },
  );

const pick = (dice: Dice, legal: readonly Answer[]): Answer => legal[dice.below(legal.length)] as Answer;

/** One random game, every option of every question found and judged; how many decisions it took. */
const playout = (dice: Dice): number => {
  const world = newWorld(dice);
  let decisions = 0;
  for (; world.result === undefined; decisions++) {
    const { seat } = world.ask!;
    world.give(seat, pick(dice, world.legal(seat)));
  }
  return decisions;
};

/** At every decision of some games, in microseconds: a fork; and a monster's turn where nothing but such turns passed. */
const timesOf = (games: number) => {
  const [forks, turns, odds]: [number[], number[], number[]] = [[], [], []];
  const dice = quickDice(2);
  for (let n = 0; n < games; n++) {
    const seen: Turns = { monsters: 0, others: 0 };
    const world = newWorld(dice, seen);
    while (world.result === undefined) {
      const ask = world.ask!;
      let start = performance.now();
      world.fork(chanceFrom(dice));
      forks.push((performance.now() - start) * 1000);
      if (ask.kind === 'choose' && ask.spec.rule === 'GLM-ATK-01') {
        start = performance.now();
        for (const x of ask.spec.from) ask.spec.show?.(x);
        odds.push(performance.now() - start);
      }
      const answer = pick(dice, world.legal(ask.seat));
      const before = { ...seen };
      start = performance.now();
      world.give(ask.seat, answer);
      const took = (performance.now() - start) * 1000;
      const passed = seen.monsters - before.monsters;
      if (passed > 0 && seen.others === before.others) turns.push(took / passed);
    }
  }
  return { forks, turns, odds };
};

const MODES = ['normal', 'advantage', 'disadvantage'] as const;
const BASE = 3;

/** Exact odds of an attack in milliseconds: fresh decks of all classes, without perks and with every one, in each mode. */
const oddsOfDecks = (): readonly number[] => {
  const decks = CLASSES.flatMap(c =>
    [c.perks.map(() => 0), c.perks.map(perk => perk.times)].map(perks => deckFor(c.id, perks, 0, 0)),
  );
  const cases = decks.flatMap(draw => MODES.map(mode => ({ draw, mode })));
  return timed(cases, ({ draw, mode }) => courses({ draw, discard: {} }, mode, BASE));
};

const recordOf = (seed: number) => {
  const dice = quickDice(seed);
  const run = new Run(gloomhaven, OPTIONS, { seed: seedOf(seed) });
  while (run.result === undefined) {
    const { seat } = run.now.ask!;
    run.answer(seat, run.q, pick(dice, run.now.legal(seat)));
  }
  return run.record();
};

export const bench: Bench = report => {
  const dice = quickDice(1);
  const round = (): number => perSecond(() => playout(dice), MILLISECONDS);
  round(); // warms up
  report({
    name: 'gloomhaven: four characters at random, one core, all options found',
    value: Math.max(...Array.from({ length: ROUNDS }, round)),
    unit: 'decisions/s',
    aim: '>= 20,000',
  });
  timesOf(4);
  const { forks, turns, odds } = timesOf(10);
  const us = (name: string, value: number, aim: string) =>
    report({ name: `gloomhaven: ${name}, median`, value, unit: 'us', aim });
  us('fork to the current decision', median(forks), '<= 20');
  us('a monster turn inside the game', median(turns), '<= 200');
  report({
    name: 'gloomhaven: odds of every target, median',
    value: median(odds),
    unit: 'ms',
    aim: '<= 0.5',
  });
  const exact = oddsOfDecks();
  const ms = (name: string, value: number, aim: string) =>
    report({ name: `gloomhaven: exact odds of one attack, ${name}`, value, unit: 'ms', aim });
  ms('median', median(exact), '<= 0.5');
  ms('at worst', Math.max(...exact), '<= 50');
  const records = Array.from({ length: RECORDS }, (_, i) => recordOf(i + 1));
  const resumes = [...records, ...records].map(record => {
    const start = processorTime();
    if (!replay(gloomhaven, record).ok) throw new Error('a record does not replay');
    return processorTime() - start;
  });
  report({
    name: 'gloomhaven: resume a finished scenario, every answer judged',
    value: median(resumes.slice(RECORDS)),
    unit: 'ms',
    aim: '<= 100',
  });
};
