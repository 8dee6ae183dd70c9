import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 820px)');

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** A phone held upright, or a window as narrow. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
