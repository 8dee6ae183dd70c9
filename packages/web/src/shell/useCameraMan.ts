import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CameraMan, type Nearness, type Shot } from './camera-man.js';
import { Fingers } from './fingers.js';
import { isTyping } from './input.js';

const STEP = 1.3;
const WHEEL = 1.12;
/** How far a key moves the board, in pixels. */
const KEY_PAN = 90;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_PAN, 0],
  ArrowRight: [-KEY_PAN, 0],
  ArrowUp: [0, KEY_PAN],
  ArrowDown: [0, -KEY_PAN],
};

/** Wheel and fingers; tells how to stop. */
const byHand = (stage: HTMLElement, man: CameraMan): (() => void) => {
  const fingers = new Fingers();
  const stop = new AbortController();
  const { signal } = stop;
  const on = <E extends keyof HTMLElementEventMap>(type: E, act: (e: HTMLElementEventMap[E]) => void): void =>
    stage.addEventListener(type, act, { signal });
  stage.addEventListener(
    'wheel',
    e => {
      if (e.target instanceof Element && e.target.closest('.stage-over')) return;
      e.preventDefault();
      man.zoom(e.deltaY < 0 ? WHEEL : 1 / WHEEL, { x: e.clientX, y: e.clientY });
    },
    { passive: false, signal },
  );
  on('pointerdown', e => {
    // What drags something of its own, as a figure that is being placed, keeps its finger.
    if (e.target instanceof Element && e.target.closest('.stage-over, [data-drag]')) return;
    fingers.down(e);
  });
  on('pointermove', e => {
    for (const wish of fingers.move(e)) {
      if (wish.kind === 'pan') man.pan(wish.dx, wish.dy);
      else man.zoom(wish.by, wish.around);
    }
  });
  on('pointerup', e => fingers.up(e) && man.whole());
  on('pointerleave', e => fingers.gone(e));
  on('pointercancel', e => fingers.gone(e));
  // The end of a drag is no choice.
  stage.addEventListener(
    'click',
    e => {
      if (fingers.dragged) e.stopPropagation();
      fingers.dragged = false;
    },
    { capture: true, signal },
  );
  return () => stop.abort();
};

/** Keys of the camera, wherever the focus is. */
const byKey = (man: CameraMan, back: () => void): (() => void) => {
  const onKey = (e: KeyboardEvent): void => {
    const arrow = ARROWS[e.key];
    const isReplay = document.querySelector('.match.replay') !== null;
    if (arrow && !e.altKey && !e.metaKey && (e.ctrlKey || (e.shiftKey && !isReplay))) {
      if (e.target instanceof HTMLInputElement) return;
      e.preventDefault();
      man.pan(...arrow);
      return;
    }
    if (isTyping(e) || document.querySelector('dialog[open]')) return;
    if (e.key === '+' || e.key === '=') man.zoom(STEP);
    if (e.key === '-') man.zoom(1 / STEP);
    if (e.key === '0') man.whole();
    if (e.key === 'f') back();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
};

interface Manned {
  readonly shot: Shot | null;
  readonly man: RefObject<CameraMan | null>;
  zoomIn(): void;
  zoomOut(): void;
  whole(): void;
  /** To where something happens. */
  back(): void;
}

/** A camera over the board in a stage: wheel, fingers, keys, and what happens itself move it. */
export const useCameraMan = (
  stage: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
  nearness: Nearness,
  focus: readonly string[],
): Manned => {
  const [shot, setShot] = useState<Shot | null>(null);
  const man = useRef<CameraMan | null>(null);
  const happens = useRef(focus);
  happens.current = focus;
  const near = useRef(nearness);
  near.current = nearness;
  const back = (): void => man.current?.lookAt(happens.current, true);

  useLayoutEffect(() => {
    if (!stage.current || !inner.current) return;
    const now = new CameraMan(inner.current, near.current, setShot);
    man.current = now;
    now.measureRoom(near.current);
    const free = [byHand(stage.current, now), byKey(now, () => now.lookAt(happens.current, true))];
    const sizes = new ResizeObserver(() => now.measureRoom(near.current));
    sizes.observe(inner.current);
    return () => {
      for (const each of free) each();
      sizes.disconnect();
      now.stop();
      man.current = null;
    };
  }, [stage, inner]);
  // A board may have grown with what was drawn just now.
  useLayoutEffect(() => man.current?.measure(near.current));
  const key = focus.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else happens
  useEffect(() => man.current?.lookAt(happens.current, false), [key]);
  return {
    shot,
    man,
    back,
    zoomIn: () => man.current?.zoom(STEP),
    zoomOut: () => man.current?.zoom(1 / STEP),
    whole: () => man.current?.whole(),
  };
};
