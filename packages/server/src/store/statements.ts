/** Every statement of the store. Each row that one gives back is one JSON text. */
import type { Param } from './driver.js';

/** A list, as PostgreSQL writes it. */
export const listOf = (values: readonly Param[]): string =>
  `{${values.map(v => (typeof v === 'string' ? `"${v.replace(/["\\]/g, '\\$&')}"` : (v ?? 'NULL'))).join()}}`;

/** The lists that `append` takes. */
export const APPENDED = ['id', 'n', 'entry', 'chapter', 'updated', 'asked', 'due', 'waits'] as const;

/**
 * Adds entries of several matches at once, column by column, which is read sooner than JSON; gives back those
 * whose turn it was. `told`: also tells other processes.
 */
export const append = (told: boolean): string => `
  WITH new AS MATERIALIZED (
    SELECT * FROM unnest(
      $1::text[], $2::integer[], $3::jsonb[], $4::integer[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[])
      AS t(id, n, entry, chapter, updated, asked, due, waits)
  ), moved AS (
    UPDATE heads h
      SET n = new.n, updated = new.updated, asked = new.asked, due = new.due, waits = new.waits
      FROM new
      WHERE h.id = new.id AND h.n = new.n - 1 AND h.chapter = new.chapter
      RETURNING h.id
  ), added AS (
    INSERT INTO entries (table_id, n, entry)
      SELECT new.id, new.n, new.entry FROM new JOIN moved USING (id)
      RETURNING table_id
  )
  SELECT json_build_array(
    coalesce(json_agg(table_id), '[]')${told ? `, pg_notify('potyczka', $9::text || string_agg(table_id, ' '))::text` : ''}
  )::text FROM added`;

/** The lists that `FIND_ENTRIES` takes. */
export const FOUND = ['id', 'n', 'entry'] as const;

/** Which of several entries are stored as they were sent. */
export const FIND_ENTRIES = `
  SELECT to_json(e.table_id)::text
    FROM unnest($1::text[], $2::integer[], $3::jsonb[]) AS t(id, n, entry)
    JOIN entries e ON e.table_id = t.id AND e.n = t.n AND e.entry = t.entry`;

/** Tables with their heads, in a list of records. */
const TABLES = `json_to_recordset($1::json) AS t(
    id text, version integer, is_listed boolean, people text[], data jsonb, n integer, chapter integer,
    updated bigint, asked bigint, due bigint, waits text, entries json)`;

/** Makes several tables at once, with their heads and entries; gives back those whose id was not taken. */
export const CREATE = `
  WITH new AS MATERIALIZED (SELECT * FROM ${TABLES}), made AS (
    INSERT INTO tables (id, version, is_listed, people, data)
      SELECT id, version, is_listed, people, data FROM new
      ON CONFLICT DO NOTHING RETURNING id
  ), headed AS (
    INSERT INTO heads (id, n, chapter, updated, asked, due, waits)
      SELECT id, n, chapter, updated, asked, due, waits FROM new JOIN made USING (id)
  ), filled AS (
    INSERT INTO entries (table_id, n, entry)
      SELECT id, (e->>'n')::integer, e::jsonb FROM new JOIN made USING (id), json_array_elements(new.entries) e
  )
  SELECT json_build_array(coalesce(json_agg(id), '[]'))::text FROM made`;

/** Replaces several tables at once and what changes of their heads; gives back those that had the version before. */
export const save = (told: boolean): string => `
  WITH new AS MATERIALIZED (SELECT * FROM ${TABLES}), saved AS (
    UPDATE tables SET version = new.version, is_listed = new.is_listed, people = new.people, data = new.data
      FROM new WHERE tables.id = new.id AND tables.version = new.version - 1
      RETURNING tables.id
  ), headed AS (
    UPDATE heads SET chapter = new.chapter, updated = new.updated, asked = new.asked, due = new.due, waits = new.waits
      FROM new JOIN saved USING (id) WHERE heads.id = new.id
  )
  SELECT json_build_array(
    coalesce(json_agg(id), '[]')${told ? `, pg_notify('potyczka', $2::text || string_agg(id, ' '))::text` : ''}
  )::text FROM saved`;

