import { SPAWN_SQUARE, type SquareId } from '@potyczka/adrenaline/view';
import { expect, test } from 'vitest';
import { endOfOffers } from './Offers.js';
import { cornerOf, SIDE, sizeOf, standOf } from './plan.js';

/** From the middle of a token to its edge, outline and all. */
const HALF = 29;

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
        if (isSpawn) expect(y - HALF * size).toBeGreaterThanOrEqual(corner.y + endOfOffers(narrow) - 1);
        expect(y + HALF * size).toBeLessThanOrEqual(corner.y + SIDE);
        for (const other of points.slice(i + 1)) {
          const apart = Math.max(Math.abs(other.x - x), Math.abs(other.y - y));
          expect(apart, `${of} on ${square}`).toBeGreaterThanOrEqual(2 * HALF * size - 6);
        }
      }
    }
  }
});
