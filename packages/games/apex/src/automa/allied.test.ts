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

test('APX-CARDDATA-21 AUT-ALLY-01 AUT-RESPAWN-02 Guardian Angel helps an allied Automa as well', () => {
  const s = scene({
    map: `
      .  .  .  .  .  .  .  .
      .  .b .  .  .  .  .  .
      .  .  .  .  .  .  .  .
      .  .  .  .  .  .  .  .
      .  .  .  .  .  .  .  .
      .  .  .  .  .  .b .  .
      .  .  .  .  .  .  .  .
      .  .  .  .  .  .  .  . `,
    red: ['LL', 'PF'],
    blue: ['BL', 'WR'],
    at: { LL: '4,3', PF: null, BL: '7,0', WR: '0,7' },
    acts: null,
    options: { mode: 'ally' },
    automas: { PF: { allied: true }, BL: {}, WR: {} },
    hand: { LL: ['LL-F-5', 'LL-F-1'] },
    dice: 4,
  }).picks('PF');
  expect(s.asked).toBe('APX-CARDDATA-21');
  expect(s.options()).toEqual(expect.arrayContaining(['LL-F-5', 'pass']));
  expect(s.why('LL-F-1')).toBe('APX-REACT-05 not-this-moment');
  s.picks('LL-F-5');
  expect(s.options()).toContain('3,3');
  s.picks('3,3');
  expect(s.events('respawned')).toMatchObject([{ who: 'PF', at: { x: 3, y: 3 } }]);
  expect(s.legend('LL').discard).toEqual(['#LL-F-5']);
});

test('AUT-GAP-45 an allied Automa in a canyon climbs out first and leaves out step 6; without a free space it is gone', () => {
  const canyon = (map: string) =>
    scene({
      map,
      red: ['LL', 'PF'],
      blue: ['BL', 'WR'],
      at: { LL: '7,0', PF: '1,1', BL: '5,2', WR: '5,0' },
      acts: null,
      options: { mode: 'ally' },
      automas: { PF: { allied: true }, BL: {}, WR: {} },
      dice: 4,
    }).picks('PF');
  const s = canyon(`
    .  .  .  .  .  .  .  .
    .  .~ .  .  .  .  .  .
    .  .  .  .  .  .  .  . `);
  const climbed = s.events('moved').find(e => e.who === 'PF');
  expect(climbed).toMatchObject({
    how: 'climb',
    path: [
      { x: 1, y: 1 },
      { x: 0, y: 2 },
    ],
  });
  expect(s.events('automa-idle').filter(e => e.step === 6)).toMatchObject([{ why: 'told-not-to' }]);
  expect(s.events('scheme').filter(e => e.who === 'PF')).toEqual([]);
  const shut = canyon(`
    2  2  2  .  .  .  .  .
    2  .~ 2  .  .  .  .  .
    2  2  2  .  .  .  .  . `);
  expect(shut.at('PF')).toBeNull();
});
