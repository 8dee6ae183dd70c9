import type { ToldTo } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { useAttempt } from '../me/useAttempt.js';

interface OtherProps {
  readonly targets: readonly ToldTo[];
  again(): void;
}

/** Other devices of mine that are told: each can be ended from here. */
export const OtherWays = ({ targets, again }: OtherProps): ReactNode => {
  const { t } = usePrefs();
  const { server } = useClients();
  const { problem, isBusy, attempt } = useAttempt();
  if (targets.length === 0) return null;
  return (
    <section className="told-way" aria-label={t('toldElsewhere')}>
      <h3>{t('toldElsewhere')}</h3>
      <ul className="devices">
        {targets.map(({ target, where }) => (
          <li key={target}>
            <span className="grow">{where}</span>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => attempt(server.ask('untell', { target }), again)}
            >
              {t('toldStop')}
            </button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
