import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from './fixtures/ledger.js';
import { game, type Options } from './index.js';
import { starterList } from './options.js';
import { say, tell } from './text/index.js';

/** Every faction and every battlefield once; all pairs are played outside this run. */
const sets: Options[] = [
  { battlefield: 'desert', first: 'rebels-500', second: 'empire-500', armies: {} },
  { battlefield: 'forest', first: 'republic-500', second: 'separatists-500', armies: {} },
  { battlefield: 'industrial', first: 'mercenary-500', second: 'rebels-500', armies: {} },
  { battlefield: 'craters', first: 'empire-800', second: 'republic-800', armies: {} },
];

/** Two lists that are nobody's starter army, one of them a battle force. */
const brought: Options = {
  battlefield: 'forest',
  first: 'empire-500',
  second: 'rebels-500',
  armies: {
    p1: {
      ...starterList('empire-500'),
      force: 'tempest-force',
      units: [
        { unit: 'imperial-officer-ruthless-commander', upgrades: [] },
        { unit: 'stormtroopers', upgrades: ['dlt-19-stormtrooper'] },
        { unit: 'scout-troopers', upgrades: [] },
        { unit: '74-z-speeder-bikes', upgrades: [] },
      ],
    },
    p2: {
      ...starterList('rebels-500'),
      units: [
        { unit: 'rebel-officer-resolute-commander', upgrades: [] },
        { unit: 'rebel-veterans', upgrades: [] },
        { unit: 'mark-ii-medium-blaster-trooper', upgrades: [] },
        { unit: 'rebel-troopers', upgrades: ['z-6-trooper'] },
      ],
    },
  },
};

describe('Legion conforms', () => {
  conformance(test, {
    game,
    options: [...sets, brought],
    seeds: [1],
    bound: 4000,
    every: 90,
    rules,
    say,
    tell,
  });
});
