import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { lastTouch } from '../../shell/input.js';
import { useFaces } from './context.js';

/** A hand that rests this long on a name wants to see the card, in milliseconds. */
const REST = 350;

interface Rest {
  onMouseMove(e: MouseEvent<HTMLElement>): void;
  onMouseLeave(): void;
  onFocus(e: FocusEvent<HTMLElement>): void;
  onBlur(): void;
}

/**
 * What opens the face of a card for a hand that rests on its name, and for a name in focus. The hand must have
 * moved there: what comes to lie beneath it opens nothing.
 */
export const useRest = (cards: readonly string[]): Rest => {
  const faces = useFaces();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = (from: Element, after: number): void => {
    clearTimeout(timer.current);
    if (faces && cards.length > 0) timer.current = setTimeout(() => faces.open(cards, from, false), after);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    faces?.leave();
  };
  return {
    onMouseMove: e => {
      if (lastTouch() !== 'finger' && (e.movementX !== 0 || e.movementY !== 0)) open(e.currentTarget, REST);
    },
    onMouseLeave: leave,
    onFocus: e => {
      if (lastTouch() === 'key') open(e.currentTarget, REST);
    },
    onBlur: leave,
  };
};
