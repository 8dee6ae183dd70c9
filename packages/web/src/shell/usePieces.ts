import type { QuestionShown } from '@potyczka/table';
import { useCallback, useState } from 'react';

interface Begun {
  /** The pieces of an answer that are said already. */
  readonly begun: readonly string[];
  keep(begun: readonly string[]): void;
}

const NOTHING: readonly string[] = [];

/** Keeps the pieces of an answer until it is whole; those of another question are forgotten. */
export const usePieces = (whole: QuestionShown | null): Begun => {
  const [kept, setKept] = useState({ of: '', begun: NOTHING });
  const of = `${whole?.q} ${whole?.step}`;
  const keep = useCallback((begun: readonly string[]) => setKept({ of, begun }), [of]);
  return { begun: kept.of === of ? kept.begun : NOTHING, keep };
};
