import type { AnyGame, Deps } from './deps.js';
import { Match } from './match.js';
import { Refused, refused } from './refused.js';
import type { Stored, StoredTable } from './store.js';
import type { TimeSlices } from './time-slices.js';

/** A match brought back into memory. `table` differs from what is stored if the rules have changed since. */
export interface Raised {
  readonly table: StoredTable;
  readonly match: Match | null;
}

/**
 * Plays what is stored of a table again. If the rules have been mended in a
 * way that the record cannot follow, a new chapter starts at the checkpoint.
 */
export const restore = async (
  stored: Stored,
  game: AnyGame,
  deps: Deps,
  slices: TimeSlices,
): Promise<Raised> => {
  const { table } = stored;
  if (table.rulesVersion > game.rulesVersion) throw refused('fault', 'table-rules-newer');
  const current = { ...table, rulesVersion: game.rulesVersion };
  if (table.phase === 'open') return { table: current, match: null };
  try {
    return { table: current, match: await repeated(stored, game, slices) };
  } catch (e) {
    deps.fault?.('replay', e);
    if (table.phase === 'over') throw refused('fault', 'table-rules-changed');
  }
  return newChapter(stored, game, deps);
};

const repeated = async (stored: Stored, game: AnyGame, slices: TimeSlices): Promise<Match> => {
  const match = new Match(game, stored.table);
  await slices.take(repeating(match, stored));
  return match;
};

/** One entry at a time. */
function* repeating(match: Match, { entries, kept, drafts }: Stored): Generator<void, void> {
  for (const entry of entries) {
    if (entry.n <= match.from) continue;
    match.repeat(entry);
    if (kept && kept.n === entry.n && kept.chapter === match.chapter && kept.hash !== match.run.hash)
      throw new Error(`the state after entry ${entry.n} is another one than it was`);
    yield;
  }
  match.resumeDrafts(drafts ?? []);
}

const newChapter = (stored: Stored, game: AnyGame, deps: Deps): Raised => {
  const { entries, kept } = stored;
  const number = (stored.table.chapter?.number ?? 0) + 1;
  const base = kept && kept.chapter === number - 1 ? kept.base : (stored.table.chapter?.base ?? null);
  const from = entries.at(-1)?.n ?? stored.table.chapter?.from ?? 0;
  const table: StoredTable = {
    ...stored.table,
    rulesVersion: game.rulesVersion,
    chapter: { number, from, base },
  };
  try {
    return { table, match: new Match(game, table) };
  } catch (e) {
    if (!(e instanceof Refused)) deps.fault?.('chapter', e);
    throw refused('fault', 'table-rules-changed');
  }
};
