import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { isWaiting, type Listed } from '../useTables.js';
import { Entry } from './Entry.js';

/** So many are shown with all that there is to say, and so many in brief, until more are asked for. */
const FULL = 3;
const BRIEF = 6;

/** My matches under way: first those that wait for me, then those that wait for others. */
export const MyGames = ({ games }: { readonly games: readonly Listed[] }): ReactNode => {
  const { t } = usePrefs();
  const waiting = games.filter(isWaiting);
  const others = games.filter(x => !isWaiting(x));
  const [first] = games;
  if (!first) return null;
  const isMine = isWaiting(first);
  return (
    <>
      <section className="my-games">
        <h2>
          {t(isMine ? 'myTurns' : 'waitingForOthers')}{' '}
          {isMine && <small className="soft">{t('gamesWait', { n: waiting.length })}</small>}
        </h2>
        <Entry table={first} size="hero" />
        <Entries games={(isMine ? waiting : others).slice(1)} />
      </section>
      {isMine && others.length > 0 && (
        <section className="my-games">
          <h2>{t('waitingForOthers')}</h2>
          <Entries games={others} />
        </section>
      )}
    </>
  );
};

const Entries = ({ games }: { readonly games: readonly Listed[] }): ReactNode => {
  const { t } = usePrefs();
  const [most, setMost] = useState(FULL + BRIEF);
  return (
    <>
      {games.slice(0, most).map((table, i) => (
        <Entry key={table.table} table={table} size={i < FULL ? 'full' : 'brief'} />
      ))}
      {games.length > most && (
        <button type="button" onClick={() => setMost(m => m + 20)}>
          {t('more', { n: games.length - most })}
        </button>
      )}
    </>
  );
};
