import { type Level, Memories, makeBot, sightOf } from '@potyczka/bots';
import type { gameNamed } from '@potyczka/cli/commands';
import { type Answer, quickDice, type Seat } from '@potyczka/kernel';
import {
  beginning,
  chanceFrom,
  hashOf,
  judgeAnswer,
  legalAnswers,
  type OneAsk,
  World,
} from '@potyczka/kernel/run';
import { STAND_IN } from '@potyczka/table';
import { habitOf, type Person } from './people.js';

export type AnyKit = Awaited<ReturnType<typeof gameNamed>>;

/** One match: bots of a level at every seat but one, and somebody there who does not play to win. */
export interface PlayedMatch {
  readonly game: string;
  /** Which of the game's sets of options. */
  readonly set: number;
  readonly level: Level;
  readonly person: Person;
  readonly seed: number;
  readonly iterations: number;
}

/** How a match went. */
export interface Ended extends PlayedMatch {
  readonly ended: boolean;
  readonly answers: number;
  /** Steps of the game: turns or activations. */
  readonly turns: number;
  /** The most decisions in a row that bots answered with the harmless answer although there were others. */
  readonly waits: number;
}

/** Counts the turns of each seat as the clock of a table does: one ends where somebody else is asked. */
class Turns {
  private readonly had = new Map<Seat, number>();
  private last: Seat | undefined;

  readonly of = (seat: Seat): number => this.had.get(seat) ?? 0;

  asked(seat: Seat): void {
    if (seat !== this.last) this.had.set(seat, this.of(seat) + 1);
    this.last = seat;
  }
}

const diceFor = (match: PlayedMatch, what: string) =>
  quickDice(Number.parseInt(hashOf([JSON.stringify(match), what]).slice(0, 8), 16));

const isHarmless = (ask: OneAsk, a: Answer): boolean => {
  const [first, second] = legalAnswers(ask, 2);
  return second !== undefined && JSON.stringify(first) === JSON.stringify(a);
};

const worldOf = ({ game }: AnyKit, options: Record<string, unknown>, match: PlayedMatch, step: () => void) =>
  new World(game, options, beginning(game, options), chanceFrom(diceFor(match, 'table')), {
    watch: { event: () => {}, chance: () => {}, step },
  });

/** Plays a match to its end, or until it has had more answers than a match may take. */
export const playMatch = (
  kit: AnyKit,
  options: Record<string, unknown>,
  match: PlayedMatch,
  most: number,
): Ended => {
  const { hints, game } = kit;
  let steps = 0;
  const world = worldOf(kit, options, match, () => {
    steps++;
  });
  const seats = game.seats(options);
  const person = seats[match.seed % seats.length] as Seat;
  const turns = new Turns();
  const { iterations } = match;
  const dice = diceFor(match, 'people');
  const habit = habitOf(match.person, makeBot(STAND_IN, hints), dice, iterations, turns.of);
  const bot = makeBot(match.level, hints);
  const memories = new Memories();
  let [answers, waits, row] = [0, 0, 0];
  for (; world.result === undefined && answers < most; answers++) {
    const ask = world.asks[0] as OneAsk;
    const { seat } = ask;
    turns.asked(seat);
    const isPerson = seat === person;
    const a = isPerson
      ? habit(world, ask)
      : bot.answer(sightOf(world, seat), dice, { iterations }, memories.of(seat));
    if (!isPerson && hints.isRest(ask.spec.rule)) {
      row = isHarmless(ask, a) ? row + 1 : 0;
      waits = Math.max(waits, row);
    }
    if (judgeAnswer(ask, a)) throw new Error(`${match.person} gave an illegal answer at ${ask.spec.rule}`);
    world.give(seat, a);
  }
  return { ...match, ended: world.result !== undefined, answers, turns: steps, waits };
};
