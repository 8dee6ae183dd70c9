import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';
import { turns } from '../../fixtures/turns.js';

const AT = { GB: '3,3', PF: '0,7', BL: '7,7', WR: '7,0' } as const;

/** A long wall above Gibraltar's row. */
const WALLED = `
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  -----------------------
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  . `;

describe('the Dome of Protection', () => {
  test('APX-LEGEND-07 at distance 0 to 2, in sight, on an intersection that nothing holds', () => {
    const s = scene({ at: AT }).picks('ability:GB-A-1');
    expect(s.options()).toEqual(expect.arrayContaining(['3,3,0', '6,3,0', '3,6,0', '3,1,0']));
    expect(s.options()).not.toContain('7,3,0');
    const smoke = {
      kind: 'smoke',
      owner: 'BL',
      spot: { on: 'point', at: { x: 4, y: 4, level: 0 } },
    } as const;
    const held = scene({ at: AT, figures: [smoke] }).picks('ability:GB-A-1');
    expect(s.options()).toContain('4,4,0');
    expect(held.options()).not.toContain('4,4,0');
    const walled = scene({ map: WALLED, at: AT }).picks('ability:GB-A-1').options();
    expect(walled).toContain('3,5,0');
    expect(walled).not.toContain('3,2,0');
    expect(walled).not.toContain('3,1,0');
  });

  test('APX-ACT-10 APX-ABIL-38 its card stays: when the token has left the cooldown track it is initiated again', () => {
    const s = scene({ at: AT, cooling: { 'GB-A-1': 1 } });
    expect(s.why('ability:GB-A-1')).toBe('APX-ABIL-03 no-token');
    turns(s, 2).picks('GB');
    expect(s.state.cooling).toEqual({});
    s.picks('ability:GB-A-1', '3,3,0');
    expect(s.state.figures).toHaveLength(1);
  });
});

describe('the Defensive Bombardment', () => {
  test('APX-LEGEND-14 for no AP on any space at distance 0 to 5, taken or not, seen or not', () => {
    const s = scene({ map: WALLED, at: { ...AT, GB: '1,3', BL: '6,3' } }).picks('ability:GB-A-2');
    expect(s.options()).toEqual(expect.arrayContaining(['1,3', '6,3', '1,0']));
    expect(s.options()).not.toContain('7,3');
    s.picks('1,0');
    expect(s.state.act?.ap).toBe(2);
    expect(s.state.track).toMatchObject([{ token: 'GB-A-2', due: 3 }]);
  });

  test('APX-LEGEND-15 it hurts friend and foe on every level and behind walls, two spaces around and not three; in a Dome nobody', () => {
    const roof = WALLED.replace(/^((?: {2}\.){3}) {2}\./m, '$1  1');
    const at = { GB: '3,4', PF: '3,0', BL: '1,2', WR: '6,2' };
    const bomb = { kind: 'bombardment', owner: 'GB', spot: { on: 'space', at: { x: 3, y: 2 } } } as const;
    const track = [{ token: 'GB-A-2', due: 2 }] as const;
    const hurt = (...more: object[]) =>
      turns(scene({ map: roof, at, figures: [bomb, ...(more as [])], track, options: { ring: false } }), 1);
    const s = hurt();
    const points = (['GB', 'PF', 'BL', 'WR'] as const).map(id => s.points(id));
    expect(points).toEqual(['0/36', '0/36', '0/36', '20/40']);
    const dome = { kind: 'dome', owner: 'GB', spot: { on: 'point', at: { x: 1, y: 2, level: 0 } } };
    const saved = hurt(dome);
    expect([saved.points('BL'), saved.points('PF')]).toEqual(['20/40', '0/36']);
    expect(saved.events('spared')).toMatchObject([{ who: 'BL', by: 'bombardment', shelter: 'dome' }]);
  });
});
