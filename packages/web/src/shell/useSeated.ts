import { useMemo, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';

/** A game's page that knows at any time how the table stands: some lines name a figure, and only the view says whose it is. */
export const useSeated = (ui: GameUi, view: unknown): GameUi => {
  const known = useRef(view);
  known.current = view;
  return useMemo(
    () => ({
      ...ui,
      actor: event => ui.actor(event, known.current),
      gain: event => ui.gain(event, known.current),
    }),
    [ui],
  );
};
