import { expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

/** A low wall from top to bottom. */
const WALLED = '  .  .  .  .  .  . :.  . \n'.repeat(8);

test('AUT-GAP-41 in a move that the person makes it pays what legends pay, and goes through portals', () => {
  const portal = (x: number, y: number) =>
    ({ kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x, y } } }) as const;
  const s = scene({
    map: WALLED,
    red: ['WR', 'BL'],
    blue: ['GB', 'BH'],
    acts: null,
    options: { mode: 'ally' },
    at: { WR: '3,7', BL: '5,7', GB: '3,3', BH: '0,0' },
    automas: { BL: { allied: true, charge: 0 }, GB: { charge: 0 }, BH: { charge: 0 } },
    hand: { WR: ['WR-F-7'] },
    figures: [portal(4, 7), portal(1, 5)],
    state: { clock: 2 },
    dice: 2,
  });
  s.until('APX-SHOOT-53').picks('WR-F-7', 'BL');
  expect(s.options()).toContain('6,7'); // 2 MP, with the low wall before it
  expect(s.options()).not.toContain('7,7');
  s.picks('4,7');
  expect(s.asked).toBe('APX-LEGEND-31');
  s.picks('1,6');
  expect(s.at('BL')).toBe('1,6');
});
