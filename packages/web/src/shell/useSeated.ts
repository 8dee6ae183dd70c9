import { createElement, useMemo, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';

/** A game's page that knows at any time how the table stands: only the view says whose a figure is, and who leads which. */
export const useSeated = (ui: GameUi, view: unknown): GameUi => {
  const known = useRef(view);
  known.current = view;
  return useMemo(
    () => ({
      ...ui,
      story: { ...ui.story, actor: event => ui.story.actor(event, known.current) },
      points: { ...ui.points, gain: event => ui.points.gain(event, known.current) },
      seats: {
        look: seat => ui.seats.look(seat, known.current),
        // The same colour in the log, the chart, the table of points and on the board.
        Token: props =>
          createElement(ui.seats.Token, {
            ...props,
            colour: ui.seats.look(props.seat, known.current).colour,
          }),
      },
    }),
    [ui],
  );
};
