import { tagPays } from '../rules/domination.js';
import { killshotPays } from '../rules/end.js';
import { type BoardPays, boardPays, type Pay } from '../rules/scoring.js';
import { COLOURS, type Colour, type Figure } from '../vocabulary.js';
import type { View } from './index.js';

/** What a board would pay if it were scored now. */
export interface BoardPayout extends BoardPays {
  readonly on: Figure;
}

/** What a track would pay if the game ended now. */
export interface TrackPayout {
  readonly track: 'killshots' | Colour;
  /** Best first. */
  readonly pays: readonly Pay[];
}

export interface Payouts {
  /** In seating order, the bot last; boards without damage pay nothing. */
  readonly boards: readonly BoardPayout[];
  /** The killshot track; in domination the tracks of the spawnpoints. */
  readonly tracks: readonly TrackPayout[];
}

/** What everything on the table would pay now (ADR-SCORE, ADR-END): who would get how much, and for what. */
export const payouts = ({ players, bot, options, track, tags }: View): Payouts => ({
  boards: [...players, ...(bot ? [bot] : [])].map(f => ({ on: f.who, ...boardPays(f) })),
  tracks:
    options.mode === 'domination'
      ? COLOURS.map(c => ({ track: c, pays: tagPays(tags[c]) }))
      : [{ track: 'killshots', pays: killshotPays(track) }],
});
