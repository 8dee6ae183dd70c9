import { type Prefs, usePrefs } from '../prefs.js';

export const PACES = ['slow', 'usual', 'fast'] as const satisfies readonly Prefs['pace'][];

/** Makes the telling of what others do slower or faster, for good. */
export const usePace = (): ((step: -1 | 1) => void) => {
  const { prefs, set } = usePrefs();
  return step => {
    const at = PACES.indexOf(prefs.pace) + step;
    set({ pace: PACES[Math.max(0, Math.min(PACES.length - 1, at))] ?? 'usual' });
  };
};
