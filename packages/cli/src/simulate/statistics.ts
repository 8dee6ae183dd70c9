import type { Played } from './games.js';
import type { Values } from './vary.js';

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

/** A mean, and how far the true one may be from it with a probability of 95%. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

const meanOf = (xs: readonly number[]): Mean => {
  const mean = sum(xs) / xs.length;
  const squares = sum(xs.map(x => (x - mean) ** 2));
  return { mean, error: xs.length > 1 ? Z * Math.sqrt(squares / (xs.length - 1) / xs.length) : 0 };
};

export interface BotStanding extends Rate {
  readonly bot: string;
  readonly won: number;
  /** By how many points it won or lost, where the game says so. */
  readonly margin?: Mean;
  readonly turns: number;
  /** Processor time for a turn in milliseconds, where it was measured. */
  readonly msPerTurn?: number;
}

/** The games in which the options that change were the same. */
export interface Group {
  readonly varied: Values;
  readonly games: number;
  /** In the order of the bots, and by place at the table. */
  readonly bots: readonly Rate[];
  readonly places: readonly Rate[];
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
  /** What the game counts beside, by name; nothing where games were kept before it did. */
  readonly counts: Readonly<Record<string, Mean>>;
  /** Games by the options that change, if any do. */
  readonly groups: readonly Group[];
}

const standingOf = (played: readonly Played[], bot: string, i: number): BotStanding => {
  const all = (of: (each: Played) => readonly number[] | undefined): number[] =>
    played.flatMap(each => of(each)?.[i] ?? []);
  const won = sum(all(each => each.won));
  const margins = all(each => each.margins);
  const thought = all(each => each.thought);
  const turns = sum(all(each => each.botTurns));
  return {
    bot,
    won,
    ...wilson(won, played.length),
    ...(margins.length > 0 && { margin: meanOf(margins) }),
    turns,
    ...(thought.length > 0 && turns > 0 && { msPerTurn: sum(thought) / turns }),
  };
};

const countsOf = (played: readonly Played[]): Record<string, Mean> => {
  const names = new Set(played.flatMap(each => Object.keys(each.counts ?? {})));
  return Object.fromEntries(
    [...names].map(name => [name, meanOf(played.flatMap(each => each.counts?.[name] ?? []))]),
  );
};

const groupsOf = (played: readonly Played[], bots: readonly string[]): Group[] => {
  const groups = new Map<string, { varied: Values; games: Played[] }>();
  for (const each of played) {
    if (!each.varied) continue;
    const key = JSON.stringify(each.varied);
    const group = groups.get(key) ?? { varied: each.varied, games: [] };
    groups.set(key, group);
    group.games.push(each);
  }
  return [...groups.values()].map(({ varied, games }) => ({
    varied,
    games: games.length,
    bots: bots.map((_, i) => wilson(sum(games.map(each => each.won[i] ?? 0)), games.length)),
    places: bots.map((_, i) => wilson(sum(games.map(each => each.wonAt[i] ?? 0)), games.length)),
  }));
};

export function statisticsOf(played: readonly Played[], bots: readonly string[]): Statistics {
  const games = played.length;
  const decisions = sum(played.map(each => each.decisions));
  const wonAt = (place: number): number => sum(played.map(each => each.wonAt[place] ?? 0));
  return {
    games,
    bots: bots.map((bot, i) => standingOf(played, bot, i)),
    places: bots.map((_, place) => wilson(wonAt(place), games)),
    decisions,
    decisionsPerGame: decisions / games,
    turnsPerGame: sum(played.map(each => each.turns)) / games,
    counts: countsOf(played),
    groups: groupsOf(played, bots),
  };
}
