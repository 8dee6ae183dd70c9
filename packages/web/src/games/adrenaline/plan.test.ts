import { SPAWN_SQUARE, type SquareId } from '@potyczka/adrenaline/view';
import { expect, test } from 'vitest';
import { endOfOffers } from './Offers.js';
import { cornerOf, SIDE, sizeOf, standOf } from './plan.js';

/** From the middle of a base to its edge, and from there to the top of the figure. */
const HALF = 33;
const HIGH = 60;

const CROWDS = [1, 2, 3, 4, 5];
const SQUARES: readonly SquareId[] = [...Object.values(SPAWN_SQUARE), '10', '12'];

test.each([false, true])('figures hide neither weapons nor each other (on a phone: %s)', narrow => {
  for (const square of SQUARES) {
    const corner = cornerOf(square);
    const isSpawn = Object.values(SPAWN_SQUARE).includes(square);
    for (const of of CROWDS) {
      const size = sizeOf(square, of, narrow);
      const points = Array.from({ length: of }, (_, nth) => standOf(square, nth, of));
      for (const [i, { x, y }] of points.entries()) {
        if (isSpawn) expect(y - HIGH * size).toBeGreaterThanOrEqual(corner.y + endOfOffers(narrow) - 1);
        expect(y + 0.5 * HALF * size).toBeLessThanOrEqual(corner.y + SIDE);
        for (const other of points.slice(i + 1)) {
          // Those behind stand so far back that their heads are seen.
          const isApart = Math.abs(other.x - x) >= 2 * HALF * size - 6 || Math.abs(other.y - y) >= HIGH;
          expect(isApart, `${of} on ${square}`).toBe(true);
        }
      }
    }
  }
});
