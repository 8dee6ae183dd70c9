import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, type Given, type Io, oneOf, wholeNumber } from '@potyczka/cli/commands';
import type { Compare, Compared } from './difference.js';

const GAMES: Readonly<Record<string, () => Promise<Compare>>> = {
  adrenaline: async () => (await import('./adrenaline.js')).compareShots,
  apex: async () => (await import('./apex.js')).compareChoices,
  'apex-automa': async () => (await import('./apex-automa.js')).compareAutomas,
  'apex-anywhere': async () => (await import('./apex-anywhere.js')).compareAnywhere,
  gloomhaven: async () => (await import('./gloomhaven.js')).compareActions,
  legion: async () => (await import('./legion.js')).comparePositions,
};

export const reference: Command = {
  name: 'reference',
  summary: 'Compares what may be chosen in random positions with a slow reference written from the ledger.',
  positional: 'GAME',
  flags: () => ({
    positions: { takes: 'N', help: 'how many positions, otherwise 1000' },
    seed: { takes: 'N', help: 'which positions, otherwise 1' },
    largest: { takes: 'N', help: 'gloomhaven: passes over positions with more ends than this' },
    keep: { takes: 'FILE', help: 'keeps in FILE how far it is; called again, it goes on from there' },
  }),
  examples: ['potyczka reference adrenaline --positions 1000', `games: ${Object.keys(GAMES).join(', ')}`],
  run,
};

/** Positions come in blocks with a seed each, so that a long run can be taken up again. */
const BLOCK = 100;
const MOST_BLOCKS = 1_000_000;

interface KeptDifference {
  readonly game: string;
  readonly seed: number;
  readonly positions: number;
  readonly outcomes: number;
  readonly differ: number;
}

const keptIn = (file: string | undefined, game: string, seed: number): KeptDifference => {
  const none = { game, seed, positions: 0, outcomes: 0, differ: 0 };
  if (file === undefined || !existsSync(file)) return none;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptDifference;
  return kept.game === game && kept.seed === seed ? kept : none;
};

const after = (
  so: KeptDifference,
  positions: number,
  { outcomes, differences }: Compared,
): KeptDifference => ({
  ...so,
  positions: so.positions + positions,
  outcomes: so.outcomes + outcomes,
  differ: so.differ + differences.length,
});

async function run(given: Given, io: Io): Promise<number> {
  const game = oneOf(given.names[0] ?? '', Object.keys(GAMES), 'GAME');
  const most = wholeNumber(given, 'positions', { least: 1, otherwise: 1000 });
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const file = given.text('keep');
  const largest = wholeNumber(given, 'largest', { least: 1, otherwise: Number.MAX_SAFE_INTEGER });
  const compare = await GAMES[game]?.();
  let so = keptIn(file, game, seed);
  while (compare && so.positions < most) {
    const positions = Math.min(BLOCK, most - so.positions);
    const found = compare(positions, seed * MOST_BLOCKS + Math.floor(so.positions / BLOCK), largest);
    for (const each of found.differences) io.out(`${each}\n`);
    so = after(so, positions, found);
    if (file !== undefined) writeFileSync(file, `${JSON.stringify(so)}\n`);
  }
  io.out(`${so.positions} positions, ${so.outcomes} outcomes, ${so.differ} positions differ\n`);
  return so.differ > 0 ? 1 : 0;
}
