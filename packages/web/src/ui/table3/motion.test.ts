import { Mesh, type Object3D } from 'three';
import { beforeAll, describe, expect, test } from 'vitest';
import { Air } from './air.js';
import { Deeds } from './deeds.js';
import { Figures } from './figures.js';
import type { Deed, Haze, P3, Standee } from './model.js';

beforeAll(async () => {
  await Promise.all(Object.values(import.meta.glob('../../games/legion/glyphs.ts')).map(load => load()));
});

const standee = (id: string, at: P3): Standee => ({
  el: id,
  id,
  at,
  drawing: '#glyph-spartan-helmet',
  body: 'trooper',
  colour: '#ffffff',
  base: [2.7, 2.7],
  height: 5,
  ring: 'one',
  label: id,
});

const same = (colour: string): string => colour;
const HERE: P3 = [0, 0, 0];
const THERE: P3 = [10, 4, 2];

describe('figures', () => {
  const both = (isMoving: boolean): Figures => {
    const figures = new Figures('lite', same);
    figures.show([standee('a', HERE), standee('b', HERE)], 0, isMoving);
    return figures;
  };

  test('glide from where they stood to where they stand, with a little hop', () => {
    const figures = both(true);
    figures.show([standee('a', THERE), standee('b', HERE)], 1000, true);
    expect(figures.placeOf('a', 1000)).toEqual(HERE);
    const [x = 0, y = 0, z = 0] = figures.placeOf('a', 1325) ?? [];
    expect([x, y]).toEqual([5, 2]);
    expect(z).toBeGreaterThan(1.3);
    expect(figures.busyUntil).toBeGreaterThan(1500);
    const end = figures.placeOf('a', figures.busyUntil) ?? [];
    for (const [i, n] of end.entries()) expect(n).toBeCloseTo(THERE[i] ?? 0);
    expect(figures.placeOf('b', 1325)).toEqual(HERE);
  });

  test('moved once more on their way go on from where they are', () => {
    const figures = both(true);
    figures.show([standee('a', THERE), standee('b', HERE)], 1000, true);
    const onTheWay = figures.placeOf('a', 1200);
    figures.show([standee('a', HERE), standee('b', HERE)], 1200, true);
    expect(figures.placeOf('a', 1200)).toEqual(onTheWay);
  });

  test('that are gone fall, and are no more', () => {
    const figures = both(true);
    figures.show([standee('b', HERE)], 1000, true);
    expect(figures.placeOf('a', 1300)).toEqual(HERE);
    expect(figures.busyUntil).toBeGreaterThan(1500);
    figures.show([standee('b', THERE)], 3000, true);
    expect(figures.placeOf('a', 3000)).toBeNull();
  });

  test('stand where they are at once, and nobody falls, where motion is off', () => {
    const figures = both(false);
    figures.show([standee('a', THERE)], 1000, false);
    expect(figures.placeOf('a', 1000)).toEqual(THERE);
    expect(figures.placeOf('b', 1000)).toBeNull();
    expect(figures.busyUntil).toBeLessThanOrEqual(1000);
  });
});

describe('the wall of a ring', () => {
  const wall = (x: number): Haze => ({
    id: 'ring-west',
    kind: 'wall',
    at: [x, 0, 0],
    size: [0.1, 10, 2],
    colour: '#ff0000',
  });
  const xAt = (air: Air, now: number): number => {
    air.move(now);
    return air.group.children[0]?.position.x ?? Number.NaN;
  };

  test('closes in from where it stood', () => {
    const air = new Air('lite', same);
    air.show([wall(0)], 0, true);
    expect(xAt(air, 10)).toBe(0);
    air.show([wall(8)], 1000, true);
    expect(xAt(air, 1550)).toBeCloseTo(4);
    expect(xAt(air, air.busyUntil)).toBe(8);
  });

  test('stands there at once where motion is off', () => {
    const air = new Air('lite', same);
    air.show([wall(0)], 0, false);
    air.show([wall(8)], 1000, false);
    expect(xAt(air, 1000)).toBe(8);
    expect(air.busyUntil).toBeLessThanOrEqual(1000);
  });
});

describe('deeds', () => {
  const place = (el: string): P3 | null => (el === 'a' ? HERE : el === 'b' ? THERE : null);
  const seen = (deeds: Deeds): Object3D[] => {
    const all: Object3D[] = [];
    deeds.group.traverse(x => x instanceof Mesh && x.visible && all.push(x));
    return all;
  };

  test.each(['shot', 'strike'] as const)('a %s goes from one to the other once, and is gone', kind => {
    const deeds = new Deeds('lite');
    const told: Deed[] = [{ kind, from: 'a', to: 'b', colour: '#ffffff' }];
    deeds.show(told, '1', 1000, place);
    deeds.move(1100);
    const x = seen(deeds)[0]?.position.x ?? 0;
    deeds.move(1250);
    expect(x).toBeGreaterThan(0);
    expect(seen(deeds)[0]?.position.x).toBeGreaterThan(x);
    deeds.show(told, '1', 1300, place);
    expect(deeds.group.children).toHaveLength(1);
    deeds.move(deeds.busyUntil);
    expect(deeds.group.children).toHaveLength(0);
    expect(deeds.busyUntil).toBe(0);
  });

  test('of somebody who is not on the table show nothing', () => {
    const deeds = new Deeds('lite');
    deeds.show([{ kind: 'shot', from: 'a', to: 'nobody', colour: '#ffffff' }], '1', 0, place);
    expect(deeds.group.children).toHaveLength(0);
  });
});
