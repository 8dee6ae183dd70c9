/** Statements about campaigns. Each row that one gives back is one JSON text. */

export const BEGIN = `
  WITH made AS (
    INSERT INTO campaigns (id, version, people, data)
      SELECT $1::text, $2::integer, $3::text[], $4::jsonb
      ON CONFLICT DO NOTHING RETURNING id
  ), filled AS (
    INSERT INTO campaign_lines (campaign_id, n, match_id, line)
      SELECT made.id, (l->>'n')::integer, l->>'table', l FROM made, jsonb_array_elements($5::jsonb) l
  )
  SELECT to_json(id)::text FROM made`;

export const ALONE = 'SELECT c.data::text FROM campaigns c WHERE c.id = $1::text';

/** A campaign with its lines after $2. */
export const LOAD = `
  SELECT json_build_object(
    'campaign', c.data,
    'lines', (
      SELECT coalesce(json_agg(l.line ORDER BY l.n), '[]')
        FROM campaign_lines l WHERE l.campaign_id = c.id AND l.n > $2::integer)
  )::text
  FROM campaigns c WHERE c.id = $1::text`;

export const KEPT = 'SELECT f.kept::text FROM campaign_folds f WHERE f.id = $1::text';

export const HAS_LINE_OF = `
  SELECT to_json(n)::text FROM campaign_lines WHERE campaign_id = $1::text AND match_id = $2::text`;

/** Adds the next line, unless its number or its match is there already. */
export const WRITE = `
  INSERT INTO campaign_lines (campaign_id, n, match_id, line)
    SELECT c.id, $2::integer, $3::text, $4::jsonb FROM campaigns c
      WHERE c.id = $1::text
        AND $2::integer = 1 + (SELECT count(*) FROM campaign_lines l WHERE l.campaign_id = $1::text)
    ON CONFLICT DO NOTHING
    RETURNING to_json(n)::text`;

/** Whether a line is stored as it was sent. */
export const FIND_LINE = `
  SELECT to_json(n)::text FROM campaign_lines
    WHERE campaign_id = $1::text AND n = $2::integer AND line = $3::jsonb`;

export const SAVE = `
  UPDATE campaigns SET version = $2::integer, people = $3::text[], data = $4::jsonb
    WHERE id = $1::text AND version = $2::integer - 1
    RETURNING to_json(id)::text`;

/** Whether a campaign is stored in just this form. */
export const FIND = `
  SELECT to_json(id)::text FROM campaigns
    WHERE id = $1::text AND version = $2::integer AND data = $3::jsonb`;

export const KEEP = `
  INSERT INTO campaign_folds (id, kept) SELECT id, $2::jsonb FROM campaigns WHERE id = $1::text
    ON CONFLICT (id) DO UPDATE SET kept = excluded.kept
    RETURNING to_json(id)::text`;

export const LIST_OF = `
  SELECT json_build_object(
    'campaign', c.data,
    'version', c.version,
    'lines', (SELECT count(*) FROM campaign_lines l WHERE l.campaign_id = c.id)
  )::text
  FROM campaigns c WHERE c.people @> ARRAY[$1::text]
  ORDER BY (c.data->>'updated')::bigint DESC LIMIT $2::integer`;

export const REMOVE = `
  WITH lines AS (DELETE FROM campaign_lines WHERE campaign_id = $1::text),
    folds AS (DELETE FROM campaign_folds WHERE id = $1::text)
  DELETE FROM campaigns WHERE id = $1::text RETURNING to_json(id)::text`;
