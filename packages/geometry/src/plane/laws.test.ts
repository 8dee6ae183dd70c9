import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cylinder } from './base.js';
import type { Spot } from './between.js';
import { coverOfUnit } from './cover.js';
import { type Field, leaderOf, type Mini, type Terrain, type Unit } from './field.js';
import { DEGREE, mm } from './measures.js';
import { gap, rangeOfUnits } from './range.js';
import { polygon } from './shapes.js';
import { looker, type PlaneSight, sight, sightBetween, survey } from './sight.js';
import { runsThrough } from './spots.js';
import { field, oblong, round } from './testing.js';
import { terrainBodies } from './volumes.js';

/** Everything lies on a raster of 4.5 mm, a third of the radius of a small base: touching is common. */
const RASTER = 4.5;
const place = (min: number, max: number) => fc.integer({ min, max }).map(n => mm(n * RASTER));

const corners = (shape: 'box' | 'angle' | 'triangle', x: number, y: number, w: number, h: number) => {
  const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  if (shape === 'box') return [at(0, 0), at(w, 0), at(w, h), at(0, h)];
  if (shape === 'triangle') return [at(0, 0), at(w, 0), at(0, h)];
  return [at(0, 0), at(2 * w, 0), at(2 * w, h), at(w, h), at(w, 2 * h), at(0, 2 * h)];
};

const terrain: fc.Arbitrary<Omit<Terrain, 'id'>> = fc
  .record({
    shape: fc.constantFrom('box', 'box', 'angle', 'triangle'),
    x: place(8, 60),
    y: place(-18, 8),
    w: place(1, 12),
    h: place(1, 24),
    bottom: fc.constantFrom(0, 0, 0, mm(30)),
    height: fc.constantFrom(mm(11.9), mm(41.9), mm(60), mm(100)),
    kind: fc.constantFrom('obstacle', 'obstacle', 'area'),
    cover: fc.constantFrom('light', 'heavy'),
  })
  .map(({ shape, x, y, w, h, bottom, height, kind, cover }) => ({
    kind,
    cover,
    barricade: false,
    move: 'open',
    blocksSight: true,
    polygon: polygon(corners(shape, x, y, w, h)),
    bottom,
    top: bottom + height,
  }));

const unitOf = (id: string, x: fc.Arbitrary<number>): fc.Arbitrary<Unit> =>
  fc
    .record({
      x,
      y: place(-8, 8),
      level: fc.constantFrom(0, 0, mm(41.9)),
      facing: fc.constantFrom(0, 90 * DEGREE, 37 * DEGREE),
      kind: fc.constantFrom(
        { type: 'trooper', base: round(27), top: mm(41.9) } as const,
        { type: 'trooper', base: round(27), top: mm(41.9) } as const,
        { type: 'groundVehicle', base: oblong(175), top: mm(60) } as const,
      ),
    })
    .map(({ x: px, y, level, facing, kind }) => ({
      id,
      side: id,
      type: kind.type,
      base: kind.base,
      silhouette: { bottom: 0, top: kind.top },
      speed: 2,
      leaderHasMelee: true,
      suppression: 0,
      minis: [{ id: `${id}1`, pose: { at: { x: px, y }, level, facing } }],
    }));

const position = (pieces: number): fc.Arbitrary<Field> =>
  fc
    .record({
      pieces: fc.array(terrain, { minLength: 1, maxLength: pieces }),
      a: unitOf('A', fc.constant(0)),
      b: unitOf('B', place(20, 70)),
    })
    .map(({ pieces: all, a, b }) =>
      field(
        [a, b],
        all.map((t, n) => ({ ...t, id: `t${n}` })),
      ),
    );

const look = (f: Field): PlaneSight => {
  const [a, b] = f.units;
  return sight(f, a!, leaderOf(a!), b!, leaderOf(b!));
};

const changed = (
  f: Field,
  point: (x: number, y: number) => { x: number; y: number },
  facing: (n: number) => number,
): Field => {
  const mini = (m: Mini): Mini => ({
    ...m,
    pose: { ...m.pose, at: point(m.pose.at.x, m.pose.at.y), facing: facing(m.pose.facing) },
  });
  return {
    ...f,
    terrain: f.terrain.map(t => ({ ...t, polygon: polygon(t.polygon.map(p => point(p.x, p.y))) })),
    units: f.units.map(u => ({ ...u, minis: [mini(u.minis[0]), ...u.minis.slice(1).map(mini)] })),
  };
};

const turnedField = (f: Field) =>
  changed(
    f,
    (x, y) => ({ x: -y, y: x }),
    n => n + 90 * DEGREE,
  );
const mirroredField = (f: Field) =>
  changed(
    f,
    (x, y) => ({ x, y: -y }),
    n => -n,
  );

/** A slow, obvious reference: lines between many points of both silhouettes. */
const points = ({ outline, bottom, top }: Cylinder): Spot[] =>
  outline.core.flatMap(c =>
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap(angle => {
      const t = (angle * Math.PI) / 180;
      const exact = (n: number) => (Math.abs(n) < 1e-12 ? 0 : n);
      const at = {
        x: c.x + outline.radius * exact(Math.cos(t)),
        y: c.y + outline.radius * exact(Math.sin(t)),
      };
      return [top, (top + bottom) / 2, bottom].map(z => ({ ...at, z }));
    }),
  );

