import type { Told } from '@potyczka/table';
import { useEffect } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { play, type Sound } from '../ui/sound.js';

/** Of several sounds at once only the weightiest is heard. */
const BY_WEIGHT: readonly Sound[] = ['victory', 'kill', 'shot', 'card', 'turn'];

/** What is heard of what has just happened, if anything. */
export const heardOf = (ui: Needs<'soundOf'>, happening: readonly Told[]): Sound | undefined => {
  const heard = new Set(happening.map(t => ui.soundOf?.(t.event) ?? null));
  return BY_WEIGHT.find(s => heard.has(s));
};

/** What happens is heard as well, by those who want it. */
export const useSounds = (ui: Needs<'soundOf'>, happening: readonly Told[]): void => {
  const { prefs } = usePrefs();
  useEffect(() => {
    if (!prefs.sound || happening.length === 0 || document.hidden) return;
    const sound = heardOf(ui, happening);
    if (sound) play(sound);
  }, [ui, happening, prefs.sound]);
};
