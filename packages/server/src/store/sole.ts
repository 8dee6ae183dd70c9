import pg from 'pg';
import { type Driver, Lost, meaningOf, type Param } from './driver.js';
import { IN_USE, MIGRATING, parsed } from './postgres.js';

const CONNECT_MS = 5000;
/** Nobody is waiting at a table: a slow statement is let finish. */
const LONGEST_MS = 120_000;

/**
 * A PostgreSQL database that nobody else uses meanwhile: servers hold the same lock, each a share of it. One
 * connection does everything, so that the lock cannot be lost without a statement failing.
 */
export class SoleConnection implements Driver {
  readonly isShared = true;

  private constructor(private readonly client: pg.Client) {}

  /** Opens a database, or throws if a server or another copy uses it. `frozen`: only reads, and all as of now. */
  static async open(url: string, { frozen }: { readonly frozen: boolean }): Promise<SoleConnection> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: LONGEST_MS,
      keepAlive: true,
      options: '-c synchronous_commit=on -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
      application_name: 'potyczka copy',
    });
    // What breaks is told by the next statement; without a listener it would end the process.
    client.on('error', () => {});
    const sole = new SoleConnection(client);
    try {
      await client.connect();
      const [isMine] = await sole.query('SELECT to_json(pg_try_advisory_lock($1::bigint))::text', [IN_USE]);
      if (!isMine) throw new Error('a server or another copy uses it; stop that first');
      if (frozen) await sole.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    } catch (e) {
      await sole.close();
      throw meaningOf(e);
    }
    return sole;
  }

  async query(text: string, params: readonly Param[] = []): Promise<unknown[]> {
    try {
      const { rows } = await this.client.query({ text, values: [...params], rowMode: 'array' });
      return rows.map(parsed);
    } catch (e) {
      throw meaningOf(e);
    }
  }

  async exclusively(work: (query: Driver['query']) => Promise<void>): Promise<void> {
    const query: Driver['query'] = (text, params) => this.query(text, params);
    await query('BEGIN');
    try {
      await query('SELECT to_json(pg_advisory_xact_lock($1::bigint)::text)::text', [MIGRATING]);
      await work(query);
      await query('COMMIT');
    } catch (e) {
      if (!(e instanceof Lost)) await query('ROLLBACK').catch(() => undefined);
      throw e;
    }
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
