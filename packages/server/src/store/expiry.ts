import type { Keeping } from '@potyczka/table';
import type { Driver } from './driver.js';

/** Matches may have very many entries: few are removed at a time, so that nobody waits for it. */
const AT_A_TIME = 2;

const HAS_PEOPLE = `(t.data ? 'hadPeople'
  OR jsonb_path_exists(t.data, '$.seats[*].sitter ? (@.kind == "human")'))`;
const IS_UNPLAYED = `(t.data ->> 'phase' = 'open' OR NOT ${HAS_PEOPLE})`;

/**
 * Removes tables whose time is over at $1: unplayed ones that have not changed since $2, and finished matches
 * of people that have not since $3. A match that people play is never one of them.
 */
const REMOVE = `
  WITH old AS MATERIALIZED (
    SELECT h.id FROM heads h JOIN tables t USING (id)
      WHERE h.due <= $1::bigint AND (
        (${IS_UNPLAYED} AND h.updated <= $2::bigint)
        OR (NOT ${IS_UNPLAYED} AND t.data ->> 'phase' = 'over' AND h.updated <= $3::bigint))
      ORDER BY h.due LIMIT ${AT_A_TIME} FOR UPDATE OF h SKIP LOCKED
  ),
  heads_gone AS (DELETE FROM heads USING old WHERE heads.id = old.id),
  tables_gone AS (DELETE FROM tables USING old WHERE tables.id = old.id),
  entries_gone AS (DELETE FROM entries USING old WHERE entries.table_id = old.id),
  checkpoints_gone AS (DELETE FROM checkpoints USING old WHERE checkpoints.id = old.id),
  drafts_gone AS (DELETE FROM drafts USING old WHERE drafts.table_id = old.id),
  said_gone AS (DELETE FROM said USING old WHERE said.table_id = old.id)
  SELECT to_json(id)::text FROM old`;

/**
 * Gives a time to tables that were stored without one, by an older program or under other settings. Not to
 * those in which a person has ever answered: an older program did not note who had left their seat to a bot.
 */
const SET_TIMES = `
  UPDATE heads h SET due = CASE WHEN ${IS_UNPLAYED} THEN $1::bigint ELSE $2::bigint END
    FROM tables t
    WHERE t.id = h.id AND h.due IS NULL AND CASE
      WHEN t.data ->> 'phase' = 'open' THEN $1::bigint IS NOT NULL
      WHEN ${IS_UNPLAYED} THEN $1::bigint IS NOT NULL AND NOT EXISTS (
        SELECT FROM entries e WHERE e.table_id = h.id AND (e.entry ? 'a' OR e.entry ? 'path') AND NOT e.entry ? 'by')
      ELSE t.data ->> 'phase' = 'over' AND $2::bigint IS NOT NULL END
    RETURNING to_json(h.id)::text`;

const ago = (now: number, ms: number | null): number | null => (ms === null ? null : now - ms);
const ahead = (now: number, ms: number | null): number | null => (ms === null ? null : now + ms);

/** Removes some tables whose time is over, if there are any; gives back which. */
export const removeExpired = async (driver: Driver, now: number, keeping: Keeping): Promise<string[]> =>
  (await driver.query(REMOVE, [now, ago(now, keeping.unplayed), ago(now, keeping.matches)])) as string[];

/** Gives a time to tables that have none; to how many. */
export const setTimes = async (driver: Driver, now: number, keeping: Keeping): Promise<number> =>
  (await driver.query(SET_TIMES, [ahead(now, keeping.unplayed), ahead(now, keeping.matches)])).length;
