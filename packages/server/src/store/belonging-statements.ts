/** Statements about what is kept of people beside tables. Each row that one gives back is one JSON text. */

const SHOWN = `json_build_object('key', b.key, 'person', b.person, 'value', b.value, 'until', b.until)::text`;

export const FIND = `SELECT ${SHOWN} FROM belongings b WHERE b.key = $1::text`;

/** In the order of bytes, which is the same in every database. */
export const OF = `
  SELECT ${SHOWN} FROM belongings b
    WHERE b.person = $1::text AND starts_with(b.key, $2::text) ORDER BY b.key COLLATE "C"`;

/** Codes that nobody has used go when the next is kept. */
export const PUT = `
  INSERT INTO belongings (key, person, value, until)
    VALUES ($1::text, $2::text, $3::jsonb, $4::bigint)
    ON CONFLICT (key) DO UPDATE SET person = excluded.person, value = excluded.value, until = excluded.until
    RETURNING to_json(key)::text`;

export const DROP_CODES = `
  DELETE FROM belongings WHERE until <= $1::bigint AND (starts_with(key, 'code:') OR starts_with(key, 'host:')) RETURNING to_json(key)::text`;

export const TAKE = `DELETE FROM belongings b WHERE b.key = $1::text RETURNING ${SHOWN}`;

export const MOVE = `
  UPDATE belongings SET person = $2::text WHERE person = $1::text RETURNING to_json(key)::text`;

/** Everything of $1 but what is of one kind. */
export const FORGET = `
  DELETE FROM belongings WHERE person = $1::text AND NOT starts_with(key, $2::text) RETURNING to_json(key)::text`;

/** So many of somebody's newest tables are looked through for those who sat there too. */
const NEWEST = 300;

/** With whom somebody has sat at tables that have begun, the $2 last first, by the name that they have now. */
export const COMPANIONS = `
  WITH mine AS MATERIALIZED (
    SELECT t.data, h.updated FROM tables t JOIN heads h USING (id)
      WHERE t.people @> ARRAY[$1::text] AND t.data->>'phase' <> 'open'
      ORDER BY h.updated DESC LIMIT ${NEWEST}
  ), met AS (
    SELECT s->'sitter'->>'id' AS id, max(s->'sitter'->>'name') AS called, count(*) AS games, max(m.updated) AS last
      FROM mine m, jsonb_array_elements(m.data->'seats') s
      WHERE s->'sitter'->>'kind' = 'human' AND s->'sitter'->>'id' <> $1::text
      GROUP BY 1 ORDER BY last DESC, id LIMIT $2::integer
  )
  SELECT json_build_object(
    'id', met.id, 'name', coalesce(i.name, met.called), 'games', met.games, 'last', met.last)::text
    FROM met LEFT JOIN identities i ON i.id = met.id ORDER BY met.last DESC, met.id`;
