import type { Now } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { personName } from './person.js';

interface InviteAgainProps {
  readonly client: TableClient;
  readonly info: Now['info'];
  attempt(work: Promise<unknown>): void;
}

interface Known {
  readonly friend: string;
  readonly name: string;
  readonly games: number;
}

/** So many are offered: those that I was last at a table with. */
const MOST = 8;

/** Everybody that I have played with: one press keeps a free seat for them, and they find it on their first page. */
export const InviteAgain = ({ client, info, attempt }: InviteAgainProps): ReactNode => {
  const { t } = usePrefs();
  const [friends, setFriends] = useState<readonly Known[]>([]);
  useEffect(() => {
    client.ask('friends', {}).then(
      ({ friends }) => setFriends(friends.filter(f => !f.blocked).slice(0, MOST)),
      () => undefined,
    );
  }, [client]);
  const isFree = info.seats.some(s => s.kind === 'open' && !s.asked);
  if (friends.length === 0) return null;
  return (
    <section className="invite-again">
      <h2>{t('inviteAgain')}</h2>
      <div className="row">
        {friends.map(f => (
          <button
            key={f.friend}
            type="button"
            disabled={!isFree}
            onClick={() => attempt(client.ask('invite', { table: info.table, friend: f.friend }))}
          >
            <strong>{personName(t, f.name)}</strong>{' '}
            <span className="soft">{t('gamesTogether', { n: f.games })}</span>
          </button>
        ))}
      </div>
    </section>
  );
};
