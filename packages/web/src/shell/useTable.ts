import type { Now, Told } from '@potyczka/table';
import { useEffect, useRef, useState } from 'react';
import { Refused, type TableClient } from '../wire/client.js';

/** A table as this page knows it. */
export interface TableState {
  readonly now: Now | null;
  readonly log: readonly Told[];
  /** Lines that came with the last news, to be shown as they happen. */
  readonly happening: readonly Told[];
  /** The view after each line of the log that came while this page was looking. */
  readonly views: ReadonlyMap<number, unknown>;
  /** Why the table cannot be shown. */
  readonly problem: Refused | null;
}

const NONE: TableState = { now: null, log: [], happening: [], views: new Map(), problem: null };

/** Watches a table, through lost connections too. */
export const useTable = (client: TableClient, table: string): TableState => {
  const [state, setState] = useState<TableState>(NONE);
  const watching = useRef(false);
  useEffect(() => {
    let gone = false;
    const watch = async (): Promise<void> => {
      try {
        const { log, ...now } = await client.ask('watch', { table });
        watching.current = true;
        if (!gone)
          setState({ now, log, happening: [], views: new Map([[log.length - 1, now.view]]), problem: null });
      } catch (e) {
        if (!gone && e instanceof Refused && e.problem.code !== 'not-saved')
          setState({ ...NONE, problem: e });
      }
    };
    const offPush = client.onPush(p => {
      if (p.push !== 'news' || p.table !== table) return;
      setState(s => {
        const log = [...s.log.slice(0, p.from), ...p.log];
        const views = new Map([...s.views].filter(([line]) => line < p.from));
        views.set(log.length - 1, p.now.view);
        return { now: p.now, log, happening: p.log, views, problem: null };
      });
    });
    const offLink = client.onLink(link => {
      if (link === 'open') void watch();
    });
    void watch();
    return () => {
      gone = true;
      offPush();
      offLink();
      client.ask('unwatch', { table }).catch(() => undefined);
    };
  }, [client, table]);
  return state;
};
