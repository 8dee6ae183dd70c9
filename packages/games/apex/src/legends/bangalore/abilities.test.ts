import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';
import { turns } from '../../fixtures/turns.js';

const AT = { GB: '3,3', PF: '0,7', BL: '1,3', WR: '7,0' } as const;
const NO_RING = { options: { ring: false, choice: 'draft' } } as const;

/** A wall beside Bangalore, from top to bottom, and a roof behind it. */
const WALLED = `
  .  . |.  .  .  .  .  .
  .  . |.  .  .  .  .  .
  .  . |.  .  .  .  .  .
  .  . |.  .  1  .  .  .
  .  . |.  .  .  .  .  .
  .  . |.  .  .  .  .  .
  .  . |.  .  .  .  .  .
  .  . |.  .  .  .  .  . `;

describe('the Smoke Launcher', () => {
  test('APX-LEGEND-17 APX-ABIL-14 for no AP at distance 0 to 5, on any level, without line of sight', () => {
    const s = scene({ map: WALLED, at: { ...AT, GB: '7,6' }, acts: 'BL' }).picks('ability:BL-A-1');
    expect(s.options()).toEqual(expect.arrayContaining(['1,3,0', '4,3,1', '7,3,0']));
    expect(s.options()).not.toContain('8,3,0');
    s.picks('7,3,0');
    expect(s.state.act?.ap).toBe(2);
  });

  test('APX-LEGEND-18 APX-ABIL-39 two smokes, each with its own three turns and its own cooldown', () => {
    const first = {
      kind: 'smoke',
      owner: 'BL',
      token: 'BL-A-1-I',
      spot: { on: 'point', at: { x: 5, y: 5, level: 0 } },
    } as const;
    const s = scene({
      at: AT,
      acts: 'BL',
      ...NO_RING,
      figures: [first],
      track: [{ token: 'BL-A-1-I', due: 3 }],
    });
    s.picks('ability:BL-A-1', '2,2,0');
    expect(s.state.figures.map(f => f.token)).toEqual(['BL-A-1-I', 'BL-A-1-II']);
    turns(s, 1);
    expect(s.state.figures.map(f => f.token)).toEqual(['BL-A-1-II']);
    expect(s.state.cooling).toEqual({ 'BL-A-1-I': 2 });
    turns(s, 2);
    expect(s.state.figures).toEqual([]);
    expect(s.state.cooling).toMatchObject({ 'BL-A-1-II': 2 });
  });

  test('APX-EX-110 APX-ABIL-37 from position 2 the token goes left once in each transition phase, and lies on the card again', () => {
    const s = scene({ at: AT, acts: 'BL', ...NO_RING, cooling: { 'BL-A-1-I': 2 } });
    turns(s, 1);
    expect(s.state.cooling).toEqual({ 'BL-A-1-I': 1 });
    turns(s, 2);
    expect(s.state.cooling).toEqual({});
  });
});

describe('the Rolling Thunder', () => {
  test('APX-LEGEND-20 for no AP on any space at distance 0 to 5, taken or not, seen or not', () => {
    const s = scene({ map: WALLED, at: AT, acts: 'BL' }).picks('ability:BL-A-2', 'E');
    expect(s.options()).toEqual(expect.arrayContaining(['1,3', '3,3', '6,3']));
    expect(s.options()).not.toContain('7,3');
    s.picks('6,3');
    expect(s.state.act?.ap).toBe(2);
    expect(s.state.track).toMatchObject([{ token: 'BL-A-2', due: 4, part: 1 }]);
  });

  test('APX-LEGEND-23 APX-LEGEND-24 walls, roofs and legends neither save anybody nor stop it', () => {
    const at = { ...AT, BL: '1,6', GB: '4,3', PF: '2,2', WR: '3,3' };
    const thunder = {
      kind: 'thunder',
      owner: 'BL',
      facing: 'E',
      spot: { on: 'space', at: { x: 1, y: 3 } },
    } as const;
    const track = [{ token: 'BL-A-2', due: 3 }] as const;
    const s = turns(scene({ map: WALLED, at, acts: 'BL', ...NO_RING, figures: [thunder], track }), 1);
    expect([s.points('GB'), s.points('PF'), s.points('WR')]).toEqual(['0/40', '0/40', '20/40']);
    expect(s.state.figures).toMatchObject([{ spot: { on: 'space', at: { x: 4, y: 3 } } }]);
  });
});
