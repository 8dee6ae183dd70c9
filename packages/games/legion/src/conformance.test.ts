import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from './fixtures/ledger.js';
import { game, type Options } from './index.js';
import { say, tell } from './text/index.js';

/** Every faction and every battlefield once; all pairs are played outside this run. */
const sets: Options[] = [
  { battlefield: 'desert', first: 'rebels-500', second: 'empire-500' },
  { battlefield: 'forest', first: 'republic-500', second: 'separatists-500' },
  { battlefield: 'industrial', first: 'mercenary-500', second: 'rebels-500' },
  { battlefield: 'craters', first: 'empire-800', second: 'republic-800' },
];

describe('Legion conforms', () => {
  conformance(test, { game, options: sets, seeds: [1], bound: 4000, every: 150, rules, say, tell });
});
