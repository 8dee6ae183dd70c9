import type { Answer } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { lastTouch } from './input.js';
import { isPiece } from './pieces.js';

/** What a person is about to answer: pointed at, chosen, sent. */
export interface Choosing {
  readonly lit: ReadonlyMap<string, readonly OptionShown[]>;
  readonly pointed: OptionShown | null;
  readonly chosen: ReadonlySet<string>;
  /** The same as options, in the order of the question: also those that only a place on the board stands for. */
  readonly picked: readonly OptionShown[];
  /** What is chosen can be sent. */
  readonly ready: boolean;
  point(key: string | null): void;
  choose(key: string): void;
  /** Chooses a whole set, to go on from. */
  take(keys: readonly string[]): void;
  confirm(): void;
  clear(): void;
}

const NOBODY: ReadonlyMap<string, readonly OptionShown[]> = new Map();
const NONE: ReadonlySet<string> = new Set();

const byPlace = (question: QuestionShown): ReadonlyMap<string, readonly OptionShown[]> => {
  const lit = new Map<string, OptionShown[]>();
  for (const option of question.options) {
    for (const place of option.at) lit.set(place, [...(lit.get(place) ?? []), option]);
  }
  return lit;
};

/** What is sent to choose an option: its key only names it. */
const answerOf = (question: QuestionShown | null, key: string): Answer =>
  question?.options.find(o => o.key === key)?.answer ?? key;

type Rivals = (key: string, other: string) => boolean;

const toggled = (set: ReadonlySet<string>, key: string, rivals: Rivals): ReadonlySet<string> => {
  const next = new Set([...set].filter(other => !rivals(key, other)));
  if (set.has(key)) next.delete(key);
  else next.add(key);
  return next;
};

const noRivals: Rivals = () => false;

/**
 * Two light touches: point, then confirm. A mouse points by hovering and a key
 * by moving the focus, so a click or Enter is the second touch already; a
 * finger chooses first and confirms with another tap.
 */
export const useChoice = (
  question: QuestionShown | null,
  send: (a: Answer) => void,
  rivals: Rivals = noRivals,
): Choosing => {
  const [pointedKey, point] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts afresh
  useEffect(() => {
    point(null);
    setChosen(NONE);
  }, [question?.q, question?.step, question?.rule, question?.ask.id]);
  const lit = useMemo(() => (question ? byPlace(question) : NOBODY), [question]);
  const key = pointedKey ?? (chosen.size === 1 ? [...chosen][0] : null);
  const pointed = question?.options.find(o => o.key === key) ?? null;
  const picked = useMemo(() => question?.options.filter(o => chosen.has(o.key)) ?? [], [question, chosen]);
  const isMany = question?.kind === 'many';
  const most = question?.max;

  const choose = useCallback(
    (key: string) => {
      // Of several that may be chosen, at most one: a click says it all.
      if (isMany && most === 1 && lastTouch() !== 'finger') send([key]);
      else if (isMany && most === 1) setChosen(c => (c.has(key) ? NONE : new Set([key])));
      else if (isMany) setChosen(c => toggled(c, key, rivals));
      else if (lastTouch() === 'finger' && !isPiece(key) && !chosen.has(key)) setChosen(new Set([key]));
      else send(answerOf(question, key));
      point(key);
    },
    [isMany, most, chosen, question, send, rivals],
  );

  const count = chosen.size;
  const ready = question !== null && (isMany ? count >= question.min && count <= question.max : count === 1);
  const confirm = useCallback(() => {
    if (!ready) return;
    const keys = [...chosen];
    send(isMany ? keys : answerOf(question, keys[0] as string));
  }, [ready, chosen, isMany, question, send]);
  const take = useCallback((keys: readonly string[]) => setChosen(new Set(keys)), []);
  const clear = useCallback(() => {
    point(null);
    setChosen(NONE);
  }, []);
  return useMemo(
    () => ({ lit, pointed, chosen, picked, ready, point, choose, take, confirm, clear }),
    [lit, pointed, chosen, picked, ready, choose, take, confirm, clear],
  );
};
