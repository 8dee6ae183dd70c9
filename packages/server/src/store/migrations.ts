import type { Driver } from './driver.js';

/** What each version of the schema adds. Never edited once released: add a further one. */
export const MIGRATIONS: readonly string[] = [
  `
  -- What is stored about a table, but for what changes with every answer.
  CREATE TABLE tables (
    id text PRIMARY KEY,
    version integer NOT NULL,
    is_listed boolean NOT NULL,
    people text[] NOT NULL,
    data jsonb NOT NULL
  );
  CREATE INDEX tables_listed ON tables (id) WHERE is_listed;
  CREATE INDEX tables_people ON tables USING gin (people);

  -- What a match waits for. Changes with every answer: short rows, with room to change them in place.
  CREATE TABLE heads (
    id text PRIMARY KEY,
    n integer NOT NULL,
    chapter integer NOT NULL,
    updated bigint NOT NULL,
    asked bigint NOT NULL,
    due bigint,
    waits text NOT NULL
  ) WITH (fillfactor = 60);
  CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL;

  CREATE TABLE entries (
    table_id text NOT NULL,
    n integer NOT NULL,
    entry jsonb NOT NULL,
    PRIMARY KEY (table_id, n)
  );

  -- The newest checkpoint of each match.
  CREATE TABLE checkpoints (
    id text PRIMARY KEY,
    chapter integer NOT NULL,
    n integer NOT NULL,
    hash text NOT NULL,
    base jsonb NOT NULL
  );

  -- Names that guests have given themselves.
  CREATE TABLE identities (
    id text PRIMARY KEY,
    name text NOT NULL
  );

  -- Things that all processes must agree on.
  CREATE TABLE settings (
    key text PRIMARY KEY,
    value text NOT NULL
  );
  `,
  `
  -- The chats of tables that have one.
  CREATE TABLE said (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id text NOT NULL,
    at bigint NOT NULL,
    seat text NOT NULL,
    words text NOT NULL
  );
  CREATE INDEX said_of_table ON said (table_id, id);
  `,
  `
  -- What seats have begun to answer and not finished.
  CREATE TABLE drafts (
    table_id text NOT NULL,
    seat text NOT NULL,
    q integer NOT NULL,
    steps jsonb NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) WITH (fillfactor = 60);
  `,
  `
  -- The newest open tables are found without looking at all of them, and those of one host without all the others.
  CREATE INDEX tables_newest ON tables (((data->>'created')::bigint) DESC, id) WHERE is_listed;
  CREATE INDEX tables_of_host ON tables ((data->>'host')) WHERE is_listed;
  DROP INDEX tables_listed;
  -- What is put off is done in one go later, while everybody waits.
  ALTER INDEX tables_people SET (fastupdate = off);
  `,
  `
  -- Spectators speak without a seat, by the name they had then.
  ALTER TABLE said ALTER COLUMN seat DROP NOT NULL;
  ALTER TABLE said ADD COLUMN name text;
  `,
  `
  -- What is stored about a campaign, but for what happens to it.
  CREATE TABLE campaigns (
    id text PRIMARY KEY,
    version integer NOT NULL,
    people text[] NOT NULL,
    data jsonb NOT NULL
  );
  CREATE INDEX campaigns_people ON campaigns USING gin (people) WITH (fastupdate = off);

  -- What has happened to it, in order: only ever added to. A match is in it once.
  CREATE TABLE campaign_lines (
    campaign_id text NOT NULL,
    n integer NOT NULL,
    match_id text,
    line jsonb NOT NULL,
    PRIMARY KEY (campaign_id, n)
  );
  CREATE UNIQUE INDEX campaign_lines_match ON campaign_lines (campaign_id, match_id);

  -- What it had come to when somebody last looked, so that not all of it is folded again.
  CREATE TABLE campaign_folds (
    id text PRIMARY KEY,
    kept jsonb NOT NULL
  );
  `,
  `
  -- What is kept of people beside tables: devices, codes that are shown, what they have set.
  CREATE TABLE belongings (
    key text PRIMARY KEY,
    person text NOT NULL,
    value jsonb NOT NULL,
    until bigint
  );
  CREATE INDEX belongings_person ON belongings (person);
  CREATE INDEX belongings_until ON belongings (until) WHERE until IS NOT NULL;
  `,
  `
  -- Matches that anybody may watch are found without looking at all others.
  CREATE INDEX tables_running ON tables (((data->>'created')::bigint) DESC, id)
    WHERE data->>'phase' = 'playing' AND data->>'hidden' = 'false' AND data->>'locked' = 'false';
  `,
  `
  -- What people are to be told: each once. What was told stays for a while, so that it is not told again.
  CREATE TABLE notices (
    id text PRIMARY KEY,
    person text NOT NULL,
    target text NOT NULL,
    table_id text NOT NULL,
    data jsonb NOT NULL,
    due bigint NOT NULL,
    until bigint NOT NULL,
    tries integer NOT NULL,
    state text NOT NULL
  );
  CREATE INDEX notices_due ON notices (due) WHERE state = 'waiting';
  CREATE INDEX notices_until ON notices (until);
  `,
];

const versionOf = async (query: Driver['query']): Promise<number> => {
  const [found] = await query('SELECT to_json(coalesce(max(version), 0))::text FROM migrations');
  const version = found as number;
  if (version > MIGRATIONS.length)
    throw new Error(
      `the database has version ${version} of the schema, this program knows ${MIGRATIONS.length}`,
    );
  return version;
};

/** Throws unless the schema is up to date; changes nothing. */
export const checkMigrated = async (driver: Driver): Promise<void> => {
  const query: Driver['query'] = (sql, params) => driver.query(sql, params);
  const [isThere] = await query(`SELECT to_json(to_regclass('migrations') IS NOT NULL)::text`);
  const version = isThere ? await versionOf(query) : 0;
  if (version === 0) throw new Error('no server has used it yet');
  if (version < MIGRATIONS.length)
    throw new Error(
      `it has version ${version} of the schema, this program has ${MIGRATIONS.length}: start and stop this program's server on it once`,
    );
};

/** Brings the schema up to date; other processes wait meanwhile. */
export const migrate = (driver: Driver): Promise<void> =>
  driver.exclusively(async query => {
    await query('CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY)');
    const version = await versionOf(query);
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < version) continue;
      for (const statement of statementsOf(sql)) await query(statement);
      await query(`INSERT INTO migrations VALUES (${i + 1})`);
    }
  });

const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map(s => s.trim())
    .filter(Boolean);
