import { type Answer, type CardId, type Game, quickDice } from '@potyczka/kernel';
import { shots, skirmish } from '@potyczka/kernel/fixtures';
import { beginning, chanceFrom, determinize, hashOf, odds, Run, World } from '@potyczka/kernel/run';
import type { Bench } from './figure.js';
import { median } from './timing.js';

/** How a state of the size of a war game is made: terrain, units, more cards. */
const WALLS = 650;
const UNITS = 43;
const CARDS = 60;

type Fields<G> = G extends Game<infer S, infer E, infer V, infer O, infer R> ? [S, E, V, O, R] : never;
type Shots = Fields<typeof shots>;
type Large = Shots[0] & {
  terrain: readonly object[];
  units: Record<string, { readonly [field: string]: unknown }>;
};

const terrain = Array.from({ length: WALLS }, (_, i) => ({
  id: `wall-${i}`,
  at: { x: i * 1301, y: i * 977 },
  height: i % 7,
}));

const units = Object.fromEntries(
  Array.from({ length: UNITS }, (_, i) => [
    `unit-${i}`,
    {
      side: i % 2 === 0 ? 'p1' : 'p2',
      minis: Array.from({ length: 7 }, (_, n) => ({ x: i * 4000 + n * 2700, y: n * 2700, wounds: 0 })),
      tokens: { aim: 0, dodge: 0, surge: 0, suppression: 0, standby: false },
      keywords: ['cover', 'sharpshooter', 'pierce'].map(id => ({ id, x: 1 })),
      upgrades: [`upgrade-${i}`, `weapon-${i}`],
    },
  ]),
);

/** Shots, with a state twenty times that of Adrenaline. */
const large = (shared: boolean): Game<Large, Shots[1], Shots[2], Shots[3], Shots[4]> => {
  const { shared: _, odds: _odds, openView: _open, ...rules } = shots;
  return {
    ...(rules as unknown as Game<Large, Shots[1], Shots[2], Shots[3], Shots[4]>),
    initial: o =>
      ({
        ...(shots.initial(o) as Shots[0]),
        aimed: Array.from({ length: CARDS }, (_, i): CardId => `#aim-${i}`),
        terrain,
        units,
      }) as never,
    ...(shared && { shared: { terrain: 'whole', units: 'each' } as const }),
  };
};

const OPTIONS = { aim: 10 };

/** Microseconds that something takes at every decision of some matches: the median, of each the best of five. */
const atEachDecision = (
  game: ReturnType<typeof large>,
  work: (w: ReturnType<typeof worldOf>) => void,
): number => {
  const times: number[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const dice = quickDice(seed);
    const w = worldOf(game, seed);
    w.fork(chanceFrom(dice)); // from here on it notes every step, as a world that is searched does
    while (w.result === undefined) {
      times.push(best(() => work(w), 5));
      const { seat } = w.ask!;
      const legal = w.legal(seat);
      w.give(seat, legal[dice.below(legal.length)] as Answer);
    }
  }
  return median(times.slice(times.length >> 2)); // the first quarter warms up
};

const worldOf = (game: ReturnType<typeof large>, seed: number) =>
  new World(game, OPTIONS, beginning(game, OPTIONS), chanceFrom(quickDice(seed)));

/** What the kernel does all the time with a large state, with and without shared parts. */
export const bench: Bench = report => {
  const [whole, apart] = [large(true), large(false)];
  const kilobytes = JSON.stringify(worldOf(whole, 1).state).length / 1000;
  const dice = quickDice(1);
  const figure = (name: string, work: Parameters<typeof atEachDecision>[1], aim: string): void => {
    const [ours, copied] = [atEachDecision(whole, work), atEachDecision(apart, work)];
    report({
      name: `large state (${Math.round(kilobytes)} kB): ${name}`,
      value: ours,
      unit: 'us',
      aim,
      peer: 'nothing shared',
      ratio: copied / ours,
    });
  };
  figure('fork to the current decision', w => w.fork(chanceFrom(dice)), '<= 10');
  figure('guess a world', w => determinize(w, w.ask!.seat, dice, chanceFrom(dice)), '<= 100');
  figure(
    'fork and give one answer',
    w => w.fork(chanceFrom(dice)).give(w.ask!.seat, w.legal(w.ask!.seat, 1)[0]!),
    '<= 20',
  );
  const run = new Run(whole, OPTIONS, { chance: chanceFrom(quickDice(1)) });
  report({
    name: 'large state: hash of a match',
    value: best(() => run.hash),
    unit: 'us',
    peer: 'nothing shared',
    ratio: best(() => hashOf(run.now.state)) / best(() => run.hash),
  });
  for (const [red, white] of [
    [1, 2],
    [3, 4],
  ] as const) {
    const { paths, milliseconds } = attack(red, white);
    report({
      name: `odds of an attack, ${red} red and ${white} white dice, ${paths} paths`,
      value: milliseconds,
      unit: 'ms',
    });
  }
};

/** The least of some runs, in microseconds. */
const best = (work: () => unknown, times = 50): number =>
  Math.min(
    ...Array.from({ length: times }, () => {
      const start = performance.now();
      work();
      return (performance.now() - start) * 1000;
    }),
  );

const attack = (red: number, white: number): { readonly paths: number; readonly milliseconds: number } => {
  const { units: all, ...s } = skirmish.initial({ notes: 0 });
  const state = { ...s, units: { ...all, ward: { ...all.ward!, dice: { red, white } } } };
  const question = { rule: 'SKM-ACTION', ask: { id: 'what', args: { unit: 'ward' } } } as const;
  const wanted = skirmish.odds!(state, 'p2', question, 'shoot:scout')!;
  const reckon = () => odds(skirmish, state, new Map(), { ...wanted, who: 'p2' });
  return { paths: reckon().paths, milliseconds: best(reckon) / 1000 };
};
