import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { useAttempt } from '../me/useAttempt.js';

/** Whoever comes from a letter wants no more of them: one press, whoever they are on this device. */
export const EndOfMails = ({ target }: { readonly target: string }): ReactNode => {
  const { t } = usePrefs();
  const { server, link } = useClients();
  const [isOver, setOver] = useState(false);
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <section className="me-part">
      <h2>{t('mailsEnd')}</h2>
      {isOver ? (
        <p role="status">{t('mailsEnded')}</p>
      ) : (
        <button
          type="button"
          className="primary"
          disabled={isBusy || link !== 'open'}
          onClick={() => attempt(server.ask('untell', { target }), () => setOver(true))}
        >
          {t('mailsEndSure')}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
