import type { TableInfo } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { GAMES } from '../registry.js';
import { go } from '../router.js';
import { Link } from '../ui/Link.js';
import { type Place, useClients } from '../wire/clients.js';
import { problemText } from './problem.js';
import { useGame } from './useGame.js';

/** The first screen: a game in one click. */
export const Home = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <main className="page home">
      <h1>{t('title')}</h1>
      <p className="lead">{t('tagline')}</p>
      <div className="games">
        {GAMES.map(g => (
          <GameCard key={g.id} id={g.id} />
        ))}
      </div>
      <Tables />
    </main>
  );
};

const GameCard = ({ id }: { id: string }): ReactNode => {
  const { t, prefs } = usePrefs();
  const clients = useClients();
  const ui = useGame(id);
  const [problem, setProblem] = useState('');
  if (!ui) return <article className="game">…</article>;
  const play = async (): Promise<void> => {
    const place: Place = clients.link === 'open' ? 'server' : 'browser';
    const client = place === 'server' ? clients.server : clients.browser();
    const options = Object.fromEntries(Object.entries(ui.options).map(([k, f]) => [k, f.default]));
    const seats = Array.from({ length: ui.seatCount(options) }, (_, i) =>
      i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: 'greedy' } as const),
    );
    try {
      const { table } = await client.ask('create', { game: id, options, seats, hidden: true });
      go(`/${place === 'server' ? 't' : 'b'}/${table}`);
    } catch (e) {
      setProblem(problemText(prefs.lang, e, ui));
    }
  };
  return (
    <article className="game">
      <ui.Cover lang={prefs.lang} />
      <h2>{ui.title[prefs.lang]}</h2>
      <p>{ui.summary[prefs.lang]}</p>
      <div className="row">
        <button type="button" className="primary" onClick={play}>
          {t('playNow')}
        </button>
        <Link to={`/new/${id}`} className="plain-button">
          {t('newTable')}
        </Link>
        <Link to={`/learn/${id}`} className="plain-button">
          {t('learn')}
        </Link>
        <Link to={`/rules/${id}`} className="plain-button">
          {t('rules')}
        </Link>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </article>
  );
};

interface Listed extends TableInfo {
  readonly place: Place;
}

const Tables = (): ReactNode => {
  const { t } = usePrefs();
  const clients = useClients();
  const [mine, setMine] = useState<readonly Listed[]>([]);
  const [open, setOpen] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const at = (place: Place) => (x: TableInfo) => ({ ...x, place });
      const local = await clients.browser().ask('list', {});
      const far = clients.link === 'open' ? await clients.server.ask('list', {}) : { mine: [], open: [] };
      if (gone) return;
      const all = [...far.mine.map(at('server')), ...local.mine.map(at('browser'))];
      setMine(all.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.updated - a.updated));
      setOpen(far.open.filter(x => x.mine === null).map(at('server')));
    };
    look().catch(() => undefined);
    const timer = setInterval(() => void look().catch(() => undefined), 8000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [clients]);
  return (
    <div className="columns">
      <section>
        <h2>{t('myTables')}</h2>
        <TableList tables={mine} empty={t('noTables')} />
      </section>
      <section>
        <h2>{t('openTables')}</h2>
        <TableList tables={open} empty={t('noOpenTables')} />
      </section>
    </div>
  );
};

const TableList = ({ tables, empty }: { tables: readonly Listed[]; empty: string }): ReactNode => {
  const { t } = usePrefs();
  if (tables.length === 0) return <p className="soft">{empty}</p>;
  return (
    <ul className="tables">
      {tables.slice(0, 12).map(x => (
        <li key={x.table}>
          <Link to={`/${x.place === 'server' ? 't' : 'b'}/${x.table}`}>
            <strong>{x.game}</strong> · {t('table', { n: x.seats.length })} ·{' '}
            {x.phase === 'over' ? (
              t('over')
            ) : x.phase === 'open' ? (
              t('open')
            ) : x.myTurn ? (
              <b className="mine-turn">{t('yourTurn')}</b>
            ) : (
              '…'
            )}
            <span className="soft"> {new Date(x.updated).toLocaleString()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
