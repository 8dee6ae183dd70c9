import type { Result as ApexResult, View as ApexView } from '@potyczka/apex/view';
import type { Result, View } from '@potyczka/gloomhaven/view';
import { expect, test } from 'vitest';
import { ending as apex } from './apex/ending.js';
import { ending as gloomhaven } from './gloomhaven/ending.js';

const reward = { id: 'brute', seat: 'p1', xp: 5, gold: 4, checks: 0, exhausted: true };
const result = (outcome: Result['outcome']): Result =>
  ({ outcome, rounds: 14, heroes: [reward] }) as unknown as Result;
const view = (out: boolean): View =>
  ({
    heroes: [{ out }],
    figures: [{ side: 'monsters' }, { side: 'monsters' }],
  }) as unknown as View;

test('a lost scenario says why, what is left, what is kept and what is lost', () => {
  const { won, why, kept } = gloomhaven(view(true), result('lost'));
  expect(won).toBe(false);
  expect(why.en).toContain('everybody is exhausted');
  expect(why.en).toContain('2 enemies are left');
  expect(kept.map(each => each.en).join(' ')).toMatch(/4 gold and 5 experience.*checkmarks.*lost/s);
  expect(gloomhaven(view(false), result('lost')).why.en).toContain('goal can no longer be reached');
});

test('a won scenario has its round and what everybody takes home', () => {
  const { won, why, kept } = gloomhaven(view(false), result('won'));
  expect(won).toBe(true);
  expect(why.en).toContain('round 14');
  expect(kept).toHaveLength(1);
});

test('against Automas people win or lose together; against people they do not', () => {
  const ends = (mode: string, winners: readonly string[]) =>
    apex({ options: { mode } } as unknown as ApexView, { winners, by: 'points' } as unknown as ApexResult);
  expect(ends('versus', ['p1'])).toBeNull();
  expect(ends('coop', ['p1', 'p2'])?.won).toBe(true);
  expect(ends('solo', [])).toMatchObject({ won: false, why: { en: expect.stringContaining('Automas') } });
});