/** Which of several tables are stored in just this version. */
export const FIND_TABLES = `
  SELECT to_json(t.id)::text
    FROM json_to_recordset($1::json) AS new(id text, version integer, updated bigint) JOIN tables t USING (id)
    WHERE t.version = new.version AND (t.data->>'updated')::bigint = new.updated`;

/** Everything about a table, with its entries after $2. */
export const LOAD = `
  SELECT json_build_object(
    'data', t.data,
    'version', t.version,
    'head', json_build_object(
      'chapter', h.chapter, 'updated', h.updated, 'asked', h.asked, 'due', h.due, 'waits', h.waits),
    'entries', (
      SELECT coalesce(json_agg(e.entry ORDER BY e.n), '[]')
        FROM entries e WHERE e.table_id = t.id AND e.n > $2::integer),
    'kept', (
      SELECT json_build_object('chapter', c.chapter, 'n', c.n, 'hash', c.hash, 'base', c.base)
        FROM checkpoints c WHERE c.id = t.id AND $2::integer = 0),
    'drafts', (
      SELECT coalesce(json_agg(json_build_object(
          'seat', d.seat, 'q', d.q, 'path', d.steps->'path', 'by', d.steps->'by') ORDER BY d.seat), '[]')
        FROM drafts d WHERE d.table_id = t.id)
  )::text
  FROM tables t JOIN heads h USING (id) WHERE t.id = $1::text`;

const LISTED = `
  json_build_object(
    'data', t.data, 'version', t.version,
    'head', json_build_object('updated', h.updated, 'waits', h.waits, 'asked', h.asked)
  )::text`;

/** So many of the newest open tables are looked at: hosts have few each. */
const NEWEST = 500;

/**
 * The $1 newest open tables, at most $2 of one host: the newest of each host, then the others. By when they were
 * made: nobody can bring their own to the top by changing something about them.
 */
export const LIST_OPEN = `
  WITH newest AS MATERIALIZED (
    SELECT id, (data->>'created')::bigint AS created, data->>'host' AS host
      FROM tables WHERE is_listed ORDER BY (data->>'created')::bigint DESC, id LIMIT ${NEWEST}
  ), ranked AS (
    SELECT id, created, row_number() OVER (PARTITION BY host ORDER BY created DESC, id) AS of_host FROM newest
  ), first AS (
    SELECT * FROM ranked WHERE of_host <= $2::integer ORDER BY of_host > 1, created DESC, id LIMIT $1::integer
  )
  SELECT ${LISTED}
    FROM first f JOIN tables t USING (id) JOIN heads h USING (id) ORDER BY f.of_host > 1, f.created DESC, id`;

/** How many tables of a host strangers may find. */
export const COUNT_LISTED = `
  SELECT to_json(count(*))::text FROM tables WHERE is_listed AND data->>'host' = $1::text`;

/** Each head is looked up by itself: a plan for a person with very many tables would read those of everybody. */
export const LIST_OF = `
  WITH mine AS MATERIALIZED (
    SELECT id FROM tables WHERE people @> ARRAY[$1::text]
  ), newest AS MATERIALIZED (
    SELECT id, (SELECT h.updated FROM heads h WHERE h.id = mine.id) AS updated FROM mine
      ORDER BY updated DESC LIMIT $2::integer
  )
  SELECT ${LISTED}
    FROM newest n JOIN tables t USING (id) JOIN heads h USING (id) ORDER BY n.updated DESC`;

/** What strangers may watch; the same words as in the index. */
const ON_SHOW = `data->>'phase' = 'playing' AND data->>'hidden' = 'false' AND data->>'locked' = 'false'`;

