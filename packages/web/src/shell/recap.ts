import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import type { GameUi } from '../games/game-ui.js';

/** So many lines say what mattered. */
const MOST = 3;
/** What is looked at for less is no news. */
const NEWS = 0.65;

type Judge = Pick<GameUi, 'actor' | 'isTurn' | 'isMilestone' | 'pause' | 'placesOf'>;

/** What mattered since my last turn: deaths and the like first, then what was done to me, then the rest; in the order in which it happened. */
export const sinceMyTurn = (ui: Judge, log: readonly Told[], me: Seat | null): readonly Told[] => {
  if (me === null) return [];
  const isMyTurn = (t: Told): boolean => ui.isTurn?.(t.event) === true && ui.actor(t.event) === me;
  const end = log.findLastIndex(isMyTurn);
  // In the middle of my turn I know what I did.
  if (end === -1 || log.slice(end + 1).some(t => ui.actor(t.event) === me && ui.pause(t.event) >= NEWS))
    return [];
  const from = log.slice(0, end).findLastIndex(isMyTurn);
  if (from === -1) return [];
  const weight = (t: Told): number =>
    (ui.isMilestone(t.event) ? 4 : 0) + (ui.placesOf(t.event).includes(me) ? 2 : 0) + ui.pause(t.event);
  const others = log.slice(from + 1, end).filter(t => ui.actor(t.event) !== me && ui.pause(t.event) >= NEWS);
  const best = [...others].sort((a, b) => weight(b) - weight(a)).slice(0, MOST);
  return others.filter(t => best.includes(t));
};
