import { type ReactNode, useEffect, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { forgetQuery, useRoute } from '../../router.js';
import type { TableClient } from '../../wire/client.js';
import { useClients } from '../../wire/clients.js';
import { NameField } from '../NameField.js';
import { BeingTold } from '../told/BeingTold.js';
import { EndOfMails } from '../told/EndOfMails.js';
import { Devices } from './Devices.js';
import { deviceName } from './device-name.js';
import { Friends } from './Friends.js';
import { JoinDevice } from './JoinDevice.js';
import { MyData } from './MyData.js';
import { OtherDevice } from './OtherDevice.js';
import { Recovery } from './Recovery.js';
import { useServer } from './useServer.js';
import './me.css';

const devicesOf = (server: TableClient) => server.ask('devices', { called: deviceName(navigator.userAgent) });

/** Who I am: my name, my devices, and the people that I have played with. */
export const Me = (): ReactNode => {
  const { t } = usePrefs();
  const { link } = useClients();
  const { fragment } = useRoute();
  const [brought, unwanted] = [fragment.get('join'), fragment.get('untell')];
  const [code, setCode] = useState('');
  useEffect(() => {
    if (!brought) return;
    setCode(brought);
    // It must not stay in the history of the browser.
    forgetQuery();
  }, [brought]);
  const { value, again } = useServer(devicesOf);
  return (
    <main className="page me">
      <h1>{t('me')}</h1>
      <p className="lead">{t('meLead')}</p>
      {link === 'lost' && <p role="status">{t('lostShort')}</p>}
      {code && <JoinDevice key={code} given={code} />}
      {unwanted && <EndOfMails key={unwanted} target={unwanted} />}
      <NameField />
      <div className="me-parts">
        <OtherDevice />
        {!code && <JoinDevice given="" />}
        {value && <Devices devices={value.devices} again={again} />}
        {value && <Recovery since={value.recovery} again={again} />}
      </div>
      <BeingTold />
      <Friends />
      <MyData />
    </main>
  );
};
