import type { Dice } from '@potyczka/kernel';
import { ImpossibleGuess, ReplayMismatch, type World } from '@potyczka/kernel/run';
import type { BotSight } from './bot.js';

/** A guessed world, or none where no guess fits what happened. */
export const tryGuess = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  dice: Dice,
): World<S, E, V, O, R> | undefined => {
  try {
    return sight.world(dice);
  } catch (e) {
    if (e instanceof ImpossibleGuess || e instanceof ReplayMismatch) return undefined;
    throw e;
  }
};
