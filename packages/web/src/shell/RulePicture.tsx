import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Needs, RuleText } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { type Camera, CameraContext } from '../ui/camera.js';
import { still } from './still.js';
import { useNarrow } from './useNarrow.js';

/** So far before it comes into sight a picture is drawn. */
const AHEAD = '600px';

/** Whether something has come near to what is in sight; from then on it stays drawn. */
const useNear = (): [(el: HTMLElement | null) => void, boolean] => {
  const [el, setEl] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!el || isNear) return;
    const seen = new IntersectionObserver(all => all.some(x => x.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    seen.observe(el);
    return () => seen.disconnect();
  }, [el, isNear]);
  return [setEl, isNear];
};

/** Draws a board as large as it is, and tells it so: its texts keep their size. */
const Framed = ({ children }: { children: ReactNode }): ReactNode => {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0.5);
  useEffect(() => {
    const el = frame.current;
    if (!el) return;
    const measure = (): void => {
      const board = el.querySelector<SVGSVGElement>('svg.board');
      const wide = board?.viewBox.baseVal.width ?? 0;
      if (board && wide > 0) setZoom(board.clientWidth / wide);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(el);
    return () => sizes.disconnect();
  }, []);
  const camera = useMemo<Camera>(
    () => ({ zoom, sees: null, level: null, px: pixels => pixels / zoom, lookAt: () => undefined }),
    [zoom],
  );
  return (
    <div ref={frame}>
      <CameraContext value={camera}>{children}</CameraContext>
    </div>
  );
};

/** The position of a worked example, drawn when it comes into sight. */
export const RulePicture = ({ ui, rule }: { ui: Needs<'board' | 'panels'>; rule: RuleText }): ReactNode => {
  const { prefs } = usePrefs();
  const narrow = useNarrow();
  const [watch, isNear] = useNear();
  const scene = still(rule.picture, prefs.lang, { narrow });
  return (
    <div ref={watch} className={rule.withPeople ? 'picture with-people' : 'picture'}>
      {isNear && (
        <Framed>
          <ui.board.View {...scene} />
        </Framed>
      )}
      {isNear && rule.withPeople && <ui.panels.People {...scene} />}
    </div>
  );
};
