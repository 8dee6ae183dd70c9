import type { Lang } from '@potyczka/kernel/run';
import type { SceneProps } from '../games/game-ui.js';

/** A board that is only looked at: an example, or a moment of a replay. */
export const still = <V, E>(view: V, lang: Lang, more: Partial<SceneProps<V, E>> = {}): SceneProps<V, E> => ({
  view,
  lang,
  me: null,
  names: {},
  question: null,
  lit: new Map(),
  pointed: null,
  chosen: new Set(),
  happening: [],
  lingering: [],
  highlight: [],
  motion: false,
  narrow: false,
  ...more,
});
