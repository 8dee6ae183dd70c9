import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ControlFile } from './control-file.js';
import { SEGMENT } from './fresh-log.js';

/** Why an embedded database does not start, in words for whoever owns it. */

/** With less room than this on its disk, that is the likely reason. */
const ROOM_BYTES = 32_000_000;

/** Whether there is a database in a data folder: one that was begun at least. */
export const hasDatabase = (dataDir: string): boolean => existsSync(path.join(dataDir, 'db', 'PG_VERSION'));

const logOf = (db: string, segmentSize: number): string | undefined => {
  const folder = path.join(db, 'pg_wal');
  if (!existsSync(folder)) return 'its log (the folder db/pg_wal) is missing';
  const segments = readdirSync(folder).filter(name => SEGMENT.test(name));
  if (segments.length === 0) return 'its log (the folder db/pg_wal) has no files';
  const short = segments.find(name => statSync(path.join(folder, name)).size !== segmentSize);
  return short && `its log is damaged: the file db/pg_wal/${short} does not have all of its bytes`;
};

const damageIn = (db: string): string => {
  const control = ControlFile.read(db);
  if (!control) return 'its control file (db/global/pg_control) is missing or damaged';
  return logOf(db, control.segmentSize) ?? 'its log or its own tables are damaged';
};

/** What is stored is damaged so that nothing can be opened; the message says what can be done. */
export class DamagedDatabase extends Error {}

/** The error that is thrown in place of one with which a database did not open. */
export const wontStart = (e: unknown, dataDir: string, hadDatabase: boolean): Error => {
  const what = `the embedded database in ${dataDir} does not start`;
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free < ROOM_BYTES)
    return new Error(`${what}: its disk is full, there are ${Math.floor(free / 1_000_000)} MB left`);
  const words = e instanceof Error ? e.message : String(e);
  if (!hadDatabase) return new Error(`${what}: ${words}`);
  return new DamagedDatabase(
    `${what}: ${damageIn(path.join(dataDir, 'db'))} (${words.replace(/\.$/, '')}). ` +
      'Most of what is stored may still be there. Restore a backup, or copy what can be read into a new folder: ' +
      `potyczka rescue ${dataDir} NEW-FOLDER. See docs/hosting.md, "When the database is damaged"`,
  );
};
