import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { Level, Needs, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { type Camera, CameraContext } from '../ui/camera.js';
import { seen } from '../ui/look.js';
import type { Steering } from '../ui/table3/Table3View.js';
import type { CameraMan, Nearness, Shot } from './camera-man.js';
import { Lens } from './Lens.js';
import { Overview } from './Overview.js';
import { useRuler } from './Ruler.js';
import type { Room3 } from './room3/room.js';
import { useCameraMan } from './useCameraMan.js';
import { useNarrow } from './useNarrow.js';
import './stage.css';
import './room3/table3.css';

interface StageProps {
  readonly ui: Needs<'board' | 'ruler'>;
  readonly view: unknown;
  /** Elements where something has just happened or can be done: the camera follows them. */
  readonly focus?: readonly string[];
  /** What lies over the board and does not move with it. */
  readonly over?: ReactNode;
  /** Buttons before those of the camera. */
  readonly tools?: ReactNode;
  /** The same table in three dimensions, which may lie over the board. */
  readonly room?: Room3 | null;
  readonly scene: SceneProps;
  readonly children: ReactNode;
}

const NOWHERE: readonly string[] = [];

const cameraOf = (shot: Shot | null, level: string | null, man: () => CameraMan | null): Camera => {
  const zoom = shot?.look.zoom ?? 1;
  return {
    zoom,
    sees: shot ? seen(shot.look, shot.frame) : null,
    level,
    px: pixels => pixels / zoom,
    lookAt: elements => man()?.lookAt(elements, true),
  };
};

/** The board, large in the middle: zoom with the wheel or two fingers, drag or keys to pan, double tap for all of it. */
export const Stage = ({
  ui,
  view,
  focus = NOWHERE,
  over,
  tools,
  room,
  scene,
  children,
}: StageProps): ReactNode => {
  const { t } = usePrefs();
  const narrow = useNarrow();
  const stage = useRef<HTMLElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<string | null>(null);
  const nearness: Nearness = {
    comfort: ui.board.nearness.comfort[narrow ? 'phone' : 'desk'],
    closest: ui.board.nearness.closest,
  };
  const { shot, man, back, ...flat } = useCameraMan(stage, inner, nearness, focus);
  const steering = useRef<Steering | null>(null);
  const isBeneath = room?.isShown === true;
  const camera = isBeneath ? steered(steering) : flat;
  const ruler = useRuler(stage, man, ui.ruler);
  const levels = ui.board.levels(view);
  const known = levels.some(l => l.id === level) ? level : null;
  const value = useMemo(() => cameraOf(shot, known, () => man.current), [shot, known, man]);
  const place = shot && !shot.isWhole ? man.current?.placeOf(focus) : null;
  return (
    <section ref={stage} className="stage" aria-label={t('board')}>
      <div className={isBeneath ? 'stage-clip beneath' : 'stage-clip'}>
        <div ref={inner} className="stage-inner">
          <CameraContext value={value}>{children}</CameraContext>
        </div>
      </div>
      {isBeneath && room && <room.parts.LaterLayer {...{ room, scene, stage, steering }} />}
      {!isBeneath && ruler.glass}
      <div className="stage-tools stage-over">
        {tools}
        {!isBeneath && <Levels levels={levels} level={known} onLevel={setLevel} />}
        {!isBeneath && ruler.button}
        {room && <room.parts.Room3Tools {...{ room, steering }} />}
        {shot && (
          <>
            <button type="button" aria-label={t('zoomIn')} onClick={camera.zoomIn}>
              +
            </button>
            <button type="button" aria-label={t('zoomOut')} onClick={camera.zoomOut}>
              −
            </button>
            <button
              type="button"
              aria-label={t('fit')}
              disabled={shot.isWhole && !isBeneath}
              onClick={camera.whole}
            >
              ⤢
            </button>
          </>
        )}
      </div>
      {place && !isBeneath && !man.current?.isInSight(place) && (
        <button type="button" className="stage-back stage-over" onClick={back}>
          {t('backToAction')} <kbd>F</kbd>
        </button>
      )}
      {shot && !isBeneath && !shot.isWhole && man.current && <Overview shot={shot} man={man.current} />}
      {over}
      <Lens {...{ stage, man }} />
    </section>
  );
};

/** The buttons of the camera steer the one that is looked through. */
const steered = (steering: RefObject<Steering | null>) => ({
  zoomIn: () => steering.current?.zoom(1),
  zoomOut: () => steering.current?.zoom(-1),
  whole: () => steering.current?.fit(),
});

interface LevelsProps {
  readonly levels: readonly Level[];
  readonly level: string | null;
  onLevel(level: string | null): void;
}

/** The levels of a map one by one, or together. */
const Levels = ({ levels, level, onLevel }: LevelsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (levels.length < 2) return null;
  return (
    <fieldset className="switch levels">
      <legend className="hidden-text">{t('levels')}</legend>
      <button type="button" aria-pressed={level === null} onClick={() => onLevel(null)}>
        {t('levelsTogether')}
      </button>
      {levels.map(l => (
        <button
          key={l.id}
          type="button"
          aria-pressed={level === l.id}
          aria-label={l.name[prefs.lang]}
          onClick={() => onLevel(l.id)}
        >
          {l.sign}
        </button>
      ))}
    </fieldset>
  );
};
