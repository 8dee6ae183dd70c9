import { expect, test, vi } from 'vitest';
import { Eye, onTable } from './eye.js';
import type { P3, Table3 } from './model.js';

const tableOf = (wide: number): Table3 => ({
  size: [0, 0, wide, 60],
  ground: null,
  grid: 0,
  solids: [],
  rounds: [],
  standees: [],
  spots: [],
  flats: [],
  hazes: [],
  ropes: [],
  deeds: [],
  mood: { sun: '#fff', power: 1, fill: 1, from: [0, 0, 1], sky: ['#000', '#000', '#000'] },
  view: { turn: 0, rise: 0.8 },
});

/** A camera over a table of 60 by 60 on a screen of this size; its canvas hears nothing. */
const eyeOn = (width: number, height: number): Eye => {
  const page = new EventTarget();
  const canvas = Object.assign(new EventTarget(), {
    style: {},
    ownerDocument: page,
    getRootNode: () => page,
  });
  const eye = new Eye(canvas as unknown as HTMLCanvasElement, tableOf(60), () => undefined);
  eye.resize(width, height);
  return eye;
};

/** Where on the table the camera stands. */
const standOf = (eye: Eye): number[] => onTable(eye.camera.position).toArray();
const CORNER: P3 = [5, 5, 0];

test('of a table that grows all is seen, unless somebody has taken the camera elsewhere', () => {
  const eye = eyeOn(1200, 700);
  eye.begin([CORNER]);
  const before = eye.far;
  eye.know(tableOf(140));
  eye.grow(false);
  expect(eye.far).toBeGreaterThan(before * 1.3);
  eye.zoom(1);
  const own = standOf(eye);
  eye.know(tableOf(300));
  eye.grow(false);
  expect(standOf(eye)).toEqual(own);
});

test('an upright phone begins near what is asked, a desk with all of it', () => {
  const [phone, desk] = [eyeOn(390, 400), eyeOn(1200, 700)];
  for (const eye of [phone, desk]) eye.begin([CORNER]);
  expect(phone.far).toBeLessThan(40);
  expect(desk.far).toBeGreaterThan(70);
});

test('what happens elsewhere is flown to, and a hand on the camera ends the flight', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const eye = eyeOn(390, 400);
  eye.begin([CORNER]);
  const from = standOf(eye);
  eye.follow([[50, 50, 0]], true);
  expect(standOf(eye)).toEqual(from);
  expect(eye.busyUntil).toBeGreaterThan(1500);
  eye.move(1350);
  const [x = 0] = standOf(eye);
  expect(x).toBeGreaterThan((from[0] ?? 0) + 15);
  eye.move(eye.busyUntil);
  expect(standOf(eye)[0]).toBeCloseTo((from[0] ?? 0) + 45);
  expect(eye.busyUntil).toBe(0);
  eye.follow([CORNER], true);
  eye.zoom(1);
  expect(eye.busyUntil).toBe(0);
  now.mockRestore();
});
