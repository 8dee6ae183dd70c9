import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { usePrefs } from '../prefs.js';
import type { Link, TableClient } from './client.js';
import { connectSocket, greet } from './socket.js';
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
  const { name } = usePrefs().prefs;
  const called = useRef(name);
  const made = useMemo(() => {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const server = connectSocket(address, () => called.current);
    let browser: BrowserClient | undefined;
    return {
      server,
      browser: () => {
        if (!browser) {
          browser = connectWorker();
          greet(browser, called.current);
        }
        return browser;
      },
      rename: () => {
        if (server.link === 'open') greet(server, called.current);
        if (browser) greet(browser, called.current);
      },
    };
  }, []);
  useEffect(() => {
    if (called.current === name) return;
    called.current = name;
    made.rename();
  }, [name, made]);
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
