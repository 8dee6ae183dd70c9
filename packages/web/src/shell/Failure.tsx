import { Component, type ReactNode } from 'react';
import { usePrefs } from '../prefs.js';

/** A fault of the page itself is said in words; the games are safe where they are kept. */
export class Failure extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

const Broken = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <main className="page">
      <h1>{t('broken')}</h1>
      <p>{t('brokenHint')}</p>
      <p className="row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {t('reload')}
        </button>
        <a href="/" className="plain-button">
          {t('home')}
        </a>
      </p>
    </main>
  );
};
