import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClients } from '../wire/clients.js';
import type { Advice } from '../worker/messages.js';

/** What a good player would do: not asked for, being thought of, unknown, or known. */
export type Advised =
  | { readonly state: 'none' | 'thinking' | 'unknown' }
  | { readonly state: 'known'; readonly options: readonly OptionShown[]; readonly brings: Advice['brings'] };

export interface AdviceOf {
  readonly advised: Advised;
  ask(): void;
}

const NONE: Advised = { state: 'none' };

const sameAs = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options that an answer consists of. */
export const optionsIn = ({ kind, options }: QuestionShown, answer: unknown): readonly OptionShown[] => {
  const legal = options.filter(o => !o.refusal);
  if (kind === 'many' && Array.isArray(answer)) return legal.filter(o => answer.includes(o.key));
  const one = legal.find(o => sameAs(o.answer, answer));
  return one ? [one] : [];
};

/** Whether there is something to advise, and nobody whom it would be unfair to: several ways, and only bots beside me. */
export const isAdvisable = ({ info }: Now, question: QuestionShown | null): question is QuestionShown => {
  const people = info.seats.filter(s => s.kind === 'human');
  if (!question || question.step > 0 || people.length !== 1 || info.phase !== 'playing') return false;
  if (question.kind !== 'choose' && question.kind !== 'many') return false;
  return question.options.filter(o => !o.refusal).length > 1;
};

/** Asks a bot in the worker what it would do; it is forgotten with the question. */
export const useAdvice = (table: string, question: QuestionShown | null): AdviceOf => {
  const { browser } = useClients();
  const [advised, setAdvised] = useState<Advised>(NONE);
  const asked = useRef<QuestionShown | null>(null);
  const q = question?.q;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts afresh
  useEffect(() => {
    asked.current = null;
    setAdvised(NONE);
  }, [q, question?.step]);
  const ask = useCallback(() => {
    if (!question) return;
    asked.current = question;
    setAdvised({ state: 'thinking' });
    const settle = (advice: Advice | null): void => {
      if (asked.current !== question) return;
      const options = advice ? optionsIn(question, advice.answer) : [];
      const isNone = advice !== null && sameAs(advice.answer, []);
      setAdvised(
        advice && (options.length > 0 || isNone)
          ? { state: 'known', options, brings: advice.brings }
          : { state: 'unknown' },
      );
    };
    browser()
      .advice(table, question.q)
      .then(settle, () => settle(null));
  }, [browser, table, question]);
  return { advised, ask };
};
