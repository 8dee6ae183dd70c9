import path from 'node:path';
import { checkPlayout, type Tally } from '@potyczka/kernel/conformance';
import { gameNamed } from '../games.js';
import { readLedger } from '../rules/ledger.js';

/** Some playouts with one set of options, by their seeds. */
export interface ConformTask {
  readonly game: string;
  /** The repository, whose ledgers say which rules there are. */
  readonly root: string;
  /** Which of the game's sets of options. */
  readonly set: number;
  readonly seeds: readonly number[];
  readonly every: number;
}

/** One playout, checked. */
export type Conformed =
  | { readonly set: number; readonly seed: number; readonly tally: Tally }
  | { readonly set: number; readonly seed: number; readonly failed: string };

/** Checks playouts one after the other; one that fails does not stop the others. */
export const conform = async (task: ConformTask): Promise<Conformed[]> => {
  const { game, say, tell, conformance } = await gameNamed(task.game);
  const { bound, sets } = conformance;
  const options = sets[task.set];
  if (options === undefined) throw new Error(`${task.game} has no set of options ${task.set}`);
  const rules = new Set(readLedger(path.join(task.root, 'docs', 'rules')).games.get(task.game));
  const suite = { game, options: [options], seeds: task.seeds, bound, rules, say, tell, every: task.every };
  return task.seeds.map(seed => {
    try {
      return { set: task.set, seed, tally: checkPlayout({ suite, options, seed }) };
    } catch (error) {
      return { set: task.set, seed, failed: error instanceof Error ? error.message : String(error) };
    }
  });
};
