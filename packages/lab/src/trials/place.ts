import {
  databases,
  freshDataFolder,
  type TemporaryPostgres,
  temporaryPostgres,
} from '@potyczka/server/fixtures';
import { migrate, PgliteDriver, PostgresDriver, SqlStore } from '@potyczka/server/inside';
import { type Child, type ChildOptions, startChild } from './child.js';

export type StoreKind = 'embedded' | 'postgres';

/** A store on which servers can be started, and which can be read when they are gone. */
export interface TriedServer {
  /** How many processes serve it at the same time. */
  readonly processes: number;
  start(env?: Readonly<Record<string, string>>, options?: ChildOptions): Promise<Child>;
  read<X>(use: (store: SqlStore) => Promise<X>): Promise<X>;
  release(): Promise<void>;
}

/** Room for a crowd behind one address, and bots that think quickly. */
export const RELAXED: Readonly<Record<string, string>> = {
  PORT: '0',
  SECRET: 'a secret that outlives every process',
  REACTION_MS: '5',
  BOT_MS: '10',
  REQUESTS_PER_SECOND: '10000',
  TABLES_PER_HOUR: '1000000',
  SOCKETS_PER_ADDRESS: '10000',
  SOCKETS_PER_PERSON: '10000',
  LOG_LEVEL: 'silent',
};

/** The limits that a server has if nobody sets any. */
export const STRICT: Readonly<Record<string, string>> = {
  ...RELAXED,
  REQUESTS_PER_SECOND: '20',
  TABLES_PER_HOUR: '60',
  SOCKETS_PER_ADDRESS: '100',
  SOCKETS_PER_PERSON: '20',
  SOCKETS: '20000',
};

const PROGRAM = './serve-fixtures.js';

export const embeddedIn = (folder: string): TriedServer => ({
  processes: 1,
  start: (env, options) => startChild(PROGRAM, { ...RELAXED, DATA_DIR: folder, ...env }, options),
  read: async use => {
    const driver = await PgliteDriver.open(folder, () => {});
    try {
      return await use(new SqlStore(driver, 'reader'));
    } finally {
      await driver.close();
    }
  },
  release: async () => {},
});

const embedded = async (): Promise<TriedServer> => {
  const folder = await freshDataFolder();
  return { ...embeddedIn(folder.path), release: async () => folder.release() };
};

export const sharedAt = (url: string): TriedServer => ({
  processes: 2,
  start: (env, options) => startChild(PROGRAM, { ...RELAXED, DATABASE_URL: url, ...env }, options),
  read: async use => {
    const driver = new PostgresDriver(url, 2, () => {});
    try {
      await migrate(driver);
      return await use(new SqlStore(driver, 'reader'));
    } finally {
      await driver.close();
    }
  },
  release: async () => {},
});

/** A place on a PostgreSQL of its own, which can be stopped and started. */
export const shared = async (): Promise<
  TriedServer & { readonly postgres: TemporaryPostgres; readonly url: string }
> => {
  const postgres = await temporaryPostgres();
  const url = await postgres.database('tried');
  return { ...sharedAt(url), postgres, url, release: () => postgres.release() };
};

/** A place whose PostgreSQL is left alone: in tests that of the run, which is there already. */
const sharedByAll = async (): Promise<TriedServer> => {
  const postgres = await databases('trial');
  const url = await postgres.database(`${process.pid}-${Date.now()}`);
  return { ...sharedAt(url), release: () => postgres.release() };
};

export const placeFor = (store: StoreKind): Promise<TriedServer> =>
  store === 'embedded' ? embedded() : sharedByAll();
