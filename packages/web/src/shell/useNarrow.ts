import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 820px), (max-height: 500px) and (orientation: landscape)');

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** A phone, held upright or across, or a window as small. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
