import { runCommand } from '@potyczka/cli/commands';
import { fakeTerminal } from '@potyczka/cli/fixtures';
import { expect, test } from 'vitest';
import { campaigns } from './index.js';
import { lossesBetween, wrongsOf } from './laws.js';
import { playCampaign } from './play.js';

test('a short campaign of bots keeps its laws, and is told in one line', async () => {
  const io = fakeTerminal();
  expect(await runCommand(campaigns, ['--seeds', '1', '--scenarios', '1'], io)).toBe(0);
  expect(io.printed.out).toMatch(/seed 1: 3 chapters, 1 scenarios, \d completed, .* 0 faults/);
});

test('what breaks a law is named', () => {
  const { chapters } = playCampaign(2, { chapters: 1 });
  expect(chapters).toHaveLength(1);
  const c = { marks: 65, donated: 0, parties: {}, inPlay: { 3: 2 }, past: [] };
  const ch = { id: 'c1', name: 'Arda', gold: -1, xp: 0, level: 1, checks: 19, items: [7, 7], learned: ['x'] };
  const before = { ...c, characters: { c1: ch } } as never;
  expect(wrongsOf(before)).toEqual([
    'prosperity: 65',
    'gold of Arda: -1',
    'checkmarks of Arda: 19',
    'Arda has an item twice',
    'item 7 came from nowhere',
  ]);
  const after = { ...c, inPlay: { 3: 1 }, characters: { c1: { ...ch, learned: [] } } } as never;
  expect(lossesBetween(before, after)).toEqual(['Arda lost the card x', 'a copy of item 3 was lost']);
  expect(lossesBetween(before, { ...c, characters: {} } as never)).toEqual(['Arda vanished']);
});
