import { expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

/** X fights A already, with its leader alone; B stands ready. Bases are 27 mm wide. */
const charging = () =>
  scene({
    acting: 'B',
    units: {
      A: { at: [[573, 400]] },
      B: { at: [[600, 330]] },
      X: {
        at: [
          [600, 400],
          [660, 400],
        ],
      },
    },
  });

test('LEG-MELEE-07 a leader that two enemies have moved up to stays, and its unit comes to the newcomer', () => {
  const g = charging().give('move').give({ x: 60000, y: 37295, z: 0, facing: 0 });
  expect([g.asked, g.seat]).toEqual(['ask-join-melee', 'p2']);
  const stay = { x: 60000, y: 40000, z: 0, facing: 0 };
  expect(g.why([stay, { x: 62695, y: 37295, z: 0, facing: 0 }])).toBeUndefined();
  // whoever is moved touches one enemy unit only
  const between = { x: 57300, y: 37295, z: 0, facing: 0 };
  expect(g.why([between, { x: 54500, y: 37295, z: 0, facing: 0 }])).toBe('LEG-MELEE-07');
});
