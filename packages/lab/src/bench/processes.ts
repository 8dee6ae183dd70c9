import type { Bench, Figure } from './figure.js';
import { progress } from './progress.js';
import { median } from './timing.js';

type Amount = Omit<Parameters<Awaited<ReturnType<typeof figures>>['processes']>[0], 'onProgress'>;

/** Loaded when it is its turn: it needs what only developers have installed. */
const figures = () => import('../trials/figures.js');

const WHOLE: Amount = { matches: 500, rounds: 7 };
const ONE = 'one process in the same run';

/** Two processes on one PostgreSQL beside one: what each means is told in docs/bench.md. */
export const measureProcesses = async (amount: Amount, report: (figure: Figure) => void): Promise<void> => {
  const { tell, done } = progress('processes');
  const { one, two } = await (await figures()).processes({ ...amount, onProgress: tell });
  done();
  const ratios = (of: (nth: number) => number): number => median(one.map((_, nth) => of(nth)));
  report({
    name: 'processes: one on PostgreSQL, answers',
    value: median(one.map(m => m.perSecond)),
    unit: 'answers/s',
  });
  report({
    name: 'processes: two on one PostgreSQL, answers',
    value: median(two.map(m => m.perSecond)),
    unit: 'answers/s',
    peer: ONE,
    ratio: ratios(nth => (two[nth]?.perSecond ?? Number.NaN) / (one[nth]?.perSecond ?? Number.NaN)),
    aim: '>= 1.7 x',
  });
  const dearer = ratios(nth => (one[nth]?.cpu ?? Number.NaN) / (two[nth]?.cpu ?? Number.NaN));
  report({
    name: 'processes: processor time of two',
    value: median(two.map(m => m.cpu * 1000)),
    unit: 'us/answer',
    peer: ONE,
    ratio: dearer,
  });
  report({
    name: 'processes: on cores of their own, by that',
    value: 2 * dearer,
    unit: 'x one process',
    aim: '>= 1.7',
  });
  report({
    name: 'processes: processor time of whoever measures',
    value: median([...one, ...two].map(m => m.clientCpu * 1000)),
    unit: 'us/answer',
  });
};

export const bench: Bench = report => measureProcesses(WHOLE, report);
