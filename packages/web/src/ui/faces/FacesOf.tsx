import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FacesUi } from '../../games/game-ui.js';
import { FacesContext, type OpenFaces } from './context.js';
import { Legend } from './Legend.js';
import { OpenFace } from './OpenFace.js';
import { useCardsUnder } from './useCardsUnder.js';

interface FacesOfProps {
  /** Whose styles the faces have. */
  readonly game: string;
  readonly faces: FacesUi | undefined;
  /** The view that faces show what is so now of; null outside a match. */
  readonly view: unknown;
  /** Something is told: no card opens by itself. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

/** Opens the faces of cards anywhere within it. */
export const FacesOf = ({ game, faces, view, isStill = false, children }: FacesOfProps): ReactNode => {
  const [shown, setShown] = useState<OpenFaces | null>(null);
  const from = useRef<Element | null>(null);
  const open = useCallback((cards: readonly string[], by: Element, isPinned: boolean): void => {
    from.current = by;
    setShown(before =>
      before?.isPinned && !isPinned ? before : { cards, beside: by.getBoundingClientRect(), isPinned },
    );
  }, []);
  const leave = useCallback(() => setShown(before => (before?.isPinned ? before : null)), []);
  const close = useCallback((): void => {
    setShown(null);
    if (from.current instanceof HTMLElement) from.current.focus();
  }, []);
  useEffect(() => {
    if (!shown) return;
    // What a card was opened from may go, as with an answer; then nobody leaves it.
    const onGone = (): void => {
      if (from.current?.isConnected === false) setShown(null);
    };
    const watch = new MutationObserver(onGone);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [shown]);
  useCardsUnder(faces ? { open, leave, shown } : null, isStill);
  const value = useMemo(() => (faces ? { ui: faces, view, open, leave } : null), [faces, view, open, leave]);
  return (
    <FacesContext value={value}>
      {children}
      {faces && <Legend faces={faces} />}
      {faces && shown && <OpenFace key={shown.cards.join()} {...{ game, faces, view, shown, close }} />}
    </FacesContext>
  );
};
