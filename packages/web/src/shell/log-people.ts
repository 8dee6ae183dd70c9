import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';

type Actors = Needs<'story' | 'turns'>;

/** What stands before a line of the log. */
export interface Before {
  /** Whose figure it is about, the first time in a turn. */
  readonly person: Seat | null;
  /** Whose time had run out, where what the table decided for them begins. */
  readonly late: Seat | 'somebody' | null;
}

const isSameClock = (a: Told, b: Told | undefined): boolean => b?.by === 'clock' && a.whose === b.whose;

/**
 * Who acts, and whose time had run out, once for each turn and for each time.
 * What a late player's last decision brought about may be the next player's
 * turn: it is not the next player who was late.
 */
export const beforeLines = (ui: Actors, log: readonly Told[]): readonly Before[] => {
  let named = new Set<Seat>();
  let last: Seat | null = null;
  let clock: Told | undefined;
  return log.map((told, i) => {
    if (ui.story.isQuiet(told.event)) return { person: null, late: null };
    const actor = ui.story.actor(told.event);
    const isNew = ui.turns ? ui.turns.isTurn(told.event) : actor !== null && actor !== last;
    // What was told of the set-up is folded away.
    if (isNew || (told.n > 0 && log[i - 1]?.n === 0)) named = new Set();
    last = actor ?? last;
    const person = actor !== null && !named.has(actor) ? actor : null;
    if (actor !== null) named.add(actor);
    const isLate = told.by === 'clock' && !isSameClock(told, clock);
    clock = told.by === 'clock' ? told : undefined;
    return { person, late: isLate ? (told.whose ?? 'somebody') : null };
  });
};

/**
 * Whether my time had run out when I last had to decide. Then the table plays my turn to its end; what it
 * answered because there was no choice counts for nothing. It is over once I do something in a turn of mine.
 */
export const wasLate = (ui: Actors, log: readonly Told[], me: Seat | null): boolean => {
  if (me === null) return false;
  const late = log.findLastIndex(told => told.whose === me);
  if (late === -1) return false;
  const since = log.slice(late + 1);
  const isMine = (told: Told): boolean => ui.story.actor(told.event) === me;
  const turn = ui.turns ? since.findIndex(told => ui.turns?.isTurn(told.event) && isMine(told)) : -1;
  if (ui.turns && turn === -1) return true;
  return !since.slice(turn + 1).some(told => !told.by && isMine(told));
};
