import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';
import { useClients } from '../wire/clients.js';

interface BarProps {
  readonly children?: ReactNode;
  readonly tools?: ReactNode;
  /** Games that wait for me and are not on this page. */
  readonly waiting?: number;
}

/** Name, what is open, tools, language, settings. */
export const Bar = ({ children, tools, waiting = 0 }: BarProps): ReactNode => {
  const { t } = usePrefs();
  return (
    <header className={children ? 'bar with-tools' : 'bar'}>
      <Link to="/" className="brand" label={t('title')}>
        <img src="/icon.svg" alt="" width={28} height={28} /> <span className="brand-name">{t('title')}</span>
      </Link>
      {waiting > 0 && (
        <Link to="/" className="plain-button waiting">
          {t('gamesWait', { n: waiting })}
        </Link>
      )}
      {children}
      <span className="spring" />
      {tools}
      <Connection />
      <LanguageSwitch />
      <Link to="/me" className="plain-button icon-button to-me" label={t('me')}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path
            d="M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM3.8 20.4c.7-3.6 3.9-5.6 8.2-5.6s7.5 2 8.2 5.6"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </svg>
      </Link>
      <Link to="/settings" className="plain-button icon-button" label={t('settings')}>
        <svg viewBox="-12 -12 24 24" width={20} height={20} aria-hidden="true">
          <path
            d="M-1.8-10h3.6l.6 2.6 2 .9 2.3-1.4 2.6 2.6-1.4 2.3.9 2 2.6.6v3.6l-2.6.6-.9 2 1.4 2.3-2.6 2.6-2.3-1.4-2 .9-.6 2.6h-3.6l-.6-2.6-2-.9-2.3 1.4-2.6-2.6 1.4-2.3-.9-2-2.6-.6v-3.6l2.6-.6.9-2-1.4-2.3 2.6-2.6 2.3 1.4 2-.9Z"
            transform="scale(.82)"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
          />
          <circle r={3} fill="none" stroke="currentColor" strokeWidth={1.8} />
        </svg>
      </Link>
    </header>
  );
};

/** A small sign when the server cannot be reached; its words open on a tap. */
const Connection = (): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  if (link !== 'lost') return null;
  return (
    <details className="connection">
      <summary aria-label={t('lostShort')} title={t('lost')}>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path
            d="M2 9a15 15 0 0 1 20 0M5.5 13a10 10 0 0 1 13 0M9 17a5 5 0 0 1 6 0M3 3l18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </svg>
      </summary>
      <p className="menu" role="status">
        {t('lost')}
      </p>
    </details>
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
