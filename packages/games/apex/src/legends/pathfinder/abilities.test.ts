import { describe, expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';

const AT = { PF: '1,1', GB: '7,7', BL: '7,6', WR: '7,0' } as const;
const gun = (more: Parameters<typeof scene>[0] = {}) => scene({ at: AT, acts: 'PF', ...more });
const anchor = (x: number, y: number) =>
  ({ kind: 'anchor', owner: 'PF', token: 'PF-A-2', spot: { on: 'point', at: { x, y, level: 0 } } }) as const;

/** A wall to the right of Pathfinder, from top to bottom. */
const WALLED = `${'  .  . |.  .  .  .  .  . \n'.repeat(8)}`;

describe('the Zipline Gun', () => {
  test('APX-LEGEND-45 one anchor on a corner of the own space, the other 3 to 5 away and in sight', () => {
    const s = gun().picks('ability:PF-A-2');
    expect(s.options().toSorted()).toEqual(['1,1,0', '1,2,0', '2,1,0', '2,2,0']);
    s.picks('1,1,0');
    expect(s.options()).toEqual(expect.arrayContaining(['5,2,0', '7,2,0']));
    expect(s.options()).not.toContain('4,2,0');
    expect(s.options()).not.toContain('8,2,0');
    const walled = gun({ map: WALLED }).picks('ability:PF-A-2', '1,1,0').options();
    expect(walled).toContain('1,6,0');
    expect(walled).not.toContain('5,2,0');
  });

  test('APX-LEGEND-46 an enemy beside an anchor rides as well, to the other anchor of the pair alone', () => {
    const figures = [anchor(1, 1), anchor(5, 3)];
    const s = gun({ at: { ...AT, BL: '4,3' }, acts: 'BL', figures });
    expect(s.options().filter(o => o.startsWith('zip:'))).toEqual(['zip:5,3,0']);
    s.picks('zip:5,3,0');
    expect(s.options().toSorted()).toEqual(['0,0', '0,1', '1,0']);
    const one = gun({ at: { ...AT, BL: '4,3' }, acts: 'BL', figures: [anchor(5, 3)] });
    expect(one.options().filter(o => o.startsWith('zip:'))).toEqual([]);
  });

  test('APX-LEGEND-47 they stay while the token cools; initiated again, both are taken and placed anew', () => {
    const figures = [anchor(6, 6), anchor(3, 6)];
    expect(gun({ figures, cooling: { 'PF-A-2': 3 } }).state.figures).toHaveLength(2);
    const s = gun({ figures }).picks('ability:PF-A-2', '1,1,0', '5,3,0');
    expect(s.events('taken')).toMatchObject([{ figures: ['anchor-1', 'anchor-2'] }]);
    const spots = s.state.figures.map(f => (f.spot.on === 'point' ? `${f.spot.at.x},${f.spot.at.y}` : ''));
    expect(spots).toEqual(['1,1', '5,3']);
  });

  test('APX-LEGEND-47 corners that only the old anchors hold are free for the new ones', () => {
    const figures = [anchor(0, 0), anchor(2, 1), anchor(1, 1), anchor(2, 2), anchor(1, 2)];
    const held = figures.slice(1).map(f => ({ ...f, owner: 'WR' as const }));
    const s = gun({ figures: [anchor(0, 0), anchor(2, 1), ...held.slice(1)] });
    expect(s.picks('ability:PF-A-2').options()).toEqual(['2,1,0']);
    expect(gun({ figures: [anchor(0, 0), ...held] }).why('ability:PF-A-2')).toBe('APX-ABIL-04 no-place');
  });

  test('APX-OBJ-14 an anchor stands in nobody’s way and hides nobody', () => {
    const shot = (...figures: ReturnType<typeof anchor>[]) =>
      gun({ at: { ...AT, BL: '5,1' }, figures }).shows('shoot:BL:0').preview?.shot;
    expect(shot(anchor(3, 1), anchor(3, 2))).toEqual(shot());
    const moves = (...figures: ReturnType<typeof anchor>[]) => gun({ figures }).optionsOf('move:');
    expect(moves(anchor(2, 1), anchor(2, 2))).toEqual(moves());
  });

  test('APX-OBJ-15 anchors of two pairs of the map are not connected', () => {
    const s = gun({
      prepare: state => {
        if (!state.ground) return;
        const point = (x: number, y: number) => ({ x, y, level: 0 });
        state.ground = {
          ...state.ground,
          ziplines: [
            { a: point(2, 2), b: point(6, 2) },
            { a: point(4, 7), b: point(7, 4) },
          ],
        };
      },
    });
    s.picks('zip:2,2,0');
    expect(s.options().toSorted()).toEqual(['5,1', '5,2', '6,1', '6,2']);
  });
});
