import type { QuestionShown } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';

/** How long a forced answer waits at a usual table, in milliseconds. */
const REACTION = 600;

/**
 * How long a question stands before it is passed. As long as the table itself takes to pass for somebody who
 * holds nothing, once to twice that time by chance: so it tells nothing.
 */
export const pauseOf = (chance: number): number => Math.round(REACTION * (1 + chance));

/** The answer that lets a question pass, if it is of those that may be passed unseen. */
export const passOf = ({ passing }: Needs<'passing'>, question: QuestionShown | null): string | null => {
  if (question?.kind !== 'choose' || !passing?.isPassed(question)) return null;
  return question.options.find(o => o.declines && !o.refusal)?.key ?? null;
};
