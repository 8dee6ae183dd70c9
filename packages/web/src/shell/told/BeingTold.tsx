import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import type { TableClient } from '../../wire/client.js';
import { useServer } from '../me/useServer.js';
import { ByHook } from './ByHook.js';
import { ByMail } from './ByMail.js';
import { Calendar } from './Calendar.js';
import { OtherWays } from './OtherWays.js';
import { ThisDevice } from './ThisDevice.js';
import './told.css';

const toldOf = (server: TableClient) => server.ask('told', {});

/** How I am told what others wait for while I am away: by notification, by mail, by a call, by a calendar. */
export const BeingTold = (): ReactNode => {
  const { t } = usePrefs();
  const { value, again } = useServer(toldOf);
  if (!value) return null;
  const here = value.to.find(({ way, mine }) => way === 'push' && mine);
  const elsewhere = value.to.filter(({ way, mine }) => way === 'push' && !mine);
  const [mail, hook] = (['mail', 'hook'] as const).map(way => value.to.find(each => each.way === way));
  // A form begins anew with what the server knows.
  const key = (target: object | undefined): string => JSON.stringify(target ?? null);
  return (
    <section className="me-part being-told" id="told">
      <h2>{t('told')}</h2>
      <p className="soft">{t('toldHelp')}</p>
      <div className="told-ways">
        {value.key !== null && (
          <ThisDevice key={key(here)} publicKey={value.key} target={here} again={again} />
        )}
        {value.mail && <ByMail key={`mail ${key(mail)}`} target={mail} again={again} />}
        {value.hooks && <ByHook key={`hook ${key(hook)}`} target={hook} again={again} />}
        <Calendar since={value.feed} again={again} />
        <OtherWays targets={elsewhere} again={again} />
      </div>
    </section>
  );
};
