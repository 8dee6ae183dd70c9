import { type ReactNode, useState } from 'react';
import { PAGES } from '../../games/index.js';
import { usePrefs } from '../../prefs.js';
import { go } from '../../router.js';
import { Link } from '../../ui/Link.js';
import { pathOf, useClients } from '../../wire/clients.js';
import { clockText } from '../clock-text.js';
import { personName } from '../person.js';
import { problemText } from '../problem.js';
import type { Listed } from '../useTables.js';
import { useGlanceUi } from './useGlanceUi.js';

const LANGUAGES = { pl: 'polski', en: 'English' } as const;
const FEW = 5;

interface ListProps {
  readonly tables: readonly Listed[];
}

/** Tables with free seats: whose, how many, how fast, in what language; one click sits down. */
export const OpenTables = ({ tables }: ListProps): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  const [most, setMost] = useState(FEW);
  return (
    <section>
      <h2>{t('openTables')}</h2>
      {tables.length === 0 && <p className="soft">{t(link === 'open' ? 'noOpenTables' : 'noServer')}</p>}
      <ul className="short-list">
        {tables.slice(0, most).map(x => (
          <OpenTable key={x.table} table={x} />
        ))}
      </ul>
      {tables.length > most && (
        <button type="button" onClick={() => setMost(m => m + 20)}>
          {t('more', { n: tables.length - most })}
        </button>
      )}
    </section>
  );
};

const OpenTable = ({ table }: { readonly table: Listed }): ReactNode => {
  const { t, prefs } = usePrefs();
  const { server } = useClients();
  const ui = useGlanceUi(table.game);
  const [problem, setProblem] = useState('');
  const title = PAGES.find(p => p.id === table.game)?.title[prefs.lang] ?? table.game;
  const ground = ui?.setting(table.options, null).ground?.[prefs.lang];
  const people = table.seats.filter(s => s.kind === 'human').map(s => personName(t, s.name ?? ''));
  const free = table.seats.filter(s => s.kind === 'open' && !s.asked).length;
  const set = [
    free > 0 ? t('freeSeats', { n: free }) : t('readyToStart'),
    clockText(t, table.clock),
    table.lang && LANGUAGES[table.lang],
    table.chat && t('withChat').toLowerCase(),
  ];
  const join = async (): Promise<void> => {
    setProblem('');
    try {
      await server.ask('join', { table: table.table });
      go(pathOf('server', table.table));
    } catch (e) {
      setProblem(problemText(prefs.lang, e, null));
    }
  };
  return (
    <li className="short-row">
      <span className="short-text">
        <strong>
          {people.join(', ') || t('bot')} · {[title, ground].filter(Boolean).join(', ')}
        </strong>
        <span className="soft">{set.filter(Boolean).join(' · ')}</span>
        {problem && <span role="alert">{problem}</span>}
      </span>
      {free > 0 ? (
        <button type="button" aria-label={`${t('sitDown')}: ${title}`} onClick={() => void join()}>
          {t('sitDown')}
        </button>
      ) : (
        <Link to={pathOf('server', table.table)} className="plain-button" label={`${t('look')}: ${title}`}>
          {t('look')}
        </Link>
      )}
    </li>
  );
};

/** Matches of others that anybody may watch. */
export const RunningTables = ({ tables }: ListProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('runningTables')}</h2>
      <ul className="short-list">
        {tables.slice(0, FEW).map(x => {
          const title = PAGES.find(p => p.id === x.game)?.title[prefs.lang] ?? x.game;
          const people = x.seats.filter(s => s.kind === 'human').map(s => personName(t, s.name ?? ''));
          return (
            <li key={x.table} className="short-row">
              <span className="short-text">
                <strong>{people.join(', ')}</strong>
                <span className="soft">{title}</span>
              </span>
              <Link
                to={pathOf('server', x.table)}
                className="plain-button"
                label={`${t('watchIt')}: ${title}`}
              >
                {t('watchIt')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
