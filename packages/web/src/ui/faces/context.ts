import { createContext, useContext } from 'react';
import type { FacesUi } from '../../games/game-ui.js';

/** What lies open: one card or several that belong together, and what they were opened from. */
export interface OpenFaces {
  readonly cards: readonly string[];
  readonly beside: DOMRect;
  /** Opened on purpose: it stays until it is closed. */
  readonly isPinned: boolean;
}

export interface Faces {
  readonly ui: FacesUi;
  readonly view: unknown;
  open(cards: readonly string[], from: Element, isPinned: boolean): void;
  /** Closes what only pointing has opened. */
  leave(): void;
}

/** The faces of the game of this page; null where it has none. */
export const FacesContext = createContext<Faces | null>(null);

export const useFaces = (): Faces | null => useContext(FacesContext);
