/**
 * A server with tiny games, to be measured and tried: settings from the environment, the port on stdout.
 * With TRIAL_GAMES=all also with those that people play.
 */
import { readSettings, startServer } from '@potyczka/server/inside';

const module = process.env.TRIAL_GAMES === 'all' ? './all-games.js' : './fixture-games.js';
const { GAMES } = (await import(module)) as typeof import('./all-games.js');

const running = await startServer({
  settings: readSettings({
    REQUESTS_PER_SECOND: '100000',
    TABLES_PER_HOUR: '10000000',
    SOCKETS_PER_PERSON: '1000000',
    SOCKETS_PER_ADDRESS: '1000000',
    SOCKETS: '1000000',
    BOT_THREADS: '1',
    ...process.env,
    PORT: '0',
  }),
  games: GAMES,
  registry: new URL(module, import.meta.url).href,
});
process.stdout.write(`${JSON.stringify({ port: running.port })}\n`);
process.on('message', (asked: unknown) => {
  if (asked === 'usage') process.send?.({ rss: process.memoryUsage.rss(), cpu: process.cpuUsage() });
});
// Whoever started this is gone, however that happened.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
