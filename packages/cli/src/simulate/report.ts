import type { Claim, Verdict } from './claim.js';
import type { SimulateTask } from './games.js';
import { playerText } from './player.js';
import type { BotStanding, Rate, Statistics } from './statistics.js';

/** What was played, without the numbers of the games. */
export type SimulatedMatch = Omit<SimulateTask, 'from' | 'to'>;

/** How long a run took on how many cores; nothing of it where games were kept from an earlier one. */
export interface Took {
  readonly seconds: number;
  readonly jobs: number;
  readonly decisions: number;
  readonly games: number;
}

/** What came of a claim about the bot listed first, by the interval that may be looked at at any time. */
export interface Settled extends Rate {
  readonly claim: Claim;
  readonly verdict: Verdict;
}

export const asJson = (
  match: SimulatedMatch,
  s: Statistics,
  { seconds, jobs, decisions, games }: Took,
  settled?: Settled,
): string =>
  JSON.stringify({
    game: match.game,
    options: match.options,
    seed: match.seed,
    teams: match.teams,
    ...s,
    ...(settled && { settled }),
    time: { seconds, jobs, decisionsPerSecond: decisions / seconds, gamesPerSecond: games / seconds },
  });

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`.padStart(6);
const interval = ({ rate, low, high }: Rate): string =>
  `${percent(rate)}  [${percent(low)}, ${percent(high)}]`;
const thousands = (x: number): string => Math.round(x).toLocaleString('en');

const more = ({ margin, msPerTurn }: BotStanding): string => {
  const points = margin ? `  ${margin.mean.toFixed(1)} ± ${margin.error.toFixed(1)} points` : '';
  const time = msPerTurn === undefined ? '' : `  ${msPerTurn.toFixed(0)} ms of processor time a turn`;
  return points + time;
};

export function report(
  match: SimulatedMatch,
  s: Statistics,
  { seconds, jobs, decisions, games }: Took,
  settled?: Settled,
): string {
  const names = match.bots.map(playerText);
  const width = Math.max(8, ...names.map(name => name.length));
  const bots = s.bots.map(
    (bot, i) => `  ${String(i + 1).padStart(2)} ${bot.bot.padEnd(width)} ${interval(bot)}${more(bot)}`,
  );
  const several = [...new Set(names)].filter(name => names.filter(each => each === name).length > 1);
  const unit = match.teams ? 'team ' : 'p';
  const places = s.places.map((place, i) => `  ${`${unit}${i + 1}`.padEnd(width + 3)} ${interval(place)}`);
  return [
    `${match.game}: ${thousands(s.games)} games, seed ${match.seed}, ${optionsLine(match.options)}`,
    '',
    'won, with the interval that holds the true rate in 95 of 100 cases:',
    ...bots,
    ...(settled ? [claimLine(settled)] : []),
    ...several.map(name => `     all ${name}: ${percent(rateOf(s, name)).trim()}`),
    '',
    'by place at the table:',
    ...places,
    ...groupLines(s),
    '',
    `${s.decisionsPerGame.toFixed(1)} decisions and ${s.turnsPerGame.toFixed(1)} turns a game`,
    ...Object.entries(s.counts).map(
      ([name, { mean, error }]) => `${mean.toFixed(1)} ± ${error.toFixed(1)} ${name} a game`,
    ),
    `${thousands(decisions / seconds)} decisions and ${(games / seconds).toFixed(1)} games a second (${jobs} ${jobs === 1 ? 'core' : 'cores'}, ${seconds.toFixed(1)} s)`,
    '',
  ].join('\n');
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  above: 'settled: it does',
  below: 'settled: it does not',
  open: 'not settled yet',
};

const claimLine = (s: Settled): string =>
  `     the first wins more than ${percent(s.claim).trim()}: ${VERDICTS[s.verdict]}; between ${percent(s.low).trim()} and ${percent(s.high).trim()}, whenever one looks`;

/** What came of each combination of the options that change: who was listed first, and who sat first. */
const groupLines = ({ groups }: Statistics): readonly string[] => {
  if (groups.length === 0) return [];
  const names = groups.map(({ varied }) => Object.values(varied).join(', '));
  const width = Math.max(...names.map(name => name.length));
  return [
    '',
    'by what changed: games, won by the bot listed first, by the first place:',
    ...groups.map(({ games, bots, places }, i) => {
      const rates = [bots[0], places[0]].map(rate => (rate ? interval(rate) : ''));
      return `  ${names[i]?.padEnd(width)} ${String(games).padStart(4)} ${rates.join('   ')}`;
    }),
  ];
};

const rateOf = (s: Statistics, name: string): number =>
  s.bots.filter(({ bot }) => bot === name).reduce((sum, { rate }) => sum + rate, 0);

const optionsLine = (options: unknown): string =>
  Object.entries(options as Record<string, unknown>)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
