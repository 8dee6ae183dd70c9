import { useSyncExternalStore } from 'react';

/** Where the page is: `/t/abc` is `['t', 'abc']`. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** What no server is sent. */
  readonly fragment: URLSearchParams;
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

/** Goes to another place of the page; what it came from is noted there. */
export const go = (to: string): void => {
  const from = location.pathname === to ? cameFrom() : location.pathname;
  history.pushState({ from }, '', to);
  scrollTo(0, 0);
  tell();
};

/** The table that this page was reached from, if it was one. */
export const cameFrom = (): string | null => {
  const from = (history.state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(replay\/)?[tb]\//.test(from) ? from : null;
};

/** Takes out of the address, behind `?` and `#`, what has done its work. */
export const forgetQuery = (): void => {
  history.replaceState(history.state, '', location.pathname);
  tell();
};

export const useRoute = (): Route => {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const url = new URL(href);
  const path = url.pathname.split('/').filter(Boolean);
  return { path, query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)) };
};
