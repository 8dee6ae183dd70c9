import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from './fixtures/ledger.js';
import { game } from './index.js';
import { SETS } from './terminal/sets.js';
import { say, tell } from './text/index.js';

describe('Gloomhaven conforms', () => {
  conformance(test, { game, options: SETS, seeds: [1], bound: 3000, every: 20, rules, say, tell });
});
