import type { DeviceInfo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { useAttempt } from './useAttempt.js';

interface DevicesProps {
  readonly devices: readonly DeviceInfo[];
  again(): void;
}

/** The devices on which I am myself; each can be signed out. */
export const Devices = ({ devices, again }: DevicesProps): ReactNode => {
  const { t } = usePrefs();
  const { server } = useClients();
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <section className="me-part">
      <h2>{t('devices')}</h2>
      <ul className="devices">
        {devices.map(d => (
          <DeviceLine
            key={d.device}
            {...{ isBusy }}
            device={d}
            isLast={devices.length === 1}
            out={() => attempt(server.ask('device-out', { device: d.device }), d.mine ? undefined : again)}
          />
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};

interface LineProps {
  readonly device: DeviceInfo;
  readonly isBusy: boolean;
  /** There is no other: whoever signs it out needs the spare key to come back. */
  readonly isLast: boolean;
  out(): void;
}

const DeviceLine = ({ device: d, isBusy, isLast, out }: LineProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isAsked, setAsked] = useState(false);
  const when = new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span className="grow">
        <strong>{d.called || t('deviceUnknown')}</strong>
        {d.mine && <> · {t('deviceMine')}</>}
        <br />
        <small className="soft">
          {t('deviceSeen', { when: when.format(d.seen) })}
          {d.until !== null && <> · {t('deviceUntil', { when: when.format(d.until) })}</>}
        </small>
        {isAsked && (
          <small className="warn" role="status">
            {t(d.mine && isLast ? 'outLast' : d.mine ? 'outMine' : 'outOther')}
          </small>
        )}
      </span>
      <button
        type="button"
        className={isAsked ? 'danger' : ''}
        disabled={isBusy}
        onClick={() => (isAsked ? out() : setAsked(true))}
      >
        {t(isAsked ? 'signOutSure' : 'signOut')}
      </button>
    </li>
  );
};
