import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { ServeIo } from './serve.js';
import { SETTINGS } from './settings.js';
import type { Driver } from './store/driver.js';
import { checkMigrated, migrate } from './store/migrations.js';
import { PgliteDriver } from './store/pglite.js';
import { SoleConnection } from './store/sole.js';
import { CannotCopy, type Copied, type End, type Progress, transfer } from './store/transfer.js';

const WRONG = 2;
/** An embedded database has nobody else to answer: it may be silent for so long, in milliseconds. */
const SILENT_MS = 120_000;

/** Arguments that are not accepted; the message is one line. */
class WrongEnds extends Error {}

/** A place where tables are kept. */
interface StoreAddress {
  readonly kind: 'folder' | 'server';
  /** The folder, or the address. */
  readonly at: string;
  /** How it is spoken of: never with a password. */
  readonly name: string;
}

const TAKES = 'a folder or an address like postgres://user:password@host:5432/name';
const ACCEPTED = 'accepted: --from WHERE, --to WHERE';

const HELP = `Copies every table, match, campaign, chat, name and the cookie secret from one database to another.

  potyczka copy --from WHERE --to WHERE

  --from WHERE              what to copy: ${TAKES}
  --to WHERE                where to: the same; a folder is made if needed

One end may be left out: beside a folder it is DATABASE_URL, beside an address DATA_DIR.
No server may run on either end. The source stays as it is; in the target no table is
overwritten. It may be broken off and called again. In the end everything is compared.

For example:
  potyczka copy --from ./data --to postgres://potyczka@localhost:5432/potyczka
  DATABASE_URL=postgres://… potyczka copy --from ./data
`;

