import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { isPlacing } from './draft.js';
import { type Draft, Placer } from './placer.js';
import type { Judged } from './prober.js';

/** What is being placed, and how it stands now. */
export interface Placing extends Omit<Draft, 'wish'> {
  readonly placer: Placer;
}

const nothing = (): (() => void) => () => undefined;
const noDraft = (): null => null;

/** Places what a question asks for; null while nothing is to be placed. */
export const usePlacing = (
  question: QuestionShown | null,
  probe: (question: QuestionShown, a: Answer) => Promise<Judged>,
  send: (a: Answer) => void,
): Placing | null => {
  const now = useRef({ probe, send });
  now.current = { probe, send };
  // News of a table tell the same question again: it stays the same here, with what was placed for it.
  const name = isPlacing(question)
    ? JSON.stringify([question.q, question.step, question.rule, question.ask])
    : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the question
  const placer = useMemo(() => {
    if (!isPlacing(question) || question.options.length === 0) return null;
    return new Placer(
      question,
      a => now.current.probe(question, a),
      a => now.current.send(a),
    );
  }, [name]);
  useEffect(() => () => placer?.stop(), [placer]);
  const draft = useSyncExternalStore(placer?.subscribe ?? nothing, placer?.now ?? noDraft);
  return useMemo(() => (placer && draft ? { ...draft, placer } : null), [placer, draft]);
};

/** Whoever stands on a proposal points at it: the board draws what the game says about it, as about any option. */
export const usePointedProposal = (placing: Placing | null, point: (key: string | null) => void): void => {
  const legal = placing?.placer.question.options.filter(o => !o.refusal) ?? [];
  const key = placing && (legal[placing.proposal ?? -1]?.key ?? null);
  const isPlacing = placing !== null;
  useEffect(() => {
    if (isPlacing) point(key);
  }, [isPlacing, key, point]);
};

/** What is being placed, for whoever draws it: boards, and the panel that asks. */
export const PlacingContext = createContext<Placing | null>(null);

export const usePlaced = (): Placing | null => useContext(PlacingContext);
