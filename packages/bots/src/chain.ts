import type { Answer, Seat } from '@potyczka/kernel';
import { answersTo } from './answers.js';
import type { Mind, Thought } from './thought.js';

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
    return answers.map((a, i) => {
      const left = answers.length - i;
      if (left > 1) this.forks++;
      const child = left > 1 ? this.mind.fork(world) : world;
      this.mind.give(child, this.seat, a);
      return this.best(child, (until - this.forks) / left, rests);
    });
  }

  /** The best that the seat can make of its questions from here. Plays on in the world it is given. */
  best(world: Thought<S, R>, share: number, rests = this.rests): number {
    const { mind, seat } = this;
    for (let left = rests; ; ) {
      mind.passReactions(world, seat);
      const ask = world.askOf(seat);
      if (!ask) return mind.worth(world, seat);
      const isRest = mind.isRest(ask);
      if (isRest && left-- === 0) return mind.worth(world, seat);
      const answers = answersTo(ask, mind.dice);
      if (answers.length > 1 && share >= answers.length && this.mayFork()) {
        return Math.max(...this.worths(world, answers, share, left));
      }
      mind.give(world, seat, answers[isRest ? 0 : mind.dice.below(answers.length)] as Answer);
    }
  }
}
