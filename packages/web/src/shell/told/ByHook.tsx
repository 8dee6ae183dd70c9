import type { ToldTo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { Way } from './Way.js';
import { asked, type Wishes } from './wishes.js';

interface HookProps {
  readonly target: ToldTo | undefined;
  again(): void;
}

/** A call of an address: of one's own, or of the chat of a group that reads whose turn it is. */
export const ByHook = ({ target, again }: HookProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { server } = useClients();
  const [url, setUrl] = useState('');
  const [group, setGroup] = useState(target?.group ?? true);
  const begin = (wishes: Wishes): Promise<unknown> =>
    server.ask('tell', { to: { way: 'hook', url: url.trim(), group }, lang: prefs.lang, ...asked(wishes) });
  return (
    <Way
      title={t('toldHook')}
      help={t('toldHookHelp')}
      begins={t('toldHookBegin')}
      isReady={url.trim() !== ''}
      {...{ target, begin, again }}
    >
      <label className="grow">
        {t('hookAddress')}{' '}
        <input
          type="url"
          maxLength={1000}
          placeholder="https://"
          value={url}
          onChange={e => setUrl(e.target.value)}
        />
      </label>
      <label className="check">
        <input type="checkbox" checked={group} onChange={e => setGroup(e.target.checked)} /> {t('hookGroup')}
      </label>
    </Way>
  );
};
