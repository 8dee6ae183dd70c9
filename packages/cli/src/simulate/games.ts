import { type Bot, type Budget, type Level, Memories, makeBot, sightOf } from '@potyczka/bots';
import { type Dice, type Game, quickDice, type Seat } from '@potyczka/kernel';
import { beginning, chanceFrom, hashOf, World } from '@potyczka/kernel/run';
import { gameNamed, type Kit } from '../games.js';

/** Some games of a simulation, by their numbers. */
export interface SimulateTask {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly Level[];
  readonly seed: number;
  readonly iterations: number | undefined;
  readonly from: number;
  readonly to: number;
}

/** One game, over. */
export interface Played {
  /** What each bot won, in the order in which they were listed: a shared victory counts in parts. */
  readonly won: readonly number[];
  /** The same by the place at the table. */
  readonly wonAt: readonly number[];
  readonly decisions: number;
  readonly turns: number;
}

/** Longer than any game: a fault would otherwise keep a core busy for ever. */
const ENDLESS = 1_000_000;

/** Dice that depend on the simulation's seed, the game's number and what they are for. */
const diceFor = (...what: readonly (number | string)[]): Dice =>
  quickDice(Number.parseInt(hashOf(what).slice(0, 8), 16));

/** Plays games with numbers from `from` up to, not including, `to`. */
export const playGames = async (task: SimulateTask): Promise<Played[]> => {
  const kit = await gameNamed(task.game);
  const bots = task.bots.map(level => makeBot(level, kit.hints));
  return Array.from({ length: task.to - task.from }, (_, i) => playOne(kit, bots, task, task.from + i));
};

/** Bots change places from game to game: place `i` is taken by bot `i + n`. */
function playOne<S, E extends { type: string }, V, O, R>(
  { game, winners }: Kit<S, E, V, O, R>,
  bots: readonly Bot<S, R>[],
  { options, seed, iterations }: SimulateTask,
  n: number,
): Played {
  const seats = game.seats(options as O);
  const botAt = (place: number): number => (place + n) % bots.length;
  const dice = bots.map((_, bot) => diceFor(seed, n, 'bot', bot));
  const budget: Budget = iterations === undefined ? {} : { iterations };
  const memories = new Memories();
  let turns = 0;
  const world = newWorld(game, options as O, diceFor(seed, n, 'table'), () => turns++);
  let decisions = 0;
  for (; world.result === undefined; decisions++) {
    const seat = world.ask?.seat;
    if (!seat || decisions > ENDLESS) throw new Error(`game ${n} of seed ${seed} does not end`);
    const bot = botAt(seats.indexOf(seat));
    const sight = sightOf(world, seat);
    const answer = (bots[bot] as Bot<S, R>).answer(sight, dice[bot] as Dice, budget, memories.of(seat));
    world.give(seat, answer);
  }
  const best = winners(world.result);
  const share = (seat: Seat | undefined): number => (seat && best.includes(seat) ? 1 / best.length : 0);
  const wonAt = seats.map(share);
  const won = bots.map((_, bot) => share(seats.find((_, place) => botAt(place) === bot)));
  return { won, wonAt, decisions, turns };
}

const newWorld = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  options: O,
  dice: Dice,
  step: () => void,
): World<S, E, V, O, R> =>
  new World(game, options, beginning(game, options), chanceFrom(dice), {
    watch: { event: () => {}, chance: () => {}, step },
  });
