import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Programs } from './programs.js';

/** An open file of the embedded database; a folder has no `nfd`. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** What we touch of Emscripten's bridge to Node's files. */
interface NodeBridge {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

const EIO = 29;

/**
 * Files on disk whose fsync is a real one. PGlite switches fsync off and
 * Emscripten's bridge has none, so that what was committed would outlive the
 * process, but not a power cut. Together with `startParams` it outlives both.
 */
class DurableFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options);
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = (module as { FS: { filesystems: { NODEFS: NodeBridge } } }).FS.filesystems;
      NODEFS.stream_ops.fsync = stream => {
        try {
          if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
          else syncFolder(NODEFS.realPath(stream.node));
          return 0;
        } catch {
          return EIO;
        }
      };
    });
    return ready;
  }
}

const syncFolder = (path: string): void => {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/** PGlite's own parameters, but with fsync, through the one system call that the bridge passes on. */
const startParams = (): string[] => [
  ...PGlite.defaultStartParams.filter(p => p !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
  ...['-c', 'shared_buffers=64MB'],
  // Enough to choose a plan by, and a tenth of the time that it takes to find out.
  ...['-c', 'default_statistics_target=10'],
];

/** An embedded database for which committed means flushed to disk. */
export const openDurable = (folder: string, programs: Programs): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFs(folder),
    startParams: startParams(),
    relaxedDurability: false,
    ...programs,
  });
