import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';

interface UndoProps {
  readonly client: TableClient;
  readonly table: string;
  readonly now: Now;
  readonly ui: GameUi;
}

/** How far back is free, what blocks the rest, and what others ask to take back. */
export const Undo = ({ client, table, now, ui }: UndoProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { undo, undoAsked, info } = now;
  if (!info.mine) return null;
  const why = undo ? t(`blocked-${undo.blockedBy}`) : '';
  const to = undo?.to;
  const title =
    to === undefined ? t('undoBlocked', { why }) : `${t('undoFree', { to })} ${t('undoBlocked', { why })}`;
  const agree = (yes: boolean): void => {
    if (undoAsked) client.ask('agree', { table, to: undoAsked.to, agree: yes }).catch(() => undefined);
  };
  return (
    <>
      {now.canRetract && (
        <button type="button" onClick={() => client.ask('retract', { table }).catch(() => undefined)}>
          {t('retract')}
        </button>
      )}
      {undo && (
        <button
          type="button"
          className="undo"
          title={title}
          disabled={to === undefined}
          onClick={() => to !== undefined && client.ask('undo', { table, to }).catch(() => undefined)}
        >
          ↶ {t('undo')} <span className="hidden-text">{title}</span>
        </button>
      )}
      {undoAsked && undoAsked.by !== info.mine && !undoAsked.agreed.includes(info.mine) && (
        <span className="undo-asked" role="alert">
          {t('undoAsked', { who: ui.seatLook(undoAsked.by).name[prefs.lang] })}{' '}
          <button type="button" onClick={() => agree(true)}>
            {t('agree')}
          </button>
          <button type="button" onClick={() => agree(false)}>
            {t('disagree')}
          </button>
        </span>
      )}
    </>
  );
};
