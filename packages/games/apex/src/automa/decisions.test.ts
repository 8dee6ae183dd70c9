import { readDrawing } from '@potyczka/geometry/lattice';
import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { inBest, inRange, thresholdOf, weaponFor } from './cards.js';
import { clockwise, orient, pathFrom, turned } from './compass.js';
import { automaFeat, automaFeats } from './content/feats.js';
import { SETS } from './content/sets.js';
import { dropBeacons, dropSpace, respawnBeacons } from './places.js';
import type { Surroundings } from './surroundings.js';
import { bars, candidates, firstFree, hasCover, reposition } from './surroundings.js';

const around = (map: string, more: Partial<Surroundings> = {}): Surroundings => ({
  lattice: readDrawing(map).lattice,
  bodies: [],
  closed: [],
  danger: () => false,
  pairs: [],
  ...more,
});
const OPEN = `
  .  .  .  .  .
  .  .  .  .  .
  .  .  .  .  .
  .  .  .  .  . `;

describe('reading a card', () => {
  test('AUT-DEC-02 AUT-GAP-03 AUT-GAP-04 offsets turn with the card; up is north', () => {
    expect([0, 1, 2, 3].map(r => turned([1, 2], r as 0))).toEqual([
      { x: 1, y: -2 },
      { x: 2, y: 1 },
      { x: -1, y: 2 },
      { x: -2, y: -1 },
    ]);
    // not from where somebody sits: up is the same side for everybody
    expect(unlike([{ x: 5, y: 6 }], pathFrom({ x: 5, y: 5 }, [[0, 1]], 0))).toEqual([{ x: 5, y: 4 }]);
  });

  test('AUT-DEC-05 AUT-DEC-06 AUT-GAP-08 sectors, diagonals, and the same place', () => {
    const from = { x: 5, y: 5 };
    const to = (x: number, y: number) => orient(from, { x, y });
    expect([to(6, 2), to(8, 4), to(4, 8), to(2, 6)]).toEqual([0, 1, 2, 3]);
    expect(unlike([1, 2, 3, 0], [to(7, 3), to(7, 7), to(3, 7), to(3, 3)])).toEqual([0, 1, 2, 0]);
    expect([to(5, 5), orient(from, null)]).toEqual([0, 0]);
  });

  test('AUT-PLACE-01 AUT-PLACE-03 AUT-EX-02 clockwise from the bottom left, around whatever it is about', () => {
    expect(clockwise({ x: 1, y: 1 })[0]).toEqual({ x: 0, y: 2 });
    expect(clockwise({ x: 1, y: 1 })[1]).toEqual({ x: 0, y: 1 });
    const w = around(OPEN, { bodies: [{ x: 0, y: 2 }] });
    expect(unlike({ x: 1, y: 2 }, firstFree(w, { x: 1, y: 1 }, 'neighbouring'))).toEqual({ x: 0, y: 1 });
  });
});

describe('weapon sets', () => {
  test('AUT-GAP-06 AUT-PRIO-11 best ranges of both weapons, with the gap between them', () => {
    const set = SETS[2] as (typeof SETS)[number];
    const best = [1, 2, 3, 4, 5, 6].map(d => inBest(set, d));
    expect(unlike([true, true, true, true, true, false], best)).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect([2, 7, 8].map(d => inRange(set, d))).toEqual([true, true, false]);
  });

  test('AUT-SHOOT-06 AUT-GAP-07 AUT-EX-29 the nearer best range, the first printed in a tie', () => {
    const set = [
      { best: { low: 1, high: 2 }, range: { low: 1, high: 6 } },
      { best: { low: 5, high: 6 }, range: { low: 5, high: 8 } },
    ];
    expect([4, 3].map(d => weaponFor(set, d))).toEqual([
      { slot: 1, gap: 1 },
      { slot: 0, gap: 1 },
    ]);
    const twins = [set[0], set[0]] as [(typeof set)[number], (typeof set)[number]];
    expect(unlike(1, weaponFor(twins, 1).slot)).toBe(0);
  });

  test('AUT-SHOOT-07 AUT-SHOOT-10 AUT-WSET-02 attachments work with enough tokens, sights in their band', () => {
    const hemlok = (SETS[0] as (typeof SETS)[number])[0];
    expect(thresholdOf(hemlok, 3, 0)).toEqual({ threshold: 50, attachments: [] });
    expect(thresholdOf(hemlok, 3, 2)).toEqual({ threshold: 40, attachments: [1, 2] });
    expect(thresholdOf(hemlok, 7, 2)).toEqual({ threshold: 70, attachments: [1, 2] });
  });
});

