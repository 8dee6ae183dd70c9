import type { Event, LegendView, Preview, View } from '@potyczka/apex/view';
import type { OptionShown } from '@potyczka/table';
import type { SceneProps } from '../game-ui.js';

export type Scene = SceneProps<View, Event>;

/** What an option would do; nothing where it says nothing. */
export const previewOf = (option: OptionShown | null): Preview => (option?.preview ?? {}) as Preview;

export const legendIn = (view: View, id: string): LegendView | undefined =>
  view.legends.find(l => l.id === id);

/** A legend has so much health when it is whole; Automas may have more. */
const HEALTH = 40;
export const healthLimit = (l: LegendView): number => HEALTH + (l.automa?.more ?? 0);
