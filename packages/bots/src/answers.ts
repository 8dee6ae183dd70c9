import type { Answer, Dice } from '@potyczka/kernel';
import { legalAnswers, type OneAsk } from '@potyczka/kernel/run';
import { randomAnswer } from './random.js';

/** Answers that are compared at one question; of more, so many are drawn. */
export const MOST_ANSWERS = 64;

/** The legal answers, the harmless one first; of too many the first and a random sample of the others. */
export const answersTo = (ask: OneAsk, dice: Dice, most = MOST_ANSWERS): Answer[] => {
  const listed = legalAnswers(ask, most + 1);
  if (listed.length <= most) return listed;
  const drawn = new Map<string, Answer>([[keyOf(listed[0] as Answer), listed[0] as Answer]]);
  for (let tries = 0; drawn.size < most && tries < 2 * most; tries++) {
    const a = randomAnswer(ask, dice);
    drawn.set(keyOf(a), a);
  }
  return [...drawn.values()];
};

/** The same text for the same answer. */
export const keyOf = (a: Answer): string => (typeof a === 'string' ? a : JSON.stringify(a));
