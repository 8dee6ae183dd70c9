import { type Answer, type DeepReadonly, type Dice, quickDice, type Seat } from '@potyczka/kernel';
import type { Group } from '@potyczka/kernel/register';
import {
  type AnyAsk,
  type Chance,
  chanceFrom,
  judgeAnswer,
  legalAnswers,
  type OneAsk,
} from '@potyczka/kernel/run';
import { answersTo, legalOf, MOST_ANSWERS } from './answers.js';
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
export const DECIDED = 1e6;
/** Answers that a game puts in order at one question. */
const MOST_IN_ORDER = 256;
/** Whole actions that a game is asked for at one question. */
const MOST_GROUPS = 24;

/** What the thinking about one question shares. */
export class Mind<S, R> {
  /** How many dice were rolled and piles shuffled in forks: what depends on them is not sure. */
  chances = 0;
  /** The game is over when this turn is: positions are judged by its end, not by what they promise. */
  isLastTurn = false;
  private readonly chance: Chance;

  constructor(
    readonly hints: Hints<S, R>,
    readonly dice: Dice,
  ) {
    this.chance = this.counted(dice);
  }

  /** A copy to think on in; with dice of its own, what chance gives there does not depend on other copies. */
  fork(world: Thought<S, R>, dice?: Dice): Thought<S, R> {
    return world.fork(dice ? this.counted(dice) : this.chance);
  }

  private counted(dice: Dice): Chance {
    const { roll, shuffle } = chanceFrom(dice);
    return {
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

  /** How good a world is for a seat, the end of the game above all. */
  worth(world: Thought<S, R>, seat: Seat): number {
    const value = this.hints.value(world.state, seat);
    return world.result === undefined ? value : value + DECIDED * this.hints.result(world.result, seat);
  }

  /**
   * The answers to compare at a question, the most promising first where the
   * game says which that is, else the harmless one. Where there are too many,
   * those that the game proposes.
   */
  answersTo(world: Thought<S, R>, ask: OneAsk): Answer[] {
    const { proposals, prior } = this.hints;
    const proposed = this.isProposed(ask) ? (proposals?.(world.state, ask, MOST_ANSWERS) ?? []) : [];
    const legal = proposed.length > 0 ? legalOf(ask, proposed).slice(0, MOST_ANSWERS) : [];
    // Where the game says what looks promising, none is left out by chance.
    const most = prior ? MOST_IN_ORDER : MOST_ANSWERS;
    const answers = legal.length > 0 ? legal : answersTo(ask, this.dice, most);
    return prior && answers.length > 1 ? this.inOrder(world, ask, answers).map(each => each.answer) : answers;
  }

  /** The same answers with how promising each looks; 0 is usual. */
  promising(world: Thought<S, R>, ask: OneAsk): { readonly answer: Answer; readonly promise: number }[] {
    return this.inOrder(world, ask, this.answersTo(world, ask));
  }

  private inOrder(world: Thought<S, R>, ask: OneAsk, answers: readonly Answer[]) {
    const promises = this.hints.prior?.(world.state, ask, answers) ?? [];
    const all = answers.map((answer, i) => ({ answer, promise: promises[i] ?? 0 }));
    const worth = all.filter(each => each.promise !== Number.NEGATIVE_INFINITY);
    return (worth.length > 0 ? worth : all).sort((a, b) => b.promise - a.promise);
  }

  /** Whether the game says which answers are worth comparing: listing all of them may then be dear. */
  isProposed({ kind }: OneAsk): boolean {
    return this.hints.proposals !== undefined && (kind === 'place' || kind === 'places' || kind === 'many');
  }

  /** Whole actions that begin with this question, the most promising first. */
  groupsAt(world: Thought<S, R>, ask: OneAsk): readonly Group[] {
    const groups = this.hints.groups?.(world.state, ask, MOST_GROUPS) ?? [];
    return groups.toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0));
  }

  /** What a seat answers without thinking. */
  usual(world: Thought<S, R>, ask: OneAsk): Answer {
    const habit = this.hints.habit?.(world.state, ask);
    return habit !== undefined && !judgeAnswer(ask, habit) ? habit : harmless(ask);
  }

  /** Whether two seats win together. */
  areAllies(world: Thought<S, R>, a: Seat, b: Seat): boolean {
    const { side } = this.hints;
    return a === b || (side !== undefined && side(world.state, a) === side(world.state, b));
  }

  isRest(ask: OneAsk): boolean {
    return this.hints.isRest(ask.spec.rule);
  }

  /**
   * Gives a seat's answer. Once it has finished a stage, the others go through
   * theirs: partners by habit, everybody else by chance, as nobody may know how.
   */
  give(world: Thought<S, R>, seat: Seat, a: Answer): void {
    const { pending } = world;
    world.give(seat, a);
    if (pending?.kind !== 'stage') return;
    while (world.pending === pending && !world.askOf(seat)) {
      const ask = world.asks[0] as OneAsk;
      const isPartner = this.hints.habit && this.areAllies(world, seat, ask.seat);
      world.give(ask.seat, isPartner ? this.usual(world, ask) : randomAnswer(ask, this.dice));
    }
  }

  /** Everybody goes on by habit until so many turns are over, that of `who` the first of them. */
  playOn(world: Thought<S, R>, who: Seat, { turns, begins }: NonNullable<Hints<S, R>['playOn']>): void {
    let mover = who;
    let turn = 1;
    for (let n = 0; n < PLAYED_ON && world.result === undefined; n++) {
      const [ask] = world.asks;
      if (!ask) return;
      if (begins(ask.spec.rule) && !this.areAllies(world, mover, ask.seat)) {
        if (turn === turns) return;
        turn++;
        mover = ask.seat;
      }
      world.give(ask.seat, this.usual(world, ask));
    }
  }

  /**
   * Looks whether a seat that does nothing now ends the game. What is paid in the end and what was expected differ:
   * an answer that ends the game must not be compared with a promise.
   */
  lookForEnd(guess: Thought<S, R>, seat: Seat): void {
    // With dice of its own: what is thought afterwards does not depend on it.
    const world = this.fork(guess, quickDice(1));
    for (let n = 0; n < LAST_TURN; n++) {
      this.passReactions(world, seat);
      const ask = world.askOf(seat);
      if (!ask || (n > 0 && this.isRest(ask))) break;
      world.give(seat, harmless(ask));
    }
    this.isLastTurn = world.result !== undefined;
  }

  /** Lets others answer, harmlessly, what they are asked in the middle of a seat's turn. */
  passReactions(world: Thought<S, R>, seat: Seat): void {
    for (let n = 0; n < REACTIONS; n++) {
      const [ask] = world.asks;
      if (!ask || world.askOf(seat) || this.isRest(ask)) return;
      world.give(ask.seat, this.usual(world, ask));
    }
  }
}

/** Questions that are answered by habit at most before a position is judged. */
const PLAYED_ON = 400;
/** Questions of one turn at most. */
const LAST_TURN = 64;
/** Reactions that are passed at most before somebody's turn goes on. */
const REACTIONS = 96;

/** The answer that the rules list first. */
const harmless = (ask: OneAsk): Answer => legalAnswers(ask, 1)[0] as Answer;
