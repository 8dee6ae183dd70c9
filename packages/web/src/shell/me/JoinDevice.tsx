import type { Answers } from '@potyczka/table';
import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { personName } from '../person.js';
import { deviceName } from './device-name.js';
import { useAttempt } from './useAttempt.js';

type Met = Answers['device-join'];

/** This device becomes mine by a code that another shows: first it says whose it would be. */
export const JoinDevice = ({ given }: { readonly given: string }): ReactNode => {
  const { t } = usePrefs();
  const { server, link } = useClients();
  const [code, setCode] = useState(given);
  const [isEvening, setEvening] = useState(false);
  const [met, setMet] = useState<Met | null>(null);
  const { problem, isBusy, attempt } = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the address is looked at by itself, once
  useEffect(() => {
    if (given && link === 'open' && !met) look(given);
  }, [given, link]);
  const look = (typed: string): void => attempt(server.ask('device-join', { code: typed }), setMet);
  const join = (): void =>
    attempt(
      server.ask('device-join', {
        code,
        sure: true,
        called: deviceName(navigator.userAgent),
        evening: isEvening,
      }),
      setMet,
    );
  if (met?.joined)
    return (
      <section className="me-part joined" role="status">
        <h2>{t('joinedAs', { name: nameOf(t, met) })}</h2>
        <p>{t('joinedHelp')}</p>
      </section>
    );
  return (
    <section className="me-part">
      <h2>{t('haveCode')}</h2>
      {met ? (
        <>
          <p>{t('joinWho', { name: nameOf(t, met) })}</p>
          {met.games > 0 && <p>{isEvening ? t('joinStays') : t('joinGames', { n: met.games })}</p>}
          <p className="warn">{t('joinWarn')}</p>
          <label className="check">
            <input type="checkbox" checked={isEvening} onChange={e => setEvening(e.target.checked)} />{' '}
            {t('joinEvening')}
          </label>
          <div className="row">
            <button type="button" className="primary" disabled={isBusy} onClick={join}>
              {t('joinSure', { name: nameOf(t, met) })}
            </button>
            <button
              type="button"
              onClick={() => {
                setMet(null);
                setCode('');
              }}
            >
              {t('joinNot')}
            </button>
          </div>
        </>
      ) : (
        <CodeForm {...{ code, setCode, look, isBusy }} />
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};

interface CodeFormProps {
  readonly code: string;
  setCode(code: string): void;
  look(code: string): void;
  readonly isBusy: boolean;
}

const CodeForm = ({ code, setCode, look, isBusy }: CodeFormProps): ReactNode => {
  const { t } = usePrefs();
  return (
    <form
      className="row"
      onSubmit={e => {
        e.preventDefault();
        look(code);
      }}
    >
      <input
        className="grow code-field"
        aria-label={t('codeField')}
        placeholder="XXXX-XXXX"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={code}
        onChange={e => setCode(e.target.value)}
      />
      <button type="submit" disabled={isBusy || code.trim() === ''}>
        {t('codeLook')}
      </button>
    </form>
  );
};

const nameOf = (t: Parameters<typeof personName>[0], { name }: Met): string => personName(t, name);
