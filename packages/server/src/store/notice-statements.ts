/** Statements about what people are to be told. Each row that one gives back is one JSON text. */

/** Puts notices into the queue; one that was there before, told or not, stays as it is. */
export const ADD = `
  INSERT INTO notices (id, person, target, table_id, data, due, until, tries, state)
    SELECT id, person, target, table_id, data, due, until, 0, 'waiting' FROM json_to_recordset($1::json)
      AS t(id text, person text, target text, table_id text, data jsonb, due bigint, until bigint)
    ON CONFLICT (id) DO NOTHING RETURNING to_json(id)::text`;

/** Takes notices whose time has come at $1, for as long as until $2: no two processes take the same. */
export const CLAIM = `
  UPDATE notices SET due = $2::bigint, tries = tries + 1
    WHERE id IN (
      SELECT id FROM notices WHERE state = 'waiting' AND due <= $1::bigint
        ORDER BY due LIMIT $3::integer FOR UPDATE SKIP LOCKED)
    RETURNING json_build_object(
      'id', id, 'person', person, 'target', target, 'table', table_id, 'data', data, 'until', until,
      'tries', tries, 'lease', due)::text`;

/** From here on nobody else sends it, whatever becomes of us; nothing if our lease has run out. */
export const BEGIN = `
  UPDATE notices SET state = 'sending' WHERE id = $1::text AND state = 'waiting' AND due = $2::bigint
    RETURNING to_json(id)::text`;

/** It stays for a while, so that it is not told again. */
export const END = `
  UPDATE notices SET state = 'done', data = '{}' WHERE id = $1::text RETURNING to_json(id)::text`;

export const AGAIN = `
  UPDATE notices SET state = 'waiting', due = $2::bigint
    WHERE id = $1::text AND state <> 'done' AND (state = 'sending' OR due = $3::bigint)
    RETURNING to_json(id)::text`;

/** Those that nobody could tell any more at $1. */
export const PRUNE = `
  DELETE FROM notices WHERE id IN (SELECT id FROM notices WHERE until <= $1::bigint LIMIT 500)
    RETURNING to_json(id)::text`;

/** Everybody who wants to be told, and whether they lead a group that does. */
export const TOLD = `
  SELECT json_build_array(person, bool_or(value->'to'->'group' = 'true'))::text
    FROM belongings WHERE starts_with(key, 'target:') GROUP BY person`;

/** A table as it stands, without its entries. */
export const LOOK = `
  SELECT json_build_object(
    'data', t.data, 'version', t.version, 'n', h.n,
    'head', json_build_object('updated', h.updated, 'waits', h.waits, 'asked', h.asked)
  )::text
  FROM tables t JOIN heads h USING (id) WHERE t.id = $1::text`;
