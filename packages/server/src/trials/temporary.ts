import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { PgliteDriver } from '../store/pglite.js';
import { PostgresServer } from './postgres.js';

/** An empty folder that is gone when it is released. */
export const temporaryFolder = (): { readonly path: string; release(): void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'potyczka-'));
  return { path: folder, release: () => rmSync(folder, { recursive: true, force: true }) };
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A real PostgreSQL server for as long as it is needed. */
export interface TemporaryPostgres {
  readonly port: number;
  /** A fresh database; the address to reach it by. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
  /** Ends at once, without tidying up: it has to recover when it is started again. */
  crash(): Promise<void>;
  /** Whether it lets anybody in within a while. */
  isAlive(): Promise<boolean>;
  /** Starts again after `stop`, with everything that was committed. */
  start(): Promise<void>;
  release(): Promise<void>;
}

export interface PostgresOptions {
  readonly initdbFlags?: readonly string[];
  /** Where it lives, if not in a folder of its own. */
  readonly folder?: string;
}

export const temporaryPostgres = async (options: PostgresOptions = {}): Promise<TemporaryPostgres> => {
  const folder = options.folder ? { path: options.folder, release: () => {} } : temporaryFolder();
  chmodSync(folder.path, 0o755); // the server may run as another user
  const port = await freePort();
  const data = path.join(folder.path, 'postgres');
  const flags = ['--no-sync', '--encoding=UTF8', ...(options.initdbFlags ?? [])];
  const server = await PostgresServer.create(data, port, flags);
  const start = (): Promise<void> => server.start(['-c', 'max_connections=200', '-k', '']);
  await start();
  return {
    port,
    database: name => createDatabase(port, name),
    stop: () => server.stop(),
    crash: () => crash(data),
    isAlive: () => letsIn(addressOf(port, 'postgres')),
    start,
    release: async () => {
      if (isRunning(data)) await server.stop();
      folder.release();
    },
  };
};

const addressOf = (port: number, name: string): string =>
  `postgres://potyczka:potyczka@127.0.0.1:${port}/${name}`;

/** Makes a database on a server that is running; the address to reach it by. */
export const createDatabase = async (port: number, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres') });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return addressOf(port, name);
};

const pidOf = (folder: string): number => {
  const file = path.join(folder, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
};

const isRunning = (folder: string): boolean => {
  const pid = pidOf(folder);
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** PostgreSQL calls this an immediate shutdown. */
const crash = async (folder: string): Promise<void> => {
  const pid = pidOf(folder);
  if (pid > 0) process.kill(pid, 'SIGQUIT');
  while (isRunning(folder)) await new Promise(resolve => setTimeout(resolve, 20));
};

const letsIn = async (url: string): Promise<boolean> => {
  for (let i = 0; i < 40; i++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  return false;
};

/** The version of the embedded database whose fresh folder is kept for further trials. */
const FRESH = path.join(tmpdir(), 'potyczka-fresh-0.5.8');

/** A data folder whose embedded database has been made already: making one takes seconds. */
export const freshDataFolder = async (): Promise<{ readonly path: string; release(): void }> => {
  if (!existsSync(FRESH)) {
    const made = temporaryFolder();
    const driver = await PgliteDriver.open(made.path, () => {});
    await driver.close();
    mkdirSync(path.dirname(FRESH), { recursive: true });
    try {
      renameSync(made.path, FRESH);
    } catch {
      made.release(); // somebody else was faster
    }
  }
  const folder = temporaryFolder();
  cpSync(path.join(FRESH, 'db'), path.join(folder.path, 'db'), { recursive: true });
  return folder;
};

/** The server that all tests of a run share, if one was started for it (`postgres-for-all.ts`). */
export const SHARED_PORT = 'POTYCZKA_TEST_POSTGRES';

/** Databases for one file of tests: on the server of the run, or on one of its own. */
export const databases = async (
  file: string,
): Promise<{ readonly port: number; database(name: string): Promise<string>; release(): Promise<void> }> => {
  const port = Number(process.env[SHARED_PORT] ?? 0);
  if (!port) return temporaryPostgres();
  return { port, database: name => createDatabase(port, `${file}-${name}`), release: async () => {} };
};
