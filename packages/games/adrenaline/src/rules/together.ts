import { DIRECTIONS, ray, straight } from '@potyczka/geometry/rooms';
import type { Verdict } from '@potyczka/kernel';
import type { HitSome } from '../content/effects.js';
import { arenaOf, type S, squareOf } from '../state.js';
import { no } from '../text/say.js';
import type { SquareId, Target } from '../vocabulary.js';

/** One or two squares straight ahead, doors yes, walls no. */
export const flamesFrom = (s: S, at: SquareId): (readonly SquareId[])[] =>
  DIRECTIONS.map(d => straight(arenaOf(s), at, d, 2)).filter(line => line.length > 0);

const areDifferent = (squares: readonly SquareId[]): boolean => new Set(squares).size === squares.length;

/** On a half-line from the own square, which belongs to it; walls do not matter. */
const areInOneDirection = (s: S, at: SquareId, squares: readonly SquareId[]): boolean =>
  DIRECTIONS.some(d => {
    const line = ray(arenaOf(s), at, d);
    return squares.every(q => line.includes(q));
  });

/** Judges targets that are hit together. */
export const judgeTogether = (
  s: S,
  at: SquareId,
  together: NonNullable<HitSome['together']>,
  set: readonly Target[],
): Verdict => {
  const squares = set.map(x => squareOf(s, x) as SquareId);
  const { rule } = together;
  switch (together.are) {
    case 'on-different-squares':
      return areDifferent(squares) ? undefined : no(rule, 'one-per-square');
    case 'in-one-direction':
      return areInOneDirection(s, at, squares) ? undefined : no(rule, 'not-in-line');
    case 'in-one-flame':
      if (!flamesFrom(s, at).some(line => squares.every(q => line.includes(q))))
        return no(rule, 'not-in-flame');
      return areDifferent(squares) ? undefined : no(together.oneEach, 'one-per-square');
  }
};
