import { useSyncExternalStore } from 'react';

const media = (text: string): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> =>
  typeof matchMedia === 'undefined'
    ? { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
    : matchMedia(text);

const query = media('(max-width: 820px), (max-height: 500px) and (orientation: landscape)');

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const short = media('(max-height: 799px)');

/** A low screen, as of a small laptop: rows stand closer. */
export const useShort = (): boolean =>
  useSyncExternalStore(
    listener => {
      short.addEventListener('change', listener);
      return () => short.removeEventListener('change', listener);
    },
    () => short.matches,
    () => false,
  );

/** A phone, held upright or across, or a window as small. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query.matches,
    () => false,
  );