/** The $1 last begun matches of people that anybody may watch. */
export const LIST_RUNNING = `
  WITH newest AS MATERIALIZED (
    SELECT id, (data->>'created')::bigint AS created FROM tables
      WHERE ${ON_SHOW} AND data->'seats' @> '[{"sitter":{"kind":"human"}}]'
      ORDER BY (data->>'created')::bigint DESC, id LIMIT $1::integer
  )
  SELECT ${LISTED}
    FROM newest n JOIN tables t USING (id) JOIN heads h USING (id) ORDER BY n.created DESC, id`;

/** Tables of $1 that are over, the last first: $2 of them after the table $3. */
export const HISTORY_OF = `
  WITH mine AS MATERIALIZED (
    SELECT t.id, h.updated FROM tables t JOIN heads h USING (id)
      WHERE t.people @> ARRAY[$1::text] AND t.data->>'phase' = 'over'
  ), newest AS MATERIALIZED (
    SELECT * FROM mine
      WHERE $3::text IS NULL OR (updated, id) < (SELECT updated, id FROM mine WHERE id = $3::text)
      ORDER BY updated DESC, id DESC LIMIT $2::integer
  )
  SELECT ${LISTED}
    FROM newest n JOIN tables t USING (id) JOIN heads h USING (id) ORDER BY n.updated DESC, n.id DESC`;

/** Tables of $1 by their ids: $2 of them after the table $3. */
export const ALL_OF = `
  SELECT ${LISTED}
    FROM (
      SELECT id FROM tables WHERE people @> ARRAY[$1::text] AND ($3::text IS NULL OR id > $3::text)
        ORDER BY id LIMIT $2::integer
    ) mine JOIN tables t USING (id) JOIN heads h USING (id) ORDER BY t.id`;

/** Takes a table away with all that belongs to it. */
export const REMOVE = `
  WITH heads_gone AS (DELETE FROM heads WHERE id = $1::text),
  entries_gone AS (DELETE FROM entries WHERE table_id = $1::text),
  checkpoints_gone AS (DELETE FROM checkpoints WHERE id = $1::text),
  drafts_gone AS (DELETE FROM drafts WHERE table_id = $1::text),
  said_gone AS (DELETE FROM said WHERE table_id = $1::text)
  DELETE FROM tables WHERE id = $1::text RETURNING to_json(id)::text`;

/** What a seat has said at a table, or a spectator of that name. */
export const UNSAY = `
  DELETE FROM said
    WHERE table_id = $1::text AND seat IS NOT DISTINCT FROM $2::text AND (seat IS NOT NULL OR name = $3::text)
    RETURNING to_json(id)::text`;

export const FORGET_NAME = 'DELETE FROM identities WHERE id = $1::text RETURNING to_json(id)::text';

/** Checkpoints of several matches at once; an older one never replaces a newer. */
export const KEEP = `
  INSERT INTO checkpoints (id, chapter, n, hash, base)
    SELECT t.id, t.chapter, t.n, t.hash, t.base FROM json_to_recordset($1::json)
      AS t(id text, chapter integer, n integer, hash text, base jsonb)
    ON CONFLICT (id) DO UPDATE
      SET chapter = excluded.chapter, n = excluded.n, hash = excluded.hash, base = excluded.base
      WHERE (excluded.chapter, excluded.n) >= (checkpoints.chapter, checkpoints.n)
    RETURNING to_json(id)::text`;

/** What seats have begun to answer, in place of what they had begun before. */
export const DRAFT = `
  INSERT INTO drafts (table_id, seat, q, steps)
    SELECT t.id, t.seat, t.q, t.steps
      FROM json_to_recordset($1::json) AS t(id text, seat text, q integer, steps jsonb) JOIN heads USING (id)
    ON CONFLICT (table_id, seat) DO UPDATE SET q = excluded.q, steps = excluded.steps
    RETURNING to_json(seat)::text`;

