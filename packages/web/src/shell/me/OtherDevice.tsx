import type { Answers } from '@potyczka/table';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { LinkField } from '../../ui/LinkField.js';
import { useClients } from '../../wire/clients.js';
import { useOrigin } from '../../wire/origin.js';
import { HereOnly } from '../HereOnly.js';
import { useAttempt } from './useAttempt.js';

const Qr = lazy(async () => ({ default: (await import('../../ui/qr/Qr.js')).Qr }));

const SECOND = 1000;
const MINUTE = 60_000;

/** The code of a moment: for the camera, for the keyboard, or as a link. */
export const OtherDevice = (): ReactNode => {
  const { t } = usePrefs();
  const { server } = useClients();
  const [shown, setShown] = useState<Answers['device-code'] | null>(null);
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <section className="me-part">
      <h2>{t('otherDevice')}</h2>
      <p className="soft">{t('otherDeviceHelp')}</p>
      {shown && <Code {...shown} gone={() => setShown(null)} />}
      <button
        type="button"
        className={shown ? '' : 'primary'}
        disabled={isBusy}
        onClick={() => attempt(server.ask('device-code', {}), setShown)}
      >
        {t(shown ? 'newCode' : 'showCode')}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};

const Code = ({ code, until, gone }: Answers['device-code'] & { gone(): void }): ReactNode => {
  const { t } = usePrefs();
  const { own } = useOrigin();
  const [left, setLeft] = useState(until - Date.now());
  useEffect(() => {
    const look = (): void => {
      const now = until - Date.now();
      setLeft(now);
      // What opens nothing any more is not shown either.
      if (now <= 0) gone();
    };
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [until, gone]);
  const link = `${own}/me#join=${code}`;
  return (
    <div className="code-shown">
      <Suspense fallback={<span className="qr-room" />}>
        <Qr text={link} label={t('deviceQr')} />
      </Suspense>
      <div>
        <p className="soft">{t('codeWhere')}</p>
        <p className="code">{code}</p>
        <p className="soft" role="timer">
          {t('codeLeft', { n: Math.max(1, Math.ceil(left / MINUTE)) })}
        </p>
        <LinkField link={link} label={t('deviceLink')} />
        <HereOnly />
        <p className="warn">{t('codeSecret')}</p>
      </div>
    </div>
  );
};
