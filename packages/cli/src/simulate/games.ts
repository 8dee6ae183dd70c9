import { type Bot, type Budget, Memories, makeBot, sightOf } from '@potyczka/bots';
import { type DeepReadonly, type Dice, type Game, quickDice, type Seat } from '@potyczka/kernel';
import type { Hints } from '@potyczka/kernel/register';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';
import { diceFor } from '../dice.js';
import { gameNamed, type Kit } from '../games.js';
import { budgetOf, type Player, playerText, processorTime } from './player.js';
import { type Combination, combinationsOf, type Values, type Varied } from './vary.js';

/** Some games of a simulation, by their numbers. */
export interface SimulateTask {
  readonly game: string;
  /** Of all games, or of the first where some change. */
  readonly options: unknown;
  readonly vary?: Varied;
  /** One for each seat; with `teams` one for each side. */
  readonly bots: readonly Player[];
  readonly teams: boolean;
  readonly seed: number;
  /** Each deal is played as often as there are places, so that every bot has sat in each; only where asked for. */
  readonly paired?: true;
  /** Whether processor time is measured: only where nothing else runs in this process. */
  readonly timed: boolean;
  readonly from: number;
  readonly to: number;
}

/** One game, over. Lists are in the order in which the bots were listed. */
export interface Played {
  /** What each bot won: a shared victory counts in parts. */
  readonly won: readonly number[];
  /** The same by the place at the table. */
  readonly wonAt: readonly number[];
  /** By how much each bot won or lost, in points, if the game says so. */
  readonly margins?: readonly number[];
  /** Turns that each bot took, and processor time that it thought in milliseconds. */
  readonly botTurns: readonly number[];
  readonly thought?: readonly number[];
  readonly decisions: number;
  readonly turns: number;
  /** The options that change from game to game, as they were in this one. */
  readonly varied?: Values;
  /** What the game counts beside. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Longer than any game: a fault would otherwise keep a core busy for ever. */
const ENDLESS = 1_000_000;

/** Sees the true states of games: for those who fit weights, never for a bot. */
export interface Witness {
  /** What the bots are told instead of the game's hints. */
  readonly hints: Hints<unknown, unknown>;
  /** A seat's turn has ended. */
  turn(game: number, seat: Seat, s: unknown): void;
  /** A game has ended, with so many points more or less than others for each seat; 1 or 0 where a game has no points. */
  end(game: number, margin: (seat: Seat) => number): void;
}

/** Plays games with numbers from `from` up to, not including, `to`. */
export const playGames = async (task: SimulateTask, witness?: Witness): Promise<Played[]> => {
  const named = await gameNamed(task.game);
  const kit = { ...named, hints: witness?.hints ?? named.hints };
  const deal = dealOf(kit, task);
  return Array.from({ length: task.to - task.from }, (_, i) => {
    const n = task.from + i;
    const { options, varied } = deal(n);
    const played = playOne(kit, { ...task, options }, n, witness);
    return varied ? { ...played, varied } : played;
  });
};

/** The options of each game. Where they change, different bots have sat in all places before they do. */
const dealOf = <S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  { vary, options, bots }: SimulateTask,
): ((n: number) => { readonly options: unknown; readonly varied?: Values }) => {
  if (!vary) return () => ({ options });
  const all = combinationsOf(kit, vary);
  const games = new Set(bots.map(playerText)).size === 1 ? 1 : bots.length;
  return n => all[Math.floor(n / games) % all.length] as Combination<O>;
};

/** Those who win and lose together: each side where teams play, else each seat by itself. */
const unitsOf = <S, R>(
  { side }: Hints<S, R>,
  s: DeepReadonly<S>,
  seats: readonly Seat[],
  teams: boolean,
): readonly (readonly Seat[])[] => {
  const units = new Map<string, Seat[]>();
  for (const seat of seats) {
    const name = (teams && side?.(s, seat)) || seat;
    units.set(name, [...(units.get(name) ?? []), seat]);
  }
  return [...units.values()];
};

