import { arenas } from '@potyczka/adrenaline/view';
import { GAMES } from '@potyczka/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { knownKinds } from '../../browser/fixtures/walk/kinds.js';
import { type Position, positionsOf } from '../../browser/fixtures/walk/positions.js';
import { isDrawable, litOnBoard, sceneAt } from '../../browser/fixtures/walk/scene.js';
import { elementsOf } from '../../ui/table3/model.js';
import { isWithin } from '../../ui/table3/outline.js';
import type { Scene } from './scene.js';
import { table3 } from './table3.js';
import { ui } from './ui.js';

let positions: readonly Position[];
beforeAll(async () => {
  const adrenaline = GAMES.find(g => g.id === 'adrenaline');
  positions = adrenaline ? await positionsOf(adrenaline, { most: 300 }) : [];
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
  expect(asked.filter(kind => !knownKinds('adrenaline').includes(kind))).toEqual([]);
});

test('every square has its floor, and whoever stands on a square stands within it', () => {
  for (const scene of scenes()) {
    const { solids, standees } = table3(scene);
    const { squares } = arenas[scene.view.options.arena].rooms;
    for (const q of squares)
      expect(
        solids.some(s => s.el === q && s.top === 0),
        q,
      ).toBe(true);
    for (const { who, at } of scene.view.players) {
      const standee = standees.find(s => s.el === who);
      expect(standee !== undefined).toBe(at !== null);
      const floor = solids.find(s => s.el === at && s.top === 0);
      if (standee && floor) expect(isWithin(standee.at[0], standee.at[1], floor.outline)).toBe(true);
    }
  }
});
