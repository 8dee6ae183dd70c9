import type { Answer } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { answersOf } from '../wire/answers.js';
import type { TableClient } from '../wire/client.js';

interface Answering {
  readonly problem: unknown;
  readonly isSending: boolean;
  readonly isHeld: boolean;
  send(a: Answer): void;
  /** Something else about this question did not work. */
  fail(e: unknown): void;
}

/** Answers what is asked, once; what the connection cuts off is not lost. */
export const useAnswer = (client: TableClient, table: string, now: Now): Answering => {
  const answers = answersOf(client);
  const held = useSyncExternalStore(answers.subscribe, () => answers.of(table));
  const [problem, setProblem] = useState<unknown>(null);
  const q = now.mine?.q;
  const step = now.mine?.step ?? 0;
  const isSending = held !== undefined && held.q === q && held.step === step;
  const send = useCallback(
    async (a: Answer) => {
      if (q === undefined || isSending) return;
      setProblem(null);
      const failed = await answers.give(table, { q, step }, a);
      if (failed) setProblem(failed);
    },
    [answers, table, q, step, isSending],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question makes an old problem void
  useEffect(() => setProblem(null), [q, step]);
  return { problem, isSending, isHeld: isSending && held.isCut, send, fail: setProblem };
};