/** Copies one database to another; returns the exit code. */
export const copy = async (
  args: readonly string[],
  io: ServeIo,
  progress: Progress = nowAndThen(io),
): Promise<number> => {
  if (args.some(arg => arg === '--help' || arg === '-h')) {
    io.out(HELP);
    return 0;
  }
  try {
    const { from, to } = placesOf(args, io.env);
    io.out(report(await copyBetween(from, to, progress), from, to));
    return 0;
  } catch (e) {
    if (!(e instanceof WrongEnds || e instanceof CannotCopy)) throw e;
    io.err(`potyczka copy: ${e.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return e instanceof WrongEnds ? WRONG : 1;
  }
};

// ---- arguments

const placesOf = (args: readonly string[], env: ServeIo['env']): { from: StoreAddress; to: StoreAddress } => {
  const { from, to } = given(args);
  const ends = {
    from: from === undefined ? otherOf('--from', to, env) : placeOf('--from', from),
    to: to === undefined ? otherOf('--to', from, env) : placeOf('--to', to),
  };
  if (ends.from.kind === ends.to.kind && realOf(ends.from) === realOf(ends.to))
    throw new WrongEnds('--from and --to are the same');
  return ends;
};

const given = (args: readonly string[]): { from?: string | undefined; to?: string | undefined } => {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (e) {
    // Node adds advice that is about programs in general.
    const [reason = ''] = (e instanceof Error ? e.message : '').split(/\. |\n/);
    throw new WrongEnds(`${reason}; ${ACCEPTED}`);
  }
};

/** The end that was left out: the other kind, from the environment. */
const otherOf = (flag: string, other: string | undefined, env: ServeIo['env']): StoreAddress => {
  if (other === undefined) throw new WrongEnds(`${flag} is missing; ${ACCEPTED}`);
  const name = placeOf('', other).kind === 'folder' ? 'DATABASE_URL' : 'DATA_DIR';
  const text = env[name];
  if (!text) throw new WrongEnds(`${flag} is missing, and so is ${name}; ${ACCEPTED}`);
  const place = placeOf(name, text);
  if (name === 'DATABASE_URL' && place.kind === 'folder')
    throw new WrongEnds(`${name} takes ${SETTINGS.DATABASE_URL.takes}`);
  return place;
};

const placeOf = (what: string, text: string): StoreAddress => {
  if (text === '') throw new WrongEnds(`${what} takes ${TAKES}`);
  if (!/^[a-z+]*:/i.test(text) || path.isAbsolute(text)) {
    const at = path.resolve(text);
    return { kind: 'folder', at, name: at };
  }
  // What looks like an address may hold a password: it is not printed.
  if (!v.is(SETTINGS.DATABASE_URL.schema, text)) throw new WrongEnds(`${what} takes ${TAKES}`);
  const { host, pathname } = new URL(text);
  return { kind: 'server', at: text, name: `postgres://${host}${pathname}` };
};

const realOf = ({ kind, at }: StoreAddress): string =>
  kind === 'folder' && existsSync(at) ? realpathSync(at) : at;

// ---- both ends

const copyBetween = async (from: StoreAddress, to: StoreAddress, progress: Progress): Promise<Copied> => {
  const source = await opened(from, openSource);
  try {
    const target = await opened(to, openTarget);
    try {
      return await transfer(endOf(from, source), endOf(to, target), progress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

/** Opens an end; whatever goes wrong there is told with its name. */
const opened = async (
  place: StoreAddress,
  open: (place: StoreAddress) => Promise<Driver>,
): Promise<Driver> => {
  try {
    return await open(place);
  } catch (e) {
    const words = wordsOf(e);
    throw new CannotCopy(words.includes(place.name) ? words : `${place.name}: ${words}`);
  }
};

/** Statements of an end; whatever goes wrong there is told with its name, and with what to do. */
const endOf = ({ name }: StoreAddress, driver: Driver): End => ({
  name,
  query: async (sql, params) => {
    try {
      return await driver.query(sql, params);
    } catch (e) {
      throw new CannotCopy(`broken off: ${name}: ${wordsOf(e)}; call it again to go on`);
    }
  },
});

const wordsOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));

const openAny = ({ kind, at }: StoreAddress, frozen: boolean): Promise<Driver> =>
  kind === 'server' ? SoleConnection.open(at, { frozen }) : PgliteDriver.open(at, () => {}, SILENT_MS);

const openSource = async (place: StoreAddress): Promise<Driver> => {
  if (place.kind === 'folder' && !existsSync(path.join(place.at, 'db', 'PG_VERSION')))
    throw new Error('there is no embedded database in this folder');
  return prepared(await openAny(place, true), checkMigrated);
};

const openTarget = async (place: StoreAddress): Promise<Driver> =>
  prepared(await openAny(place, false), migrate);

const prepared = async (driver: Driver, prepare: (driver: Driver) => Promise<void>): Promise<Driver> => {
  try {
    await prepare(driver);
    return driver;
  } catch (e) {
    await driver.close();
    throw e;
  }
};

// ---- words

const TELL_MS = 10_000;

/** Where there is no bar: a line now and then. */
const nowAndThen =
  (io: ServeIo): Progress =>
  (what, total) => {
    let [done, told] = [0, Date.now()];
    return {
      step: by => {
        done += by;
        if (Date.now() - told < TELL_MS) return;
        told = Date.now();
        io.err(`${what} ${done}/${total}\n`);
      },
      end: () => {},
    };
  };

const many = (n: number, one: string, more: string): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : more}`;

const report = (
  { copied, already, rows, names, hasSecret }: Copied,
  from: StoreAddress,
  to: StoreAddress,
): string => {
  const tables = rows.campaigns ? 'tables and campaigns' : 'tables';
  const what = [
    many(rows.tables ?? 0, 'table', 'tables'),
    many(rows.entries ?? 0, 'entry', 'entries'),
    ...(rows.campaigns ? [many(rows.campaigns, 'campaign', 'campaigns')] : []),
    many(rows.said ?? 0, 'line of chat', 'lines of chat'),
    many(names, 'name', 'names'),
  ];
  const lines = [
    `Copied ${many(copied, 'table', tables)} from ${from.name} to ${to.name}${already > 0 ? `; ${already.toLocaleString('en')} ${already === 1 ? 'was' : 'were'} there already` : ''}.`,
    `Compared and equal: ${what.join(', ')}${hasSecret ? ', and the cookie secret' : ''}.`,
    hasSecret
      ? 'Whoever gave servers a SECRET of their own has to give the new one the same.'
      : 'The source keeps no cookie secret: give the new server the same SECRET, or people lose their seats.',
  ];
  return `${lines.join('\n')}\n`;
};
