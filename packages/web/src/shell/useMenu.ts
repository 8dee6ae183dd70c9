import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A button and the panel that it opens. */
interface Menu {
  readonly isOpen: boolean;
  /** Around both. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  open(): void;
  /** Gives the focus back to the button, if it was inside. */
  close(): void;
  toggle(): void;
}

/** A panel that Escape, a click elsewhere, or the focus going elsewhere closes. */
export const useMenu = (): Menu => {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      // This Escape is spent: it takes back nothing else.
      e.stopPropagation();
      close();
    };
    const onElsewhere = (e: Event): void => {
      if (!(e.target instanceof Node && box.current?.contains(e.target))) setOpen(false);
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onElsewhere);
    addEventListener('focusin', onElsewhere);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onElsewhere);
      removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, close]);
  return { isOpen, box, button, open, close, toggle: () => setOpen(o => !o) };
};
