import { expect, test } from 'vitest';
import { scene } from '../../fixtures/scene.js';

const AT = { GB: '3,3', PF: '0,7', BL: '0,0', WR: '7,3' } as const;

test('APX-LEGEND-04 one token for both modes: whoever used it in the activation cannot react with it', () => {
  const shot = (cooling: Record<string, number>) =>
    scene({ at: AT, acts: 'GB', cooling, hand: { WR: ['WR-F-6'] }, chance: ['#A-1', '#A-2', '#A-3'] }).picks(
      'shoot:WR:0',
    );
  expect(shot({}).options()).toContain('WR:WR-A-1');
  const spent = scene({ at: AT, acts: 'WR' }).picks('ability:WR-A-1').state.cooling;
  expect(shot({ ...spent }).options()).not.toContain('WR:WR-A-1');
});

test('APX-LEGEND-25 APX-EX-131 Move 2 has 3 MP, a Dash as Move 1 has 2', () => {
  const s = scene({ at: AT, acts: 'WR', hand: { WR: ['WR-F-3'] } }).picks('ability:WR-A-1');
  const isDear = (to: string) => s.shows(`move:${to}`).preview?.dash;
  expect([isDear('4,3'), isDear('3,4')]).toEqual([false, true]);
  s.picks('move:4,6');
  expect(s.optionsOf('dash:')).toEqual(expect.arrayContaining(['4,4', '6,6', '2,6']));
  expect(s.optionsOf('dash:')).not.toContain('1,6');
  expect(s.optionsOf('dash:')).not.toContain('7,6');
});
