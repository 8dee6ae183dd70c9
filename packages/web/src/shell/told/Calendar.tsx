import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { LinkField } from '../../ui/LinkField.js';
import { useClients } from '../../wire/clients.js';
import { useOrigin } from '../../wire/origin.js';
import { useAttempt } from '../me/useAttempt.js';

interface CalendarProps {
  /** Since when there is one; null: there is none. */
  readonly since: number | null;
  again(): void;
}

/** My turns in a calendar of my own, at an address that only I know. */
export const Calendar = ({ since, again }: CalendarProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { server } = useClients();
  const { own } = useOrigin();
  const [path, setPath] = useState<string | null>(null);
  const { problem, isBusy, attempt } = useAttempt();
  const turn = (on: boolean): void =>
    attempt(server.ask('feed', { on }), made => {
      setPath(made.path);
      again();
    });
  const when = new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'long' });
  return (
    <section className="told-way" aria-label={t('calendar')}>
      <h3>{t('calendar')}</h3>
      <p className="soft">{t('calendarHelp')}</p>
      {since !== null && path === null && <p>{t('calendarSince', { when: when.format(since) })}</p>}
      {path !== null && <LinkField link={`${own}${path}`} label={t('calendarLink')} />}
      <div className="row">
        <button type="button" disabled={isBusy} onClick={() => turn(true)}>
          {t(since === null ? 'calendarMake' : 'calendarAgain')}
        </button>
        {since !== null && (
          <button type="button" disabled={isBusy} onClick={() => turn(false)}>
            {t('calendarEnd')}
          </button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
