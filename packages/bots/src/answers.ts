import type { Answer, Dice } from '@potyczka/kernel';
import { judgeAnswer, legalAnswers, type OneAsk } from '@potyczka/kernel/run';
import { randomAnswer } from './random.js';

/** Answers that are compared at one question; of more, so many are drawn. */
export const MOST_ANSWERS = 64;

/** The answer of somebody who has no choice. */
export const onlyAnswer = (ask: OneAsk): Answer | undefined => {
  const [first, second] = legalAnswers(ask, 2);
  return second === undefined ? first : undefined;
};

/** The legal ones of some answers, each once, in their order. */
export const legalOf = (ask: OneAsk, answers: readonly Answer[]): Answer[] => {
  const legal = new Map<string, Answer>();
  for (const a of answers) {
    const key = keyOf(a);
    if (!legal.has(key) && !judgeAnswer(ask, a)) legal.set(key, a);
  }
  return [...legal.values()];
};

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
