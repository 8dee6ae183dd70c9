/** Statements that carry tables from one database to another. Each row that one gives back is one JSON text. */

/** A part of what is stored about a table or a campaign: its rows are found by `key`. */
interface TransferPart {
  readonly name: string;
  readonly key: string;
  /** What its rows are in order of. */
  readonly order: string;
  /** A column that each database numbers for itself. */
  readonly numbered?: string;
}

/** Everything that is stored about a table or a campaign. Neither has the other's id. */
export const PARTS: readonly TransferPart[] = [
  { name: 'tables', key: 'id', order: 'id' },
  { name: 'heads', key: 'id', order: 'id' },
  { name: 'checkpoints', key: 'id', order: 'id' },
  { name: 'entries', key: 'table_id', order: 'n' },
  { name: 'drafts', key: 'table_id', order: 'seat' },
  { name: 'said', key: 'table_id', order: 'id', numbered: 'id' },
  { name: 'campaigns', key: 'id', order: 'id' },
  { name: 'campaign_lines', key: 'campaign_id', order: 'n' },
  { name: 'campaign_folds', key: 'id', order: 'id' },
];

/** The names of those parts, and of what is stored about no table. Together they are the whole schema. */
export const PART_NAMES: readonly string[] = PARTS.map(({ name }) => name);
export const APART = ['identities', 'settings', 'belongings', 'notices'] as const;

const row = ({ numbered }: TransferPart): string =>
  numbered ? `to_jsonb(x) - '${numbered}'` : 'to_jsonb(x)';

/** All rows of a table `t`. The same rows make the same text in every version of PostgreSQL. */
const ALL = `jsonb_build_object(${PARTS.map(
  part => `
    '${part.name}', (
      SELECT coalesce(jsonb_agg(${row(part)} ORDER BY x.${part.order}), '[]')
        FROM ${part.name} x WHERE x.${part.key} = t.id)`,
).join(',')})`;

/** Every table and every campaign. */
const ROOTS = '(SELECT id FROM tables UNION ALL SELECT id FROM campaigns) t';

const GIVEN = 't.id IN (SELECT json_array_elements_text($1::json))';

/** Every table and campaign with how many entries or lines it has. */
export const EVERY_TABLE = `
  SELECT json_build_array(t.id, coalesce(h.n, (SELECT count(*) FROM campaign_lines l WHERE l.campaign_id = t.id)))::text
    FROM ${ROOTS} LEFT JOIN heads h USING (id) ORDER BY t.id`;

/** Which of the given tables are there. */
export const WHICH = `SELECT to_json(t.id)::text FROM ${ROOTS} WHERE ${GIVEN}`;

/** All rows of the given tables, as a text that nobody on the way reads: numbers stay as they are. */
export const TAKE = `SELECT to_json(jsonb_agg(${ALL})::text)::text FROM ${ROOTS} WHERE ${GIVEN}`;

/** Puts down what was taken, whole or not at all. */
export const PUT = `
  WITH new AS MATERIALIZED (SELECT m FROM jsonb_array_elements($1::jsonb) m)${PARTS.filter(p => !p.numbered)
    .map(
      ({ name }) => `,
  new_${name} AS (
    INSERT INTO ${name} SELECT r.* FROM new, jsonb_populate_recordset(NULL::${name}, m->'${name}') r)`,
    )
    .join('')},
  new_said AS (
    INSERT INTO said (table_id, at, seat, name, words)
      SELECT r.table_id, r.at, r.seat, r.name, r.words
        FROM new, jsonb_array_elements(m->'said') WITH ORDINALITY AS line(v, i), jsonb_populate_record(NULL::said, v) r
        ORDER BY i)
  SELECT to_json(count(*))::text FROM new`;

/** What a table is made of: a hash over everything, and how many rows each part has. */
export const LOOK = `
  SELECT json_build_object(
    'id', id,
    'hash', encode(sha256(convert_to(al::text, 'UTF8')), 'hex'),
    'rows', json_build_object(${PART_NAMES.map(name => `'${name}', jsonb_array_length(al->'${name}')`).join(', ')})
  )::text
  FROM (SELECT t.id, ${ALL} AS al FROM ${ROOTS} WHERE ${GIVEN} OFFSET 0) looked`;

/** How many rows each part has. */
export const COUNT_ROWS = `
  SELECT json_build_object(${PART_NAMES.map(name => `'${name}', (SELECT count(*) FROM ${name})`).join(', ')})::text`;

/** Pairs that belong to no table: names of guests, and what processes have agreed on. */
export interface Pairs {
  readonly all: string;
  /** The given ones, as they are here. */
  readonly some: string;
  readonly put: string;
}

const pairs = (name: string, key: string, value: string): Pairs => ({
  all: `SELECT json_build_array(${key}, ${value})::text FROM ${name} ORDER BY ${key}`,
  some: `
    SELECT json_build_array(${key}, ${value})::text FROM ${name}
      WHERE ${key} IN (SELECT json_array_elements_text($1::json))`,
  put: `
    WITH new AS (SELECT p->>0 AS k, p->>1 AS v FROM json_array_elements($1::json) p)
    INSERT INTO ${name} (${key}, ${value}) SELECT k, v FROM new
      ON CONFLICT (${key}) DO UPDATE SET ${value} = excluded.${value}
      RETURNING to_json(${key})::text`,
});

/** Whole rows under their keys. `columns`: the others, with their types. */
const wholeRows = (name: string, key: string, columns: Readonly<Record<string, string>>): Pairs => {
  const names = Object.keys(columns);
  const row = `json_build_array(x.${key}, (to_jsonb(x) - '${key}')::text)::text`;
  return {
    all: `SELECT ${row} FROM ${name} x ORDER BY x.${key}`,
    some: `SELECT ${row} FROM ${name} x WHERE x.${key} IN (SELECT json_array_elements_text($1::json))`,
    put: `
      WITH new AS (SELECT p->>0 AS k, (p->>1)::jsonb AS v FROM json_array_elements($1::json) p)
      INSERT INTO ${name} (${key}, ${names.join(', ')})
        SELECT k, ${names.map(n => (columns[n] === 'jsonb' ? `v->'${n}'` : `(v->>'${n}')::${columns[n]}`)).join(', ')}
          FROM new
        ON CONFLICT (${key}) DO UPDATE SET ${names.map(n => `${n} = excluded.${n}`).join(', ')}
        RETURNING to_json(${key})::text`,
  };
};

export const BELONGINGS: Pairs = wholeRows(APART[2], 'key', {
  person: 'text',
  value: 'jsonb',
  until: 'bigint',
});
export const NOTICES: Pairs = wholeRows(APART[3], 'id', {
  ...{ person: 'text', target: 'text', table_id: 'text', data: 'jsonb' },
  ...{ due: 'bigint', until: 'bigint', tries: 'integer', state: 'text' },
});
export const NAMES: Pairs = pairs(APART[0], 'id', 'name');
export const AGREED: Pairs = pairs(APART[1], 'key', 'value');
