import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '@potyczka/cli/commands';
import type { Answer } from '@potyczka/kernel';
import type { Bench } from './figure.js';
import { type Game, MATCHES, SETS } from './matches.js';
import { median, processorTime } from './timing.js';

/** The parts of a checkout that a playout needs, as they were compiled there. */
interface Checkout {
  readonly run: typeof import('@potyczka/kernel/run');
  /** A game as its own kernel knows games. */
  readonly game: Parameters<typeof import('@potyczka/kernel/run').beginning>[0];
}

const compiled = (root: string, ...path: readonly string[]): string =>
  join(root, 'packages', ...path, 'dist');

const load = async (root: string, game: Game): Promise<Checkout> => {
  const files = [
    join(compiled(root, 'kernel'), 'run', 'index.js'),
    join(compiled(root, 'games', game), 'index.js'),
  ];
  for (const file of files)
    if (!existsSync(file))
      throw new Failure(`${file} is missing: is ${root} a checkout, and compiled (npm run build)?`);
  const [run, content] = await Promise.all(
    files.map(file => import(/* @vite-ignore */ pathToFileURL(file).href)),
  );
  return { run, game: content.game };
};

/** A random game, every option of every question found and judged: milliseconds of processor time for a decision. */
const playout = ({ run, game }: Checkout, options: object, seed: number): number => {
  const dice = run.quickDice(seed);
  const before = processorTime();
  const world = new run.World(game, options, run.beginning(game, options), run.chanceFrom(dice));
  let decisions = 0;
  for (; world.result === undefined; decisions++) {
    const { ask } = world;
    if (!ask) throw new Error('nobody is asked');
    const legal = world.legal(ask.seat, ask.kind === 'many' ? SETS : undefined);
    world.give(ask.seat, legal[dice.below(legal.length)] as Answer);
  }
  return (processorTime() - before) / decisions;
};

const WARM_UP = 2;

/** How long the playouts of a game may go on, and how many pairs there are at least. */
interface Limits {
  readonly milliseconds: number;
  readonly least: number;
}
const LIMITS: Limits = { milliseconds: 30_000, least: 5 };

/**
 * Playouts of the same seeds here and there by turns, in one process: others who want the processor slow both
 * alike. Rules that have changed play other games with the same seed, so what is compared is the time for a decision.
 */
const ratiosOf = async (
  ours: string,
  theirs: string,
  game: Game,
  limits: Limits = LIMITS,
): Promise<{ readonly ratios: readonly number[]; readonly perSecond: number }> => {
  const [here, there] = [await load(ours, game), await load(theirs, game)];
  const options = MATCHES[game];
  for (let seed = 1; seed <= WARM_UP; seed++) for (const side of [here, there]) playout(side, options, seed);
  const [ratios, times]: [number[], number[]] = [[], []];
  const start = processorTime();
  for (let n = 0; n < limits.least || processorTime() - start < limits.milliseconds; n++) {
    const seed = WARM_UP + 1 + n;
    const turns = n % 2 === 0 ? [here, there] : [there, here];
    const took = new Map(turns.map(side => [side, playout(side, options, seed)]));
    const [own = Number.NaN, other = Number.NaN] = [took.get(here), took.get(there)];
    times.push(own);
    ratios.push(other / own);
  }
  return { ratios, perSecond: 1000 / median(times) };
};

/** Decisions a second of random playouts, compared with another checkout of the project. */
export const benchAgainst =
  (ours: string, theirs: string, games: readonly Game[]): Bench =>
  async report => {
    for (const game of games) {
      const { ratios, perSecond } = await ratiosOf(ours, theirs, game);
      report({
        name: `${game}: decisions of random playouts, median of ${ratios.length} pairs`,
        value: perSecond,
        unit: 'decisions/s',
        peer: theirs,
        ratio: median(ratios),
      });
    }
  };
