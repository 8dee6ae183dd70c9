import { type Command, type Given, type Io, oneOf, wholeNumber } from '@potyczka/cli/commands';

const GAMES = ['adrenaline'] as const;

export const reference: Command = {
  name: 'reference',
  summary: 'Compares every outcome in random positions with a slow reference written from the ledger.',
  positional: 'GAME',
  flags: () => ({
    positions: { takes: 'N', help: 'positions of each weapon, otherwise 100' },
    seed: { takes: 'N', help: 'which positions, otherwise 1' },
  }),
  examples: ['potyczka reference adrenaline --positions 1000'],
  run,
};

async function run(given: Given, io: Io): Promise<number> {
  oneOf(given.names[0] ?? '', GAMES, 'GAME');
  const positions = wholeNumber(given, 'positions', { least: 1, otherwise: 100 });
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const { compareShots } = await import('./adrenaline.js');
  const { outcomes, differences } = compareShots(positions, seed);
  for (const each of differences) io.out(`${each}\n`);
  io.out(
    `${positions} positions of each weapon, ${outcomes} outcomes, ${differences.length} positions differ\n`,
  );
  return differences.length > 0 ? 1 : 0;
}
