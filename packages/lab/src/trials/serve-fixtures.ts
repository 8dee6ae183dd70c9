/**
 * A server with tiny games, to be measured and tried: settings from the environment, the port on stdout.
 * With TRIAL_GAMES=all also with those that people play.
 */
import { series } from '@potyczka/kernel/fixtures';
import type { AnyCampaign } from '@potyczka/kernel/register';
import {
  type Driver,
  PgliteDriver,
  PostgresDriver,
  readSettings,
  startServer,
} from '@potyczka/server/inside';
import { type Dies, dyingDriver } from './dying-driver.js';

const isAll = process.env.TRIAL_GAMES === 'all';
const module = isAll ? './all-games.js' : './fixture-games.js';
const { GAMES } = (await import(module)) as typeof import('./all-games.js');

const settings = readSettings({
  REQUESTS_PER_SECOND: '100000',
  TABLES_PER_HOUR: '10000000',
  SOCKETS_PER_PERSON: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SOCKETS: '1000000',
  BOT_THREADS: '1',
  ...process.env,
  PORT: process.env.TRIAL_PORT ?? '0',
});

/** With TRIAL_DIES the process can be told when to end. */
let dying: ReturnType<typeof dyingDriver> | undefined;
const openDriver = async (onFault: (where: string, e: unknown) => void): Promise<Driver> => {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR } = settings;
  dying = dyingDriver(
    DATABASE_URL
      ? new PostgresDriver(DATABASE_URL, DATABASE_CONNECTIONS, onFault)
      : await PgliteDriver.open(DATA_DIR, onFault),
  );
  return dying.driver;
};

/** Whoever tries tiny games loads no other. */
const campaignOf = async (id: string): Promise<AnyCampaign | undefined> => {
  if (id === 'tic-tac-toe') return series as AnyCampaign;
  return isAll ? (await import('@potyczka/server/registry')).campaignOfGame(id) : undefined;
};

const running = await startServer({
  settings,
  games: GAMES,
  campaignOf,
  registry: new URL(module, import.meta.url).href,
  ...(process.env.TRIAL_DIES && { openDriver }),
});
// Before anybody knows that it is there, and may stop it.
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ port: running.port })}\n`);
process.on('message', (asked: unknown) => {
  if (asked === 'usage') process.send?.({ rss: process.memoryUsage.rss(), cpu: process.cpuUsage() });
  const { dies, idle } = (asked ?? {}) as { readonly dies?: Dies; readonly idle?: true };
  // As if nobody had used any table for as long as they stay in memory.
  if (idle) void running.service.evictIdle(-1).then(() => process.send?.('asleep'));
  if (!dies) return;
  dying?.dies(dies);
  process.send?.('told');
});
// Whoever started this is gone, however that happened.
process.once('disconnect', () => process.exit(1));
