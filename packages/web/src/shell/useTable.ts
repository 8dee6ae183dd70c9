import type { Told } from '@potyczka/table';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Needs } from '../games/game-ui.js';
import type { Prefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { Feed, type FeedTelling, type TableState } from './feed.js';
import { pauseOf } from './pace.js';

/** Told together: news that all belong to one activation, as the game calls it. */
const isOneActivation = (
  ui: Needs<'story' | 'points' | 'film'> | null,
  before: readonly Told[],
  after: readonly Told[],
): boolean => {
  const of = new Set([...before, ...after].map(t => ui?.film?.activation(t.event) ?? null));
  return of.size === 1 && !of.has(null);
};

/** Tells piece by piece what a game cuts into pieces; without motion everything is shown at once. */
const tellingOf = (
  ui: () => Needs<'story' | 'points' | 'film'> | null,
  isMoving: () => boolean,
): FeedTelling => ({
  beats: happening => {
    const game = ui();
    if (!game?.film || !isMoving()) return [happening];
    const sizes = game.film.beats(happening.map(t => t.event)).map(beat => beat.length);
    const ends = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((a, b) => a + b, 0));
    return ends.map((end, i) => happening.slice(ends[i - 1] ?? 0, end));
  },
  follow: (view, told) =>
    ui()?.film?.follow(
      view,
      told.map(t => t.event),
    ) ?? view,
  isScene: happening => {
    const game = ui();
    return happening.some(t => game?.story.isMilestone(t.event) || game?.points.gain(t.event));
  },
});

/** Watches a table; `skip` shows at once what is still being told, `next` the next of it. */
export const useTable = (
  client: TableClient,
  table: string,
  ui: () => Needs<'story' | 'points' | 'film'> | null,
  motion: boolean,
  pace: Prefs['pace'],
): TableState & { skip(): void; next(): void } => {
  const pause = useRef<(happening: readonly Told[]) => number>(() => 0);
  pause.current = happening => {
    const game = ui();
    if (!motion || !game || document.hidden) return 0;
    return pauseOf(game, happening, pace);
  };
  const game = useRef(ui);
  game.current = ui;
  const isMoving = useRef(motion);
  isMoving.current = motion;
  const feed = useMemo(
    () =>
      new Feed(
        client,
        table,
        h => pause.current(h),
        (before, after) => isOneActivation(game.current(), before, after),
        tellingOf(
          () => game.current(),
          () => isMoving.current,
        ),
      ),
    [client, table],
  );
  const state = useSyncExternalStore(feed.subscribe, feed.snapshot);
  return useMemo(() => ({ ...state, skip: feed.skip, next: feed.next }), [state, feed]);
};
