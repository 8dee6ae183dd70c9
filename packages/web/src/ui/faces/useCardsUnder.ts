import { useEffect, useRef } from 'react';
import { lastTouch } from '../../shell/input.js';
import type { OpenFaces } from './context.js';

/** A hand that rests this long on a name wants to see the card, in milliseconds. */
const REST = 350;
/** A finger held so long on a card reads it; a tap may choose it. */
const HOLD = 450;
/** A finger that moves further than this drags, in pixels. */
const STEADY = 10;

interface Hands {
  open(cards: readonly string[], from: Element, isPinned: boolean): void;
  leave(): void;
  readonly shown: OpenFaces | null;
}

/** What bears the names of cards, as `data-cards`, where a hand is. */
const bearerOf = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-cards]') : null;

const cardsOf = (el: HTMLElement | SVGElement): readonly string[] =>
  (el.dataset.cards ?? '').split(' ').filter(Boolean);

/** What has a panel of its own shows the face in it. */
const hasPanel = (el: HTMLElement | SVGElement): boolean => el.dataset.el !== undefined;

/** Whether the words of a card stand on the page anyway: no need to cover the board with them. */
const isSaid = (card: string): boolean => {
  const [whole = ''] = card.split('/');
  const said = document.querySelector(`[data-said="${CSS.escape(whole)}"]`);
  return said !== null && said.getClientRects().length > 0;
};

/**
 * Whatever bears `data-cards` shows its first card to a hand that rests on it and to the keys, and opens it for a
 * finger that is held there. An element of the table shows it in the panel that it has anyway. The hand must have moved: what comes to lie beneath it opens nothing, and nothing
 * opens by itself while something is told.
 */
export const useCardsUnder = (hands: Hands | null, isStill: boolean): void => {
  const now = useRef({ hands, isStill });
  now.current = { hands, isStill };
  const isOn = hands !== null;
  useEffect(() => (isOn ? listen(now) : undefined), [isOn]);
};

const listen = (now: {
  current: { readonly hands: Hands | null; readonly isStill: boolean };
}): (() => void) => {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Element | null = null;
  let held: { readonly x: number; readonly y: number } | null = null;

  const openLater = (from: HTMLElement | SVGElement, after: number, isPinned: boolean): void => {
    clearTimeout(timer);
    const cards = cardsOf(from);
    if (cards.length === 0 || (!isPinned && (hasPanel(from) || cards.every(isSaid)))) return;
    timer = setTimeout(() => {
      if (isPinned) swallowClick(over.signal);
      const isOpened = isPinned || !(now.current.isStill || cards.every(isSaid));
      if (isOpened) now.current.hands?.open(cards, from, isPinned);
    }, after);
  };
  const leave = (): void => {
    clearTimeout(timer);
    under = null;
    now.current.hands?.leave();
  };
  const onMove = (e: PointerEvent): void => {
    if (e.pointerType !== 'mouse') {
      if (held && Math.hypot(e.clientX - held.x, e.clientY - held.y) > STEADY) onUp();
      return;
    }
    const from = bearerOf(e.target);
    if (from !== under && under) leave();
    if (!from || e.buttons > 0 || (e.movementX === 0 && e.movementY === 0)) return;
    // Once it lies open, moving about over what it belongs to changes nothing.
    if (from === under && now.current.hands?.shown) return;
    under = from;
    openLater(from, REST, false);
  };
  const onDown = (e: PointerEvent): void => {
    clearTimeout(timer);
    const from = bearerOf(e.target);
    if (e.pointerType === 'mouse' || !from) return;
    held = { x: e.clientX, y: e.clientY };
    openLater(from, HOLD, true);
  };
  const onUp = (): void => {
    if (!held) return;
    held = null;
    clearTimeout(timer);
  };
  const onFocus = (e: FocusEvent): void => {
    const from = bearerOf(e.target);
    if (from && lastTouch() === 'key') openLater(from, REST, false);
  };
  const onKey = (e: KeyboardEvent): void => {
    if (e.key !== 'i' || e.ctrlKey || e.metaKey || e.altKey || isField(e.target)) return;
    const from = bearerOf(document.activeElement) ?? bearerOf(under);
    if (!from) return;
    clearTimeout(timer);
    now.current.hands?.open(cardsOf(from), from, true);
  };
  const { signal } = over;
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerdown', onDown, { signal });
  for (const sign of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(sign, onUp, { signal });
  // A held finger opens no menu of the browser over the card.
  document.addEventListener('contextmenu', e => held && e.preventDefault(), { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', e => bearerOf(e.target) && leave(), { signal });
  document.addEventListener('keydown', onKey, { signal });
  return () => {
    clearTimeout(timer);
    over.abort();
  };
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** The finger that has opened a card is lifted: that chooses nothing. */
const swallowClick = (signal: AbortSignal): void => {
  const stop = (e: Event): void => {
    e.preventDefault();
    e.stopPropagation();
    document.removeEventListener('click', stop, true);
  };
  document.addEventListener('click', stop, { capture: true, signal });
  document.addEventListener('pointerdown', () => document.removeEventListener('click', stop, true), {
    capture: true,
    once: true,
    signal,
  });
};
