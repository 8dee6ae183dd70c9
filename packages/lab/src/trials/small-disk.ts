import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { freshDataFolder, temporaryFolder } from '@potyczka/server/fixtures';
import { compiled } from '@potyczka/server/inside';

/** A disk that can be filled to the last byte, and emptied. */
export interface SmallDisk {
  readonly kind: string;
  readonly folder: string;
  /** What a server on it needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
  fill(): void;
  free(): void;
  release(): void;
}

const asRoot = (tool: string, args: readonly string[]): unknown =>
  execFileSync(tool, args, { stdio: 'ignore' });

/** A file system of its own, of so many megabytes, in memory; undefined where we may not mount one. */
export const mountedDisk = (megabytes: number): SmallDisk | undefined => {
  const { path: folder, release } = temporaryFolder();
  try {
    asRoot('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  } catch {
    release();
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    kind: `file system of ${megabytes} MB`,
    folder,
    env: {},
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast, { force: true }),
    release: () => {
      asRoot('umount', ['-l', folder]);
      release();
    },
  };
};

const fillUp = (file: string): void => {
  const fd = openSync(file, 'a');
  try {
    for (let bytes = 1_000_000; bytes >= 1; ) {
      try {
        writeSync(fd, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(fd);
  }
};

/** How many bytes are free where a folder is. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** A disk that only says that it is full: works for everybody, everywhere, for servers written in JavaScript. */
export const pretendedDisk = (how: 'growth' | 'all' = 'growth'): SmallDisk => {
  const { path: folder, release } = temporaryFolder();
  const flag = path.join(folder, 'full');
  return {
    kind: how === 'all' ? 'disk that refuses every write' : 'disk on which nothing grows',
    folder,
    env: { TRIAL_FULL: flag, NODE_OPTIONS: `--import ${compiled('./fault-fs.js', import.meta.url).href}` },
    fill: () => writeFileSync(flag, how),
    free: () => rmSync(flag, { force: true }),
    release,
  };
};

/** Puts a fresh database of the embedded kind on a disk. */
export const withDatabase = async (disk: SmallDisk): Promise<string> => {
  const fresh = await freshDataFolder();
  const folder = path.join(disk.folder, 'data');
  cpSync(fresh.path, folder, { recursive: true });
  fresh.release();
  return folder;
};
