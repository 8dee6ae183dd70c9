import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { useOrigin } from '../../wire/origin.js';
import { useAttempt } from './useAttempt.js';

const Qr = lazy(async () => ({ default: (await import('../../ui/qr/Qr.js')).Qr }));

interface RecoveryProps {
  /** Since when there is a key; null: there is none. */
  readonly since: number | null;
  again(): void;
}

/** A key to print, for whoever has lost every device. */
export const Recovery = ({ since, again }: RecoveryProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { server } = useClients();
  const { own } = useOrigin();
  const [words, setWords] = useState('');
  const { problem, isBusy, attempt } = useAttempt();
  const when = new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'long' });
  const make = (): void =>
    attempt(server.ask('recovery', {}), made => {
      setWords(made.words);
      again();
    });
  return (
    <section className="me-part">
      <h2>{t('spareKey')}</h2>
      <p className="soft">{t('spareKeyHelp')}</p>
      {since !== null && !words && <p>{t('spareKeySince', { when: when.format(since) })}</p>}
      {words && (
        <div className="key-sheet">
          <p className="key-title">
            {t('title')} · {t('spareKey')}
            {prefs.name && ` · ${prefs.name}`}
          </p>
          <Suspense fallback={<span className="qr-room" />}>
            <Qr text={`${own}/me#join=${words}`} label={t('spareKeyQr')} />
          </Suspense>
          <p className="code">{words}</p>
          <p>
            {own}/me · {when.format(since ?? undefined)}
          </p>
          <p className="warn">{t('spareKeyOnce')}</p>
        </div>
      )}
      <div className="row">
        {words && (
          <button type="button" className="primary" onClick={() => print()}>
            {t('print')}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={make}>
          {t(since === null ? 'makeKey' : 'makeKeyAgain')}
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
