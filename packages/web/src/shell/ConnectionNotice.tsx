import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { type Place, useClients } from '../wire/clients.js';

/** While the server of this table is away: that nothing is lost, and what happens to an answer. */
export const ConnectionNotice = ({
  place,
  isHeld = false,
}: {
  place: Place;
  /** An answer waits to be sent. */
  isHeld?: boolean;
}): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  const isLost = place === 'server' && link !== 'open';
  return (
    <div className="connection-notice" role="status">
      {isLost && <p className="notice">{t(isHeld ? 'lostHeld' : 'lostHere')}</p>}
    </div>
  );
};
