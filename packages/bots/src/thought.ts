import type { Answer, DeepReadonly, Dice, Seat } from '@potyczka/kernel';
import { type AnyAsk, type Chance, chanceFrom, legalAnswers, type OneAsk } from '@potyczka/kernel/run';
import type { Hints } from './bot.js';
import { randomAnswer } from './random.js';

/** A guessed world, as far as bots think in it. */
export interface Thought<S, R> {
  readonly state: DeepReadonly<S>;
  readonly result: R | undefined;
  readonly pending: AnyAsk | undefined;
  readonly asks: readonly OneAsk[];
  askOf(seat: Seat): OneAsk | undefined;
  view(seat: Seat): unknown;
  give(seat: Seat, a: Answer): void;
  fork(chance: Chance): Thought<S, R>;
}

/** What weighs more than any value of a position. */
const DECIDED = 1e6;

/** What the thinking about one question shares. */
export class Mind<S, R> {
  /** How many dice were rolled and piles shuffled in forks: what depends on them is not sure. */
  chances = 0;
  private readonly chance: Chance;

  constructor(
    readonly hints: Hints<S, R>,
    readonly dice: Dice,
  ) {
    const { roll, shuffle } = chanceFrom(dice);
    this.chance = {
      roll: (rule, faces) => {
        this.chances++;
        return roll(rule, faces);
      },
      shuffle: (rule, cards) => {
        this.chances++;
        return shuffle(rule, cards);
      },
    };
  }

  fork(world: Thought<S, R>): Thought<S, R> {
    return world.fork(this.chance);
  }

  /** How good a world is for a seat, the end of the game above all. */
  worth(world: Thought<S, R>, seat: Seat): number {
    const value = this.hints.value(world.state, seat);
    return world.result === undefined ? value : value + DECIDED * this.hints.result(world.result, seat);
  }

  isRest(ask: OneAsk): boolean {
    return this.hints.isRest(ask.spec.rule);
  }

  /** Gives a seat's answer. Others who are asked at the same time answer by chance: nobody may know how. */
  give(world: Thought<S, R>, seat: Seat, a: Answer): void {
    const { pending } = world;
    world.give(seat, a);
    if (pending?.kind !== 'all') return;
    for (const ask of world.asks) {
      if (world.pending === pending) world.give(ask.seat, randomAnswer(ask, this.dice));
    }
  }

  /** Lets others answer, harmlessly, what they are asked in the middle of a seat's turn. */
  passReactions(world: Thought<S, R>, seat: Seat): void {
    for (let n = 0; n < REACTIONS; n++) {
      const [ask] = world.asks;
      if (!ask || world.askOf(seat) || this.isRest(ask)) return;
      world.give(ask.seat, harmless(ask));
    }
  }
}

/** Reactions that are passed at most before somebody's turn goes on. */
const REACTIONS = 32;

/** The answer that the rules list first. */
const harmless = (ask: OneAsk): Answer => legalAnswers(ask, 1)[0] as Answer;
