import type { Event, View } from '@potyczka/gloomhaven/campaign/view';
import type { SceneProps } from '../game-ui.js';

export type Scene = SceneProps<View, Event>;
