import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ahead, direction } from './angle.js';
import { compareDistance, compareDistanceToLine, orientation, type Point, snapped } from './exact.js';
import { convexHull } from './hull.js';
import {
  compareGap,
  disc,
  meeting,
  meetingOfPolygons,
  meetingOfSegments,
  nearest,
  nearestOfCores,
  placeIn,
  polygon,
  strip,
} from './shapes.js';

const at = (x: number, y: number): Point => ({ x, y });
const square = (x: number, y: number, side: number) =>
  polygon([at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side)]);

const coordinate = fc.integer({ min: -200_000, max: 200_000 });
const point = fc.record({ x: coordinate, y: coordinate });
const small = fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) });

describe('exact signs', () => {
  test('points on one line are on one line, also at the far end of the table and after snapping', () => {
    const a = snapped(1 / 3, 2 / 3);
    const b = snapped(100_000 / 3, 200_000 / 3);
    const middle = at((a.x + b.x) / 2, (a.y + b.y) / 2);
    expect(orientation(a, b, middle)).toBe(0);
    expect(orientation(a, b, at(middle.x, middle.y + 1 / 1048576))).toBe(1);
    expect(orientation(a, b, at(middle.x, middle.y - 1 / 1048576))).toBe(-1);
  });

  test('a length on the limit is neither shorter nor longer', () => {
    expect(compareDistance(at(0, 0), at(30_000, 40_000), 50_000)).toBe(0);
    expect(compareDistance(at(0, 0), at(30_000, 40_000), 50_000.5)).toBe(-1);
    expect(compareDistanceToLine(at(0, 0), at(5, 0), at(0, 5), 3)).toBe(1);
    // 3-4-5: the line through (50000, 0) and (0, 37500)... lies exactly 30000 from the origin
    expect(compareDistanceToLine(at(0, 0), at(50_000, 0), at(0, 37_500), 30_000)).toBe(0);
    expect(compareDistanceToLine(at(0, 0), at(50_000, 1 / 1048576), at(0, 37_500), 30_000)).toBe(1);
  });

  test('swapping two points of a turn turns its sign', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(orientation(a, b, c) + orientation(b, a, c)).toBe(0);
        expect(orientation(a, b, c)).toBe(orientation(b, c, a));
      }),
    );
  });
});

describe('directions', () => {
  test('are those of the library, and exact at quarter turns', () => {
    for (let angle = -36_000; angle <= 72_000; angle += 37) {
      const { x, y } = direction(angle);
      expect(x).toBeCloseTo(Math.cos((angle * Math.PI) / 18_000), 14);
      expect(y).toBeCloseTo(Math.sin((angle * Math.PI) / 18_000), 14);
    }
    expect(ahead(at(100, 100), 9000, 50)).toEqual(at(100, 150));
    expect(ahead(at(100, 100), 27_000, 50)).toEqual(at(100, 50));
    expect(direction(4500).x).toBe(direction(4500).y);
  });
});

