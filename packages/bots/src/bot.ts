import type { Answer, Dice, Seat } from '@potyczka/kernel';
import type { Planned } from '@potyczka/kernel/register';
import type { OneAsk, World } from '@potyczka/kernel/run';

export type { Hints } from '@potyczka/kernel/register';

/**
 * All that a bot is given. There is no way from it to the true state: `view`
 * and `ask` are what the seat may see, and `world` only guesses.
 */
export interface BotSight<S, E extends { type: string }, V, O, R> {
  readonly who: Seat;
  readonly view: V;
  /** The open question to `who`, with its candidates and its judge. */
  readonly ask: OneAsk;
  /**
   * A world that `who` cannot tell from the true one; its further chance comes
   * from the same dice. Throws `ImpossibleGuess` where no guess can be found.
   */
  world(dice: Dice): World<S, E, V, O, R>;
}

/** How long a bot may think. With neither bound it takes its usual number of iterations. */
export interface Budget {
  /** For one answer. */
  readonly iterations?: number;
  /** For one turn, whose first questions take most of it; for each answer where no memory is kept. Counts only with `now`. */
  readonly milliseconds?: number;
  /** A clock in milliseconds, the caller's: bots read none themselves. */
  now?(): number;
}

/**
 * What a bot found out about one seat of one match while it thought about the
 * last question. The caller keeps it, hands it over with each question, and may
 * drop it at any time: it saves time and holds nothing but guesses.
 */
export interface Memory {
  last?: unknown;
  /** What is left of a whole action that was begun. */
  plan?: readonly Planned[] | undefined;
  /** What is left of the time for this turn, in milliseconds. */
  left?: number;
}

/** Answers the questions put to a seat. It keeps nothing itself, so one bot may serve many seats. */
export interface Bot<S, R> {
  readonly id: Level;
  /** Always a legal answer. */
  answer<E extends { type: string }, V, O>(
    sight: BotSight<S, E, V, O, R>,
    dice: Dice,
    budget: Budget,
    memory?: Memory,
  ): Answer;
}

export const LEVELS = ['random', 'gentle', 'greedy', 'search'] as const;
/** How a bot plays, the weakest first. */
export type Level = (typeof LEVELS)[number];
