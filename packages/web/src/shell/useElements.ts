import { type RefObject, useEffect, useRef, useState } from 'react';
import { meantBy, optionsAt } from '../games/element.js';
import type { PanelsUi } from '../games/game-ui.js';
import { lastTouch } from './input.js';
import { seenAt } from './room3/room.js';
import type { Choosing } from './useChoice.js';

/** The element whose panel is open, and what it stands beside. */
export interface Inspected {
  readonly element: string;
  readonly beside: DOMRect;
  /** Opened by a click or tap: it stays, and its buttons can be used. */
  readonly pinned: boolean;
  /** The cards whose faces its panel shows. */
  readonly cards: readonly string[];
}

export interface Elements {
  readonly inspected: Inspected | null;
  /** The element under the mouse or in focus, to be highlighted in the log. */
  readonly hovered: string | null;
  /** Closes the panel and gives the focus back; tells whether there was one that somebody had opened. */
  close(): boolean;
}

/** A hand that rests this long on an element wants to know more, in milliseconds. */
const REST = 350;

const elementAt = (target: EventTarget | null): { el: Element; name: string } | null => {
  const el = target instanceof Element ? target.closest('[data-el]') : null;
  const name = el?.getAttribute('data-el');
  return el && name ? { el, name } : null;
};

/**
 * Mouse, finger and keyboard for everything with `data-el` inside a part of
 * the page: what is lit can be chosen, what is not says why.
 */
export const useElements = (
  root: RefObject<HTMLElement | null>,
  choosing: Choosing,
  details: PanelsUi['details'],
  /** Something is told: nothing opens by itself, and what had opened so closes. */
  isStill: boolean,
): Elements => {
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const now = useRef({ choosing, details, isStill });
  now.current = { choosing, details, isStill };
  /** The focus goes back to an element: no need to explain it again. */
  const isReturning = useRef(false);

  useEffect(() => {
    const page = root.current;
    return page ? listen(page, { now, isReturning, setInspected, setHovered }) : undefined;
  }, [root]);

  // A new question makes what was said about the old one void.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new question only
  useEffect(() => setInspected(null), [choosing.lit]);
  useEffect(() => {
    if (isStill) setInspected(i => (i?.pinned ? i : null));
  }, [isStill]);
  const close = (): boolean => {
    if (inspected?.pinned && document.activeElement?.closest('.inspector')) {
      isReturning.current = true;
      root.current?.querySelector<SVGElement>(`[data-el="${CSS.escape(inspected.element)}"]`)?.focus();
      isReturning.current = false;
    }
    setInspected(null);
    return inspected?.pinned === true;
  };
  return { inspected, hovered, close };
};

/** What the page shows at this moment. */
interface Now {
  readonly choosing: Choosing;
  readonly details: PanelsUi['details'];
  readonly isStill: boolean;
}

interface Listening {
  readonly now: RefObject<Now>;
  readonly isReturning: RefObject<boolean>;
  setInspected(next: Inspected | null | ((before: Inspected | null) => Inspected | null)): void;
  setHovered(element: string | null): void;
}

const saysMore = ({ details, choosing }: Now, name: string, pinned: boolean): boolean => {
  const kind = details(name);
  const options = optionsAt(choosing.lit, name);
  const legal = options.filter(o => !o.refusal).length;
  // Refused, it says why; where it could mean several things, a click lists them.
  const isOpen = options.length > 0 && (legal === 0 || (pinned && legal > 1));
  return kind === 'rest' || kind === 'aside' || (kind === 'click' && pinned) || isOpen;
};

/** What opens beside an element, if there is anything to say about it. */
const inspectedAt = (now: Now, el: Element, name: string, pinned: boolean): Inspected | null => {
  const cards = el.getAttribute('data-cards')?.split(' ') ?? [];
  const isOpen = cards.length > 0 || saysMore(now, name, pinned);
  return isOpen ? { element: name, beside: seenAt(el, name), pinned, cards } : null;
};

