import { createContext, useContext } from 'react';

/** Whose look is wanted: at or from an element, whatever is asked now, or as a line of the log told it. */
export type Wanted =
  | { readonly kind: 'at'; readonly element: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'line'; readonly line: number };

/** What the parts of a page may ask of its table in three dimensions. */
export interface Looks {
  /** Whether this browser shows it. */
  readonly canShow: boolean;
  /** Whether a line of the log told of sight or cover. */
  isLook(event: unknown): boolean;
  look(wanted: Wanted): void;
}

export const LooksContext = createContext<Looks | null>(null);

/** The looks that can be asked for here; null where nothing is looked at from somebody's eyes. */
export const useLooks = (): Looks | null => useContext(LooksContext);

type Place = (element: string) => DOMRect | null;

/** While the board lies under another picture of the table, that picture knows where its elements are seen. */
let over: Place | null = null;

/** Tells where elements are seen from now on; gives back how to stop. */
export const showsIn = (place: Place): (() => void) => {
  over = place;
  return () => {
    if (over === place) over = null;
  };
};

/** Where somebody sees an element of the page. */
export const seenAt = (el: Element, name: string): DOMRect =>
  (el.closest('.board') && over?.(name)) || el.getBoundingClientRect();
