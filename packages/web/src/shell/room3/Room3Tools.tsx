import type { ReactNode, RefObject } from 'react';
import { usePrefs } from '../../prefs.js';
import type { Steering } from '../../ui/table3/Table3View.js';
import { EyeSign } from './EyeSign.js';
import type { Room3 } from './room.js';

interface ToolsProps {
  readonly room: Room3;
  readonly steering: RefObject<Steering | null>;
}

/** Both ends of a line, seen from above. */
const LineSign = (): ReactNode => (
  <svg width="20" height="18" viewBox="0 0 20 18" aria-hidden="true">
    <path d="M4 14L16 4" stroke="currentColor" strokeWidth="1.6" />
    <circle cx="4" cy="14" r="3" fill="currentColor" />
    <circle cx="16" cy="4" r="3" fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

/** The buttons beside levels and ruler: into the table, to somebody's eyes, and round the table. */
export const Room3Tools = ({ room, steering }: ToolsProps): ReactNode => {
  const { t } = usePrefs();
  if (!room.isOffered) return null;
  const { isShown, looking } = room;
  return (
    <>
      {isShown && !looking && (
        <>
          <button
            type="button"
            aria-label={t('turnLeft')}
            title={`${t('turnLeft')} (<)`}
            onClick={() => steering.current?.turn(-1)}
          >
            ↺
          </button>
          <button
            type="button"
            aria-label={t('turnRight')}
            title={`${t('turnRight')} (>)`}
            onClick={() => steering.current?.turn(1)}
          >
            ↻
          </button>
        </>
      )}
      {looking && isShown && (
        <button
          type="button"
          className="table3-button"
          aria-pressed={room.isOver}
          aria-label={t('overShoulder')}
          title={t('overShoulder')}
          onClick={room.toggleOver}
        >
          <LineSign />
        </button>
      )}
      {(room.hasGaze || looking) && (
        <button
          type="button"
          className="table3-button"
          aria-pressed={looking !== null && isShown}
          aria-label={t('fromEyes')}
          title={t('fromEyes')}
          onClick={() => (looking && isShown ? room.leave() : room.looks?.look({ kind: 'now' }))}
        >
          <EyeSign />
        </button>
      )}
      {!room.isHeldBack && (
        <button
          type="button"
          className="table3-button"
          aria-pressed={isShown}
          aria-label={t('table3')}
          title={t('table3')}
          onClick={room.toggle}
        >
          3D
        </button>
      )}
    </>
  );
};
