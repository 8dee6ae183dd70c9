import { playerFrom, playGames, statisticsOf } from '@potyczka/cli/commands';
import type { Bench } from './figure.js';

/** Few games, so that all figures come in about two minutes; docs/bots.md has longer runs. */
const MATCHES: readonly { readonly bots: readonly string[]; readonly games: number; readonly aim: string }[] =
  [
    { bots: ['greedy', 'random', 'random', 'random'], games: 40, aim: '>= 80' },
    { bots: ['search', 'greedy', 'greedy', 'greedy'], games: 12, aim: '>= 45' },
  ];

const options = {
  players: 4,
  arena: 'B',
  skulls: 8,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
} as const;

const percent = (x: number): number => Math.round(x * 1000) / 10;

/** How often the first bot wins against three of a weaker kind, with the interval that holds it with 95%. */
export const bench: Bench = async report => {
  for (const { bots, games, aim } of MATCHES) {
    const match = {
      game: 'adrenaline',
      options,
      bots: bots.map(playerFrom),
      teams: false,
      seed: 1,
      timed: true,
    };
    const task = { ...match, from: 0, to: games };
    const [first] = statisticsOf(await playGames(task), bots).bots;
    if (!first) continue;
    const interval = `95% interval ${percent(first.low)} to ${percent(first.high)}, ${games} games`;
    report({
      name: `Adrenaline, one ${bots[0]} against three ${bots[1]} (${interval})`,
      value: percent(first.rate),
      unit: '% won',
      peer: 'even',
      ratio: first.rate * bots.length,
      aim,
    });
  }
};
