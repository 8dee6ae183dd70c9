import { arePoses, isPose } from './pose.js';
import type { Answer } from './question.js';

/** The longest key of an answer. */
export const LONGEST_KEY = 200;
/** The most keys of one. */
export const MOST_KEYS = 200;

const isKey = (x: unknown): boolean => typeof x === 'string' && x.length <= LONGEST_KEY;

/** Whether anything from outside has the form of an answer; its question judges the rest. */
export const isAnswer = (a: unknown): a is Answer => {
  if (Array.isArray(a)) return a.length <= MOST_KEYS && (a.every(isKey) || arePoses(a));
  return isKey(a) || Number.isSafeInteger(a) || isPose(a);
};