/** How many bots a game takes with these options. */
export const unitCount = <S, E extends { type: string }, V, O, R>(
  { game, hints }: Kit<S, E, V, O, R>,
  options: O,
  teams: boolean,
): number => {
  const seats = game.seats(options);
  return teams
    ? unitsOf(hints, newWorld(game, options, quickDice(1)).state, seats, teams).length
    : seats.length;
};

/** Who sits where in one game, and what they have used up. */
interface Party<S, R> {
  readonly bot: Bot<S, R>;
  readonly dice: Dice;
  readonly budget: Budget;
  turns: number;
  thought: number;
}

/** Bots change places from game to game: place `i` is taken by bot `i + n`. */
function playOne<S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  task: SimulateTask,
  n: number,
  witness?: Witness,
): Played {
  const { game, hints } = kit;
  const { seed, bots, timed } = task;
  const options = task.options as O;
  const parties: readonly Party<S, R>[] = bots.map((player, i) => ({
    bot: makeBot(player.level, hints),
    dice: diceFor(seed, n, 'bot', i),
    budget: budgetOf(player),
    turns: 0,
    thought: 0,
  }));
  const table = new Turns();
  const deal = task.paired ? Math.floor(n / bots.length) : n;
  const world = newWorld(game, options, diceFor(seed, deal, 'table'), table.next);
  const units = unitsOf(hints, world.state, game.seats(options), task.teams);
  const botAt = (place: number): number => (place + n) % bots.length;
  const partyOf = new Map(
    units.flatMap((unit, place) => unit.map(seat => [seat, parties[botAt(place)] as Party<S, R>] as const)),
  );
  const memories = new Memories();
  let decisions = 0;
  for (; world.result === undefined; decisions++) {
    const [ask] = world.asks;
    if (!ask || decisions > ENDLESS) throw new Error(`game ${n} of seed ${seed} does not end`);
    const { seat } = ask;
    const party = partyOf.get(seat) as Party<S, R>;
    if (hints.isRest(ask.spec.rule) && table.isNewFor(seat)) {
      if (table.mover) witness?.turn(n, table.mover, world.state);
      table.mover = seat;
      party.turns++;
    }
    const began = timed ? processorTime() : 0;
    const answer = party.bot.answer(sightOf(world, seat), party.dice, party.budget, memories.of(seat));
    if (timed) party.thought += processorTime() - began;
    world.give(seat, answer);
  }
  const { result } = world;
  const wonAt = sharesOf(units, kit.winners(result));
  const placeOf = (bot: number): number => units.findIndex((_, place) => botAt(place) === bot);
  const margin = (seat: Seat): number => hints.margin?.(result, seat) ?? hints.result(result, seat);
  witness?.end(n, margin);
  return {
    won: bots.map((_, bot) => wonAt[placeOf(bot)] ?? 0),
    wonAt,
    ...(hints.margin && { margins: bots.map((_, bot) => margin(units[placeOf(bot)]?.[0] as Seat)) }),
    botTurns: parties.map(party => party.turns),
    ...(timed && { thought: parties.map(party => party.thought) }),
    decisions,
    turns: table.count,
    ...(hints.counts && { counts: hints.counts(result) }),
  };
}

/** The turns of a game: a seat has one in each step in which it is asked at rest. */
class Turns {
  count = 0;
  /** Who had the last one. */
  mover: Seat | undefined;
  private had = new Set<Seat>();

  readonly next = (): void => {
    this.count++;
    this.had = new Set();
  };

  isNewFor(seat: Seat): boolean {
    const isNew = !this.had.has(seat);
    this.had.add(seat);
    return isNew;
  }
}

/** What of a victory each unit has; figures that are no seats may have a part of it. */
const sharesOf = (units: readonly (readonly Seat[])[], winners: readonly string[]): number[] => {
  const won = units.map(unit => unit.some(seat => winners.includes(seat)));
  const seats = units.flat() as readonly string[];
  const parts = won.filter(Boolean).length + winners.filter(each => !seats.includes(each)).length;
  return won.map(each => (each ? 1 / parts : 0));
};

const newWorld = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  options: O,
  dice: Dice,
  step: () => void = () => {},
): World<S, E, V, O, R> =>
  new World(game, options, beginning(game, options), chanceFrom(dice), {
    watch: { event: () => {}, chance: () => {}, step },
  });
