import type { Event, View } from '@potyczka/adrenaline/view';
import type { SceneProps } from '../game-ui.js';

/** What every part of the picture is given. */
export type Scene = SceneProps<View, Event>;
