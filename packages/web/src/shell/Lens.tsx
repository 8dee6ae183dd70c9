import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { CameraMan, Point } from './camera-man.js';

/** The lens is so wide, so much nearer than the board, and so far above the thumb, in pixels. */
const SIDE = 132;
const NEARER = 2;
const ABOVE = 112;

/** What a thumb that drags would hide: a piece that is placed, or an end of the ruler. */
const HIDDEN = '[data-drag], .ruler-glass';

/** The middle of the lens: above the thumb, or beside it where there is no room above. */
const placeOf = (thumb: Point, stage: DOMRect): Point => {
  const half = SIDE / 2;
  const x = Math.min(stage.right - half, Math.max(stage.left + half, thumb.x));
  if (thumb.y - ABOVE - half >= stage.top) return { x, y: thumb.y - ABOVE };
  const side = thumb.x - stage.left > stage.width / 2 ? -1 : 1;
  return { x: thumb.x + side * ABOVE, y: Math.max(stage.top + half, thumb.y - half) };
};

interface LensProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly man: RefObject<CameraMan | null>;
}

/** While a thumb drags something over the board: what lies under the thumb, larger, in a circle above it. */
export const Lens = ({ stage, man }: LensProps): ReactNode => {
  const [thumb, setThumb] = useState<Point | null>(null);
  useEffect(() => {
    const el = stage.current;
    if (!el) return;
    let held: number | null = null;
    const stop = new AbortController();
    const hear = { capture: true, signal: stop.signal };
    const down = (e: PointerEvent): void => {
      if (e.pointerType !== 'touch' || !(e.target as Element).closest(HIDDEN)) return;
      held = e.pointerId;
      setThumb({ x: e.clientX, y: e.clientY });
    };
    const move = (e: PointerEvent): void => {
      if (e.pointerId === held) setThumb({ x: e.clientX, y: e.clientY });
    };
    const up = (e: PointerEvent): void => {
      if (e.pointerId !== held) return;
      held = null;
      setThumb(null);
    };
    el.addEventListener('pointerdown', down, hear);
    el.addEventListener('pointermove', move, hear);
    el.addEventListener('pointerup', up, hear);
    el.addEventListener('pointercancel', up, hear);
    return () => stop.abort();
  }, [stage]);
  const sheet = thumb && man.current?.sheet();
  const room = stage.current?.getBoundingClientRect();
  if (!thumb || !sheet || !room) return null;
  sheet.board.id ||= 'board-under-the-lens';
  const at = man.current?.pointAt(thumb) ?? thumb;
  const span = SIDE / (sheet.zoom * NEARER);
  const { x, y } = placeOf(thumb, room);
  return (
    <svg
      className="lens"
      aria-hidden="true"
      style={{ left: x - room.left - SIDE / 2, top: y - room.top - SIDE / 2, width: SIDE, height: SIDE }}
      viewBox={`${at.x - span / 2} ${at.y - span / 2} ${span} ${span}`}
    >
      <use href={`#${sheet.board.id}`} {...sheet.world} />
      <path
        d={`M${at.x - span / 10} ${at.y}H${at.x + span / 10}M${at.x} ${at.y - span / 10}V${at.y + span / 10}`}
      />
    </svg>
  );
};
