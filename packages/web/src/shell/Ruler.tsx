import type { Lang } from '@potyczka/kernel/run';
import {
  type PointerEvent as Pointed,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePrefs } from '../prefs.js';
import type { CameraMan, Point } from './camera-man.js';
import { isTyping } from './input.js';

interface On {
  readonly stage: RefObject<HTMLElement | null>;
  readonly man: RefObject<CameraMan | null>;
}

/** How a length in units of the drawing is read. */
type Reads = (lang: Lang, length: number) => string;

/** Both ends, on the drawing. */
interface Laid {
  readonly from: Point;
  readonly to: Point;
}

/** A press that moved less than this, in pixels, sets one end; the next sets the other. */
const STILL = 6;

/** The middle of what the keyboard is on, if that is on the board. */
const focused = (man: CameraMan | null): Point | null => {
  const el = document.activeElement?.closest('.board [data-el], .board [data-piece]');
  const box = el?.getBoundingClientRect();
  return box && man ? man.pointAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }) : null;
};

/** The button of the ruler, and what lies over the board while it is measured. */
interface Ruling {
  readonly button: ReactNode;
  readonly glass: ReactNode;
}

/**
 * Measures between any two points at any time: by button or key, with a mouse,
 * a thumb, or from element to element by keys. Nothing, in a game that does not measure.
 */
export const useRuler = (stage: On['stage'], man: On['man'], reads: Reads | undefined): Ruling => {
  const { t } = usePrefs();
  const [isOn, setOn] = useState(false);
  const [laid, setLaid] = useState<Laid | null>(null);
  const toggle = useRef<() => void>(() => undefined);
  toggle.current = () => {
    if (!reads) return;
    const from = isOn ? null : focused(man.current);
    setOn(!isOn);
    setLaid(from && { from, to: from });
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() === 'm' && !isTyping(e) && !document.querySelector('dialog[open]'))
        toggle.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // By keys the ruler reaches to whatever the focus goes to.
  useEffect(() => {
    const el = stage.current;
    if (!isOn || !el) return;
    const onFocus = (): void => {
      const to = focused(man.current);
      if (to) setLaid(l => ({ from: l?.from ?? to, to }));
    };
    el.addEventListener('focusin', onFocus);
    return () => el.removeEventListener('focusin', onFocus);
  }, [isOn, stage, man]);
  if (!reads) return { button: null, glass: null };
  return {
    button: (
      <button
        type="button"
        className="ruler-button"
        aria-label={t('ruler')}
        title={`${t('ruler')} (M)`}
        aria-pressed={isOn}
        onClick={() => toggle.current()}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M1 12 12 1l5 5L6 17zM4 9l2 2M7 6l2 2M10 3l2 2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
      </button>
    ),
    glass: isOn && <Glass {...{ stage, man, reads, laid, setLaid }} />,
  };
};

type GlassProps = On & { readonly reads: Reads; readonly laid: Laid | null; setLaid(laid: Laid): void };

/** Over the board while it is measured: pointers set the ends, and nothing under it is chosen or moved. */
const Glass = ({ stage, man, reads, laid, setLaid }: GlassProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const down = useRef<Point | null>(null);
  /** One end is set by a press of its own: the pointer carries the other. */
  const [isOpen, setOpen] = useState(false);
  const at = (e: Pointed): Point => man.current?.pointAt({ x: e.clientX, y: e.clientY }) ?? { x: 0, y: 0 };
  const onDown = (e: Pointed<SVGSVGElement>): void => {
    e.currentTarget.setPointerCapture(e.pointerId);
    down.current = { x: e.clientX, y: e.clientY };
    setLaid(isOpen && laid ? { ...laid, to: at(e) } : { from: at(e), to: at(e) });
  };
  const onMove = (e: Pointed): void => {
    if (laid && (down.current || isOpen)) setLaid({ ...laid, to: at(e) });
  };
  const onUp = (e: Pointed): void => {
    const from = down.current;
    down.current = null;
    const isStill = from && Math.abs(e.clientX - from.x) + Math.abs(e.clientY - from.y) < STILL;
    setOpen(isStill === true && !isOpen);
  };
  const box = stage.current?.getBoundingClientRect();
  const [a, b] = [laid?.from, laid?.to].map(p => {
    const on = p && man.current?.screenOf(p);
    return on && box ? { x: on.x - box.x, y: on.y - box.y } : null;
  });
  const length = laid ? Math.hypot(laid.to.x - laid.from.x, laid.to.y - laid.from.y) : 0;
  return (
    <>
      <svg
        className="ruler-glass stage-over"
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        aria-hidden="true"
      >
        {a && b && (
          <>
            <path className="ruler-case" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <path className="ruler-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <circle cx={a.x} cy={a.y} r={5} />
            <circle cx={b.x} cy={b.y} r={5} />
          </>
        )}
      </svg>
      <p
        className="ruler-reading stage-over"
        role="status"
        style={a && b ? { left: (a.x + b.x) / 2, top: (a.y + b.y) / 2 } : { left: '50%', top: 72 }}
      >
        {a && b ? reads(prefs.lang, length) : t('rulerHelp')}
      </p>
    </>
  );
};
