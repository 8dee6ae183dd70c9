import { type Dice, quickDice } from '@potyczka/kernel';
import { hashOf } from '@potyczka/kernel/run';

/** Dice that depend on nothing but what they are for: a seed, the number of a game, a name. */
export const diceFor = (...what: readonly (number | string)[]): Dice =>
  quickDice(Number.parseInt(hashOf(what).slice(0, 8), 16));
