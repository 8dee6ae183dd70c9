import { useEffect, useState } from 'react';
import { useClients } from '../wire/clients.js';
import { tellWaiting } from './title.js';
import { isWaiting } from './useTables.js';

/** How many games on the server wait for me, but for the one that is open: on every page of ours. */
export const useWaiting = (open: string): number => {
  const { server, link } = useClients();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    if (link !== 'open') return;
    let isGone = false;
    const look = async (): Promise<void> => {
      const { mine } = await server.ask('list', {});
      if (!isGone) setWaiting(mine.filter(isWaiting).map(({ table }) => table));
    };
    const again = (): void => void look().catch(() => undefined);
    again();
    const off = server.onPush(p => {
      // Without a list of open tables it is one of mine that has moved on.
      if (p.push === 'lists' && !p.open) again();
    });
    return () => {
      isGone = true;
      off();
    };
  }, [server, link]);
  const n = waiting.filter(table => table !== open).length;
  useEffect(() => tellWaiting(n), [n]);
  return n;
};
