import type { Now } from '@potyczka/table';
import { useCallback, useEffect, useState } from 'react';
import { Refused, type TableClient } from '../wire/client.js';

type Given = string | number | readonly string[];

/** An answer on its way. */
interface Held {
  readonly q: number;
  readonly a: Given;
  /** The connection was lost: it is given again when the table is back. */
  readonly isCut: boolean;
}

interface Answering {
  readonly problem: unknown;
  readonly isSending: boolean;
  readonly isHeld: boolean;
  send(a: Given): void;
  /** Something else about this question did not work. */
  fail(e: unknown): void;
}

const isCutOff = (e: unknown): boolean =>
  e instanceof Refused && e.problem.why.id === 'table-connection-lost';

/** Answers what is asked, once; what the connection cuts off is not lost. */
export const useAnswer = (client: TableClient, table: string, now: Now): Answering => {
  const [problem, setProblem] = useState<unknown>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const q = now.mine?.q;

  const give = useCallback(
    async ({ q, a }: Held) => {
      // The next answer may be on its way before this one is acknowledged.
      const settle = (to: Held | null): void => setHeld(h => (h?.q === q ? to : h));
      try {
        await client.ask('answer', { table, q, a: typeof a === 'object' ? [...a] : a });
        settle(null);
      } catch (e) {
        if (isCutOff(e)) return settle({ q, a, isCut: true });
        settle(null);
        setProblem(e);
      }
    },
    [client, table],
  );
  const isSending = held !== null && held.q === q;
  const send = useCallback(
    (a: Given) => {
      if (q === undefined || isSending) return;
      setProblem(null);
      const next = { q, a, isCut: client.link !== 'open' };
      setHeld(next);
      if (!next.isCut) void give(next);
    },
    [client, give, q, isSending],
  );
  // The table tells anew what it asks: the answer may have arrived before the connection was lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on news only
  useEffect(() => {
    if (!held?.isCut || client.link !== 'open') return;
    const again = q === held.q ? { ...held, isCut: false } : null;
    setHeld(again);
    if (again) void give(again);
  }, [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question makes an old problem void
  useEffect(() => setProblem(null), [q]);
  return { problem, isSending, isHeld: isSending && held.isCut, send, fail: setProblem };
};
