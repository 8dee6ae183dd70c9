import type { ReactNode } from 'react';
import type { ResultGlance } from '../../games/glance.js';
import { PAGES } from '../../games/index.js';
import { type Say, usePrefs } from '../../prefs.js';
import { Link } from '../../ui/Link.js';
import { pathOf } from '../../wire/clients.js';
import { CoverOf } from '../CoverOf.js';
import { personName } from '../person.js';
import type { Listed } from '../useTables.js';
import { useGlanceUi } from './useGlanceUi.js';
import '../home.css';

/** So many that are over stand on the first page; the others in the history. */
const MOST = 3;

const OUTCOMES = {
  won: 'wasWon',
  lost: 'wasLost',
  drawn: 'wasDrawn',
  told: 'over',
} as const satisfies Record<ResultGlance['is'], Parameters<Say>[0]>;

/** Matches of mine that are over, with what came of them. */
export const Finished = ({ games }: { readonly games: readonly Listed[] }): ReactNode => {
  const { t } = usePrefs();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{t('finishedTables')}</h2>
      <ul className="short-list">
        {games.slice(0, MOST).map(x => (
          <FinishedRow key={x.table} table={x} />
        ))}
      </ul>
      <Link to="/history" className="plain-button">
        {t('history')}
      </Link>
    </section>
  );
};

/** The other people at a table. */
const othersOf = (t: Say, { seats, mine }: Listed): string => {
  const people = seats
    .filter(s => s.kind === 'human' && s.seat !== mine)
    .map(s => personName(t, s.name ?? ''));
  return people.length > 0 ? people.join(', ') : t(seats.length > 1 ? 'againstBots' : 'alone');
};

/** One that is over: the game, with whom, the result in a word and in figures. */
export const FinishedRow = ({ table }: { readonly table: Listed }): ReactNode => {
  const { t, prefs } = usePrefs();
  const ui = useGlanceUi(table.game);
  const title = PAGES.find(p => p.id === table.game)?.title[prefs.lang] ?? table.game;
  const ground = ui?.setting(table.options, table.mine).ground?.[prefs.lang];
  const outcome =
    ui && table.result != null ? ui.outcome(prefs.lang, table.result, table.options, table.mine) : null;
  return (
    <li>
      <Link to={pathOf(table.place, table.table)} className="short-row">
        <span className="short-picture" data-game={table.game} aria-hidden="true">
          <CoverOf id={table.game} />
        </span>
        <span className="short-text">
          <strong>{[title, ground].filter(Boolean).join(', ')}</strong>
          <span className="soft">{othersOf(t, table)}</span>
        </span>
        <span className={`short-end ${outcome?.place ? 'placed' : (outcome?.is ?? '')}`}>
          <strong>{outcome?.place ?? t(OUTCOMES[outcome?.is ?? 'told'])}</strong>
          {outcome && <span>{outcome.figures}</span>}
        </span>
      </Link>
    </li>
  );
};
