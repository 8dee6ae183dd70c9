import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from './fixtures/ledger.js';
import { game as adrenaline, type Options } from './index.js';
import { say, tell } from './text/index.js';
import { ARENAS } from './vocabulary.js';

const plain: Options = {
  players: 4,
  arena: 'B',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

/** Every arena with every number of players, and each variant at least once. */
const sets: Options[] = [
  ...ARENAS.flatMap(arena => [3, 4, 5].map(players => ({ ...plain, arena, players }))),
  { ...plain, players: 3, bot: true, arena: 'A' },
  { ...plain, players: 4, bot: true, arena: 'D', secretPoints: true },
  { ...plain, players: 5, mode: 'domination', arena: 'C' },
  { ...plain, players: 3, mode: 'domination', bot: true },
  { ...plain, frenzy: false, skulls: 5 },
];

describe('Adrenaline conforms', () => {
  conformance(test, {
    game: adrenaline,
    options: sets,
    seeds: [2],
    bound: 6000,
    every: 60,
    rules,
    say,
    tell,
  });
});
