import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './input.js';
import type { Choosing } from './useChoice.js';

interface Shortcuts {
  readonly page: RefObject<HTMLElement | null>;
  readonly choosing: Choosing;
  skip(): void;
  next(): void;
  /** Slower or faster telling. */
  pace(step: -1 | 1): void;
  help(): void;
  /** Leaves the past. */
  toNow(): void;
  /** Closes what somebody has opened beside the board; tells whether there was anything. */
  close(): boolean;
  /** A page with other keys has none of these. */
  readonly isOn: boolean;
}

/** Focuses the first of what there is, in this order of preference. */
const focus = (page: HTMLElement | null, ...selectors: readonly string[]): void => {
  for (const selector of selectors) {
    const found = page?.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
};

/** Keys of a match, wherever the focus is. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const now = useRef(shortcuts);
  now.current = shortcuts;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const { page, choosing, skip, next, pace, help, toNow, close } = now.current;
      if (!now.current.isOn || isTyping(e) || document.querySelector('dialog[open]')) return;
      const root = page.current;
      const press = (key: string): void => root?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
      if (/^[1-9]$/.test(e.key)) press(e.key);
      const keys: Readonly<Record<string, () => void>> = {
        escape: () => {
          if (close()) return;
          choosing.clear();
          toNow();
        },
        '?': help,
        e: () => press('e'),
        h: () => press('h'),
        s: skip,
        n: next,
        ',': () => pace(-1),
        '.': () => pace(1),
        u: () => document.querySelector<HTMLElement>('.undo:enabled')?.click(),
        o: () =>
          focus(
            root,
            '.ask .whole',
            '.ask .option:not(.chosen)',
            '.ask .option',
            '.ask .confirm',
            '.ask button',
          ),
        b: () => focus(root, '.placing-piece.active', '.board .lit', '.board [data-el]'),
        c: choosing.confirm,
        l: () => focus(root, '.log-lines'),
        enter: () => {
          if (e.target === document.body) choosing.confirm();
        },
      };
      keys[e.key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
