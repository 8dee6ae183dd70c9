import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

const AT = { GB: '3,3', PF: '3,4', BL: '4,3', WR: '7,7' } as const;
const dome = { kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 3, y: 4, level: 0 } } } as const;

test('APX-CARDDATA-02 APX-FLOW-10 each legend of the team in the Dome may use an accessory; without a Dome the card does nothing', () => {
  const p = {
    at: AT,
    hand: { GB: ['GB-F-1'] },
    pack: { GB: ['syringe.1'], PF: ['shield-cell.1', 'frag.1'] },
    points: { GB: [20, 20], PF: [0, 40] },
  } as const;
  const s = scene({ ...p, figures: [dome] }).picks('feat:GB-F-1');
  expect(s.options()).toEqual(expect.arrayContaining(['syringe.1', 'pass']));
  s.picks('syringe.1');
  expect(s.why('frag.1')).toBe('APX-USE-16 not-an-accessory');
  s.picks('shield-cell.1');
  expect([s.points('GB'), s.points('PF')]).toEqual(['20/32', '12/40']);
  expect(scene(p).why('feat:GB-F-1')).toBe('APX-CARDDATA-02 nobody-in-zone');
});

test('APX-CARDDATA-06 Bangalore: 6 damage beside her without a card or push, then Move 2, also without the damage', () => {
  const s = scene({ at: AT, acts: 'BL', hand: { BL: ['BL-F-1'] } }).picks('feat:BL-F-1', 'GB', '6,3');
  expect([s.points('GB'), s.at('GB'), s.at('BL')]).toEqual(['14/40', '3,3', '6,3']);
  const spared = scene({ at: AT, acts: 'BL', hand: { BL: ['BL-F-1'] } }).picks('feat:BL-F-1', 'pass', '6,3');
  expect(spared.points('GB')).toBe('20/40');
});

test('APX-CARDDATA-11 Wraith sends anybody beside a portal to the other one', () => {
  const figures = [
    { kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x: 2, y: 3 } } },
    { kind: 'portal', owner: 'WR', spot: { on: 'space', at: { x: 6, y: 1 } } },
  ] as const;
  const s = scene({ at: AT, acts: 'WR', hand: { WR: ['WR-F-1'] }, figures }).picks('feat:WR-F-1', 'GB');
  expect(s.options().toSorted()).toEqual(['5,0', '5,1', '5,2', '6,0', '6,2', '7,0', '7,1', '7,2']);
  s.picks('7,0');
  expect(s.at('GB')).toBe('7,0');
  expect(scene({ at: AT, acts: 'WR', hand: { WR: ['WR-F-1'] } }).why('feat:WR-F-1')).toBe(
    'APX-CARDDATA-11 nobody-to-send',
  );
});

test('APX-CARDDATA-18 Pathfinder: one legend of the team moves 1 and rides, in either order, or neither', () => {
  const figures = [
    { kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x: 3, y: 3, level: 0 } } },
    { kind: 'anchor', owner: 'PF', spot: { on: 'point', at: { x: 6, y: 6, level: 0 } } },
  ] as const;
  const s = scene({ at: AT, acts: 'PF', hand: { PF: ['PF-F-1'] }, figures });
  s.picks('feat:PF-F-1', 'GB', '3,3,0', '5,5', '5,4');
  expect(s.at('GB')).toBe('5,4');
  const none = scene({ at: AT, acts: 'PF', hand: { PF: ['PF-F-1'] }, figures }).picks('feat:PF-F-1', 'pass');
  expect(unlike(s.at('GB'), none.at('GB'))).toBe('3,3');
});

test('APX-CARDDATA-20 Lifeline beside a bin: 12 health or 12 shield for her or an ally beside her', () => {
  const map = `
    .  .  .  .
    .L$.  .  .
    .G .  .  . `;
  const p = {
    map,
    red: ['LL', 'GB'],
    acts: 'LL',
    at: { BL: '3,0', WR: '3,2' },
    hand: { LL: ['LL-F-1'] },
  } as const;
  const s = scene({ ...p, points: { GB: [0, 20] } }).picks('feat:LL-F-1', 'GB', 'health');
  expect(s.points('GB')).toBe('0/32');
  const shield = scene({ ...p, points: { LL: [5, 20] } }).picks('feat:LL-F-1', 'LL', 'shield');
  expect(shield.points('LL')).toBe('17/20');
  const far = scene({ ...p, at: { ...p.at, LL: '2,0' } });
  expect(far.why('feat:LL-F-1')).toBe('APX-CARDDATA-20 no-bin-beside');
});

describe('filler feats do what their data say', () => {
  test('APX-PUSH-01 APX-TERM-01 Gibraltar pushes each enemy beside him, Pathfinder one of them by 2', () => {
    const s = scene({ at: { ...AT, WR: '2,2' }, hand: { GB: ['GB-F-7'] } }).picks('feat:GB-F-7', 'BL');
    expect([s.at('BL'), s.at('WR')]).toEqual(['5,3', '1,1']);
    const p = scene({ at: { ...AT, BL: '4,4' }, acts: 'PF', hand: { PF: ['PF-F-5'] } }).picks('feat:PF-F-5');
    expect(p.at('BL')).toBe('6,4');
  });

  test('APX-ABIL-07 Pathfinder pulls an enemy in sight to a space beside him', () => {
    const s = scene({ at: { ...AT, BL: '6,4' }, acts: 'PF', hand: { PF: ['PF-F-4'] } });
    s.picks('feat:PF-F-4', 'BL', '4,5');
    expect([s.at('BL'), s.state.act?.ap]).toEqual(['4,5', 1]);
  });

  test('APX-DMG-07 Lifeline’s shock hurts the shield alone', () => {
    const s = scene({
      red: ['LL', 'PF'],
      acts: 'LL',
      at: { ...AT, LL: '3,3', BL: '4,3' },
      hand: { LL: ['LL-F-3'] },
      points: { BL: [2, 40] },
    });
    s.picks('feat:LL-F-3', 'BL');
    expect(s.points('BL')).toBe('0/40');
  });

  test('APX-ACT-18 Wraith strikes and moves 2 in either order', () => {
    const s = scene({
      at: { ...AT, WR: '5,3', BL: '7,7' },
      acts: 'WR',
      hand: { WR: ['WR-F-8'] },
      chance: ['#A-14'],
    });
    s.picks('feat:WR-F-8');
    expect(s.options()).toContain('move');
    const beside = scene({ at: { ...AT, WR: '3,2', BL: '7,7' }, acts: 'WR', hand: { WR: ['WR-F-8'] } });
    expect(beside.picks('feat:WR-F-8').options()).toEqual(expect.arrayContaining(['move', 'melee']));
    s.picks('move', '4,3', 'GB');
    expect([s.at('WR'), s.points('GB'), s.at('GB')]).toEqual(['4,3', '16/40', '2,3']);
  });
});
