import type { Now, Told } from '@potyczka/table';
import { useEffect, useRef, useState } from 'react';
import { Refused, type TableClient } from '../wire/client.js';

/** A table as this page knows it. */
export interface TableState {
  readonly now: Now | null;
  readonly log: readonly Told[];
  /** Lines that came with the last news, to be shown as they happen. */
  readonly happening: readonly Told[];
  /** Why the table cannot be shown. */
  readonly problem: Refused | null;
}

const NONE: TableState = { now: null, log: [], happening: [], problem: null };

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
        if (!gone) setState({ now, log, happening: [], problem: null });
      } catch (e) {
        if (!gone && e instanceof Refused && e.problem.code !== 'not-saved')
          setState({ ...NONE, problem: e });
      }
    };
    const offPush = client.onPush(p => {
      if (p.push !== 'news' || p.table !== table) return;
      setState(s => ({
        now: p.now,
        log: [...s.log.slice(0, p.from), ...p.log],
        happening: p.log,
        problem: null,
      }));
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
