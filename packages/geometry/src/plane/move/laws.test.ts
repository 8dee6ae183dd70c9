import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turned } from '../angle.js';
import type { Point } from '../exact.js';
import type { Field, Mini, Unit } from '../field.js';
import { DEGREE, mm } from '../measures.js';
import { polygon } from '../shapes.js';
import { rulesOf } from './checks.js';
import { moveCase, reachCase, someTerrain } from './fixtures/random.js';
import { judgeMove, mayMove } from './judge.js';
import type { Move } from './move.js';
import { endPoses } from './raster.js';
import { judgeReach } from './reach.js';

/** A turn or mirroring of the whole table: of points, of directions, and whether left becomes right. */
interface Change {
  readonly point: (p: Point, f: Field) => Point;
  readonly angle: (a: number) => number;
  readonly mirrors: boolean;
  readonly swapsSides: boolean;
}

const QUARTER_TURN: Change = {
  point: (p, f) => ({ x: f.depth - p.y, y: p.x }),
  angle: a => turned(a + 90 * DEGREE),
  mirrors: false,
  swapsSides: true,
};
const MIRROR: Change = {
  point: (p, f) => ({ x: f.width - p.x, y: p.y }),
  angle: a => turned(180 * DEGREE - a),
  mirrors: true,
  swapsSides: false,
};

const changedMini = (c: Change, f: Field, m: Mini): Mini => ({
  id: m.id,
  pose: { at: c.point(m.pose.at, f), level: m.pose.level, facing: c.angle(m.pose.facing) },
});
const changedUnit = (c: Change, f: Field, u: Unit): Unit => ({
  ...u,
  minis: [changedMini(c, f, u.minis[0]), ...u.minis.slice(1).map(m => changedMini(c, f, m))],
});
const changedField = (c: Change, f: Field): Field => ({
  width: c.swapsSides ? f.depth : f.width,
  depth: c.swapsSides ? f.width : f.depth,
  terrain: f.terrain.map(t => ({ ...t, polygon: polygon(t.polygon.map(p => c.point(p, f))) })),
  tokens: f.tokens.map(t => ({ ...t, at: c.point(t.at, f) })),
  units: f.units.map(u => changedUnit(c, f, u)),
});
const MIRRORED: Partial<Record<Move['kind'], Move['kind']>> = {
  'strafe left': 'strafe right',
  'strafe right': 'strafe left',
};
const changedMove = (c: Change, f: Field, m: Move): Move => ({
  ...m,
  kind: (c.mirrors && MIRRORED[m.kind]) || m.kind,
  heading: c.angle(m.heading),
  bend: c.mirrors ? -m.bend : m.bend,
  others: m.others.map(o => changedMini(c, f, o)),
});

const CHANGES = [
  ['turning', QUARTER_TURN],
  ['mirroring', MIRROR],
] as const;

test('a move of a leader is allowed exactly when nothing speaks against it', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(moveCase, ({ field, unit, move }) => {
      const alone = { ...unit, minis: [unit.minis[0]] } as const;
      const { legal } = judgeMove(field, alone, { ...move, others: [] });
      expect(mayMove(field, alone, { ...move, others: [] })).toBe(legal);
      seen.add(legal);
    }),
    { numRuns: 300 },
  );
  expect(seen.size).toBe(2);
});

test.each(CHANGES)('%s the field does the same to a move and its refusals', (_, c) => {
  let legal = 0;
  fc.assert(
    fc.property(moveCase, ({ field, unit, move }) => {
      const before = judgeMove(field, unit, move);
      const after = judgeMove(
        changedField(c, field),
        changedUnit(c, field, unit),
        changedMove(c, field, move),
      );
      expect(rulesOf(after.refusals)).toEqual(rulesOf(before.refusals));
      expect(new Set(after.displaced)).toEqual(new Set(before.displaced));
      expect(after.slowedBy).toEqual(before.slowedBy);
      const end = c.point(before.end.at, field);
      expect(after.end.at.x).toBeCloseTo(end.x, 4);
      expect(after.end.at.y).toBeCloseTo(end.y, 4);
      if (unit.base.shape === 'round' && unit.base.diameter === mm(50))
        expect(turned(after.end.facing - c.angle(before.end.facing) + 1)).toBeCloseTo(1, 4);
      if (before.legal) legal++;
    }),
    { numRuns: 300, seed: 6 },
  );
  expect(legal).toBeGreaterThan(8);
});

test.each(CHANGES)('%s the field does the same to reach', (_, c) => {
  fc.assert(
    fc.property(reachCase, ({ field, unit, kind, end, level }) => {
      const before = judgeReach(field, unit, kind, end, level);
      const turnedUnit = changedUnit(c, field, unit);
      const after = judgeReach(changedField(c, field), turnedUnit, kind, c.point(end, field), level);
      expect(after.legal).toBe(before.legal);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test('adding an impassable piece never adds reach', () => {
  let lost = 0;
  fc.assert(
    fc.property(reachCase, someTerrain, ({ field, unit, kind }, more) => {
      const wall = { ...more, id: 'wall', move: 'impassable', kind: 'area' } as const;
      const key = (e: { at: Point; level: number }) => `${e.at.x},${e.at.y},${e.level}`;
      const before = new Set(endPoses(field, unit, kind, mm(20)).map(key));
      const after = endPoses({ ...field, terrain: [...field.terrain, wall] }, unit, kind, mm(20)).map(key);
      expect(after.filter(e => !before.has(e))).toEqual([]);
      if (after.length < before.size) lost++;
    }),
    { numRuns: 50, seed: 8 },
  );
  expect(lost).toBeGreaterThan(5);
});

test('a refusal stands as long as what caused it: taking away every piece and every other unit leaves only the move itself', () => {
  fc.assert(
    fc.property(moveCase, ({ field, unit, move }) => {
      const bare = judgeMove({ ...field, terrain: [], tokens: [], units: [unit] }, unit, {
        ...move,
        level: 0,
      });
      const causes = bare.refusals.flatMap(r => (r.by && 'terrain' in r.by ? [r] : []));
      expect(causes).toEqual([]);
      expect(bare.displaced).toEqual([]);
    }),
    { numRuns: 100, seed: 9 },
  );
});