type Listeners = readonly (readonly [keyof HTMLElementEventMap, EventListener])[];

const listenToAll = (page: HTMLElement, all: Listeners): (() => void) => {
  for (const [what, listener] of all) page.addEventListener(what, listener);
  return () => {
    for (const [what, listener] of all) page.removeEventListener(what, listener);
  };
};

/** Hears mouse, fingers and keys inside a part of the page; tells how to stop. */
const listen = (
  page: HTMLElement,
  { now, isReturning, setInspected, setHovered }: Listening,
): (() => void) => {
  let rest: ReturnType<typeof setTimeout> | undefined;

  const inspect = (el: Element, name: string, pinned: boolean) => inspectedAt(now.current, el, name, pinned);
  const pointAt = (el: Element, name: string): void =>
    now.current.choosing.point(meantBy(now.current.choosing.lit, el, name)?.key ?? null);

  const enter = (e: Event): void => {
    const at = elementAt(e.target);
    if (!at || (e.type === 'pointerover' && (e as PointerEvent).pointerType !== 'mouse')) return;
    if (e.type === 'focusin' && (lastTouch() !== 'key' || isReturning.current)) return;
    setHovered(at.name);
    pointAt(at.el, at.name);
    clearTimeout(rest);
    if (e.type === 'focusin') openLater(at, 0);
  };
  const openLater = (at: { el: Element; name: string }, after: number): void => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (!now.current.isStill) setInspected(i => (i?.pinned ? i : inspect(at.el, at.name, false)));
    }, after);
  };
  // What comes to lie beneath a hand at rest says nothing: the hand must have moved there.
  const move = (e: PointerEvent): void => {
    const at = elementAt(e.target);
    const hasMoved = e.movementX !== 0 || e.movementY !== 0;
    if (at && hasMoved && e.pointerType === 'mouse' && e.buttons === 0) openLater(at, REST);
  };
  const leave = (e: Event): void => {
    if (!elementAt(e.target)) return;
    clearTimeout(rest);
    setHovered(null);
    now.current.choosing.point(null);
    setInspected(i => (i?.pinned ? i : null));
  };
  const act = (el: Element, name: string): void => {
    clearTimeout(rest);
    const { choosing: c } = now.current;
    const option = meantBy(c.lit, el, name);
    if (option) {
      setInspected(null);
      c.choose(option.key);
    } else setInspected(inspect(el, name, true));
  };
  const click = (e: Event): void => {
    const at = elementAt(e.target);
    if (at) act(at.el, at.name);
    else if (!(e.target instanceof Element && e.target.closest('.inspector'))) setInspected(null);
  };
  const key = (e: KeyboardEvent): void => {
    const at = elementAt(e.target);
    if (!at) return;
    if ((e.key === 'Enter' || e.key === ' ') && at.el instanceof SVGElement) {
      e.preventDefault();
      act(at.el, at.name);
    } else if (e.key.startsWith('Arrow') && goTo(page, at.el, e.key)) e.preventDefault();
  };

  const stop = listenToAll(page, [
    ['pointerover', enter],
    ['pointermove', move as EventListener],
    ['focusin', enter],
    ['pointerout', leave],
    ['focusout', leave],
    ['click', click],
    ['keydown', key as EventListener],
  ]);
  return () => {
    clearTimeout(rest);
    stop();
  };
};

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest element in a direction; tells whether there was one. */
const goTo = (page: Element, from: Element, arrow: string): boolean => {
  const way = WAYS[arrow];
  if (!way) return false;
  const middle = (el: Element): readonly [number, number] => {
    const box = el.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: { el: Element; cost: number } | null = null;
  for (const el of page.querySelectorAll('[data-el][tabindex], button[data-el]')) {
    if (el === from || el.getClientRects().length === 0) continue;
    const [ex, ey] = middle(el);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const across = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (along > 4 && (!best || along + 2 * across < best.cost)) best = { el, cost: along + 2 * across };
  }
  (best?.el as SVGElement | undefined)?.focus();
  return best !== null;
};
