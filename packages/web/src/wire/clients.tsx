import { PROTOCOL } from '@potyczka/table';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { usePrefs } from '../prefs.js';
import type { Link, TableClient } from './client.js';
import { type Called, introduce } from './introduce.js';
import { connectSocket } from './socket.js';
import { type BrowserClient, connectWorker, type Person } from './worker.js';

/** Where a table is: on the server, or in this browser. */
export type TableHome = 'server' | 'browser';

interface Clients {
  readonly server: TableClient;
  /** Started when first used. */
  browser(): BrowserClient;
  readonly link: Link;
}

const Context = createContext<Clients | null>(null);

/** The table in this browser knows me by nothing but what it is told. */
const sayName = (table: TableClient, name: string): void => {
  table.ask('hello', { protocol: PROTOCOL, name }).catch(() => undefined);
};

const isSame = (a: Called, b: Called): boolean => a.name === b.name && a.told === b.told;

export const ClientsProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const { prefs, set } = usePrefs();
  const { name, told } = prefs;
  const called = useRef({ name, told });
  const noted = useRef(set);
  noted.current = set;
  const made = useMemo(() => {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const greet = async (client: TableClient): Promise<void> => {
      const next = await introduce(client, called.current);
      if (isSame(next, called.current)) return;
      called.current = next;
      noted.current(next);
      if (browser) sayName(browser, next.name);
    };
    const server = connectSocket(address, client => void greet(client).catch(() => undefined));
    let browser: BrowserClient | undefined;
    return {
      server,
      browser: () => {
        if (!browser) {
          browser = connectWorker();
          sayName(browser, called.current.name);
        }
        return browser;
      },
      rename: () => {
        if (server.link === 'open') void greet(server).catch(() => undefined);
        if (browser) sayName(browser, called.current.name);
      },
    };
  }, []);
  useEffect(() => {
    if (called.current.name === name) return;
    called.current = { ...called.current, name };
    made.rename();
  }, [name, made]);
  const [link, setLink] = useState<Link>(made.server.link);
  useEffect(() => made.server.onLink(setLink), [made]);
  const value = useMemo(() => ({ ...made, link }), [made, link]);
  return <Context value={value}>{children}</Context>;
};

/** What is shown inside asks the table in this browser as one of those at this device. */
export const AsPerson = ({ person, children }: { person: Person; children: ReactNode }): ReactNode => {
  const clients = useClients();
  const value = useMemo(
    () => ({ ...clients, browser: () => clients.browser().as(person) }),
    [clients, person],
  );
  return <Context value={value}>{children}</Context>;
};

export const useClients = (): Clients => {
  const clients = useContext(Context);
  if (!clients) throw new Error('no clients');
  return clients;
};

/** The client for a place. */
export const useClient = (place: TableHome): TableClient => {
  const clients = useClients();
  return place === 'server' ? clients.server : clients.browser();
};

/** Where a table is shown: `/t/…` on the server, `/b/…` in this browser. */
export const pathOf = (place: TableHome, table: string): string =>
  `/${place === 'server' ? 't' : 'b'}/${table}`;
