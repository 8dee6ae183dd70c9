import type { Answer } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Entry, Said } from './answer-path.js';
import { answerOf } from './answer-steps.js';
import { isWhole } from './pieces.js';

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

interface Chosen {
  readonly choosing: Choosing;
  setChosen(chosen: ReadonlySet<string>): void;
}

/** What is pointed at and chosen of a question; touches and confirmations go on as `say` leads them. */
export const useChoice = (
  question: QuestionShown | null,
  say: (entry: Entry, said: Said) => void,
): Chosen => {
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

  const choose = useCallback(
    (key: string) => {
      say('touch', { key, a: key });
      point(key);
    },
    [say],
  );

  const count = chosen.size;
  const ready = question !== null && (isMany ? count >= question.min && count <= question.max : count === 1);
  const whole = question?.options.find(o => isWhole(o.key))?.key;
  const confirm = useCallback(() => {
    if (whole !== undefined && !ready) choose(whole);
    if (!ready) return;
    const keys: readonly string[] = [...chosen];
    const [only = null] = keys.length === 1 ? keys : [];
    const a: Answer = isMany || only === null ? keys : answerOf(question, only);
    say('confirm', { key: only, a });
  }, [ready, whole, choose, chosen, isMany, question, say]);
  const take = useCallback((keys: readonly string[]) => setChosen(new Set(keys)), []);
  const clear = useCallback(() => {
    point(null);
    setChosen(NONE);
  }, []);
  const choosing = useMemo(
    () => ({ lit, pointed, chosen, picked, ready, point, choose, take, confirm, clear }),
    [lit, pointed, chosen, picked, ready, choose, take, confirm, clear],
  );
  return { choosing, setChosen };
};
