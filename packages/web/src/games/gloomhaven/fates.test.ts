import type { Event, Result, View } from '@potyczka/gloomhaven/view';
import { expect, test } from 'vitest';
import type { LogLine } from '../game-ui.js';
import { fallen, fatesOf, standing } from './fates.js';

const line = (event: object, rule = 'GLM-X'): LogLine<Event> => ({ n: 0, rule, event: event as Event });
const hero = (id: string) => ({ id, seat: 'p1', gold: 3, xp: 5 });
const view = {
  heroes: [hero('brute'), hero('spellweaver')],
  scale: { xp: 6 },
  figures: [
    { id: 'bandit-guard.1', side: 'monsters', hp: 4 },
    { id: 'bandit-guard.2', side: 'monsters', hp: 2 },
    { id: 'brute', side: 'heroes', hp: 1 },
  ],
} as unknown as View;

const log = [
  line({ type: 'round', n: 1 }),
  line({ type: 'appeared', who: 'rat-swarm.1', how: 'summoned' }),
  line({ type: 'cards-lost', who: 'brute', cards: ['#a'], from: 'hand' }, 'GLM-DMG-01'),
  line({ type: 'died', who: 'bandit-guard.3', by: 'brute' }),
  line({ type: 'died', who: 'rat-swarm.1', by: 'bandit-guard.1' }),
  line({ type: 'round', n: 2 }),
  line({ type: 'rested', who: 'brute', how: 'short', lost: '#b', back: [] }),
  line({ type: 'hurt', who: 'spellweaver', n: 3, left: 0, how: 'attack', by: 'bandit-guard.1' }),
  line({ type: 'hurt', who: 'brute', n: 1, left: 1, how: 'attack', by: 'bandit-guard.2' }),
  line({ type: 'exhausted', who: 'spellweaver', how: 'hp', cards: [] }),
];

test('of each hero it is known when and by whom they fell, and when cards went, and why', () => {
  const [brute, spellweaver] = fatesOf(view, null, log);
  expect(brute).toMatchObject({
    exit: null,
    lost: [
      { round: 1, saves: true },
      { round: 2, saves: false },
    ],
  });
  expect(spellweaver).toMatchObject({ exit: { round: 2, how: 'hp', by: 'bandit-guard.1', n: 3 }, lost: [] });
});

test('the reward for a victory is told apart from what was earned, and there is none in a defeat', () => {
  const heroes = [{ id: 'brute', xp: 11, gold: 8, checks: 1 }];
  const won = { outcome: 'won', rounds: 2, heroes } as unknown as Result;
  const lost = { outcome: 'lost', rounds: 2, heroes } as unknown as Result;
  expect(fatesOf(view, won, log)[0]).toMatchObject({ xp: 5, bonus: 6, gold: 8, checks: 1 });
  expect(fatesOf(view, lost, log)[0]).toMatchObject({ xp: 11, bonus: 0 });
});

test('how close it was: enemies that stand, weakest first, and those that fell; summons count on neither side', () => {
  expect(standing(view).map(f => f.id)).toEqual(['bandit-guard.2', 'bandit-guard.1']);
  expect(fallen(log)).toBe(1);
});
