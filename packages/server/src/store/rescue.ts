import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ControlFile } from './control-file.js';
import { Rejected } from './driver.js';
import { lockFolder } from './folder-lock.js';
import { beginFreshLog } from './fresh-log.js';
import { markOf } from './hurt.js';
import { MIGRATIONS, migrate } from './migrations.js';
import { PgliteDriver } from './pglite.js';
import * as sql from './rescue-statements.js';
import { hasDatabase } from './wont-start.js';

/** Why nothing is rescued; one line. */
export class CannotRescue extends Error {}

/** A match or a campaign of which not everything could be read. */
export interface Cut {
  /** What it is called in the log. */
  readonly mark: string;
  readonly game: string;
  readonly created: number;
  /** Decisions or lines that it had as far as anybody can tell, and those that it has now. */
  readonly had: number;
  readonly has: number;
}

export interface Rescued {
  /** The log was lost: everything is as it was when the database last wrote all of it down, or a little later. */
  readonly hasFreshLog: boolean;
  readonly rows: number;
  /** Blocks of 8 kB and single rows that could not be read, and parts of which the whole file is gone. */
  readonly lostBlocks: number;
  readonly lostRows: number;
  readonly lostParts: readonly string[];
  /** Matches and campaigns: whole, up to the first thing that is missing, and those of which nothing can be gone on with. */
  readonly whole: number;
  readonly cut: readonly Cut[];
  readonly lost: number;
  readonly hasSecret: boolean;
}

/** Blocks that are read at a time. */
const BLOCKS = 16;
/** Nobody waits for an answer here. */
const SILENT_MS = 120_000;
const WORK = 'being-read';

const open = (dataDir: string): Promise<PgliteDriver> => PgliteDriver.open(dataDir, () => {}, SILENT_MS);

const copied = (from: string, work: string): void => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  cpSync(path.join(from, 'db'), path.join(work, 'db'), { recursive: true });
};

/** Opens a copy of a database, with a log of its own if that was lost. */
const openCopy = async (
  from: string,
  work: string,
): Promise<{ readonly driver: PgliteDriver; readonly hasFreshLog: boolean }> => {
  copied(from, work);
  try {
    return { driver: await open(work), hasFreshLog: false };
  } catch {
    copied(from, work); // what was tried may have changed it
  }
  const control = ControlFile.read(path.join(work, 'db'));
  if (!control)
    throw new CannotRescue(
      `the control file ${path.join(from, 'db/global/pg_control')} is missing or damaged`,
    );
  beginFreshLog(path.join(work, 'db'), control, BigInt(Math.floor(Date.now() / 1000)));
  try {
    return { driver: await open(work), hasFreshLog: true };
  } catch {
    throw new CannotRescue(`${from} does not open with a new log either: its own tables are damaged`);
  }
};

/** Undefined where the database refuses to read it; a way that broke is thrown. */
const tried = async (read: () => Promise<unknown[]>): Promise<unknown[] | undefined> => {
  try {
    return await read();
  } catch (e) {
    if (e instanceof Rejected) return undefined;
    throw e;
  }
};

/** Throws where a newer program has been: what it keeps is not known here. */
const checkVersion = async (from: PgliteDriver): Promise<void> => {
  const [version] = (await tried(() => from.query(sql.VERSION))) ?? [];
  if (typeof version === 'number' && version > MIGRATIONS.length)
    throw new CannotRescue(
      `the database has version ${version} of the schema, this program knows ${MIGRATIONS.length}: use the newer program`,
    );
};

/** Reads everything that can be read, a few blocks at a time, then block by block, then row by row. */
class Reading {
  rows = 0;
  lostBlocks = 0;
  lostRows = 0;
  readonly lostParts: string[] = [];

  constructor(
    private readonly from: PgliteDriver,
    private readonly to: PgliteDriver,
  ) {}

