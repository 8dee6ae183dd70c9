import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { usePrefs } from '../prefs.js';
import { useRoute } from '../router.js';
import type { ShellText } from '../text/en.js';
import { isFocusLost } from '../ui/focus.js';
import { Link } from '../ui/Link.js';
import type { TableHome } from '../wire/clients.js';
import { Bar } from './Bar.js';
import { Failure } from './Failure.js';
import { useTitle } from './title.js';
import { useWaiting } from './useWaiting.js';

const loadHome = async () => ({ default: (await import('./Home.js')).Home });
// Whoever begins there waits for nothing else before it.
if (location.pathname === '/') void loadHome();

const Home = lazy(loadHome);
const NewTable = lazy(async () => ({ default: (await import('./NewTable.js')).NewTable }));
const Play = lazy(async () => ({ default: (await import('./Play.js')).Play }));
const Me = lazy(async () => ({ default: (await import('./me/Me.js')).Me }));
const History = lazy(async () => ({ default: (await import('./home/History.js')).History }));
const Settings = lazy(async () => ({ default: (await import('./Settings.js')).Settings }));
const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));
const Learn = lazy(async () => ({ default: (await import('./Learn.js')).Learn }));
const Workshop = lazy(async () => ({ default: (await import('./Workshop.js')).Workshop }));
const Campaigns = lazy(async () => ({ default: (await import('./Campaigns.js')).Campaigns }));
const CampaignPage = lazy(async () => ({ default: (await import('./CampaignPage.js')).CampaignPage }));
const Analysis = lazy(async () => ({ default: (await import('./analysis/AnalysisPage.js')).AnalysisPage }));
const Replay = lazy(async () => ({ default: (await import('./Replay.js')).Replay }));

const placeOf = (word: string | undefined): TableHome | null =>
  word === 't' ? 'server' : word === 'b' ? 'browser' : null;

/** The one shell for all games: which page, and the bar above it. */
export const App = (): ReactNode => {
  const { path } = useRoute();
  const isTable = placeOf(path[0]) !== null || path[0] === 'replay' || path[0] === 'analysis';
  const here = path.join('/');
  useArrival(here);
  const waiting = useWaiting(path[1] ?? '');
  return (
    <div className={isTable ? 'app playing' : 'app'}>
      {!isTable && <PageTitle page={path[0] ?? ''} />}
      {!isTable && <Bar waiting={here === '' ? 0 : waiting} />}
      <Failure key={path[0] ?? ''}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </Failure>
    </div>
  );
};

const TITLES = {
  new: 'newTable',
  me: 'me',
  history: 'history',
  settings: 'settings',
  rules: 'rules',
  learn: 'learn',
  replay: 'replay',
  campaign: 'campaign',
} as const satisfies Readonly<Record<string, ShellText>>;

/** The title says which page is open; a match says whose turn it is, and a page of a game what it is called. */
const PageTitle = ({ page }: { readonly page: string }): ReactNode => {
  const { t } = usePrefs();
  const title = TITLES[page as keyof typeof TITLES];
  useTitle(title ? `${t(title)} – ${t('title')}` : t('title'));
  return null;
};

/** On another page the focus goes along with whoever has followed a link by keyboard. */
const useArrival = (here: string): void => {
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    const main = document.querySelector('main');
    if (!main || !isFocusLost()) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [here]);
};

const Page = (): ReactNode => {
  const { path, query, fragment } = useRoute();
  const [page, what = '', which] = path;
  const place = placeOf(page);
  if (page === undefined) return <Home />;
  if (place && what) {
    const token = fragment.get('seat') ?? query.get('seat');
    return <Play key={what} place={place} table={what} token={token} />;
  }
  if (page === 'new') return <NewTable game={what} />;
  if (page === 'me') return <Me />;
  if (page === 'history') return <History />;
  if (page === 'settings') return <Settings />;
  if (page === 'rules') return <Rules game={what} rule={which ?? null} />;
  if (page === 'workshop') return <Workshop game={what} />;
  if (page === 'learn') return <Learn game={what} />;
  const where = page === 'campaign' ? placeOf(what) : null;
  if (where && which)
    return <CampaignPage key={which} place={where} id={which} token={fragment.get('chair')} />;
  if (page === 'campaign') return <Campaigns game={what} />;
  if (page === 'analysis') {
    const link = fragment.get('match');
    const at = fragment.get('at') ?? query.get('at');
    return <Analysis key={which ?? link} place={placeOf(what)} table={which ?? null} {...{ link, at }} />;
  }
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
