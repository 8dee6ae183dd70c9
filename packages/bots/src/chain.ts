import type { Answer, Seat } from '@potyczka/kernel';
import type { Planned } from '@potyczka/kernel/register';
import type { OneAsk } from '@potyczka/kernel/run';
import { keyOf } from './answers.js';
import { type Begun, begun, plannedAnswer } from './group.js';
import type { Mind, Thought } from './thought.js';

/** The best whole action that begins with an answer. */
export interface PlannedLine {
  readonly worth: number;
  readonly rest: readonly Planned[];
}

/** Thinks through the questions of one seat that follow from an answer, until the position is at rest. */
export class Chain<S, R> {
  private forks = 0;

  /** `rests`: so many times it goes on beyond a position at rest, harmlessly where forks are short. */
  constructor(
    private readonly mind: Mind<S, R>,
    private readonly seat: Seat,
    private readonly rests: number,
    private readonly mayFork: () => boolean = () => true,
  ) {}

  /** The best that the seat can make of each answer to its question, with about `share` forks for all of them. */
  worths(world: Thought<S, R>, answers: readonly Answer[], share: number, rests = this.rests): number[] {
    const until = this.forks + share;
    const lines = this.lines(world, rests);
    return answers.map((a, i) => {
      const left = answers.length - i;
      if (left > 1) this.forks++;
      const child = left > 1 ? this.mind.fork(world) : world;
      this.mind.give(child, this.seat, a);
      const worth = this.best(child, (until - this.forks) / left, rests);
      return Math.max(worth, lines.get(keyOf(a))?.worth ?? worth);
    });
  }

  /** The whole actions that the game knows at a question, the best one for each first answer. */
  lines(world: Thought<S, R>, rests = this.rests): ReadonlyMap<string, PlannedLine> {
    const lines = new Map<string, PlannedLine>();
    const ask = world.askOf(this.seat);
    if (!ask) return lines;
    for (const group of this.mind.groupsAt(world, ask)) {
      const can = begun(group, ask);
      if (!can || !this.mayFork()) continue;
      this.forks++;
      const worth = this.play(this.mind.fork(world), can, rests);
      const key = keyOf(can.first);
      const known = lines.get(key);
      if (!known || worth > known.worth) lines.set(key, { worth, rest: can.rest });
    }
    return lines;
  }

  /** What a whole action comes to; where it cannot go on as planned, the usual answers end it. */
  private play(world: Thought<S, R>, { first, rest }: Begun, rests: number): number {
    const { mind, seat } = this;
    mind.give(world, seat, first);
    for (const planned of rest) {
      mind.passReactions(world, seat);
      const ask = world.askOf(seat);
      const answer = ask && plannedAnswer(planned, ask);
      if (answer === undefined) break;
      mind.give(world, seat, answer);
    }
    return this.best(world, 0, rests);
  }

  /** The best that the seat can make of its questions from here. Plays on in the world it is given. */
  best(world: Thought<S, R>, share: number, rests = this.rests): number {
    const { mind, seat } = this;
    for (let left = rests; ; ) {
      mind.passReactions(world, seat);
      const ask = world.askOf(seat);
      if (!ask) return mind.worth(world, seat);
      const isRest = mind.isRest(ask);
      if (isRest && left-- <= 0 && !mind.isLastTurn) return mind.worth(world, seat);
      // Answers that cannot be compared need not be listed, which may be dear.
      if (share < 2 && (isRest || mind.hints.habit)) {
        mind.give(world, seat, mind.usual(world, ask));
        continue;
      }
      const answers = mind.answersTo(world, ask);
      if (answers.length > 1 && share >= answers.length && this.mayFork()) {
        return Math.max(...this.worths(world, answers, share, left));
      }
      mind.give(world, seat, this.tail(world, ask, answers, isRest));
    }
  }

  /** Without forks left: the habit at rest, else what looks best beforehand, else any answer. */
  private tail(world: Thought<S, R>, ask: OneAsk, answers: readonly Answer[], isRest: boolean): Answer {
    const { mind } = this;
    if (isRest || mind.hints.habit) return mind.usual(world, ask);
    return answers[mind.hints.prior ? 0 : mind.dice.below(answers.length)] as Answer;
  }
}
