import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from './fixtures/ledger.js';
import { game, type Options } from './index.js';
import { likes } from './terminal/uses.js';
import { say, tell } from './text/index.js';

const plain: Options = {
  mode: 'versus',
  tougher: 0,
  legends: 2,
  first: 1,
  second: 1,
  choice: 'first-game',
  ring: true,
  screens: true,
};

/** Every mode, choice and number of legends, each with the deal in which most happens for the time that it takes. */
const deals: readonly (readonly [Options, seed: number])[] = [
  [plain, 3],
  [{ ...plain, legends: 3, first: 1, second: 3, choice: 'random', ring: false }, 4],
  [{ ...plain, mode: 'solo' }, 5],
  [{ ...plain, mode: 'ally', choice: 'random', ring: false }, 5],
  [{ ...plain, mode: 'coop', choice: 'draft' }, 1],
  [{ ...plain, first: 2, second: 1, choice: 'draft', screens: false }, 5],
  [{ ...plain, first: 2, second: 2, choice: 'draft' }, 1],
  [{ ...plain, legends: 3, first: 2, second: 2, choice: 'draft', screens: false }, 1],
];

describe('Apex conforms', () => {
  for (const [options, seed] of deals)
    conformance(test, {
      game,
      options: [options],
      seeds: [seed],
      bound: 3000,
      every: 20,
      rules,
      say,
      tell,
      likes,
    });
});
