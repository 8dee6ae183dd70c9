import { type PointerEvent, type ReactNode, useRef, useState, type WheelEvent } from 'react';
import { usePrefs } from '../prefs.js';

const LIMITS = { min: 1, max: 4 };

/** The board, large in the middle: zoom with the wheel or two fingers, drag to pan, double tap to fit. */
export const Stage = ({ children }: { children: ReactNode }): ReactNode => {
  const { t } = usePrefs();
  const [view, setView] = useState({ scale: 1, x: 0, y: 0 });
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const zoom = (by: number): void =>
    setView(v => {
      const scale = Math.min(LIMITS.max, Math.max(LIMITS.min, v.scale * by));
      return scale === 1
        ? { scale, x: 0, y: 0 }
        : { scale, x: (v.x * scale) / v.scale, y: (v.y * scale) / v.scale };
    });
  const fit = (): void => setView({ scale: 1, x: 0, y: 0 });
  const onMove = (e: PointerEvent): void => {
    const before = fingers.current.get(e.pointerId);
    if (!before) return;
    const here = { x: e.clientX, y: e.clientY };
    const [other] = [...fingers.current.entries()].filter(([id]) => id !== e.pointerId);
    fingers.current.set(e.pointerId, here);
    if (other) {
      const span = (p: { x: number; y: number }): number =>
        Math.sqrt((p.x - other[1].x) ** 2 + (p.y - other[1].y) ** 2);
      if (span(before) > 0) zoom(span(here) / span(before));
    } else if (view.scale > 1) {
      setView(v => ({ ...v, x: v.x + here.x - before.x, y: v.y + here.y - before.y }));
    }
  };
  const lift = (e: PointerEvent): void => {
    fingers.current.delete(e.pointerId);
  };
  return (
    <section
      className="stage"
      aria-label={t('board')}
      onWheel={(e: WheelEvent) => zoom(e.deltaY < 0 ? 1.1 : 1 / 1.1)}
      onPointerDown={e => fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY })}
      onPointerMove={onMove}
      onPointerUp={lift}
      onPointerLeave={lift}
      onPointerCancel={lift}
      onDoubleClick={fit}
    >
      <div
        className="stage-inner"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        {children}
      </div>
      <div className="stage-tools">
        <button type="button" aria-label={t('zoomIn')} onClick={() => zoom(1.3)}>
          +
        </button>
        <button type="button" aria-label={t('zoomOut')} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" aria-label={t('fit')} onClick={fit}>
          ⤢
        </button>
      </div>
    </section>
  );
};
