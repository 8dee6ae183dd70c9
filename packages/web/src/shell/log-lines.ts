import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';

type Actors = Needs<'story' | 'turns'>;

/** A line of the log with its number. */
export interface Numbered {
  readonly told: Told;
  readonly i: number;
}

/**
 * Somebody's own lines, and all that their decisions brought about. The first who
 * acts in the lines of an entry made it; where a turn begins, they end.
 */
export const linesOf = (ui: Actors, log: readonly Told[], only: Seat | null): readonly Numbered[] => {
  const lines = log.map((told, i) => ({ told, i }));
  const isSaid = ({ told }: Numbered): boolean => !ui.story.isQuiet(told.event);
  if (only === null) return lines.filter(isSaid);
  let part = 0;
  const partOf = log.map(({ n, event }, i) => {
    if (n !== log[i - 1]?.n || ui.turns?.isTurn(event)) part = i;
    return part;
  });
  const deciders = new Map<number, Seat>();
  for (const { told, i } of lines) {
    const actor = ui.story.actor(told.event);
    const its = partOf[i] as number;
    if (actor && told.n > 0 && !deciders.has(its)) deciders.set(its, actor);
  }
  return lines
    .filter(isSaid)
    .filter(
      ({ told, i }) => ui.story.actor(told.event) === only || deciders.get(partOf[i] as number) === only,
    );
};
