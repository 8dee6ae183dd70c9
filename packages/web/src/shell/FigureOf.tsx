import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';

interface FigureProps {
  readonly ui: Needs<'seats' | 'Figure'>;
  readonly seat: string;
  /** How high it stands, in pixels. */
  readonly size: number;
}

/** A token without a picture of its own fills so much of the room of a figure. */
const TOKEN = 0.62;

/** Who sits on a seat, as large as there is room for. */
export const FigureOf = ({ ui, seat, size }: FigureProps): ReactNode =>
  ui.Figure ? (
    <ui.Figure seat={seat} size={size} />
  ) : (
    <ui.seats.Token seat={seat} size={Math.round(size * TOKEN)} />
  );
