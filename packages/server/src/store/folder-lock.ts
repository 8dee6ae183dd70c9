import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Proof that this process alone uses a folder. */
export interface FolderLock {
  release(): void;
}

/** The name of a socket may not be longer, on any system. */
const LONGEST = 100;

/**
 * The lock is a socket that somebody listens on: it frees itself when its
 * process dies, however that happens, and a process number that was given
 * away again deceives nobody.
 */
const socketOf = (folder: string): string => {
  const real = realpathSync(folder);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\potyczka-${hash}`;
  const inside = path.join(real, 'lock');
  return Buffer.byteLength(inside) <= LONGEST ? inside : path.join(tmpdir(), `potyczka-${hash}`);
};

const isAnswered = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(name);
    const done = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });

const listenOn = (name: string): Promise<FolderLock | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', (e: NodeJS.ErrnoException) => {
      if (e.code === 'EADDRINUSE') resolve(undefined);
      else reject(e);
    });
    server.listen(name, () => {
      server.unref();
      resolve({ release: () => server.close() });
    });
  });

/** Locks a folder, or throws if another process has locked it. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const name = socketOf(folder);
  for (let i = 0; i < 2; i++) {
    const lock = await listenOn(name);
    if (lock) return lock;
    if (await isAnswered(name)) break;
    rmSync(name, { force: true });
  }
  throw new Error(`another server uses the folder ${folder}`);
};
