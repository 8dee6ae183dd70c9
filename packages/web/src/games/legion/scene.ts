import type { Event, UnitView, View } from '@potyczka/legion/view';
import type { SceneProps } from '../game-ui.js';

export type Scene = SceneProps<View, Event>;

export const unitNamed = (view: View, id: string): UnitView | undefined =>
  view.units.find(u => u.id === id || u.minis.some(m => m.id === id));

/** The unit that an element of the board belongs to: its own name, or that of one of its minis. */
export const unitIdOf = (element: string): string => element.replace(/\.\d+$/, '');
