import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';

/** So many lines say what mattered. */
const MOST = 3;
/** What is worth less is no news. */
const NEWS = 0.65;
/** What is worth so much is told where there is no news: who came, and who took what. */
const SMALL_NEWS = 0.6;

/** So much is worth what I have done myself with my eyes on the board. */
const A_STEP = 0.35;

/** What is told before I decide. */
export interface Recent {
  readonly told: readonly Told[];
  /** I have had a turn before this one: it is told since then. */
  readonly isSinceMine: boolean;
}

const NOTHING: Recent = { told: [], isSinceMine: false };

type Judge = Needs<'story' | 'turns' | 'inBrief'>;

/** What is told as one line stands where the last of it happened. */
const gathered = (ui: Judge, told: readonly Told[]): readonly Told[] => {
  let lines: Told[] = [];
  for (const t of told) {
    const one = lines.find(x => ui.inBrief?.asOne(x.event, t.event));
    const event = one && ui.inBrief?.asOne(one.event, t.event);
    lines = lines.filter(x => x !== one);
    lines.push(event ? ({ ...t, event } as Told) : t);
  }
  return lines;
};

/**
 * What others did since my last turn: deaths and the like first, then what was done to me, then the rest; in the
 * order in which it happened. Before my first turn: since the first turn of anybody.
 */
export const sinceMyTurn = (ui: Judge, log: readonly Told[], me: Seat | null): Recent => {
  if (me === null) return NOTHING;
  const worth = (t: Told): number => ui.story.newsOf(t.event);
  const isTurn = (t: Told): boolean => ui.turns?.isTurn(t.event) === true;
  const isMine = (t: Told): boolean => ui.story.actor(t.event) === me;
  const last = log.findLastIndex(isTurn);
  const turn = log[last];
  if (!turn) return NOTHING;
  // In the middle of my turn I know what I did, were it only a step; asked in the middle of another's, I am told up to now.
  if (isMine(turn) && log.slice(last + 1).some(t => isMine(t) && worth(t) >= A_STEP)) return NOTHING;
  const before = log.slice(0, last).findLastIndex(t => isTurn(t) && isMine(t));
  const from = before === -1 ? log.findIndex(isTurn) : before;
  const others = log.slice(from + 1, isMine(turn) ? last : undefined).filter(t => !isMine(t));
  const news = others.filter(t => worth(t) >= NEWS);
  const told = gathered(ui, news.length > 0 ? news : others.filter(t => worth(t) >= SMALL_NEWS));
  const weight = (t: Told): number =>
    (ui.story.isMilestone(t.event) ? 4 : 0) + (ui.story.placesOf(t.event).includes(me) ? 2 : 0) + worth(t);
  const best = [...told].sort((a, b) => weight(b) - weight(a)).slice(0, MOST);
  return { told: told.filter(t => best.includes(t)), isSinceMine: before !== -1 };
};