describe('steps and places', () => {
  test('AUT-MOVE-02 AUT-MOVE-03 AUT-GAP-19 every reason against a step', () => {
    const w = around(
      `
      .  2  .
      .~ .  . `,
      { closed: [{ x: 2, y: 1 }] },
    );
    const why = (x: number, y: number) =>
      bars(w, { x: 1, y: 1 }, { x, y }, { last: true, ignoreDanger: false });
    expect(why(1, 0)).toEqual(['climb']);
    expect(why(0, 1)).toEqual(['impassable']);
    expect(why(2, 1)).toEqual(['impassable']);
    expect(unlike([], why(1, 2))).toEqual(['off-map']);
  });

  test('AUT-MOVE-14 AUT-GAP-54 danger bars a step from outside, not from inside, and no relocation', () => {
    const danger = (at: { x: number }) => at.x >= 1;
    const w = around(OPEN, { danger });
    const why = (from: number, to: number) =>
      bars(w, { x: from, y: 1 }, { x: to, y: 1 }, { last: true, ignoreDanger: false });
    expect(unlike([['danger'], ['danger']], [why(0, 1), why(1, 2)])).toEqual([['danger'], []]);
    expect(unlike(undefined, firstFree(w, { x: 2, y: 1 }, 'adjacent'))).toEqual({ x: 1, y: 2 });
  });

  test('AUT-GAP-30 AUT-GAP-21 AUT-TACT-07 Concealment on an edge or beside counts, whatever its direction; filters come one after the other', () => {
    const map = `
      .  .  .
      .  . :.
      .  .  . `;
    const w = around(map);
    expect(hasCover(w.lattice, { x: 1, y: 1 })).toBe(true);
    expect(hasCover(w.lattice, { x: 0, y: 0 })).toBe(false);
    // every filter is asked: the literal first one alone would keep its own space
    expect(unlike({ x: 0, y: 1 }, reposition(candidates(w, { x: 0, y: 1 }, [])))).toEqual({ x: 1, y: 1 });
  });

  test('AUT-GAP-31 AUT-DROP-08 the beacon whose nearest enemy is farthest; then the sum', () => {
    const beacons = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(unlike(beacons, dropBeacons(beacons, [{ x: 1, y: 0 }]))).toEqual([{ x: 9, y: 0 }]);
    expect(
      dropBeacons(beacons, [
        { x: 4, y: 0 },
        { x: 5, y: 0 },
      ]),
    ).toHaveLength(2);
  });

  test('AUT-GAP-32 AUT-GAP-34 AUT-DROP-13 the green end, a roof too; if none is free the first space beside the beacon', () => {
    const w = around(`
      .  1  .
      .  .b .
      .  .  . `);
    const beacon = { x: 1, y: 1 };
    const white = { id: 'x', white: [[1, 0]], green: [[0, 1]] } as const;
    expect(unlike({ x: 2, y: 1 }, dropSpace(w, beacon, white))).toEqual({ x: 1, y: 0 });
    expect(dropSpace(w, beacon, { id: 'x', white: [], green: [[0, 5]] })).toEqual({ x: 0, y: 2 });
  });

  test('AUT-GAP-35 AUT-GAP-37 a beacon without room gives way to the next best', () => {
    const map = `
      .b .  .  .b `;
    const w = around(map, { bodies: [{ x: 1, y: 0 }] });
    const beacons = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
    ];
    expect(unlike([{ x: 0, y: 0 }], respawnBeacons(w, beacons, { x: 0, y: 0 }, []))).toEqual([
      { x: 3, y: 0 },
    ]);
    const full = { ...w, bodies: [...w.bodies, { x: 2, y: 0 }] };
    expect(respawnBeacons(full, beacons, null, [])).toEqual([]);
  });
});

test('AUT-FEAT-09 AUT-GAP-02 AUT-VARIANT-11 every Automa Feat has a step, effects and a bottom section, and says that it is filler', () => {
  for (const id of ['GB', 'BL', 'WR', 'BH', 'PF', 'LL'] as const)
    for (const card of automaFeats(id)) {
      const feat = automaFeat(card);
      expect([5, 8]).toContain(feat.step);
      expect(feat.effects.length).toBeGreaterThan(0);
      expect(['boost', 'before', 'after']).toContain(feat.bottom.kind);
      expect(unlike('book', feat.mark)).toBe('placeholder');
    }
});
