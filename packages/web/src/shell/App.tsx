import { lazy, type ReactNode, Suspense } from 'react';
import { usePrefs } from '../prefs.js';
import { useRoute } from '../router.js';
import { Link } from '../ui/Link.js';
import type { Place } from '../wire/clients.js';
import { Bar } from './Bar.js';
import { Home } from './Home.js';
import { NewTable } from './NewTable.js';
import { Play } from './Play.js';

const Settings = lazy(async () => ({ default: (await import('./Settings.js')).Settings }));
const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));
const Learn = lazy(async () => ({ default: (await import('./Learn.js')).Learn }));
const Replay = lazy(async () => ({ default: (await import('./Replay.js')).Replay }));

const placeOf = (word: string | undefined): Place | null =>
  word === 't' ? 'server' : word === 'b' ? 'browser' : null;

/** The one shell for all games: which page, and the bar above it. */
export const App = (): ReactNode => {
  const { path } = useRoute();
  const isTable = placeOf(path[0]) !== null || path[0] === 'replay';
  return (
    <div className={isTable ? 'app playing' : 'app'}>
      {!isTable && <Bar />}
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </div>
  );
};

const Page = (): ReactNode => {
  const { path, query } = useRoute();
  const [page, what = '', which] = path;
  const place = placeOf(page);
  if (page === undefined) return <Home />;
  if (place && what) return <Play key={what} place={place} table={what} token={query.get('seat')} />;
  if (page === 'new') return <NewTable game={what} />;
  if (page === 'settings') return <Settings />;
  if (page === 'rules') return <Rules game={what} rule={which ?? null} />;
  if (page === 'learn') return <Learn game={what} />;
  if (page === 'replay') {
    const at = Number(query.get('at') ?? Number.NaN);
    return (
      <Replay key={which} place={placeOf(what)} table={which ?? null} at={Number.isInteger(at) ? at : null} />
    );
  }
  return <NotFound />;
};

const Loading = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <main className="page">
      <p role="status">{t('opening')}</p>
    </main>
  );
};

const NotFound = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <main className="page">
      <h1>{t('notFound')}</h1>
      <Link to="/" className="plain-button">
        {t('home')}
      </Link>
    </main>
  );
};
