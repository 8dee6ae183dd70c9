import { repeat } from './replay.js';
import { Run } from './run.js';

/**
 * What lay on the table after each entry, and at the start (0), with every
 * face up. Only a match that is over can be laid open: while it is played,
 * nobody may see this.
 */
export const openViews = <S, E extends { type: string }, V, O, R>(
  over: Run<S, E, V, O, R>,
): ReadonlyMap<number, V> => {
  const { game, options, source } = over;
  if (over.result === undefined) throw new Error('a match is laid open when it is over');
  if (!('seed' in source)) throw new Error('a match without a seed cannot be played again');
  const run = new Run(game, options, source);
  const open = (): V => game.openView?.(run.now.state) ?? run.view('spectator');
  const views = new Map([[0, open()]]);
  for (const e of over.entries) {
    repeat(run, e);
    views.set(e.n, open());
  }
  return views;
};
