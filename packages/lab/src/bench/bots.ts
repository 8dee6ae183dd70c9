import { gameNamed, playerFrom, playGames, statisticsOf } from '@potyczka/cli/commands';
import type { Bench } from './figure.js';
import { playTurn, turnStarts } from './turns.js';

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

/** Whose turns are measured in each game, and how many: few where rules are dear, so that nobody waits for long. */
const TURNS: Readonly<Record<string, { readonly turns: number; readonly bots: readonly string[] }>> = {
  adrenaline: { turns: 24, bots: ['greedy', 'search'] },
  apex: { turns: 6, bots: ['greedy', 'search'] },
  gloomhaven: { turns: 4, bots: ['greedy:40', 'search:40'] },
  legion: { turns: 3, bots: ['greedy:40', 'search:10'] },
};

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;

/** What a turn takes, and what it comes to for the seat as the game values it. */
const benchTurns: Bench = async report => {
  for (const [id, { turns: most, bots }] of Object.entries(TURNS)) {
    const kit = await gameNamed(id);
    const set = id === 'adrenaline' ? options : (kit.conformance.sets[0] ?? {});
    const starts = turnStarts(kit, set, most);
    for (const bot of bots) {
      const turns = starts.map(start => playTurn(kit, set, start, playerFrom(bot)));
      const value = mean(turns.map(turn => turn.value));
      report({
        name: `${id}, a turn of ${bot} (worth ${value.toFixed(2)}, ${starts.length} turns)`,
        value: mean(turns.map(turn => turn.ms)),
        unit: 'ms processor',
      });
    }
  }
};

/** How often the first bot wins against three of a weaker kind, with the interval that holds it with 95%. */
const benchMatches: Bench = async report => {
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

export const bench: Bench = async report => {
  await benchTurns(report);
  await benchMatches(report);
};
