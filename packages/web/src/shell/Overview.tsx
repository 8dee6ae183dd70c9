import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { usePrefs } from '../prefs.js';
import { seen } from '../ui/look.js';
import type { CameraMan, Shot } from './camera-man.js';

/** The longer side of the overview, in pixels. */
const SIDE = 150;
/** Whoever sees so much of the board needs no other picture of it. */
const ENOUGH = 0.85;

/** The whole board in a corner, with a frame around what is in sight; a press on it goes there. */
export const Overview = ({ shot, man }: { shot: Shot; man: CameraMan }): ReactNode => {
  const { t } = usePrefs();
  const { world } = shot.frame;
  const scale = SIDE / Math.max(world.width, world.height);
  const places = useMemo(() => (shot ? man.places() : []), [shot, man]);
  const mark = seen(shot.look, shot.frame);
  if (mark.width >= ENOUGH * world.width && mark.height >= ENOUGH * world.height) return null;
  const go = (e: PointerEvent<SVGSVGElement>): void => {
    if (e.buttons === 0) return;
    const box = e.currentTarget.getBoundingClientRect();
    const near = box.width / world.width;
    man.moveTo({ x: world.x + (e.clientX - box.x) / near, y: world.y + (e.clientY - box.y) / near });
  };
  return (
    <svg
      className="overview stage-over"
      width={world.width * scale}
      height={world.height * scale}
      viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
      role="img"
      aria-label={t('overview')}
      onPointerDown={go}
      onPointerMove={go}
    >
      {places.map(({ box, isLit }, i) => (
        <rect key={i} className={isLit ? 'place may' : 'place'} {...box} />
      ))}
      <rect className="sight" {...mark} strokeWidth={2 / scale} />
    </svg>
  );
};
