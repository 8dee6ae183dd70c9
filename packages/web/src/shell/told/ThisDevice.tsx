import type { ToldTo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { pushAbility, subscribe, unsubscribe } from './push.js';
import { Way } from './Way.js';
import { asked, type Wishes } from './wishes.js';

interface DeviceProps {
  /** With what the server signs. */
  readonly publicKey: string;
  readonly target: ToldTo | undefined;
  again(): void;
}

const WHY_NOT = { plain: 'plainNotify', unable: 'pushUnable', denied: 'notifyDenied' } as const;

/** A notification on this very device, also when no page of ours is open. */
export const ThisDevice = ({ publicKey, target, again }: DeviceProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { server } = useClients();
  const [ability, setAbility] = useState(pushAbility);
  const begin = async (wishes: Wishes): Promise<void> => {
    const to = await subscribe(publicKey).catch(() => undefined);
    if (to) await server.ask('tell', { to, lang: prefs.lang, ...asked(wishes) });
    else setAbility(pushAbility() === 'denied' ? 'denied' : 'unable');
  };
  if (ability !== 'can' && !target)
    return (
      <section className="told-way" aria-label={t('toldHere')}>
        <h3>{t('toldHere')}</h3>
        <p className="soft">{t(WHY_NOT[ability])}</p>
      </section>
    );
  return (
    <Way
      title={t('toldHere')}
      help={t('toldHereHelp')}
      begins={t('toldHereBegin')}
      end={unsubscribe}
      {...{ target, begin, again }}
    />
  );
};
