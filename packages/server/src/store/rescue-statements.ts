import { APART, PARTS } from './transfer-statements.js';

/** Statements that read what can be read of a damaged database, and put it in order. Each row is one JSON text. */

/** Every part of the schema, with what its rows are called by where each database numbers them for itself. */
export const RESCUED: readonly { readonly name: string; readonly columns: string | undefined }[] = [
  ...PARTS.map(({ name, numbered }) => ({
    name,
    columns: numbered ? 'table_id, at, seat, name, words' : undefined,
  })),
  ...APART.map(name => ({ name, columns: undefined })),
];

/** Null where there is no such part: the database is older than it. */
export const blocksOf = (part: string): string =>
  `SELECT to_json(pg_relation_size(to_regclass('${part}')) / current_setting('block_size')::integer)::text`;

export const VERSION = 'SELECT to_json(max(version))::text FROM migrations';

const IN_BLOCKS = 'ctid >= $1::text::tid AND ctid < $2::text::tid';

/** All rows in a range of blocks, as a text that nobody on the way reads: numbers stay as they are. */
export const rowsIn = (part: string): string =>
  `SELECT to_json(jsonb_agg(to_jsonb(x) ORDER BY ctid)::text)::text FROM ${part} x WHERE ${IN_BLOCKS}`;

/** Where the rows in a range of blocks are; nothing of them is read. */
export const placesIn = (part: string): string =>
  `SELECT to_json(ctid::text)::text FROM ${part} x WHERE ${IN_BLOCKS}`;

export const rowAt = (part: string): string =>
  `SELECT to_json(jsonb_build_array(to_jsonb(x))::text)::text FROM ${part} x WHERE ctid = $1::text::tid`;

export const put = ({ name, columns }: (typeof RESCUED)[number]): string => `
  WITH new AS (
    INSERT INTO ${name} ${columns ? `(${columns})` : ''}
      SELECT ${columns ?? 'r.*'} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) r
      ON CONFLICT DO NOTHING RETURNING 1
  )
  SELECT to_json(count(*))::text FROM new`;

/** How many lines or entries there are from the first to the first gap. */
const upTo = (part: string, key: string): string => `(
    SELECT count(*) FROM (
      SELECT n, row_number() OVER (ORDER BY n) AS nth FROM ${part} x WHERE x.${key} = t.id
    ) x WHERE x.n = x.nth)`;

/** Every match: how many decisions it should have, and how many it has up to the first that is missing. */
export const MATCHES = `
  SELECT json_build_object(
      'id', t.id, 'game', t.data->>'game', 'created', (t.data->>'created')::bigint,
      'chapter', t.data->'chapter'->>'from' IS NOT NULL, 'head', h.id IS NOT NULL,
      'had', greatest(h.n, (SELECT max(n) FROM entries e WHERE e.table_id = t.id), 0), 'has', ${upTo('entries', 'table_id')}
    )::text
    FROM tables t LEFT JOIN heads h USING (id)`;

export const CAMPAIGNS = `
  SELECT json_build_object(
      'id', t.id, 'game', t.data->>'game', 'created', (t.data->>'created')::bigint, 'chapter', false, 'head', true,
      'had', greatest((SELECT max(n) FROM campaign_lines l WHERE l.campaign_id = t.id),
        (SELECT (f.kept->>'lines')::integer FROM campaign_folds f WHERE f.id = t.id), 0),
      'has', ${upTo('campaign_lines', 'campaign_id')}
    )::text
    FROM campaigns t`;

/** Leaves a match with its first $2 decisions; it is looked after at once. */
export const CUT_MATCH: readonly string[] = [
  'DELETE FROM entries WHERE table_id = $1::text AND n > $2::integer RETURNING to_json(n)::text',
  'DELETE FROM checkpoints WHERE id = $1::text AND n > $2::integer RETURNING to_json(n)::text',
  'DELETE FROM drafts WHERE table_id = $1::text AND $2::integer >= 0 RETURNING to_json(q)::text',
  `UPDATE tables SET data = jsonb_set(data, '{phase}', '"playing"')
    WHERE id = $1::text AND $2::integer >= 0 AND data->>'phase' = 'over' RETURNING to_json(id)::text`,
  `INSERT INTO heads (id, n, chapter, updated, asked, due, waits)
    SELECT id, $2::integer, 0, (data->>'updated')::bigint, (data->>'updated')::bigint, 0, '' FROM tables WHERE id = $1::text
    ON CONFLICT (id) DO UPDATE SET n = excluded.n, due = 0 RETURNING to_json(id)::text`,
];

export const CUT_CAMPAIGN: readonly string[] = [
  'DELETE FROM campaign_lines WHERE campaign_id = $1::text AND n > $2::integer RETURNING to_json(n)::text',
  `DELETE FROM campaign_folds WHERE id = $1::text AND (kept->>'lines')::integer > $2::integer RETURNING to_json(id)::text`,
];

/** Takes a match out that cannot be gone on with. */
export const DROP_TABLE = 'DELETE FROM tables WHERE id = $1::text RETURNING to_json(id)::text';

/** Takes out what belongs to no table and no campaign any more; gives back whose it was. */
export const ORPHANS: readonly string[] = PARTS.filter(
  ({ name }) => name !== 'tables' && name !== 'campaigns',
).map(
  ({ name, key }) => `
  WITH gone AS (
    DELETE FROM ${name} x WHERE NOT EXISTS (SELECT FROM tables t WHERE t.id = x.${key})
      AND NOT EXISTS (SELECT FROM campaigns c WHERE c.id = x.${key}) RETURNING x.${key} AS id
  )
  SELECT DISTINCT to_json(id)::text FROM gone`,
);

export const HAS_SECRET = `SELECT to_json(key)::text FROM settings WHERE key = 'secret'`;