const someLineIsFree = (f: Field, seen: PlaneSight): boolean => {
  const [a, b] = f.units.map(u => looker(f, u, leaderOf(u)).silhouette);
  const bodies = terrainBodies(f.terrain);
  const between = (ids: readonly string[]) => ids.every(id => seen.between.includes(id));
  const solids = [...[...bodies.parts.values()].flat(), ...bodies.seams].filter(s => between(s.of));
  return points(a!).some(p => points(b!).some(q => !solids.some(s => runsThrough(p, q, s))));
};

describe('laws of sight', () => {
  test('LEG-LOS-02 it is symmetric', () => {
    fc.assert(
      fc.property(position(5), f => {
        const back = look({ ...f, units: [...f.units].reverse() });
        const seen = look(f);
        expect(back.sees).toBe(seen.sees);
        expect([...back.between].sort()).toEqual([...seen.between].sort());
      }),
      { numRuns: 300 },
    );
  });

  test('turning and mirroring the field turns and mirrors the answer', () => {
    fc.assert(
      fc.property(position(5), f => {
        const [a, b] = [look(f), coverOfUnit(f, f.units[0]!, f.units[1]!)];
        for (const g of [turnedField(f), mirroredField(f), turnedField(turnedField(mirroredField(f)))]) {
          const seen = look(g);
          expect([seen.sees, seen.between]).toEqual([a.sees, a.between]);
          expect(coverOfUnit(g, g.units[0]!, g.units[1]!).cover).toBe(b.cover);
          expect(rangeOfUnits(g.units[0]!, g.units[1]!).range).toBe(
            rangeOfUnits(f.units[0]!, f.units[1]!).range,
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  test('adding a blocker never adds sight', () => {
    fc.assert(
      fc.property(position(5), f => {
        let before = true;
        for (let n = 0; n <= f.terrain.length; n++) {
          const seen = look({ ...f, terrain: f.terrain.slice(0, n) }).sees;
          if (!before) expect(seen).toBe(false);
          before = seen;
        }
      }),
      { numRuns: 300 },
    );
  });

  test('LEG-LOS-02 whoever is not seen is not seen on any of many lines; a line that is named is free', () => {
    let hidden = 0;
    fc.assert(
      fc.property(position(7), f => {
        const seen = look(f);
        if (!seen.sees) {
          hidden++;
          expect(someLineIsFree(f, seen)).toBe(false);
          expect(seen.by.length).toBeGreaterThan(0);
          for (const id of seen.by) expect(seen.between).toContain(id);
          return;
        }
        const [a, b] = f.units.map(u => looker(f, u, leaderOf(u)).silhouette);
        for (const [end, silhouette] of [
          [seen.line.from, a!],
          [seen.line.to, b!],
        ] as const) {
          expect(end.z).toBeGreaterThanOrEqual(silhouette.bottom - 0.01);
          expect(end.z).toBeLessThanOrEqual(silhouette.top + 0.01);
          expect(gap({ core: [end], radius: 0 }, silhouette.outline).distance).toBeLessThan(0.01);
        }
        // 0.1 units thinner all round is thinner than any opening that only rounding could make
        const parts = [...terrainBodies(f.terrain).parts.entries()].filter(([id]) =>
          seen.between.includes(id),
        );
        const through = parts.flatMap(([, solids]) => solids).filter(s => cuts(seen, s));
        expect(through).toEqual([]);
      }),
      { numRuns: 400 },
    );
    expect(hidden).toBeGreaterThan(20);
  });

  test('cover is not symmetric: a barricade covers only the one who does not touch it', () => {
    const [a, b] = [
      { at: [0, 0], id: 'A' },
      { at: [mm(200), 0], id: 'B' },
    ].map(
      ({ at, id }): Unit => ({
        id,
        side: id,
        type: 'trooper',
        base: round(27),
        silhouette: { bottom: 0, top: mm(41.9) },
        speed: 2,
        leaderHasMelee: true,
        suppression: 0,
        minis: [
          { id: `${id}1`, pose: { at: { x: at[0] as number, y: at[1] as number }, level: 0, facing: 0 } },
        ],
      }),
    ) as [Unit, Unit];
    const barricade: Terrain = {
      id: 't',
      kind: 'scatter',
      barricade: true,
      move: 'difficult',
      cover: 'heavy',
      blocksSight: true,
      polygon: polygon(corners('box', mm(168.5), mm(-32), mm(18), mm(64))),
      bottom: 0,
      top: mm(28),
    };
    const f = field([a, b], [barricade]);
    expect(coverOfUnit(f, a, b).cover).toBe('heavy');
    expect(coverOfUnit(f, b, a).cover).toBe('none');
  });

  test('one survey answers for all pairs what each question answers alone', () => {
    fc.assert(
      fc.property(position(4), f => {
        const [a, b] = f.units.map(u => looker(f, u, leaderOf(u)));
        expect(sightBetween(survey(f), a!, b!)).toEqual(look(f));
      }),
      { numRuns: 50 },
    );
  });
});

/** Does the named line run through the body by more than a thousandth of a millimetre in every direction? */
const cuts = (seen: PlaneSight, solid: Parameters<typeof runsThrough>[2]): boolean => {
  const { from, to } = seen.line;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const shifted = (side: number, up: number, p: Spot): Spot => ({
    x: p.x - (dy / length) * side,
    y: p.y + (dx / length) * side,
    z: p.z + up,
  });
  return [-0.1, 0.1].every(side =>
    [-0.1, 0.1].every(up => runsThrough(shifted(side, up, from), shifted(side, up, to), solid)),
  );
};
