import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserKeys } from '../fixtures/browser-keys.js';
import type { Client } from '../fixtures/client.js';
import { bodyOf, Callbox, Mailbox } from '../fixtures/post-office.js';
import { type TemporaryPostgres, temporaryPostgres } from '../fixtures/temporary.js';
import { startWorld, until, type World } from '../fixtures/world.js';
import { type Driver, Lost } from '../store/driver.js';
import { PostgresDriver } from '../store/postgres.js';

/** One of two processes dies while it tells somebody something: it is told once all the same. */
let postgres: TemporaryPostgres;
const TELL_MS = 100;
const SECRET = 'the same secret in every process';

/** A way to the database on which nothing is asked any more once its process is dead. */
const mortal = (url: string) => {
  let dies: (sql: string) => boolean = () => false;
  let isDead = false;
  const openDriver = async (): Promise<Driver> => {
    const behind = new PostgresDriver(url, 4, () => {});
    const { query } = behind;
    return Object.assign(Object.create(behind) as PostgresDriver, {
      query: async (...given: Parameters<Driver['query']>) => {
        isDead ||= dies(given[0]);
        if (isDead) throw new Lost('its process is dead');
        return query.apply(behind, given);
      },
      exclusively: (work: Parameters<Driver['exclusively']>[0]) => behind.exclusively(work),
      listen: (...given: Parameters<NonNullable<Driver['listen']>>) => behind.listen?.(...given),
      tell: (payload: string) => void (isDead || behind.tell?.(payload)),
      close: () => behind.close(),
    });
  };
  return {
    openDriver,
    /** It dies just before it asks for this. */
    diesBefore: (words: string) => {
      dies = sql => sql.includes(words);
    },
    isDead: () => isDead,
  };
};

beforeAll(async () => {
  postgres = await temporaryPostgres();
}, 60_000);
afterAll(() => postgres.release(), 60_000);

/** Where people are told: nobody else's mail comes here. */
interface Reached {
  readonly calls: Callbox;
  readonly mails: Mailbox;
}

const settings = (url: string, mails: Mailbox) => ({
  DATABASE_URL: url,
  SECRET,
  PUBLIC_URL: 'https://games.example.org',
  SMTP_URL: mails.address,
  MAIL_FROM: 'table@games.example.org',
  WEBHOOKS: 'on',
  PRIVATE_ADDRESSES: 'on',
});

/** Bob wants to be told by a call, by a push and by mail, and it is his turn at a table of the process that will die. */
const toBeTold = async (
  world: World,
  { calls, mails }: Reached,
  path: string,
): Promise<{ ann: Client; table: string }> => {
  const [ann, bob] = [await world.client(), await world.client()];
  const how = { about: ['turn' as const], lang: 'en' as const };
  await bob.ask('tell', { to: { way: 'hook', url: calls.address + path, group: false }, ...how });
  const { p256dh, auth } = new BrowserKeys();
  const endpoint = `${calls.address}${path}/push`;
  await bob.ask('tell', { to: { way: 'push', endpoint, p256dh, auth }, ...how });
  mails.mails.length = 0;
  await bob.ask('tell-mail', { address: `bob${path.replace('/', '.')}@example.org`, ...how });
  await until(() => mails.mails.length > 0);
  const code = /: ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(bodyOf(mails.mails[0] as never))?.[1];
  await bob.ask('tell-confirm', { code: code as string });
  mails.mails.length = 0;
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table, links } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats });
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  bob.close();
  return { ann, table };
};

/** Longer than a process is trusted with what it has taken, and than anything is tried again after. */
const LONG_MS = 40 * TELL_MS;
const long = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, LONG_MS));

const told = ({ calls, mails }: Reached, path: string): number[] => [
  calls.of(path).length,
  calls.of(`${path}/push`).length,
  mails.mails.length,
];

const dying = async (path: string, how: (victim: ReturnType<typeof mortal>) => void): Promise<void> => {
  const reached = { calls: await Callbox.open(), mails: await Mailbox.open() };
  const url = await postgres.database(`told-${path.slice(1)}`);
  const env = settings(url, reached.mails);
  const victim = mortal(url);
  const more = { tellMs: TELL_MS };
  const world = await startWorld(env, { ...more, openDriver: victim.openDriver });
  let survivor = await startWorld(env, { tellMs: 3_600_000 });
  const { ann, table } = await toBeTold(world, reached, path);
  how(victim);
  await ann.ask('answer', { table, q: 0, a: '4' });
  await until(() => victim.isDead());
  await long();
  // Nobody else has looked yet. Now the time has come to look after tables that a process has left.
  await survivor.store.postpone(table, Date.now());
  await survivor.close();
  survivor = await startWorld(env, more);
  await until(() => told(reached, path).every(n => n > 0));
  await long();
  expect(told(reached, path)).toEqual([1, 1, 1]);
  ann.close();
  await Promise.all([world.close().catch(() => undefined), survivor.close()]);
  reached.calls.close();
  reached.mails.close();
};

// They wait more than they work: side by side.
test.concurrent('before anybody else knows that there is something to tell: whoever looks after the table tells it', async () => {
  await dying('/unqueued', victim => victim.diesBefore('INSERT INTO notices'));
}, 120_000);

test.concurrent('when it has taken it and before it says anything: another sends it', async () => {
  await dying('/taken', victim => victim.diesBefore(`SET state = 'sending'`));
}, 120_000);

test.concurrent('when the other side has it, and nobody knows: it is not sent again', async () => {
  await dying('/sent', victim => victim.diesBefore(`SET state = 'done'`));
}, 120_000);
