import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { isTyping } from './input.js';

const LIMITS = { min: 1, max: 4 };
/** A finger that moved further than this drags and does not tap, in pixels. */
const DRAG = 8;
/** Two taps closer than this are a double tap, in milliseconds. */
const DOUBLE = 300;

interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const FIT: Camera = { scale: 1, x: 0, y: 0 };

/** Zooms by a factor around a point that is given from the middle. */
const zoomed = (c: Camera, by: number, x = 0, y = 0): Camera => {
  const scale = Math.min(LIMITS.max, Math.max(LIMITS.min, c.scale * by));
  if (scale === 1) return FIT;
  const k = scale / c.scale;
  return { scale, x: x - (x - c.x) * k, y: y - (y - c.y) * k };
};

/** Where each finger is, and what they have done since they came down. */
class Fingers {
  private readonly at = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private tapped = 0;
  dragged = false;

  down(e: PointerEvent): void {
    if (this.at.size === 0) {
      this.moved = 0;
      this.dragged = false;
    }
    this.at.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  /** How the camera follows a finger. */
  move(e: PointerEvent, middle: { x: number; y: number }): ((c: Camera) => Camera) | undefined {
    const before = this.at.get(e.pointerId);
    if (!before) return undefined;
    const here = { x: e.clientX, y: e.clientY };
    this.at.set(e.pointerId, here);
    const [dx, dy] = [here.x - before.x, here.y - before.y];
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.moved > DRAG) this.dragged = true;
    const other = [...this.at].find(([id]) => id !== e.pointerId)?.[1];
    if (!other) return c => (c.scale > 1 ? { ...c, x: c.x + dx, y: c.y + dy } : c);
    const span = (p: { x: number; y: number }): number =>
      Math.sqrt((p.x - other.x) ** 2 + (p.y - other.y) ** 2);
    const by = span(before) > 0 ? span(here) / span(before) : 1;
    const [mx, my] = [(here.x + other.x) / 2 - middle.x, (here.y + other.y) / 2 - middle.y];
    return c => zoomed(c, by, mx, my);
  }

  /** Tells whether this was the second of two quick taps. */
  up(e: PointerEvent): boolean {
    const was = this.at.delete(e.pointerId);
    if (!was || this.dragged || e.pointerType === 'mouse') return false;
    const isDouble = e.timeStamp - this.tapped < DOUBLE;
    this.tapped = isDouble ? 0 : e.timeStamp;
    return isDouble;
  }

  gone(e: PointerEvent): void {
    this.at.delete(e.pointerId);
  }
}

/** The board, large in the middle: zoom with the wheel or two fingers, drag to pan, double tap to fit. */
export const Stage = ({ children }: { children: ReactNode }): ReactNode => {
  const { t } = usePrefs();
  const [camera, setCamera] = useState<Camera>(FIT);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const el = box.current;
    if (!el) return;
    const fingers = new Fingers();
    const middle = (): { x: number; y: number } => {
      const r = el.getBoundingClientRect();
      return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
    };
    const onWheel = (e: WheelEvent): void => {
      e.preventDefault();
      const m = middle();
      setCamera(c => zoomed(c, e.deltaY < 0 ? 1.12 : 1 / 1.12, e.clientX - m.x, e.clientY - m.y));
    };
    const onDown = (e: PointerEvent): void => fingers.down(e);
    const onMove = (e: PointerEvent): void => {
      const follow = fingers.move(e, middle());
      if (follow) setCamera(follow);
    };
    const onUp = (e: PointerEvent): void => {
      if (fingers.up(e)) setCamera(FIT);
    };
    const onGone = (e: PointerEvent): void => fingers.gone(e);
    /** The end of a drag is no choice. */
    const onClick = (e: MouseEvent): void => {
      if (fingers.dragged) e.stopPropagation();
      fingers.dragged = false;
    };
    const onKey = (e: KeyboardEvent): void => {
      if (isTyping(e)) return;
      if (e.key === '+' || e.key === '=') setCamera(c => zoomed(c, 1.3));
      if (e.key === '-') setCamera(c => zoomed(c, 1 / 1.3));
      if (e.key === '0') setCamera(FIT);
    };
    el.addEventListener('wheel', onWheel, { passive: false });
    el.addEventListener('pointerdown', onDown);
    el.addEventListener('pointermove', onMove);
    el.addEventListener('pointerup', onUp);
    el.addEventListener('pointerleave', onGone);
    el.addEventListener('pointercancel', onGone);
    el.addEventListener('click', onClick, true);
    addEventListener('keydown', onKey);
    return () => {
      el.removeEventListener('wheel', onWheel);
      el.removeEventListener('pointerdown', onDown);
      el.removeEventListener('pointermove', onMove);
      el.removeEventListener('pointerup', onUp);
      el.removeEventListener('pointerleave', onGone);
      el.removeEventListener('pointercancel', onGone);
      el.removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <section ref={box} className="stage" aria-label={t('board')}>
      <div
        className="stage-inner"
        style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}
      >
        {children}
      </div>
      <div className="stage-tools">
        <button type="button" aria-label={t('zoomIn')} onClick={() => setCamera(c => zoomed(c, 1.3))}>
          +
        </button>
        <button type="button" aria-label={t('zoomOut')} onClick={() => setCamera(c => zoomed(c, 1 / 1.3))}>
          −
        </button>
        <button
          type="button"
          aria-label={t('fit')}
          disabled={camera.scale === 1}
          onClick={() => setCamera(FIT)}
        >
          ⤢
        </button>
      </div>
    </section>
  );
};
