import { path } from '@potyczka/geometry/rooms';
import type { Ask, RuleId, Seat, Verdict } from '@potyczka/kernel';
import type { MovedBy } from '../events.js';
import { arenaOf, boardOf, movesBetween, type S, seesSquare, standsOn, type T } from '../state.js';
import { msg, no, type Says } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import type { Figure, SquareId } from '../vocabulary.js';
import { squaresFrom } from './shot.js';

/** A move of a player's own figure as part of an action. */
export interface Move {
  readonly rule: RuleId;
  readonly ask: Says<'most'>;
  readonly most: number;
  /** What else the destination must fulfil. */
  judge?(to: SquareId): Verdict;
  /** What it would bring to go there. */
  foresee?(to: SquareId): Preview;
  /** Squares that nothing can be fired from are allowed, and say so. */
  readonly shotMayFollow?: true;
}

/** ADR-RUN-02: through open borders and doors; occupied squares do not matter. */
const judgeMove = (s: S, from: SquareId, to: SquareId, move: Move): Verdict => {
  if (movesBetween(s, from, to) > move.most) return no(move.rule, 'too-far-to-move', { most: move.most });
  return move.judge?.(to);
};

const seenFrom = (s: S, p: Seat, square: SquareId): Figure[] =>
  s.figures.filter(f => {
    const { at } = boardOf(s, f);
    return f !== p && at !== null && seesSquare(s, square, at);
  });

const showMove = (s: S, p: Seat, from: SquareId, to: SquareId, move: Move) => {
  const brings = move.foresee?.(to);
  const isBlind = move.shotMayFollow && brings?.fires?.length === 0;
  const label: Says<'square'> = isBlind
    ? to === from
      ? 'stay-no-shot-label'
      : 'square-no-shot-label'
    : to === from
      ? 'stay-label'
      : 'square-label';
  const preview: Preview = { path: path(arenaOf(s), from, to), sees: seenFrom(s, p, to), ...brings };
  return { label: msg(label, { square: to }), at: [to], preview };
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
    show: q => showMove(t.s, p, from, q, move),
  });
};

/** Moves a player's figure; staying is no event. */
export const go = (t: T, rule: RuleId, p: Seat, to: SquareId, how: MovedBy): void => {
  if (standsOn(t.s, p) !== to) t.emit({ type: 'moved', who: p, to, how, by: p }, rule);
};
