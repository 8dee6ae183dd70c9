import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import type { TableClient } from '../../wire/client.js';
import { useClients } from '../../wire/clients.js';
import { useAttempt } from '../me/useAttempt.js';
import { useServer } from '../me/useServer.js';

const toldOf = (server: TableClient) => server.ask('told', {});

/** Nothing is told of this table, or again; only for those who are told anything. */
export const MuteTable = ({ table }: { readonly table: string }): ReactNode => {
  const { t } = usePrefs();
  const { server } = useClients();
  const { value, again } = useServer(toldOf);
  const { problem, isBusy, attempt } = useAttempt();
  if (!value || value.to.length === 0) return null;
  const isMuted = value.muted.includes(table);
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => attempt(server.ask('mute', { table, on: !isMuted }), again)}
      >
        {t(isMuted ? 'unmute' : 'mute')}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};
