import type { Told } from '@potyczka/table';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { TableClient } from '../wire/client.js';
import { Feed, type TableState } from './feed.js';

/** Nobody waits longer than this for one piece of news, in milliseconds. */
const LONGEST = 1000;

/** Watches a table; `skip` shows at once what is still being told. */
export const useTable = (
  client: TableClient,
  table: string,
  ui: () => GameUi | null,
  motion: boolean,
): TableState & { skip(): void } => {
  const pause = useRef<(happening: readonly Told[]) => number>(() => 0);
  pause.current = happening => {
    const game = ui();
    if (!motion || !game || document.hidden) return 0;
    return Math.min(LONGEST, LONGEST * happening.reduce((most, t) => Math.max(most, game.pause(t.event)), 0));
  };
  const feed = useMemo(() => new Feed(client, table, h => pause.current(h)), [client, table]);
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  return useMemo(() => ({ ...state, skip: feed.skip }), [state, feed]);
};
