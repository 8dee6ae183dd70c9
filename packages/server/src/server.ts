import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Deps, type Keeping, type PeerMessage, Service, TELL_MS } from '@potyczka/table';
import type { FastifyInstance } from 'fastify';
import { Checks } from './bots/checks.js';
import { BotPool } from './bots/pool.js';
import { compiled } from './compiled.js';
import { listenEarly } from './early.js';
import { Faults, HELP } from './faults.js';
import { buildHttp } from './http.js';
import { freshSeed, Guests, guestName, unguessable } from './identity.js';
import { Metrics } from './metrics.js';
import { People } from './people.js';
import type { Listed } from './registry.js';
import type { Settings } from './settings.js';
import { Sockets } from './sockets.js';
import type { Driver } from './store/driver.js';
import { removeExpired, setTimes } from './store/expiry.js';
import { type Looking, lookThrough } from './store/look-through.js';
import { migrate } from './store/migrations.js';
import { PgliteDriver } from './store/pglite.js';
import { PostgresDriver } from './store/postgres.js';
import { SqlStore } from './store/sql-store.js';
import { DamagedDatabase } from './store/wont-start.js';
import { openTold, type ToldService } from './told/open.js';

const SOFTWARE = 'potyczka 0.1.0';

export interface ServerOptions {
  readonly settings: Settings;
  /** Told what is going on while it starts. */
  onProgress?(words: string): void;
  /** Told, in plain words, what its owner has to know: something that is stored is damaged. */
  onTrouble?(words: string): void;
  /** Where the log goes. */
  readonly logTo?: NodeJS.WritableStream;
  /** Games other than those of the registry, and the address of a module that exports them as `GAMES`. */
  readonly games?: readonly Listed[];
  readonly registry?: string;
  /** Campaigns other than those of the catalogue. */
  campaignOf?: Deps['campaignOf'];
  /** How long people are waited for before they are told, in milliseconds: for trials. */
  readonly tellMs?: number;
  /** A way to a database other than the settings say: for trials. */
  openDriver?(onFault: (where: string, e: unknown) => void): Promise<Driver>;
}

