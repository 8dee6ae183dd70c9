import { foresee } from './rules/damage.js';
import type { Shot } from './rules/shot.js';
import { type S, squareOf } from './state.js';
import { msg } from './text/say.js';
import type { Blow, Preview } from './view/preview.js';
import { type Figure, isFigure, isSpawnTarget, type SquareId, type Target } from './vocabulary.js';

/** Who hits, and the marks that the same shot has given before. */
type Hitter = Pick<Shot, 'marks'> & { readonly by: Figure };

/** What a target would take; a spawnpoint has no board. */
export const blowsOf = (
  s: S,
  { by, marks: given }: Hitter,
  target: Target,
  damage: number,
  marks: number,
): Blow[] => {
  if (!isFigure(target)) return [];
  const waiting = given.reduce((sum, m) => (m.who === target ? sum + m.amount : sum), 0);
  return [foresee(s, by, target, damage, marks, waiting)];
};

/** How a target is shown before it is chosen: who, where, and what it would take. */
export const showTarget = (
  s: S,
  hitter: Hitter,
  target: Target,
  damage: number,
  marks: number,
  from?: SquareId | null,
) => {
  const at = squareOf(s, target);
  const preview: Preview = {
    damage,
    marks,
    blows: blowsOf(s, hitter, target, damage, marks),
    ...(from && at ? { line: [from, at] } : {}),
  };
  return {
    label: msg(isSpawnTarget(target) ? 'spawn-label' : 'figure-label', { target }),
    at: at ? [target, at] : [target],
    preview,
  };
};

export const showSquare = (square: SquareId) => ({ label: msg('square-label', { square }), at: [square] });

/** A square for a figure that is moved, its own one included. */
export const showLanding = (from: SquareId, to: SquareId) =>
  to === from ? { label: msg('leave-label', { square: to }), at: [to] } : showSquare(to);
