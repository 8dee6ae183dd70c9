import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'potyczka-folds';

let folded: ReadonlySet<string> = (() => {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return new Set<string>();
  }
})();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a part of the page is folded, as this browser remembers it. */
export const useFold = (id: string): readonly [isFolded: boolean, toggle: () => void] => {
  const isFolded = useSyncExternalStore(subscribe, () => folded.has(id));
  const toggle = useCallback(() => {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    folded = next;
    localStorage.setItem(KEY, JSON.stringify([...next]));
    for (const listener of listeners) listener();
  }, [id]);
  return [isFolded, toggle];
};
