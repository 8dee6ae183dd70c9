import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from './fixtures/ledger.js';
import { game, type Options } from './index.js';
import { starterList } from './options.js';
import { say, tell } from './text/index.js';

/** Two lists that are nobody's starter army, one of them a battle force. */
const brought: Options = {
  battlefield: 'forest',
  hiddenMinis: false,
  inPart: false,
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

/**
 * Every faction and every battlefield, small and large armies, each with the deal in which most
 * happens for the time that it takes; all pairs are played outside this run.
 */
const deals: readonly (readonly [Options, seed: number])[] = [
  [
    {
      battlefield: 'desert',
      first: 'republic-500',
      second: 'empire-500',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    },
    4,
  ],
  [
    {
      battlefield: 'industrial',
      first: 'mercenary-500',
      second: 'separatists-500',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    },
    3,
  ],
  [
    {
      battlefield: 'craters',
      first: 'mercenary-800',
      second: 'rebels-800',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    },
    3,
  ],
  [
    {
      battlefield: 'forest',
      first: 'republic-500',
      second: 'separatists-500',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    },
    1,
  ],
  [brought, 2],
];

describe('Legion conforms', () => {
  for (const [options, seed] of deals)
    conformance(test, {
      game,
      options: [options],
      seeds: [seed],
      bound: 4000,
      every: 90,
      rules,
      say,
      tell,
    });
});
