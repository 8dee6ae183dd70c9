import type { Answer } from '@potyczka/kernel';
import type { Group, Planned } from '@potyczka/kernel/register';
import { judgeAnswer, type OneAsk } from '@potyczka/kernel/run';
import type { Memory } from './bot.js';

/** The answer that a line of play gives to a question; nothing where another rule asks or it is not legal. */
export const plannedAnswer = (planned: Planned | undefined, ask: OneAsk): Answer | undefined => {
  if (!planned || planned.rule !== ask.spec.rule) return undefined;
  const answer = typeof planned.answer === 'function' ? planned.answer(ask) : planned.answer;
  return answer === undefined || judgeAnswer(ask, answer) ? undefined : answer;
};

/** A group that can begin here, with its first answer and what follows it. */
export interface Begun {
  readonly first: Answer;
  readonly rest: readonly Planned[];
}

export const begun = (group: Group, ask: OneAsk): Begun | undefined => {
  const [head, ...rest] = group.answers;
  const first = plannedAnswer(head, ask);
  return first === undefined ? undefined : { first, rest };
};

/** The next answer of the action that was begun, if this is the question it expected. */
export const takePlanned = (memory: Memory, ask: OneAsk): Answer | undefined => {
  const [next, ...rest] = memory.plan ?? [];
  memory.plan = undefined;
  const answer = plannedAnswer(next, ask);
  if (answer !== undefined) memory.plan = rest;
  return answer;
};
