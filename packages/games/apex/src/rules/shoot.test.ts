import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

/** Gibraltar has nobody to shoot at but Bangalore, four spaces away on open ground. */
const OPEN = { at: { GB: '1,1', PF: '0,7', BL: '5,1', WR: null } } as const;

describe('aiming', () => {
  test('APX-SHOOT-03 APX-LOS-01 only a target in line of sight', () => {
    const s = scene({
      map: `
        .G .  .  .
        .  .  .  .
          ------
        .  .  .  .
        .  .  .  .B`,
      at: { PF: '0,1', WR: '3,1' },
    });
    expect(s.why('shoot:BL:0')).toBe('APX-SHOOT-03 not-in-sight');
    expect(s.why('shoot:WR:0')).toBeUndefined();
  });

  test('APX-ACT-08 after a shot no other one is offered in that activation, by whatever kind of action', () => {
    const s = scene({ ...OPEN, weapons: { GB: ['W-35', 'W-1'] }, pack: { GB: ['shield-cell.1'] }, dice: 1 });
    const shots = () => s.options().filter(o => /^(shoot|pay|then:shoot)/.test(o));
    const before = shots();
    expect(before).toEqual(expect.arrayContaining(['shoot:BL:0', 'pay:BL:0']));
    s.picks('shoot:BL:0').until('APX-ACT-01');
    expect(unlike(before, shots())).toEqual([]);
  });

  test('APX-SHOOT-04 APX-WPN-04 one ammo whatever the rate of fire, and at least one is needed', () => {
    const s = scene({ ...OPEN, weapons: { GB: ['W-13', 'W-1'] }, ammo: { GB: [1, 0] }, chance: cards(6) });
    expect(s.why('shoot:BL:1')).toBe('APX-SHOOT-04 no-ammo');
    s.picks('shoot:BL:0').until('APX-ACT-01');
    expect(s.legend('GB').weapons[0]?.ammo).toBe(0);
    s.end();
  });

  test('APX-SHOOT-01 only enemies on the map are targets', () => {
    const s = scene(OPEN);
    expect(s.optionsOf('shoot:')).toEqual(['BL:0', 'BL:1']);
    expect(s.why('shoot:WR:0')).toBe('APX-SHOOT-01 target-off-map');
  });

  test('APX-ACT-08 APX-COMP-05 one Shoot action in an activation', () => {
    const s = scene({ ...OPEN, chance: cards(3) });
    s.picks('shoot:BL:0').until('APX-ACT-01');
    expect(s.state.act).toMatchObject({ ap: 1, shot: true });
    expect(s.why('shoot:BL:1')).toBe('APX-ACT-08 shot-already');
  });
});

/** So many cards that miss everything: their value is 20. */
const cards = (n: number): [] => Array.from({ length: n }, (_, k) => `#A-${k + 1}`) as unknown as [];
