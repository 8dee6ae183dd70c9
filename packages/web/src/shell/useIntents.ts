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

/** The one option that goes on by itself with what was clicked before, if there is such. */
export const goesOnWith = (
  question: QuestionShown,
  intents: readonly Intent[],
  element: string,
): OptionShown | undefined => {
  const [one, another] = intents.filter(i => i.at === element);
  if (one?.follows !== 'alone' || another) return undefined;
  return question.options.find(o => o.key === one.key && !o.refusal);
};

/** Whether what was clicked before stays meant at a question: with this option, if one is named. */
const staysMeant = (intents: readonly Intent[], element: string | undefined, key?: string): boolean =>
  intents.some(i => i.at === element && i.follows !== 'no' && (key === undefined || i.key === key));

/** What is to be chosen next, once something has been chosen; what was to be before, where clicks mean no more than options. */
export const nextAfter = (
  intents: readonly Intent[],
  key: string,
  before: readonly string[],
): readonly string[] => {
  const meant = intents.find(i => keyOf(i) === key)?.next;
  return meant ?? (intents.length > 0 && !staysMeant(intents, before[0], key) ? [] : before);
};

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
  const isOpen = question?.kind === 'choose' && next !== undefined && said.current !== moment;
  const goesOn = isOpen ? goesOnWith(question, intents, next) : undefined;
  const meant = goesOn ?? (isOpen ? meantBy(question, next) : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (meant) {
      if (!goesOn) pending.current = pending.current.slice(1);
      said.current = moment;
      answer(meant.answer);
    } else if (intents.length > 0 && !staysMeant(intents, next)) pending.current = [];
  }, [moment]);
  return {
    isSaid: meant !== undefined || (moment !== '' && said.current === moment),
    note: key => {
      pending.current = nextAfter(intents, key, pending.current);
    },
  };
};
