import { usePrefs } from '../prefs.js';
import { paceAfter } from './pace.js';

/** Makes the telling of what others do slower or faster, for good. */
export const usePace = (): ((step: -1 | 1) => void) => {
  const { prefs, set } = usePrefs();
  return step => set({ pace: paceAfter(prefs.pace, step) });
};
