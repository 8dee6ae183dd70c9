import { useEffect, useMemo, useState } from 'react';
import { type Place, useClients } from '../wire/clients.js';
import type { Frame } from '../worker/story.js';
import type { TableState } from './feed.js';

/**
 * Views of the board after each line of the log. This page keeps those it has
 * seen; a table in the browser can also tell those from before it was opened.
 */
export const usePast = (place: Place, table: string, state: TableState): ReadonlyMap<number, unknown> => {
  const { browser } = useClients();
  const [before, setBefore] = useState<readonly Frame[]>([]);
  const isOpen = state.now !== null;
  useEffect(() => {
    if (place !== 'browser' || !isOpen) return;
    let gone = false;
    browser()
      .history(table)
      .then(
        ({ frames }) => !gone && setBefore(frames),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [place, table, isOpen, browser]);
  const { views, log } = state;
  return useMemo(() => {
    const still = before.filter(f => log[f.lines - 1]?.n === f.n);
    return new Map([...still.map(f => [f.lines - 1, f.view] as const), ...views]);
  }, [before, views, log]);
};
