import { GAMES } from '@potyczka/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { knownKinds } from '../../browser/fixtures/walk/kinds.js';
import { type Position, positionsOf } from '../../browser/fixtures/walk/positions.js';
import { isDrawable, litOnBoard, sceneAt } from '../../browser/fixtures/walk/scene.js';
import { elementsOf } from '../../ui/table3/model.js';
import { hexAt } from './floor3.js';
import type { Scene } from './scene.js';
import { table3 } from './table3.js';
import { ui } from './ui.js';

let positions: readonly Position[];
beforeAll(async () => {
  const gloomhaven = GAMES.find(g => g.id === 'gloomhaven');
  positions = gloomhaven ? await positionsOf(gloomhaven, { most: 300 }) : [];
}, 180_000);

const scenes = (): Scene[] => positions.map(p => sceneAt(p) as Scene);

test('every lit element of every kind of question has a body or a spot', () => {
  expect(positions.length).toBeGreaterThan(10);
  for (const scene of scenes()) {
    const table = table3(scene);
    expect(isDrawable(table)).toBe(true);
    const known = elementsOf(table);
    expect(
      litOnBoard(ui, scene).filter(el => !known.has(el)),
      scene.question?.ask.id,
    ).toEqual([]);
  }
  expect(scenes().some(scene => litOnBoard(ui, scene).length > 3)).toBe(true);
  // Each of them is answered in a picture by the test of all kinds, or stands there with the reason why not.
  const lit = scenes().filter(scene => litOnBoard(ui, scene).length > 0);
  const asked = lit.flatMap(({ question }) => question?.ask.id ?? []);
  expect(asked.filter(kind => !knownKinds('gloomhaven').includes(kind))).toEqual([]);
});

test('every hex of a revealed room has its tile, and every figure stands on its hex', () => {
  for (const scene of scenes()) {
    const { solids, standees } = table3(scene);
    for (const place of scene.view.rooms.flatMap(r => r.hexes as string[]))
      expect(
        solids.some(s => s.el === place && s.top === 0),
        place,
      ).toBe(true);
    for (const figure of scene.view.figures) {
      const [x, y] = hexAt(figure.at).reduce(([a, b], [px, py]) => [a + px / 6, b + py / 6], [0, 0]);
      const at = standees.find(s => s.el === figure.id)?.at;
      expect(at?.[0]).toBeCloseTo(x);
      expect(at?.[1]).toBeCloseTo(y);
    }
  }
});

test('a door that is closed has a leaf in its frame, one that is open has none', () => {
  const scene = scenes().find(({ view }) => view.doors.some(d => d.state !== 'open'));
  const door = scene?.view.doors.find(d => d.state !== 'open');
  if (!scene || !door) throw new Error('no closed door');
  const opened = scene.view.doors.map(d => (d.id === door.id ? { ...d, state: 'open' as const } : d));
  const leaves = (doors: typeof opened): number =>
    table3({ ...scene, view: { ...scene.view, doors } }).solids.filter(s => s.cap === 'door').length;
  expect(leaves(opened)).toBe(leaves([...scene.view.doors]) - 1);
});
