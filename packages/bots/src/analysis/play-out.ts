import type { Answer, Dice, Seat } from '@potyczka/kernel';
import type { OneAsk, World } from '@potyczka/kernel/run';
import type { BotSight, Hints } from '../bot.js';
import { greedyAnswer } from '../greedy.js';
import { randomAnswer } from '../random.js';
import { Mind, type Thought } from '../thought.js';

/** Questions that are answered at most before a game that will not end counts for nobody. */
const LONGEST = 6000;
/** Where a game knows no habits: so many answers are thought about, with so many thoughts; what follows is chance. */
const THOUGHT_ABOUT = 24;
const QUICKLY = 4;

type AnyWorld<S, R> = World<S, { type: string }, unknown, unknown, R>;

/** What somebody answers with hardly a thought. A guess in a guess costs much and changes little: they see what was guessed. */
const quickAnswer = <S, R>(mind: Mind<S, R>, world: Thought<S, R>, ask: OneAsk): Answer => {
  const sight: BotSight<S, { type: string }, unknown, unknown, R> = {
    who: ask.seat,
    view: undefined,
    ask,
    world: () => mind.fork(world) as AnyWorld<S, R>,
  };
  return greedyAnswer(sight, mind.hints, mind.dice, { iterations: QUICKLY });
};

/**
 * What each seat has of the end when quick players play a guessed world to it:
 * 1 a victory, 0 a defeat. They answer by habit where the game knows one, else
 * at first with hardly a thought and then by chance.
 */
export const playedOut = <S, R>(
  guess: Thought<S, R>,
  hints: Hints<S, R>,
  seats: readonly Seat[],
  dice: Dice,
): number[] | undefined => {
  const mind = new Mind(hints, dice);
  for (let n = 0; n < LONGEST && guess.result === undefined; n++) {
    const [ask] = guess.asks;
    if (!ask) return undefined;
    const answer = hints.habit
      ? mind.usual(guess, ask)
      : n < THOUGHT_ABOUT
        ? quickAnswer(mind, guess, ask)
        : randomAnswer(ask, dice);
    guess.give(ask.seat, answer);
  }
  const { result } = guess;
  return result === undefined ? undefined : seats.map(seat => hints.result(result, seat));
};