/** A server that is listening. */
export interface Running {
  readonly port: number;
  readonly service: Service;
  readonly store: SqlStore;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** How the log numbers what it is all over with. */
const FATAL = 60;
const SWEEP_MS = 2000;
const SWEEP_MOST = 50;
const LEASE_MS = 15_000;
const FORGET_MS = 30_000;
/** What one process does not hear of another, it finds out by itself after so long. */
const LOOK_AGAIN_MS = 60_000;
const ANNOUNCE_MS = 30_000;
const SEEN_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How long a table is left to the process that wrote last. */
const GRACE_MS = 3000;
const LONGEST_TIMER = 2 ** 31 - 1;

const openDriver = async (
  { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR }: Settings,
  onProgress: (words: string) => void,
  onFault: (where: string, e: unknown) => void,
): Promise<Driver> => {
  if (DATABASE_URL) {
    onProgress('Connecting to the database …');
    return new PostgresDriver(DATABASE_URL, DATABASE_CONNECTIONS, onFault);
  }
  onProgress(`Opening the embedded database in ${DATA_DIR} (the first time this takes a few seconds) …`);
  return PgliteDriver.open(DATA_DIR, onFault);
};

/** Every game that we have: whoever brings games of their own need not wait for it. */
const registered = () => import('./registry.js');

/** Starts everything, in order; if something cannot start, what has started is stopped and it throws. */
export const startServer = async (options: ServerOptions): Promise<Running> => {
  const started: (() => unknown)[] = [];
  try {
    return await startAll(options, started);
  } catch (e) {
    for (const stop of started.reverse()) await Promise.resolve(stop()).catch(() => undefined);
    throw e;
  }
};

const startAll = async (options: ServerOptions, started: (() => unknown)[]): Promise<Running> => {
  const { settings, logTo = process.stderr } = options;
  const early = await listenEarly(settings);
  if (early) started.push(() => early.close());
  const games = options.games ?? (await registered()).GAMES;
  const campaignOf = options.campaignOf ?? (async id => (await registered()).campaignOfGame(id));
  const onProgress = options.onProgress ?? (() => {});
  const metrics = new Metrics();
  const faults: Faults = new Faults(metrics, id => store.whichIs(id));
  const { note: onFault, hurt } = faults;
  const opened = options.openDriver?.(onFault) ?? openDriver(settings, onProgress, onFault);
  const driver = await opened.catch(e => throwLogged(e, settings, logTo));
  const self = randomBytes(6).toString('base64url');
  const store = new SqlStore(driver, self, undefined, id => hurt.healed(id));
  started.push(() => driver.close());
  await migrate(driver);
  onProgress('Waking the bots …');
  const registry = options.registry ?? compiled('./registry.js', import.meta.url).href;
  const { BOT_THREADS: threads, BOT_MS: botMs } = settings;
  const pool = new BotPool({ threads, botMs, registry, games, onFault });
  started.push(() => pool.close());
  const checks = new Checks({ registry, bytesPerHour: settings.IMPORT_BYTES_PER_HOUR, onFault });
  started.push(() => checks.close());
  const secret = settings.SECRET ?? (await store.agreeOn('secret', randomBytes(32).toString('hex')));
  const guests = new Guests(secret, settings.PUBLIC_URL?.startsWith('https:') ?? false);
  const owners = new People(store.belongings, person => store.nameOf(person));
  let sockets: Sockets | undefined;
  const sealed = (text: string): string => guests.seal(text);
  const isHere = (table: string, person: string): boolean =>
    service.live.get(table)?.isHere(person, Date.now()) ?? false;
  const tellMs = options.tellMs ?? TELL_MS;
  const told = await openTold({ settings, store, metrics, sealed, isHere, onFault, tellMs });
  started.push(() => told.close());
  const service: Service = new Service({
    ...depsOf({ settings, store, driver, self, pool, checks, games, campaignOf, onFault }),
    ...told.deps,
    sealed,
    deviceChanged: device => {
      owners.forget(device);
      sockets?.restart(device);
    },
  });
  started.push(() => service.close());
  const app = await buildHttp({
    settings,
    guests,
    metrics,
    logTo,
    checkStore: () => store.check(),
    hurt: () => hurt.size,
    stopped: () => service.standing.size,
    sockets: () => sockets as Sockets,
    whoIs: device => owners.whoIs(device),
    calendar: (words, lang) => told.calendar(words, lang),
  });
  started.push(() => app.close());
  faults.logInto(app.log);
  const people = new Sockets(service, settings, metrics, app.log);
  sockets = people;
  watchAll({ metrics, service, people, pool, store, hurt });
  const lookAgain = lookingAgain(people, owners, onFault);
  await hearOthers({ driver, service, self, told, lookAgain, onFault });
  const timers = startHousekeeping({ service, store, driver, settings, lookAgain, onFault });
  const stopTimers = (): unknown => timers.map(timer => clearInterval(timer));
  started.push(stopTimers);
  onProgress('Opening the door …');
  await early?.close();
  await app.listen({ port: settings.PORT, host: settings.HOST });
  let isClosing = false;
  const looking = { driver, store, onFault, isOver: () => isClosing };
  if (!driver.isShared) void tellDamage(looking, faults, options.onTrouble);
  const close = async (): Promise<void> => {
    isClosing = true;
    stopTimers();
    people.close();
    await service.close().catch(e => onFault('close', e));
    for (const part of [told, app, pool, checks, driver]) await part.close();
  };
  return { port: (app.server.address() as AddressInfo).port, service, store, app, close };
};

/** What is counted for whoever looks after the server. */
const watchAll = (parts: {
  readonly metrics: Metrics;
  readonly service: Service;
  readonly people: Sockets;
  readonly pool: BotPool;
  readonly store: SqlStore;
  readonly hurt: { readonly size: number };
}): void => {
  const { metrics, service, people, pool, store, hurt } = parts;
  metrics.watch({
    service,
    sockets: () => people.size,
    thoughts: () => pool.waiting,
    entries: () => store.counts.entries,
    batches: () => store.counts.batches,
    hurt: () => hurt.size,
  });
};

/** Nothing else is there yet that could log why a database does not open. */
const throwLogged = (e: unknown, { LOG_LEVEL }: Settings, logTo: NodeJS.WritableStream): never => {
  if (e instanceof DamagedDatabase && LOG_LEVEL !== 'silent')
    logTo.write(`${JSON.stringify({ level: FATAL, time: Date.now(), msg: e.message })}\n`);
  throw e;
};

/**
 * Tells the owner, on the console and in the log, if something that is stored is damaged. Who has a PostgreSQL of
 * their own has also what looks after it.
 */
const tellDamage = async (
  looking: Looking,
  faults: Faults,
  onTrouble?: (words: string) => void,
): Promise<void> => {
  // What is not damage is told to whoever asks for something.
  const found = await lookThrough(looking).catch(() => undefined);
  if (!found) return;
  const { parts, all, hurt } = found;
  const lost = all === undefined ? 'not even their list can be read' : `${hurt} of ${all} cannot be served`;
  const words = `The database is damaged (${parts.join(', ')}). Of the matches and campaigns ${lost}; what is whole is. What to do: ${HELP}.`;
  faults.say(words);
  onTrouble?.(words);
};

interface Parts {
  readonly settings: Settings;
  readonly store: SqlStore;
  readonly driver: Driver;
  readonly self: string;
  readonly pool: BotPool;
  readonly checks: Checks;
  readonly games: readonly Listed[];
  readonly campaignOf: NonNullable<Deps['campaignOf']>;
  onFault(where: string, e: unknown): void;
}

const keepingOf = ({ KEEP_DAYS, KEEP_MATCH_DAYS }: Settings): Keeping => ({
  unplayed: KEEP_DAYS ? KEEP_DAYS * DAY_MS : null,
  matches: KEEP_MATCH_DAYS ? KEEP_MATCH_DAYS * DAY_MS : null,
});

const depsOf = ({ settings, store, driver, self, pool, checks, games, campaignOf, onFault }: Parts): Deps => {
  const byId = new Map(games.map(each => [each.game.id, each]));
  return {
    store,
    software: SOFTWARE,
    gameOf: id => byId.get(id)?.game,
    hasGame: id => byId.has(id),
    campaignOf,
    companyOf: id => byId.get(id)?.hints,
    now: Date.now,
    seed: freshSeed,
    token: unguessable,
    think: (thought, turn) => pool.think(thought, turn),
    botMs: level => pool.budgetOf(level),
    check: (record, by) => checks.check(record, by),
    after: (ms, run) => {
      const timer = setTimeout(run, Math.min(ms, LONGEST_TIMER));
      return () => clearTimeout(timer);
    },
    // A thought must not outlast the time that hides whether there was one.
    reactionMs: settings.REACTION_MS && Math.max(settings.REACTION_MS, settings.BOT_MS),
    keeping: keepingOf(settings),
    graceMs: driver.isShared ? GRACE_MS : 0,
    ...(driver.tell && {
      notifyPeers: (message: PeerMessage) => driver.tell?.(`g ${self} ${JSON.stringify(message)}`),
    }),
    guestName,
    nameOf: id => store.nameOf(id),
    named: ({ id, name }) => store.setName(id, name),
    breathe: () => new Promise(resolve => setImmediate(resolve)),
    fault: onFault,
  };
};

const lookingAgain = (people: Sockets, owners: People, onFault: Parts['onFault']) => (): Promise<void> =>
  people.lookAgain(device => owners.ownerOf(device)).catch(e => onFault('owners', e));

/** What another process says: new entries, a changed table, or a message of its own. */
const hear = (
  service: Service,
  self: string,
  payload: string,
  onFault: (where: string, e: unknown) => void,
): void => {
  const [kind, from = '', ...rest] = payload.split(' ');
  if (from === self) return;
  try {
    if (kind === 'g') service.presence.hear(from, JSON.parse(rest.join(' ')) as PeerMessage);
    else for (const id of rest) service.changedElsewhere(id).catch(e => onFault('follow', e));
  } catch (e) {
    onFault('hear', e);
  }
};

interface Others {
  readonly driver: Driver;
  readonly service: Service;
  readonly self: string;
  readonly told: ToldService;
  /** Looks again whose devices those are that are connected. */
  readonly lookAgain: () => Promise<void>;
  readonly onFault: (where: string, e: unknown) => void;
}

/** A database that tells what other processes have written is listened to. */
const hearOthers = async ({ driver, service, self, told, lookAgain, onFault }: Others): Promise<void> => {
  await driver.listen?.(
    payload => hear(service, self, payload, onFault),
    () => {
      void told.refresh();
      void lookAgain();
      void service.changedEverywhere().catch(e => onFault('follow', e));
    },
  );
};

/** What has to be done now and then. */
const startHousekeeping = ({
  service,
  store,
  driver,
  settings,
  lookAgain,
  onFault,
}: Pick<Parts, 'store' | 'driver' | 'settings' | 'onFault'> &
  Pick<Others, 'service' | 'lookAgain'>): NodeJS.Timeout[] => {
  let isSweeping = false;
  const keeping = keepingOf(settings);
  const sweep = async (): Promise<void> => {
    if (isSweeping) return;
    isSweeping = true;
    try {
      const now = Date.now();
      // First: what is removed need not be woken.
      for (const id of await removeExpired(driver, now, keeping)) service.removed(id);
      for (const id of await store.takeDue(now, now + LEASE_MS, SWEEP_MOST)) await service.wakeIfDue(id);
    } catch (e) {
      onFault('sweep', e);
    } finally {
      isSweeping = false;
    }
  };
  void sweep();
  setTimes(driver, Date.now(), keeping).catch(e => onFault('set times', e));
  const every = (ms: number, run: () => unknown): NodeJS.Timeout => setInterval(run, ms).unref();
  return [
    every(SWEEP_MS, sweep),
    every(FORGET_MS, () =>
      service.evictIdle(settings.IDLE_MINUTES * 60_000).catch(e => onFault('forget', e)),
    ),
    every(SEEN_MS, () => service.presence.seenByAll()),
    ...(driver.isShared
      ? [
          every(ANNOUNCE_MS, () => service.presence.announce()),
          every(LOOK_AGAIN_MS, lookAgain),
          every(LOOK_AGAIN_MS, () => service.lookAgain().catch(e => onFault('follow', e))),
        ]
      : []),
  ];
};
