import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { putInLinks, useOrigin } from '../wire/origin.js';
import './here-only.css';

const nameOf = (address: string): string => new URL(address).host;

/** Beside a link for others: that it works on this computer alone, and under which address it would not. */
export const HereOnly = (): ReactNode => {
  const { t } = usePrefs();
  const { own, isHereOnly, others } = useOrigin();
  if (!isHereOnly) return null;
  const isMended = others.includes(own);
  if (isMended)
    return (
      <p className="here-only mended" role="status">
        {t('linkForNetwork', { address: nameOf(own) })}
      </p>
    );
  return (
    <div className="here-only">
      <p>
        <b>{t('youAreAt', { host: location.hostname })}</b> {t('hereOnly')}{' '}
        {others.length === 0 && t('hereOnlyHelp')}
      </p>
      {others.map(address => (
        <button key={address} type="button" onClick={() => putInLinks(address)}>
          {t('useInLink', { address: nameOf(address) })}
        </button>
      ))}
    </div>
  );
};
