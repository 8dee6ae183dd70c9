import { Writable } from 'node:stream';
import { compiled } from '../compiled.js';
import { type Running, type ServerOptions, startServer } from '../server.js';
import { readSettings } from '../settings.js';
import { Client } from './client.js';
import { GAMES } from './fixture-games.js';

/** A server for a trial, in this process, with tiny games. */
export interface World extends Running {
  /** All that was logged. */
  log(): string;
  client(cookie?: string): Promise<Client>;
}

export const startWorld = async (
  env: Readonly<Record<string, string>>,
  more: Partial<ServerOptions> = {},
): Promise<World> => {
  let logged = '';
  const logTo = new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk);
      done();
    },
  });
  const settings = readSettings({
    PORT: '0',
    REACTION_MS: '1',
    BOT_THREADS: '1',
    BOT_MS: '10',
    REQUESTS_PER_SECOND: '10000',
    TABLES_PER_HOUR: '100000',
    ...env,
  });
  const registry = compiled('./fixture-games.js', import.meta.url).href;
  const running = await startServer({ settings, logTo, games: GAMES, registry, ...more });
  return {
    ...running,
    log: () => logged,
    client: cookie => Client.connect(running.port, { cookie }),
  };
};

/** A database that is never there: for what needs none. */
export const NO_DATABASE = {
  isShared: false,
  query: async (sql: string) => {
    if (sql.includes('migrations') || /^(CREATE|INSERT INTO migrations)/.test(sql)) return [0];
    if (sql.includes('INSERT INTO settings')) return ['secret'];
    throw new Error('there is no database');
  },
  exclusively: async (work: (q: (sql: string) => Promise<unknown[]>) => Promise<void>) =>
    work(async () => [0]),
  close: async () => {},
};

/** Waits until something holds. */
export const until = async (holds: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> => {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never happened: ${holds}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
};
