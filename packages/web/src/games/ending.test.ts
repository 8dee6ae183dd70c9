import type { Result as ApexResult, View as ApexView } from '@potyczka/apex/view';
import type { Result, View } from '@potyczka/gloomhaven/view';
import { expect, test } from 'vitest';
import { ending as apex } from './apex/ending.js';
import { ending as gloomhaven } from './gloomhaven/ending.js';

const reward = { id: 'brute', seat: 'p1', xp: 5, gold: 4, checks: 0, exhausted: true };
const result = (outcome: Result['outcome']): Result =>
  ({ outcome, rounds: 14, heroes: [reward] }) as unknown as Result;
const view = (out: boolean, scenario = 1): View =>
  ({
    heroes: [{ out }, { out: true }],
    scenario,
  }) as unknown as View;

test('a lost scenario says why: everybody is exhausted, what it forbids has come, or its goal is out of reach', () => {
  const { won, why } = gloomhaven(view(true), result('lost'));
  expect(won).toBe(false);
  expect(why.en).toBe('Both heroes are exhausted: nobody is left to fight on.');
  expect(gloomhaven(view(false, 19), result('lost')).why.en).toBe('You lose if Hail falls.');
  expect(gloomhaven(view(false), result('lost')).why.en).toBe('The goal can no longer be reached.');
});

test('a won scenario has its round', () => {
  const { won, why } = gloomhaven(view(false), result('won'));
  expect(won).toBe(true);
  expect(why.en).toContain('round 14');
});

test('against Automas people win or lose together; against people they do not', () => {
  const ends = (mode: string, winners: readonly string[]) =>
    apex({ options: { mode } } as unknown as ApexView, { winners, by: 'points' } as unknown as ApexResult);
  expect(ends('versus', ['p1'])).toBeNull();
  expect(ends('coop', ['p1', 'p2'])?.won).toBe(true);
  expect(ends('solo', [])).toMatchObject({ won: false, why: { en: expect.stringContaining('Automas') } });
});
