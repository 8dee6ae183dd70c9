import type { Answer } from '@potyczka/kernel';
import type { OddsFigures } from '@potyczka/kernel/run';
import type { Answers, Now, QuestionShown } from '@potyczka/table';
import { useEffect, useRef, useState } from 'react';
import type { TableClient } from '../wire/client.js';
import { reckoner } from '../wire/odds.js';
import type { Choosing } from './useChoice.js';

/** Whoever only passes over an option does not want its odds. */
const REST_MS = 150;

/** What is pointed at or chosen, as it would be sent; null if that is nothing whose odds matter. */
const answerOf = (question: QuestionShown, { pointed, chosen }: Choosing): Answer | null => {
  if (question.kind === 'many') return chosen.size > 0 ? [...chosen] : null;
  const option = pointed ?? onlyOption(question);
  return option && !option.refusal && !option.declines ? option.answer : null;
};

/** Where there is but one thing to do, nobody has to point at it: on a phone nobody can. */
const onlyOption = ({ options }: QuestionShown): QuestionShown['options'][number] | null => {
  const [only, ...more] = options.filter(x => !x.refusal && !x.declines);
  return only && more.length === 0 ? only : null;
};

interface OddsFound {
  readonly of: string;
  readonly figures: OddsFigures | null;
}

/**
 * The odds of what is pointed at, reckoned in a worker from a guess that the
 * table gives once for each question; null while there are none.
 */
export const useOdds = (client: TableClient, now: Now, choosing: Choosing): OddsFigures | null => {
  const guesses = useRef<{ q: number; guess: Promise<Answers['guess']> } | null>(null);
  const [found, setFound] = useState<OddsFound | null>(null);
  const { mine: question, info } = now;
  const a = question?.odds ? answerOf(question, choosing) : null;
  const of = question && a !== null ? JSON.stringify([question.q, a]) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says it all: which question, which answer
  useEffect(() => {
    if (of === null || !question || a === null) return;
    let isWanted = true;
    const reckon = async (): Promise<void> => {
      const { q, step, seat, rule, ask, kind } = question;
      const { table } = info;
      if (guesses.current?.q !== q) guesses.current = { q, guess: client.ask('guess', { table, q }) };
      const guess = await guesses.current.guess;
      // Each member of a set may be chosen, and the set may not: only the table judges it.
      if (kind === 'many' && (await client.ask('probe', { table, q, step, a })).refusal) return;
      if (!isWanted) return;
      const figures = await reckoner().reckon({ game: info.game, guess, question: { seat, rule, ask }, a });
      if (isWanted && figures !== 'superseded') setFound({ of, figures });
    };
    const timer = setTimeout(() => {
      // A guess that was refused is asked for again with the next answer that is pointed at.
      reckon().catch(() => {
        guesses.current = null;
      });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [of, client, info.table]);
  return found && found.of === of ? found.figures : null;
};
