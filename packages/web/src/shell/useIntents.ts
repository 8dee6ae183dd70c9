import type { Answer } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { useEffect, useRef } from 'react';
import type { Intent, Needs } from '../games/game-ui.js';

const NO_INTENTS: readonly Intent[] = [];

const keyOf = (i: Intent): string => `${i.key}>${i.at}`;

/** The option that a key of the widened question begins with. */
export const intended = (key: string): string => key.split('>', 1)[0] as string;

/** The question with what clicks on the board mean for it; the list beside the board shows the question itself. */
export const widened = (question: QuestionShown, intents: readonly Intent[]): QuestionShown => {
  const more = intents.flatMap((i): OptionShown[] => {
    const option = question.options.find(o => o.key === i.key && !o.refusal);
    return option ? [{ ...option, key: keyOf(i), at: [i.at], label: i.label, preview: i.preview }] : [];
  });
  return more.length > 0 ? { ...question, options: [...question.options, ...more] } : question;
};

/** The one option that an element can mean, if there is such. */
const meantBy = (question: QuestionShown, element: string): OptionShown | undefined => {
  const fits = question.options.filter(o => !o.refusal && o.at[0] === element);
  return fits.length === 1 ? fits[0] : undefined;
};

/** What clicks on the board mean for a question; nothing more than options where no view is handed in. */
export const intentsFor = (
  ui: Needs<'intents'>,
  view: unknown,
  question: QuestionShown | null,
): readonly Intent[] =>
  question?.kind === 'choose' && view !== undefined
    ? (ui.intents?.(view, question) ?? NO_INTENTS)
    : NO_INTENTS;

/** What is to be chosen next, once something has been chosen; what was to be before, where clicks mean no more than options. */
export const nextAfter = (
  intents: readonly Intent[],
  key: string,
  before: readonly string[],
): readonly string[] => intents.find(i => keyOf(i) === key)?.next ?? (intents.length > 0 ? [] : before);

interface Intending {
  /** What is asked has been said already: its answer is on its way. */
  readonly isSaid: boolean;
  /** Something has been chosen: what follows from it is remembered. */
  note(key: string): void;
}

/** The board as controller: a click says where all of it leads, and only what is still open is asked. */
export const useIntents = (
  intents: readonly Intent[],
  question: QuestionShown | null,
  answer: (a: Answer) => void,
): Intending => {
  const pending = useRef<readonly string[]>([]);
  const moment = question ? `${question.q} ${question.step}` : '';
  const said = useRef('');
  const [next] = pending.current;
  const meant =
    question?.kind === 'choose' && next !== undefined && said.current !== moment
      ? meantBy(question, next)
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (meant) {
      pending.current = pending.current.slice(1);
      said.current = moment;
      answer(meant.answer);
    } else if (intents.length > 0) pending.current = [];
  }, [moment]);
  return {
    isSaid: meant !== undefined || (moment !== '' && said.current === moment),
    note: key => {
      pending.current = nextAfter(intents, key, pending.current);
    },
  };
};
