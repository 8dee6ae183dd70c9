import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { colourOfLook } from './marks.js';
import { type ShownTable, Stage3 } from './stage.js';

/** What a hand on the table in three dimensions leads to. */
export interface Hands {
  /** Pressed: an element, or nothing. Tells whether something came of it. */
  press(el: string | null): boolean;
  /** Another element lies under the mouse; null for none. */
  over(el: string | null): void;
  /** The mouse moves over an element. */
  move(el: string, e: PointerEvent): void;
}

/** What buttons and keys do. */
export interface Steering {
  fit(): void;
  zoom(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  pan(right: number, ahead: number): void;
  near(): void;
  pointOf(el: string): { readonly x: number; readonly y: number } | null;
}

interface Table3ViewProps {
  readonly shown: ShownTable;
  readonly isDay: boolean;
  /** A phone held upright: fewer words. */
  readonly isNarrow: boolean;
  /** The element that has the focus of the keyboard. */
  readonly focused: string | null;
  readonly hands: Hands;
  onSteering(steering: Steering | null): void;
  onLost(): void;
}

/** A press that moved less than this, in pixels, is no drag. */
const STILL = 6;

/** The colour that a token of the page stands for here. */
const colours = (place: Element): ((colour: string) => string) => {
  const style = getComputedStyle(place);
  return colour => {
    const [, token] = /^var\((--[\w-]+)/.exec(colour) ?? [];
    return token ? style.getPropertyValue(token).trim() || '#888888' : colour;
  };
};

/** Mouse and fingers on the canvas; tells how to stop. */
const listen = (
  canvas: HTMLCanvasElement,
  stage: Stage3,
  hands: { readonly current: Hands },
): (() => void) => {
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    hear: (e: HTMLElementEventMap[K]) => void,
  ): void => canvas.addEventListener(kind, hear, { signal: stop.signal });
  let down = { x: 0, y: 0 };
  let under: string | null = null;
  const over = (el: string | null): void => {
    if (el === under) return;
    under = el;
    hands.current.over(el);
  };
  on('pointerdown', e => {
    down = { x: e.clientX, y: e.clientY };
  });
  on('pointermove', e => {
    if (e.pointerType !== 'mouse' || e.buttons !== 0) return;
    const el = stage.elementAt(e.clientX, e.clientY);
    over(el);
    canvas.style.cursor = el ? 'pointer' : '';
    if (el) hands.current.move(el, e);
  });
  on('pointerleave', () => over(null));
  on('click', e => {
    const isDrag = Math.hypot(e.clientX - down.x, e.clientY - down.y) > STILL;
    // What is pressed here is told to the board: the page need not hear of it again.
    if (isDrag || hands.current.press(stage.elementAt(e.clientX, e.clientY))) e.stopPropagation();
  });
  return () => stop.abort();
};

interface Tag {
  readonly to: string;
  readonly text: string;
  readonly colour: string;
  readonly isMain: boolean;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The lower edge of words of this size: above what they would cover, or below it where the picture ends. */
const freeAt = (x: number, wanted: number, w: number, h: number, placed: readonly Placed[]): number => {
  const hitAt = (y: number): Placed | undefined =>
    placed.find(p => Math.abs(p.x - x) < (p.w + w) / 2 && y > p.y - p.h && y - h < p.y);
  let y = Math.max(h + 4, wanted);
  for (let hit = hitAt(y); hit && y > h + 4; hit = hitAt(y)) y = hit.y - hit.h - 3;
  if (y >= h + 4) return y;
  y = Math.max(h + 4, wanted);
  for (let hit = hitAt(y); hit; hit = hitAt(y)) y = hit.y + h + 3;
  return y;
};

/** Words over the picture: sharp, and pushed apart, each above what it would cover. */
const placeTags = (layer: HTMLElement, stage: Stage3, shown: ShownTable, tags: readonly Tag[]): void => {
  const room = layer.getBoundingClientRect();
  // Nothing is written beneath the buttons of the board.
  const placed = [...(layer.parentElement?.querySelectorAll('.stage-tools > *') ?? [])].map(tool => {
    const { left, bottom, width: w, height: h } = tool.getBoundingClientRect();
    return { x: left - room.left + w / 2, y: bottom - room.top + 2, w, h: h + 2 };
  });
  for (const tag of tags) {
    const el = layer.querySelector<HTMLElement>(`[data-look="${CSS.escape(tag.to)}"]`);
    const s = shown.table.standees.find(x => x.el === tag.to);
    const at = s ? stage.overHead(s) : null;
    if (!el) continue;
    el.hidden = at === null;
    if (!at) continue;
    const { offsetWidth: w, offsetHeight: h } = el;
    const x = Math.max(w / 2 + 4, Math.min(room.width - w / 2 - 4, at.x - room.left));
    const y = freeAt(x, at.y - room.top - 3, w, h, placed);
    placed.push({ x, y, w, h });
    el.style.transform = `translate(-50%, -100%) translate(${x}px, ${y}px)`;
  }
};

/** The one that is aimed at first, then the others. */
const tagsOf = ({ looking }: ShownTable, isNarrow: boolean): Tag[] =>
  (looking?.sighted.looks ?? [])
    .map(look => {
      const isMain = look.to === looking?.to;
      // On a phone its sentence stands beneath.
      const text = isMain && !isNarrow ? look.text : look.brief;
      return { to: look.to, isMain, text, colour: colourOfLook(look) };
    })
    .sort((a, b) => Number(b.isMain) - Number(a.isMain));

/** The table in three dimensions: a canvas, words over it, and a mark for the focus. */
export const Table3View = ({
  shown,
  isDay,
  isNarrow,
  focused,
  hands,
  onSteering,
  onLost,
}: Table3ViewProps): ReactNode => {
  const layer = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage3 | null>(null);
  const mark = useRef<HTMLDivElement>(null);
  /** Another canvas for another quality or light: a context keeps what it began with. */
  const [nth, setNth] = useState(0);
  const now = useRef({ shown, isNarrow, focused, hands, onSteering, onLost });
  now.current = { shown, isNarrow, focused, hands, onSteering, onLost };
  const live = useRef<Hands>(hands);
  live.current = hands;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage for a new canvas only
  useEffect(() => {
    const place = layer.current;
    if (!place) return;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    place.prepend(canvas);
    const onFrame = (): void => {
      const { shown, focused } = now.current;
      const drawn = stage.current;
      if (!drawn) return;
      placeTags(place, drawn, shown, tagsOf(shown, now.current.isNarrow));
      markFocus(place, mark.current, drawn, focused);
      Object.assign(place.dataset, { ...drawn.cost, quality: drawn.quality });
    };
    const wishes = { isDay, colourOf: colours(place), onLost: () => now.current.onLost(), onFrame };
    const begun = begin(canvas, now.current.shown, wishes, () => setNth(n => n + 1));
    if (!begun) {
      now.current.onLost();
      return () => canvas.remove();
    }
    stage.current = begun;
    const stop = listen(canvas, begun, live);
    const sizes = new ResizeObserver(() => begun.resize());
    sizes.observe(place);
    now.current.onSteering(begun);
    return () => {
      stop();
      sizes.disconnect();
      now.current.onSteering(null);
      begun.dispose();
      stage.current = null;
      canvas.remove();
    };
  }, [nth, isDay]);

  useEffect(() => stage.current?.show(shown), [shown]);
  useLayoutEffect(() => {
    if (focused) stage.current?.bringIn(focused);
    stage.current?.ask();
  }, [focused]);

  return (
    <div ref={layer} className="table3 stage-over" data-eyes={shown.looking ? '' : undefined}>
      {tagsOf(shown, isNarrow).map(tag => (
        <span
          key={tag.to}
          data-look={tag.to}
          className={tag.isMain ? 'table3-tag main' : 'table3-tag'}
          style={{ color: tag.colour }}
          aria-hidden="true"
        >
          {tag.text}
        </span>
      ))}
      <div ref={mark} className="table3-focus" hidden />
    </div>
  );
};

/** A stage, or nothing where the browser has no picture to give after all. */
const begin = (...wishes: ConstructorParameters<typeof Stage3>): Stage3 | null => {
  try {
    return new Stage3(...wishes);
  } catch (e) {
    console.error(e);
    return null;
  }
};

const markFocus = (
  place: HTMLElement,
  mark: HTMLElement | null,
  stage: Stage3,
  focused: string | null,
): void => {
  if (!mark) return;
  const at = focused === null ? null : stage.pointOf(focused);
  mark.hidden = at === null;
  if (!at || focused === null) return;
  const room = place.getBoundingClientRect();
  mark.dataset.at = focused;
  mark.style.transform = `translate(${at.x - room.left}px, ${at.y - room.top}px)`;
};