  async part(part: (typeof sql.RESCUED)[number]): Promise<void> {
    const blocks = await tried(() => this.from.query(sql.blocksOf(part.name)));
    if (!blocks) {
      this.lostParts.push(part.name);
      return;
    }
    if (blocks[0] === null) return;
    // A file that is gone counts as empty, until somebody reads it.
    if (blocks[0] === 0 && !(await this.rowsIn(part, 0, 1))) this.lostParts.push(part.name);
    for (let at = 0; at < (blocks[0] as number); at += BLOCKS) {
      const end = Math.min(at + BLOCKS, blocks[0] as number);
      if (await this.rowsIn(part, at, end)) continue;
      for (let block = at; block < end; block++)
        if (!(await this.rowsIn(part, block, block + 1))) await this.block(part, block);
    }
  }

  private async rowsIn(part: (typeof sql.RESCUED)[number], at: number, end: number): Promise<boolean> {
    const params = [`(${at},0)`, `(${end},0)`];
    const found = await tried(() => this.from.query(sql.rowsIn(part.name), params));
    if (found) await this.put(part, found);
    return found !== undefined;
  }

  private async block(part: (typeof sql.RESCUED)[number], block: number): Promise<void> {
    const params = [`(${block},0)`, `(${block + 1},0)`];
    const places = await tried(() => this.from.query(sql.placesIn(part.name), params));
    if (!places) {
      this.lostBlocks++;
      return;
    }
    for (const place of places) {
      const found = await tried(() => this.from.query(sql.rowAt(part.name), [place as string]));
      if (found) await this.put(part, found);
      else this.lostRows++;
    }
  }

  private async put(part: (typeof sql.RESCUED)[number], [rows]: readonly unknown[]): Promise<void> {
    if (typeof rows !== 'string') return;
    const [n] = await this.to.query(sql.put(part), [rows]);
    this.rows += n as number;
  }
}

interface Judged {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  /** It began at a checkpoint: without all of its decisions nobody knows where. */
  readonly chapter: boolean;
  readonly head: boolean;
  readonly had: number;
  readonly has: number;
}

/** Leaves nothing half: whatever is not whole ends before the first thing that is missing. */
const putInOrder = async (to: PgliteDriver): Promise<Pick<Rescued, 'whole' | 'cut' | 'lost'>> => {
  const cut: Cut[] = [];
  let [whole, given] = [0, 0];
  for (const [judge, mend] of [
    [sql.MATCHES, sql.CUT_MATCH],
    [sql.CAMPAIGNS, sql.CUT_CAMPAIGN],
  ] as const)
    for (const { id, game, created, chapter, head, had, has } of (await to.query(judge)) as Judged[]) {
      if (had === has && head) whole++;
      else if (chapter) {
        await to.query(sql.DROP_TABLE, [id]);
        given++;
      } else {
        for (const statement of mend) await to.query(statement, [id, has]);
        cut.push({ mark: markOf(id), game, created, had, has });
      }
    }
  const orphans = new Set<unknown>();
  for (const statement of sql.ORPHANS) for (const id of await to.query(statement)) orphans.add(id);
  return { whole, cut, lost: Math.max(given, orphans.size) };
};

/** Copies what can be read of the database in a data folder into a new one. The old one is only read. */
export const rescue = async (from: string, to: string, tell: (words: string) => void): Promise<Rescued> => {
  if (!hasDatabase(from)) throw new CannotRescue(`there is no embedded database in ${from}`);
  if (existsSync(to) && readdirSync(to).length > 0) throw new CannotRescue(`${to} is not empty`);
  const lock = await lockFolder(from).catch(e => {
    throw new CannotRescue(e instanceof Error ? e.message : String(e));
  });
  const work = path.join(to, WORK);
  try {
    tell(`Copying ${from} …`);
    const { driver: source, hasFreshLog } = await openCopy(from, work);
    try {
      await checkVersion(source);
      const target = await open(to);
      try {
        await migrate(target);
        const reading = new Reading(source, target);
        for (const part of sql.RESCUED) {
          tell(`Reading ${part.name} …`);
          await reading.part(part);
        }
        const order = await putInOrder(target);
        const hasSecret = (await target.query(sql.HAS_SECRET)).length > 0;
        const { rows, lostBlocks, lostRows, lostParts } = reading;
        return { hasFreshLog, rows, lostBlocks, lostRows, lostParts, ...order, hasSecret };
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
    lock.release();
  }
};
