import type { AnyGame } from './any-game.js';
import type { Deps } from './deps.js';
import { Match } from './match.js';
import type { Stopped } from './protocol.js';
import { refused } from './refused.js';
import type { Stored, StoredTable } from './store.js';
import type { TimeSlices } from './time-slices.js';

/** A match brought back into memory. `table` differs from what is stored if the rules have changed since. */
export interface Restored {
  readonly table: StoredTable;
  readonly match: Match | null;
}

/** The entries do not lead to where they led. Its words go into a log, where no table is named. */
class ReplayDiffers extends Error {
  constructor(
    game: string,
    /** The last entry that is shown. */
    readonly at: number,
    problem: string,
    cause?: unknown,
  ) {
    super(`a match of ${game} cannot be continued, and stands still after entry ${at}: ${problem}`, {
      cause,
    });
  }
}

/**
 * Plays what is stored of a table again. A match that does not come to where it was stands still: it can be read as
 * far as it came back, nothing is added to it, and what is stored of it stays as it is, for a program that can
 * go on with it. It is never played on as another match.
 */
export const restore = async (
  stored: Stored,
  game: AnyGame,
  deps: Deps,
  slices: TimeSlices,
): Promise<Restored> => {
  const { table } = stored;
  if (table.rulesVersion > game.rulesVersion) throw refused('fault', 'table-rules-newer');
  const current = { ...table, rulesVersion: game.rulesVersion };
  if (table.phase === 'open') return { table: current, match: null };
  const match = begun(stored, game, deps);
  try {
    await slices.take(repeating(match, stored));
    return { table: current, match };
  } catch (e) {
    deps.fault?.('replay', e);
    const why: Stopped['why'] = table.rulesVersion === game.rulesVersion ? 'differs' : 'rules';
    match.standStill({ why, at: match.n });
    return { table, match };
  }
};

const begun = ({ table }: Stored, game: AnyGame, deps: Deps): Match => {
  try {
    return new Match(game, table, deps.chanceOf?.(table));
  } catch (e) {
    deps.fault?.('replay', e);
    throw refused('fault', 'table-rules-changed');
  }
};

/** One entry at a time. */
function* repeating(match: Match, { table, entries, kept, drafts }: Stored): Generator<void, void> {
  for (const entry of entries) {
    if (entry.n <= match.from) continue;
    try {
      match.repeat(entry);
    } catch (e) {
      throw new ReplayDiffers(table.game, match.n, e instanceof Error ? e.message : String(e), e);
    }
    if (kept && kept.n === entry.n && kept.chapter === match.chapter && kept.hash !== match.run.hash)
      throw new ReplayDiffers(table.game, match.n, 'the state is another one than it was');
    yield;
  }
  match.resumeDrafts(drafts ?? []);
}
