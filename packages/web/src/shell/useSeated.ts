import { useMemo, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';

/** A game's page that knows at any time how the table stands: only the view says whose a figure is, and who leads which. */
export const useSeated = (ui: GameUi, view: unknown): GameUi => {
  const known = useRef(view);
  known.current = view;
  return useMemo(
    () => ({
      ...ui,
      actor: event => ui.actor(event, known.current),
      gain: event => ui.gain(event, known.current),
      seatLook: seat => ui.seatLook(seat, known.current),
    }),
    [ui],
  );
};
