import { type Command, type Given, type Io, oneOf, wholeNumber } from '@potyczka/cli/commands';
import { table } from '../docs/markdown.js';
import type { Coverage } from './apex.js';

/** Games that say how often each card was used; loaded when one is asked for. */
const GAMES = { apex: async () => (await import('./apex.js')).coverageOf };

export const coverage: Command = {
  name: 'coverage',
  summary: 'Plays games at random and tells how often each card was used, as a page of docs.',
  positional: 'GAME',
  flags: () => ({
    games: { takes: 'N', help: 'so many games (240)' },
    seed: { takes: 'S', help: 'others with another seed (1)' },
  }),
  examples: ['npm run -s potyczka -- coverage apex --games 240 > docs/apex-coverage.md'],
  run,
};

async function run(given: Given, io: Io): Promise<number> {
  const name = oneOf(given.names[0] ?? '', Object.keys(GAMES), 'GAME') as keyof typeof GAMES;
  const games = wholeNumber(given, 'games', { least: 1, otherwise: 240 });
  const seed = wholeNumber(given, 'seed', { least: 0, otherwise: 1 });
  const coverageOf = await GAMES[name]();
  io.out(pageOf(name, games, seed, coverageOf(games, seed)));
  return 0;
}

const PER_ROW = 6;

/** The page: how many of each kind, those that were never used, then all of them. */
const pageOf = (name: string, games: number, seed: number, { decisions, used }: Coverage): string => {
  const kinds = Object.entries(used);
  const summary = kinds.map(([kind, list]) => {
    const times = list.map(([, n]) => n);
    const never = list.filter(([, n]) => n === 0).map(([card]) => card);
    return [
      kind,
      String(list.length),
      String(Math.min(...times)),
      String(Math.max(...times)),
      never.join(', ') || 'none',
    ];
  });
  const parts = kinds.map(([kind, list]) => {
    const cells = list.map(([card, n]) => `${card} ${n}`);
    const rows = Array.from({ length: Math.ceil(cells.length / PER_ROW) }, (_, k) =>
      Array.from({ length: PER_ROW }, (_, i) => cells[k * PER_ROW + i] ?? ''),
    );
    return `## ${kind[0]?.toUpperCase()}${kind.slice(1)}\n\n${table(
      Array.from({ length: PER_ROW }, () => ''),
      rows,
    )}\n`;
  });
  return `# How often each card of ${name} was used

${games} games at random, with a liking for cards, ${decisions.toLocaleString('en')} decisions: 2 against 2, 3 against 3, alone, with an ally, together, with and without the Ring. Written by \`npm run -s potyczka -- coverage ${name} --games ${games} --seed ${seed}\`.

${table(['kind', 'cards', 'least', 'most', 'never used'], summary)}

${parts.join('\n')}`;
};
