import type { Told } from '@potyczka/table';
import type { GameUi } from '../../games/game-ui.js';
import type { Decision, LineTold } from '../../worker/explore.js';

/** The line of the log that tells a decision best: what its seat did, else the first that was said of it. */
export const toldOf = (
  ui: GameUi,
  line: LineTold | null,
  { seat, before, after }: Decision,
): Told | undefined => {
  const said = (line?.log ?? []).slice(before, after).filter(x => !ui.story.isQuiet(x.event));
  return said.find(x => ui.story.actor(x.event) === seat) ?? said[0];
};
