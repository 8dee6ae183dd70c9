import path from 'node:path';
import { checkMemos, checkPlayout, type Tally } from '@potyczka/kernel/conformance';
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
  | {
      readonly set: number;
      readonly seed: number;
      readonly tally: Tally;
      /** How often the things of the game were used, where it says what uses them. */
      readonly used?: Readonly<Record<string, number>>;
    }
  | { readonly set: number; readonly seed: number; readonly failed: string };

/** Checks playouts one after the other; one that fails does not stop the others. */
export const conform = async (task: ConformTask): Promise<Conformed[]> => {
  const { game, say, tell, conformance } = await gameNamed(task.game);
  const { bound, sets, likes, uses } = conformance;
  const options = sets[task.set];
  if (options === undefined) throw new Error(`${task.game} has no set of options ${task.set}`);
  const rules = new Set(readLedger(path.join(task.root, 'docs', 'rules')).games.get(task.game));
  return task.seeds.map(seed => {
    const used: Record<string, number> = {};
    const watch = (event: { type: string }): void => {
      for (const thing of uses?.(event) ?? []) used[thing] = (used[thing] ?? 0) + 1;
    };
    const suite = {
      ...{ game, options: [options], seeds: task.seeds, bound, rules, say, tell, every: task.every },
      ...{ ...(likes && { likes }), watch },
    };
    try {
      const tally = checkPlayout({ suite, options, seed });
      if (seed === task.seeds[0]) checkMemos({ suite, options, seed });
      return { set: task.set, seed, tally, ...(uses && { used }) };
    } catch (error) {
      return { set: task.set, seed, failed: error instanceof Error ? error.message : String(error) };
    }
  });
};
