import type { Event, Odds, View } from '@potyczka/gloomhaven/view';
import type { SceneProps } from '../game-ui.js';

/** What every part of the picture is given. */
export type Scene = SceneProps<View, Event>;

/** What the rules tell of an option before it is chosen. */
export interface Foreseen {
  readonly route?: readonly string[];
  readonly cost?: number;
  readonly met?: readonly { readonly at: string; readonly what: string }[];
  readonly area?: readonly string[];
  readonly targets?: readonly string[];
  readonly odds?: Odds;
  /** The odds against each under an area. */
  readonly each?: readonly { readonly target: string; readonly odds: Odds }[];
  /** An attack would find nobody. */
  readonly noTarget?: true;
}

export const foreseenOf = (option: { readonly preview: unknown } | null): Foreseen =>
  (option?.preview ?? {}) as Foreseen;
