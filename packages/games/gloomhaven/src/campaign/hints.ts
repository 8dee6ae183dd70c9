import type { Answer, OneAsk } from '@potyczka/kernel';
import type { Hints } from '@potyczka/kernel/register';
import type { Result, State } from './game.js';

/** Between scenarios nobody wins: a bot does what is due, buys nothing, and lets people decide. */
export const hints: Hints<State, Result> = {
  value: () => 0,
  result: () => 1,
  isRest: () => true,
  turns: 1,
  side: () => 'party',
  habit: (_s, ask: OneAsk): Answer | undefined =>
    ask.kind === 'choose' && ask.spec.rule === 'GLM-CITY-02' ? 'done' : undefined,
};
