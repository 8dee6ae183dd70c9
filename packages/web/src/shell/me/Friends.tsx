import type { FriendInfo } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import type { TableClient } from '../../wire/client.js';
import { useClients } from '../../wire/clients.js';
import { personName } from '../person.js';
import { useAttempt } from './useAttempt.js';
import { useServer } from './useServer.js';

const friendsOf = (server: TableClient) => server.ask('friends', {});

/** The people that I have played with: at my next table one press invites them. */
export const Friends = (): ReactNode => {
  const { t } = usePrefs();
  const { server } = useClients();
  const { value, again } = useServer(friendsOf);
  const { problem, isBusy, attempt } = useAttempt();
  const friends = value?.friends ?? [];
  const block = ({ friend, blocked }: FriendInfo): void =>
    attempt(server.ask('block', { friend, on: !blocked }), again);
  return (
    <section className="me-part">
      <h2>{t('friends')}</h2>
      <p className="soft">{t(friends.length > 0 ? 'friendsHelp' : 'noFriends')}</p>
      <ul className="devices">
        {friends.map(f => (
          <li key={f.friend}>
            <span className="grow">
              <strong>{personName(t, f.name)}</strong>
              <br />
              <small className="soft">
                {f.blocked ? t('isBlocked') : t('gamesTogether', { n: f.games })}
              </small>
            </span>
            <button type="button" disabled={isBusy} onClick={() => block(f)}>
              {t(f.blocked ? 'unblock' : 'block')}
            </button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
