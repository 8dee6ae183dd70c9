import { createContext, useContext, useEffect, useState } from 'react';
import type { Gaze } from '../../games/game-ui.js';
import type { Sighted, Table3 } from '../../ui/table3/model.js';

/** Whose look is wanted: at or from an element, whatever is asked now, or as a line of the log told it. */
export type Wanted =
  | { readonly kind: 'at'; readonly element: string }
  | { readonly kind: 'now' }
  | { readonly kind: 'line'; readonly line: number };

/** What is shown of a table in three dimensions; its code comes later than the page. */
export type Parts = typeof import('./parts.js');

/** What the parts of a page may ask of its table in three dimensions. */
export interface Looks {
  readonly LooksOf: Parts['LooksOf'];
  /** Whether this browser shows it. */
  readonly canShow: boolean;
  /** Whether a line of the log told of sight or cover. */
  isLook(event: unknown): boolean;
  look(wanted: Wanted): void;
}

/** A look with what it comes to. */
export interface Gazed {
  readonly gaze: Gaze;
  readonly sighted: Sighted;
}

/** The table in three dimensions beside a board: whether it is shown, and whose look is followed. */
export interface Room3 {
  readonly parts: Parts;
  /** Whether there is a button for it. */
  readonly isOffered: boolean;
  /** Whether it lies over the board. */
  readonly isShown: boolean;
  /** Whether the board stays in front now: one places on it. */
  readonly isHeldBack: boolean;
  readonly isOver: boolean;
  /** With what tells its deeds from those before: a page is drawn once more before its table is. */
  readonly table: (Table3 & { readonly stamp: string }) | null;
  /** The look that is followed. */
  readonly looking: Gazed | null;
  /** Somebody whose look could be followed now. */
  readonly hasGaze: boolean;
  readonly looks: Looks | null;
  toggle(): void;
  toggleOver(): void;
  leave(): void;
  lost(): void;
}

export const LooksContext = createContext<Looks | null>(null);

/** The looks that can be asked for here; null where nothing is looked at from somebody's eyes. */
export const useLooks = (): Looks | null => useContext(LooksContext);

type RectOf = (element: string) => DOMRect | null;

/** While the board lies under another picture of the table, that picture knows where its elements are seen. */
let over: RectOf | null = null;

/** Tells where elements are seen from now on; gives back how to stop. */
export const showsIn = (place: RectOf): (() => void) => {
  over = place;
  return () => {
    if (over === place) over = null;
  };
};

/** Where somebody sees an element of the page. */
export const seenAt = (el: Element, name: string): DOMRect =>
  (el.closest('.board') && over?.(name)) || el.getBoundingClientRect();

const SETTLED = 300;

/** What is shown of it, once the page has settled: nobody waits for it. */
export const useParts = (isWanted: boolean): Parts | null => {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOpen = true;
    const load = (): void => {
      import('./parts.js').then(
        loaded => isOpen && setParts(loaded),
        () => undefined,
      );
    };
    const later = setTimeout(load, SETTLED);
    return () => {
      isOpen = false;
      clearTimeout(later);
    };
  }, [isWanted]);
  return parts;
};
