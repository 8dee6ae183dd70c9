import { lazy, type ReactNode, Suspense } from 'react';
import { usePrefs } from '../prefs.js';
import { useRoute } from '../router.js';
import { Link } from '../ui/Link.js';
import { useClients } from '../wire/clients.js';
import { Home } from './Home.js';
import { NewTable } from './NewTable.js';
import { Play } from './Play.js';

const Settings = lazy(async () => ({ default: (await import('./Settings.js')).Settings }));

/** The one shell for all games: which page, and the bar above it. */
export const App = (): ReactNode => {
  const { path, query } = useRoute();
  const [page = '', what = ''] = path;
  const isPlay = page === 't' || page === 'b';
  return (
    <div className={isPlay ? 'app playing' : 'app'}>
      {!isPlay && <Bar />}
      <Suspense fallback={<p className="page">…</p>}>
        {page === '' && <Home />}
        {page === 'new' && <NewTable game={what} />}
        {page === 't' && <Play place="server" table={what} token={query.get('seat')} />}
        {page === 'b' && <Play place="browser" table={what} token={null} />}
        {page === 'settings' && <Settings />}
      </Suspense>
    </div>
  );
};

/** Name, language, settings. */
export const Bar = ({ children }: { children?: ReactNode }): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  return (
    <header className="bar">
      <Link to="/" className="brand">
        <img src="/icon.svg" alt="" width={28} height={28} /> {t('title')}
      </Link>
      {children}
      <span className="spring" />
      {link === 'lost' && (
        <span className="soft" role="status">
          {t('lost')}
        </span>
      )}
      <LanguageSwitch />
      <Link to="/settings" className="plain-button">
        <span aria-hidden="true">⚙</span> <span className="wide">{t('settings')}</span>
        <span className="hidden-text">{t('settings')}</span>
      </Link>
    </header>
  );
};

const LanguageSwitch = (): ReactNode => {
  const { prefs, set } = usePrefs();
  return (
    <fieldset className="switch">
      <legend className="hidden-text">Język / Language</legend>
      {(['pl', 'en'] as const).map(lang => (
        <button
          key={lang}
          type="button"
          lang={lang}
          aria-pressed={prefs.lang === lang}
          onClick={() => set({ lang })}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
};