export const POSTPONE = `
  UPDATE heads SET due = $2::bigint WHERE id = $1::text RETURNING to_json(id)::text`;

/** Takes tables whose time has come at $1, for as long as until $2: no two processes take the same. */
export const TAKE_DUE = `
  UPDATE heads SET due = $2::bigint
    WHERE id IN (
      SELECT id FROM heads WHERE due <= $1::bigint ORDER BY due LIMIT $3::integer FOR UPDATE SKIP LOCKED)
    RETURNING to_json(id)::text`;

/** Whoever asks twice asks soon: only so many lines are looked through. */
const NEWEST_SAID = 50;
/** So many lines are dropped together: it takes longer than to add one. */
const DROPPED_TOGETHER = 20;

/** Adds a line to the chats of several tables, once even if asked twice; drops what is older than the last $2 of each, many at a time. */
export const SAY = `
  WITH new AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json) AS t(id text, at bigint, seat text, name text, words text)
  ), added AS (
    INSERT INTO said (table_id, at, seat, name, words)
      SELECT id, at, seat, name, words FROM new
        WHERE NOT EXISTS (
          SELECT FROM (
            SELECT * FROM said s WHERE s.table_id = new.id ORDER BY s.id DESC LIMIT ${NEWEST_SAID}
          ) s
            WHERE s.at = new.at AND s.words = new.words
              AND (s.seat, s.name) IS NOT DISTINCT FROM (new.seat, new.name))
      RETURNING table_id
  ), long AS MATERIALIZED (
    SELECT a.table_id, (
        SELECT s.id FROM said s WHERE s.table_id = a.table_id ORDER BY s.id DESC OFFSET $2::integer - 1 LIMIT 1) AS last
      FROM added a
      WHERE EXISTS (
        SELECT FROM said s WHERE s.table_id = a.table_id
          ORDER BY s.id DESC OFFSET $2::integer - 1 + ${DROPPED_TOGETHER} LIMIT 1)
  ), dropped AS (
    DELETE FROM said USING long WHERE said.table_id = long.table_id AND said.id <= long.last
  )
  SELECT to_json(table_id)::text FROM added`;

/** The last $2 lines of a table's chat, the newest first. */
export const SAID = `
  SELECT json_build_object('seat', seat, 'name', name, 'words', words, 'at', at)::text
    FROM said WHERE table_id = $1::text ORDER BY id DESC LIMIT $2::integer`;

export const NAME_OF = 'SELECT to_json(name)::text FROM identities WHERE id = $1::text';

export const SET_NAME = `
  INSERT INTO identities (id, name)
    SELECT id, name FROM json_to_recordset($1::json) AS t(id text, name text)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING to_json(id)::text`;

/** A setting, or the given value if nobody has set it before. */
export const AGREE_ON = `
  WITH mine AS (
    INSERT INTO settings (key, value) VALUES ($1::text, $2::text) ON CONFLICT DO NOTHING RETURNING value
  )
  SELECT to_json(value)::text FROM mine
  UNION ALL SELECT to_json(value)::text FROM settings WHERE key = $1::text`;

export const WHICH_IS = `
  SELECT json_build_object('kind', 'match', 'game', data->>'game', 'created', (data->>'created')::bigint)::text
    FROM tables WHERE id = $1::text
  UNION ALL
  SELECT json_build_object('kind', 'campaign', 'game', data->>'game', 'created', (data->>'created')::bigint)::text
    FROM campaigns WHERE id = $1::text`;

export const EVERY_ID =
  'SELECT to_json(id)::text FROM tables UNION ALL SELECT to_json(id)::text FROM campaigns';

export const ALIVE = 'SELECT to_json(1)::text';

export const COUNT = `
  SELECT json_build_object('playing', count(*) FILTER (WHERE waits <> ''), 'all', count(*))::text FROM heads`;
