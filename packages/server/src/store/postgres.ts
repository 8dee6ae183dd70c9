import pg from 'pg';
import { type Driver, meaningOf, type Param } from './driver.js';
import { Tidings } from './tidings.js';

/** One name for all that processes tell each other. */
const CHANNEL = 'potyczka';
/** Processes that start together bring the schema up to date one after the other. */
export const MIGRATING = 7_601_331;
/** Every server holds a share of this lock; whoever copies the database holds it alone. */
export const IN_USE = 7_601_332;
const LONGEST_MS = 10_000;
const CONNECT_MS = 5000;
const LISTEN_AGAIN_MS = 500;
const LOOK_MS = 15_000;
/**
 * By itself: PostgreSQL lets transactions that tell something end one after the other, so that with a statement that
 * stores something each would wait for the flushes of all others. What is only told need not be flushed.
 */
const TELL = "SELECT to_json(set_config('synchronous_commit', 'off', true) || pg_notify($1, $2)::text)::text";
/** How long a process that closes waits for the others to hear who has left. */
const LAST_WORDS_MS = 1000;

/** A PostgreSQL server, which several processes may share. */
export class PostgresDriver implements Driver {
  readonly isShared = true;
  private readonly pool: pg.Pool;
  private listener: pg.Client | undefined;
  private isClosed = false;
  private readonly names = new Map<string, string>();
  private readonly tidings = new Tidings(
    message => this.query(TELL, [CHANNEL, message]),
    e => this.onFault('tell', e),
  );

  constructor(
    private readonly url: string,
    connections: number,
    private readonly onFault: (where: string, e: unknown) => void,
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: LONGEST_MS,
      statement_timeout: LONGEST_MS,
      keepAlive: true,
      options: '-c synchronous_commit=on',
      application_name: 'potyczka',
    });
    // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
    this.pool.on('error', e => this.onFault('database', e));
  }

  async query(text: string, params: readonly Param[] = []): Promise<unknown[]> {
    const named = params.length > 0 ? { name: this.nameOf(text) } : {};
    try {
      const { rows } = await this.pool.query({ text, values: [...params], rowMode: 'array', ...named });
      return rows.map(parsed);
    } catch (e) {
      throw meaningOf(e);
    }
  }

  /** A statement with a name is planned once for each connection. */
  private nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = `s${this.names.size + 1}`;
      this.names.set(text, name);
    }
    return name;
  }

  async exclusively(work: (query: Driver['query']) => Promise<void>): Promise<void> {
    const client = await this.pool.connect().catch(e => {
      throw meaningOf(e);
    });
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
      await work(async (text, params = []) => {
        const { rows } = await client.query({ text, values: [...params], rowMode: 'array' });
        return rows.map(parsed);
      });
      await client.query('COMMIT');
      client.release();
    } catch (e) {
      client.release(true);
      throw meaningOf(e);
    }
  }

  async listen(onHeard: (payload: string) => void, onGap: () => void): Promise<void> {
    const again = (): void => {
      if (!this.isClosed) setTimeout(() => this.listen(onHeard, onGap).then(onGap, again), LISTEN_AGAIN_MS);
    };
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: 'potyczka listening',
    });
    client.on('notification', ({ payload }) => payload && onHeard(payload));
    let isListening = false;
    client.on('error', e => {
      this.onFault('listening', e);
      client.end().catch(() => undefined);
    });
    client.on('end', () => {
      if (!isListening) return;
      isListening = false;
      again();
    });
    try {
      await client.connect();
      const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1) AS mine', [IN_USE]);
      if (!(rows[0] as { mine: boolean }).mine)
        throw new Error('the database is just being copied; start again when that is done');
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (e) {
      client.end().catch(() => undefined);
      throw meaningOf(e);
    }
    isListening = true;
    this.listener = client;
    this.watch(client);
  }

  /** A way that broke silently is noticed only by using it. */
  private watch(client: pg.Client): void {
    const timer = setInterval(() => {
      client.query('SELECT 1').catch(() => client.end().catch(() => undefined));
    }, LOOK_MS);
    client.once('end', () => clearInterval(timer));
  }

  tell(payload: string): void {
    this.tidings.say(payload);
  }

  tellOf(words: string, tables: Iterable<string>): void {
    this.tidings.sayOf(words, tables);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.tidings.close(LAST_WORDS_MS);
    await Promise.all([this.listener?.end().catch(() => undefined), this.pool.end().catch(() => undefined)]);
  }
}

export const parsed = (row: unknown): unknown => {
  const [text] = row as (string | null)[];
  return typeof text === 'string' ? JSON.parse(text) : null;
};
