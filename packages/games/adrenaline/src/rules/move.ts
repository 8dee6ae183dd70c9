import { path } from '@potyczka/geometry/rooms';
import type { Ask, RuleId, Seat, Verdict } from '@potyczka/kernel';
import type { MovedBy } from '../events.js';
import { arenaOf, movesBetween, type S, standsOn, type T } from '../state.js';
import type { TextId } from '../text/en.js';
import { msg, no } from '../text/say.js';
import type { SquareId } from '../vocabulary.js';
import { squaresFrom } from './shot.js';

/** A move of a player's own figure as part of an action. */
export interface Move {
  readonly rule: RuleId;
  readonly ask: TextId;
  readonly most: number;
  /** What else the destination must fulfil. */
  judge?(to: SquareId): Verdict;
}

/** ADR-RUN-02: through open borders and doors; occupied squares do not matter. */
const judgeMove = (s: S, from: SquareId, to: SquareId, move: Move): Verdict => {
  if (movesBetween(s, from, to) > move.most) return no(move.rule, 'too-far', { most: move.most });
  return move.judge?.(to);
};

/** Asks where to move, the own square first. */
export const askMove = (t: T, p: Seat, move: Move): Ask<SquareId> => {
  const from = standsOn(t.s, p);
  return t.choose(p, {
    rule: move.rule,
    ask: msg(move.ask, { most: move.most }),
    from: squaresFrom(t.s, from),
    key: q => q,
    judge: q => judgeMove(t.s, from, q, move),
    show: q => ({
      label: q === from ? msg('stay-label') : msg('square-label', { square: q }),
      at: [q],
      preview: { path: path(arenaOf(t.s), from, q) },
    }),
  });
};

/** Moves a player's figure; staying is no event. */
export const go = (t: T, p: Seat, to: SquareId, how: MovedBy): void => {
  if (standsOn(t.s, p) !== to) t.emit({ type: 'moved', who: p, to, how });
};
