import type { ToldTo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { useAttempt } from '../me/useAttempt.js';
import { Way } from './Way.js';
import { asked, type Wishes } from './wishes.js';

interface MailProps {
  readonly target: ToldTo | undefined;
  again(): void;
}

/** A letter, to an address whose reader has typed the code that came there. */
export const ByMail = ({ target, again }: MailProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { server } = useClients();
  const [address, setAddress] = useState(target?.where ?? '');
  const begin = (wishes: Wishes): Promise<unknown> =>
    server.ask('tell-mail', { address: address.trim(), lang: prefs.lang, ...asked(wishes) });
  return (
    <>
      <Way
        title={t('toldMail')}
        help={t('toldMailHelp')}
        begins={t('toldMailBegin')}
        isReady={address.trim() !== ''}
        {...{ target, begin, again }}
      >
        <label className="grow">
          {t('mailAddress')}{' '}
          <input
            type="email"
            autoComplete="email"
            maxLength={254}
            value={address}
            onChange={e => setAddress(e.target.value)}
          />
        </label>
      </Way>
      {target && !target.confirmed && <MailCode again={again} />}
    </>
  );
};

const MailCode = ({ again }: Pick<MailProps, 'again'>): ReactNode => {
  const { t } = usePrefs();
  const { server } = useClients();
  const [code, setCode] = useState('');
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <form
      className="row told-code"
      onSubmit={e => {
        e.preventDefault();
        attempt(server.ask('tell-confirm', { code }), again);
      }}
    >
      <p role="status">{t('mailSent')}</p>
      <input
        className="grow code-field"
        aria-label={t('mailCode')}
        placeholder="XXXX-XXXX"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={e => setCode(e.target.value)}
      />
      <button type="submit" className="primary" disabled={isBusy || code.trim() === ''}>
        {t('mailConfirm')}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
};