describe('shapes', () => {
  test('segments cross, touch or are apart', () => {
    expect(meetingOfSegments(at(0, 0), at(4, 4), at(0, 4), at(4, 0))).toBe('overlap');
    expect(meetingOfSegments(at(0, 0), at(4, 4), at(2, 2), at(4, 0))).toBe('touch');
    expect(meetingOfSegments(at(0, 0), at(4, 0), at(2, 0), at(6, 0))).toBe('touch');
    expect(meetingOfSegments(at(0, 0), at(4, 0), at(5, 0), at(6, 0))).toBe('apart');
    expect(meetingOfSegments(at(0, 0), at(4, 0), at(2, 1), at(2, 5))).toBe('apart');
  });

  test('a polygon is brought into one form', () => {
    expect(polygon([at(0, 0), at(0, 4), at(2, 4), at(4, 4), at(4, 4), at(4, 0)])).toHaveLength(4);
    expect(convexHull(polygon([at(0, 0), at(0, 4), at(4, 4), at(4, 0)]))).toHaveLength(4);
  });

  test('a notch of a polygon is outside', () => {
    const notched = polygon([at(0, 0), at(8, 0), at(8, 8), at(4, 2), at(0, 8)]);
    expect(placeIn(at(4, 4), notched)).toBe('outside');
    expect(placeIn(at(4, 1), notched)).toBe('inside');
    expect(placeIn(at(4, 2), notched)).toBe('border');
    expect(placeIn(at(9, 0), notched)).toBe('outside');
  });

  test('touching is not overlapping', () => {
    expect(meetingOfPolygons(square(0, 0, 4), square(4, 0, 4))).toBe('touch');
    expect(meetingOfPolygons(square(0, 0, 4), square(4, 4, 4))).toBe('touch');
    expect(meetingOfPolygons(square(0, 0, 4), square(3, 4, 4))).toBe('touch');
    expect(meetingOfPolygons(square(0, 0, 4), square(3, 3, 4))).toBe('overlap');
    expect(meetingOfPolygons(square(0, 0, 4), square(0, 0, 4))).toBe('overlap');
    expect(meetingOfPolygons(square(0, 0, 4), square(1, 1, 2))).toBe('overlap');
    expect(meetingOfPolygons(square(0, 0, 4), square(0, 0, 8))).toBe('overlap');
    expect(meetingOfPolygons(square(0, 0, 4), square(5, 0, 4))).toBe('apart');
    // a diamond whose corners lie on the middles of the sides
    expect(meetingOfPolygons(square(0, 0, 4), [at(2, 0), at(4, 2), at(2, 4), at(0, 2)])).toBe('overlap');
    // a piece that fills the notch of another
    const notched = polygon([at(0, 0), at(8, 0), at(8, 8), at(4, 2), at(0, 8)]);
    expect(meetingOfPolygons(notched, polygon([at(0, 8), at(4, 2), at(8, 8)]))).toBe('touch');
  });

  test('discs touch exactly', () => {
    expect(meeting(disc(at(0, 0), 1350), disc(at(2700, 0), 1350))).toBe('touch');
    expect(meeting(disc(at(0, 0), 1350), disc(at(2699, 0), 1350))).toBe('overlap');
    expect(meeting(disc(at(0, 0), 1350), disc(at(2701, 0), 1350))).toBe('apart');
    expect(meeting(disc(at(0, 0), 30_000), polygon([at(50_000, 0), at(0, 37_500), at(50_000, 37_500)]))).toBe(
      'touch',
    );
  });

  test('a strip has its width and can be drawn smaller', () => {
    const tool = strip(at(0, 0), at(7500, 0), 2000, 10);
    expect(tool.core).toEqual([at(10, -990), at(7490, -990), at(7490, 990), at(10, 990)]);
    expect(meeting(strip(at(0, 0), at(7500, 0), 2000), square(1000, 1000, 500))).toBe('touch');
  });

  test('the distance of two shapes agrees with its sign, both ways', () => {
    const shape = fc.oneof(
      point.map(p => [p]),
      fc.tuple(point, point),
      fc.array(point, { minLength: 3, maxLength: 8 }).map(convexHull),
    );
    fc.assert(
      fc.property(shape, shape, (one, two) => {
        const { from, to, distance } = nearestOfCores(one, two);
        expect(nearestOfCores(two, one).distance).toBeCloseTo(distance, 5);
        if (distance > 1) {
          expect(compareGap(one, two, distance + 1e-4)).toBe(-1);
          expect(compareGap(two, one, distance - 1e-4)).toBe(1);
        } else expect(compareGap(one, two, 2)).toBe(-1);
        expect(compareDistance(snapped(from.x, from.y), snapped(to.x, to.y), distance + 1)).toBe(-1);
      }),
    );
  });

  test('two convex polygons of small whole numbers overlap exactly when a fine raster point is in both', () => {
    const shape = fc
      .array(small, { minLength: 3, maxLength: 6 })
      .map(convexHull)
      .filter(points => points.length > 2);
    fc.assert(
      fc.property(shape, shape, (one, two) => {
        const how = meetingOfPolygons(one, two);
        expect(meetingOfPolygons(two, one)).toBe(how);
        let common = false;
        for (let x = -4; x <= 4; x += 1 / 16)
          for (let y = -4; y <= 4; y += 1 / 16)
            common ||= placeIn(at(x, y), one) === 'inside' && placeIn(at(x, y), two) === 'inside';
        if (common) expect(how).toBe('overlap');
        expect(how === 'apart').toBe(compareGap(one, two, 0) === 1);
      }),
      { numRuns: 60 },
    );
  });

  test('nearest points of outlines lie on them', () => {
    const found = nearest(disc(at(0, 0), 1350), disc(at(10_000, 0), 3500));
    expect(found).toEqual({ from: at(1350, 0), to: at(6500, 0), distance: 5150 });
    expect(nearest(disc(at(0, 0), 1350), disc(at(1000, 0), 3500)).distance).toBe(0);
  });
});
