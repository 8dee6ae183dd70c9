import type { Answer, Dice, Msg } from '@potyczka/kernel';
import type { Hints, Weights } from '@potyczka/kernel/register';
import type { BotSight } from './bot.js';
import { tryGuess } from './guess.js';

/** A wish that a partner has told a companion, and what it is about. */
export interface Wished {
  readonly id: string;
  readonly about?: string;
}

/** The hints of somebody for whom the features of a position count otherwise. */
export const withWeights = <S, R>(hints: Hints<S, R>, weights: Weights): Hints<S, R> => {
  const { features } = hints;
  if (!features || weights === features.weights) return hints;
  const value: Hints<S, R>['value'] = (s, seat) => {
    let sum = 0;
    for (const [name, n] of Object.entries(features.of(s, seat))) sum += n * (weights[name] ?? 0);
    return sum;
  };
  return { ...hints, value, features: { ...features, weights } };
};

/** The hints of somebody to whom partners have told their wishes: other things count for them now. */
export const withWishes = <S, R>(hints: Hints<S, R>, wished: readonly Wished[]): Hints<S, R> => {
  const { features, wishes } = hints;
  if (!features || !wishes) return hints;
  let weights: Weights = features.weights;
  for (const { id, about } of wished) weights = wishes[id]?.weights(weights, about) ?? weights;
  return withWeights(hints, weights);
};

/** What a companion says about the answer that it is going to give, if the game has words for it. */
export const meaningOf = <S, E extends { type: string }, V, O, R>(
  sight: BotSight<S, E, V, O, R>,
  hints: Hints<S, R>,
  dice: Dice,
  answer: Answer,
): Msg | undefined => {
  const guess = hints.intention && tryGuess(sight, dice);
  return guess && hints.intention?.(guess.state, sight.who, [{ rule: sight.ask.spec.rule, answer }]);
};
