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

const sets: Options[] = [
  plain,
  { ...plain, first: 2, second: 2, choice: 'draft' },
  { ...plain, legends: 3, first: 1, second: 3, choice: 'random', ring: false },
  { ...plain, mode: 'solo' },
  { ...plain, mode: 'ally', choice: 'random', ring: false },
  { ...plain, mode: 'coop', choice: 'draft' },
  { ...plain, legends: 3, first: 2, second: 2, choice: 'draft', screens: false },
];

describe('Apex conforms', () => {
  conformance(test, { game, options: sets, seeds: [1], bound: 3000, every: 20, rules, say, tell, likes });
});
