import type { Lang } from '@potyczka/kernel/run';
import type { Answers, TableInfo } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import { PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { type Place, pathOf, useClients } from '../wire/clients.js';
import { personName } from './person.js';
import { useGame } from './useGame.js';

export interface Listed extends TableInfo {
  readonly place: Place;
}

const EVERY_MS = 8000;
const MOST = 6;
const FEW = 3;

const at =
  (place: Place) =>
  (x: TableInfo): Listed => ({ ...x, place });

/** Tables by what can be done with them, as they are now. */
export interface MyTables {
  readonly mine: readonly Listed[];
  readonly over: readonly Listed[];
  readonly open: readonly Listed[];
  /** They have been asked for once, at least here. */
  readonly isKnown: boolean;
}

const NONE: MyTables = { mine: [], over: [], open: [], isKnown: false };

/** Games to continue, those that are over, and tables to join; looked at again and again. */
export const useTables = (): MyTables => {
  const clients = useClients();
  const [tables, setTables] = useState<MyTables>(NONE);
  useEffect(() => {
    let gone = false;
    let known: Answers['list'] = { mine: [], open: [] };
    let here: Answers['list'] | undefined;
    const look = async (): Promise<void> => {
      const local = await clients.browser().ask('list', {});
      // What was there when the connection was lost is still there.
      if (clients.server.link === 'open') known = await clients.server.ask('list', {});
      show(local);
    };
    const show = (local: Answers['list']): void => {
      if (gone) return;
      here = local;
      const far = clients.server.link === 'open' ? known : { ...known, open: [] };
      const all = [...far.mine.map(at('server')), ...local.mine.map(at('browser'))];
      all.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.updated - a.updated);
      setTables({
        mine: all.filter(x => x.phase !== 'over'),
        over: all.filter(x => x.phase === 'over'),
        open: far.open.filter(x => x.mine === null).map(at('server')),
        isKnown: true,
      });
    };
    const again = (): void => void look().catch(() => undefined);
    again();
    const timer = setInterval(again, EVERY_MS);
    const off = clients.server.onPush(p => {
      if (p.push !== 'lists') return;
      if (!p.open || !here) return again();
      known = { ...known, open: p.open };
      show(here);
    });
    return () => {
      gone = true;
      clearInterval(timer);
      off();
    };
  }, [clients]);
  return tables;
};

/** Further games to continue, those that are over, and tables to join. */
export const Tables = ({ mine, over, open }: MyTables): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  return (
    <div className="columns">
      <section>
        <h2>{t('myTables')}</h2>
        <TableList tables={mine} empty={t(link === 'open' ? 'noTables' : 'noTablesNow')} />
        {over.length > 0 && (
          <>
            <h2>{t('finishedTables')}</h2>
            <TableList tables={over} empty="" first={FEW} />
          </>
        )}
      </section>
      <section>
        <h2>{t('openTables')}</h2>
        <TableList tables={open} empty={link === 'open' ? t('noOpenTables') : t('noServer')} />
        {open.length === 0 && link === 'open' && (
          <Link to={`/new/${PAGES[0]?.id ?? ''}`} className="plain-button">
            {t('newTable')}
          </Link>
        )}
      </section>
    </div>
  );
};

interface ListProps {
  readonly tables: readonly Listed[];
  readonly empty: string;
  /** So many are shown at first. */
  readonly first?: number;
}

const TableList = ({ tables, empty, first = MOST }: ListProps): ReactNode => {
  const { t } = usePrefs();
  const [most, setMost] = useState(first);
  if (tables.length === 0) return <p className="soft">{empty}</p>;
  return (
    <>
      <ul className="tables">
        {tables.slice(0, most).map(x => (
          <TableRow key={x.table} table={x} />
        ))}
      </ul>
      {tables.length > most && (
        <button type="button" onClick={() => setMost(m => m + 20)}>
          {t('more', { n: tables.length - most })}
        </button>
      )}
    </>
  );
};

/** The visitor's own kind of a language, if he has one: dates differ between Britain and America. */
const localeOf = (lang: Lang): string => navigator.languages.find(l => l.startsWith(lang)) ?? lang;

export const TableRow = ({ table: x }: { table: Listed }): ReactNode => {
  const { t, prefs } = usePrefs();
  const ui = useGame(x.game);
  const when = new Intl.DateTimeFormat(localeOf(prefs.lang), { dateStyle: 'short', timeStyle: 'short' });
  const people = x.seats
    .filter(s => s.kind === 'human' && s.seat !== x.mine)
    .map(s => personName(t, s.name ?? ''));
  const state =
    x.phase === 'over'
      ? t('over')
      : x.invited
        ? t('invitedYou')
        : x.phase === 'open'
          ? t('open')
          : x.myTurn
            ? t('yourTurn')
            : t('running');
  return (
    <li>
      <Link to={pathOf(x.place, x.table)}>
        <span className="table-seats" aria-hidden="true">
          {ui && x.seats.map(s => <ui.seats.Token key={s.seat} seat={s.seat} size={18} />)}
        </span>
        <span className="table-name">
          <strong>{ui?.title[prefs.lang] ?? '…'}</strong>{' '}
          <span className="soft">{people.length > 0 ? people.join(', ') : t('againstBots')}</span>
        </span>
        <span className={x.myTurn ? 'state mine-turn' : 'state'}>{state}</span>
        <time className="soft" dateTime={new Date(x.updated).toISOString()}>
          {when.format(x.updated)}
        </time>
      </Link>
    </li>
  );
};
