import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Link, TableClient } from './client.js';
import { connectSocket } from './socket.js';
import { type BrowserClient, connectWorker } from './worker.js';

/** Where a table is: on the server, or in this browser. */
export type Place = 'server' | 'browser';

interface Clients {
  readonly server: TableClient;
  /** Started when first used. */
  browser(): BrowserClient;
  readonly link: Link;
}

const Context = createContext<Clients | null>(null);

export const ClientsProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const made = useMemo(() => {
    const server = connectSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    let browser: BrowserClient | undefined;
    return {
      server,
      browser: () => {
        browser ??= connectWorker();
        return browser;
      },
    };
  }, []);
  const [link, setLink] = useState<Link>(made.server.link);
  useEffect(() => made.server.onLink(setLink), [made]);
  const value = useMemo(() => ({ ...made, link }), [made, link]);
  return <Context value={value}>{children}</Context>;
};

export const useClients = (): Clients => {
  const clients = useContext(Context);
  if (!clients) throw new Error('no clients');
  return clients;
};

/** The client for a place. */
export const useClient = (place: Place): TableClient => {
  const clients = useClients();
  return place === 'server' ? clients.server : clients.browser();
};

/** Where a table is shown: `/t/…` on the server, `/b/…` in this browser. */
export const pathOf = (place: Place, table: string): string => `/${place === 'server' ? 't' : 'b'}/${table}`;
