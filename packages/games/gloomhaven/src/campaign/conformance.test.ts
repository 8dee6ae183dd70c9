import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from '../fixtures/ledger.js';
import { game } from './game.js';
import { SETS } from './sets.js';
import { say, tell } from './text/index.js';

describe('The campaign between scenarios conforms', () => {
  const long = SETS.filter(o => o.what === 'visit');
  const short = SETS.filter(o => o.what !== 'visit');
  conformance(test, { game, options: short, seeds: [1, 2, 3], bound: 3000, every: 1, rules, say, tell });
  conformance(test, { game, options: long, seeds: [1], bound: 3000, every: 25, rules, say, tell });
});
