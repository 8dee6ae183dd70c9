import { SHARED_PORT, temporaryPostgres } from './temporary.js';

/** Before the tests of a run: one PostgreSQL for all that need a database of their own and no server. */
export default async function postgresForAll(): Promise<() => Promise<void>> {
  const postgres = await temporaryPostgres();
  process.env[SHARED_PORT] = `${postgres.port}`;
  return () => postgres.release();
}
