import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { type TableHome, useClients } from '../wire/clients.js';

interface NoticeProps {
  readonly place: TableHome;
  /** The table as it was when it was last heard of, if there is one. */
  readonly now?: Now;
  /** An answer waits to be sent. */
  readonly isHeld?: boolean;
}

/** Nothing is lost; but where a clock runs the game does not wait. */
export const lostText = (now: Pick<Now, 'info' | 'result'> | undefined, isHeld: boolean) => {
  const isRunning = now?.info.phase === 'playing' && now.info.clock.kind !== 'none' && now.result === null;
  if (isRunning) return isHeld ? 'lostHeldClock' : 'lostClock';
  return isHeld ? 'lostHeld' : 'lostHere';
};

/** While the server of this table is away: that nothing is lost, and what happens to an answer. */
export const ConnectionNotice = ({ place, now, isHeld = false }: NoticeProps): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  const isLost = place === 'server' && link !== 'open';
  return (
    <div className="connection-notice" role="status">
      {isLost && <p className="notice">{t(lostText(now, isHeld))}</p>}
    </div>
  );
};
