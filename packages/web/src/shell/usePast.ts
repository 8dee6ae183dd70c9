import { useEffect, useRef, useState } from 'react';
import type { TableClient } from '../wire/client.js';

/**
 * The board as it was after an entry, asked of the table; undefined until it
 * has come. An entry's number is never given twice, so what is known stays true.
 */
export const usePast = (
  client: TableClient,
  table: string,
  n: number | undefined,
  onProblem: (e: unknown) => void,
): unknown => {
  const known = useRef(new Map<number, unknown>());
  const failed = useRef(onProblem);
  failed.current = onProblem;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (n === undefined || known.current.has(n)) return;
    client.ask('past', { table, n }).then(
      ({ view }) => {
        known.current.set(n, view);
        redraw(i => i + 1);
      },
      e => failed.current(e),
    );
  }, [client, table, n]);
  return n === undefined ? undefined : known.current.get(n);
};
