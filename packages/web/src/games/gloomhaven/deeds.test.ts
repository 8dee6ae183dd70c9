import type { Event, View } from '@potyczka/gloomhaven/view';
import { expect, test } from 'vitest';
import { damageBy, deedsOf, heroOf, scores } from './deeds.js';

const hurt = (who: string, by: string, n: number): Event => ({
  type: 'hurt',
  who,
  n,
  left: 1,
  how: 'attack',
  by,
});
const EVENTS: readonly Event[] = [
  {
    type: 'appeared',
    who: 'mystic-ally.1',
    at: '1,1',
    figure: {} as never,
    how: 'summoned',
    by: 'spellweaver',
  },
  hurt('bandit-guard.1', 'brute', 3),
  hurt('bandit-guard.1', 'mystic-ally.1', 2),
  { type: 'died', who: 'bandit-guard.1', by: 'mystic-ally.1', at: '2,2', money: true, over: 0 },
  hurt('brute', 'bandit-guard.2', 4),
  { type: 'healed', who: 'brute', n: 2, hp: 8, cured: [], by: 'spellweaver' },
  { type: 'looted', who: 'brute', at: '2,2', tokens: 1 },
];

test('the end says what everybody did; what a summon does counts for its summoner', () => {
  const { brute, spellweaver } = deedsOf(['brute', 'spellweaver'], EVENTS);
  expect(brute).toMatchObject({ damage: 3, kills: 0, suffered: 4, looted: 1, bySummons: 0 });
  expect(spellweaver).toMatchObject({ damage: 0, bySummons: 2, kills: 1, healed: 2 });
});

test('the plot adds up to the total that it stands beside', () => {
  const view = {
    heroes: [
      { id: 'brute', seat: 'p1', xp: 1, gold: 0 },
      { id: 'spellweaver', seat: 'p1', xp: 2, gold: 0 },
    ],
  } as unknown as View;
  const told = scores(view, null, EVENTS.map((event, n) => ({ n, event })) as never);
  const plotted = (who: string) =>
    EVENTS.map(damageBy).reduce((sum, g) => (g?.who === who ? sum + g.points : sum), 0);
  expect(told.map(s => s.total)).toEqual([plotted('brute'), plotted('spellweaver')]);
  expect(new Set(told.map(s => s.who)).size).toBe(2);
  expect(told.every(s => s.seat === 'p1' && !s.won)).toBe(true);
  expect(heroOf('brute')?.name.pl).toBe('Kark');
  expect(heroOf('p1')).toBeNull();
});
