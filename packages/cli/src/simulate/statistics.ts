import type { Played } from './games.js';

/** A rate and the interval that holds the true one with a probability of 95%. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** Wilson's interval. Parts of a victory count as parts. */
export function wilson(won: number, of: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = won / of;
  const z2 = Z * Z;
  const middle = rate + z2 / (2 * of);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of * of));
  const below = 1 + z2 / of;
  return { rate, low: Math.max(0, (middle - spread) / below), high: Math.min(1, (middle + spread) / below) };
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

export interface BotStanding extends Rate {
  readonly bot: string;
  readonly won: number;
}

export interface Statistics {
  readonly games: number;
  /** In the order in which the bots were listed. */
  readonly bots: readonly BotStanding[];
  /** By place at the table, whoever sat there: whether the game favours one. */
  readonly places: readonly Rate[];
  readonly decisions: number;
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
}

export function statisticsOf(played: readonly Played[], bots: readonly string[]): Statistics {
  const games = played.length;
  const decisions = sum(played.map(each => each.decisions));
  const total = (of: (each: Played) => number | undefined): number => sum(played.map(each => of(each) ?? 0));
  return {
    games,
    bots: bots.map((bot, i) => {
      const won = total(each => each.won[i]);
      return { bot, won, ...wilson(won, games) };
    }),
    places: bots.map((_, i) =>
      wilson(
        total(each => each.wonAt[i]),
        games,
      ),
    ),
    decisions,
    decisionsPerGame: decisions / games,
    turnsPerGame: total(each => each.turns) / games,
  };
}
