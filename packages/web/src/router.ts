import { useSyncExternalStore } from 'react';

/** Where the page is: `/t/abc` is `['t', 'abc']`. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

/** Goes to another place of the page. */
export const go = (to: string): void => {
  history.pushState(null, '', to);
  scrollTo(0, 0);
  tell();
};

export const useRoute = (): Route => {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const url = new URL(href);
  return { path: url.pathname.split('/').filter(Boolean), query: url.searchParams };
};
