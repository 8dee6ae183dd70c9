import type { AttackTold, Event, View } from '@potyczka/gloomhaven/view';
import { expect, test } from 'vitest';
import { beatsOf, followed, pauseFor } from './beats.js';

const told = {
  mode: 'normal',
  base: 3,
  drawn: ['+0'],
  used: ['+0'],
  value: 3,
  shield: 0,
  pierce: 0,
  damage: 3,
};
const WHO = 'bandit-guard.1';
const TURN: readonly Event[] = [
  { type: 'turn', who: WHO, at: '8,3' },
  { type: 'focused', who: WHO, on: 'brute', because: [] },
  { type: 'decided', who: WHO, to: '9,3', targets: ['brute'], because: [] },
  { type: 'moved', who: WHO, route: ['8,3', '9,3'], how: 'walk', by: WHO },
  { type: 'attacked', who: WHO, on: 'brute', told: told as AttackTold },
  { type: 'hurt', who: 'brute', n: 3, left: 7, how: 'attack', by: WHO },
  { type: 'gained', who: 'brute', condition: 'poison', lasts: 'this', by: WHO },
  { type: 'turn-over', who: WHO, ended: [], strong: [] },
];

test('a monster’s turn is a film: whom it means and why, where it goes, whom it hits', () => {
  const beats = beatsOf(TURN);
  expect(beats.map(b => b.map(e => e.type))).toEqual([
    ['turn', 'focused'],
    ['decided', 'moved'],
    ['attacked', 'hurt', 'gained', 'turn-over'],
  ]);
  expect(beats.flat()).toEqual(TURN);
  for (const beat of beats) expect(Math.max(...beat.map(pauseFor))).toBeGreaterThan(0.5);
});

test('meanwhile figures stand where they have come so far, and have what they have left', () => {
  const figure = (id: string, at: string) => ({ id, at, hp: 10, conditions: [] });
  const view = { figures: [figure(WHO, '8,3'), figure('brute', '10,3')], doors: [] } as unknown as View;
  const [first, second, third] = beatsOf(TURN) as [Event[], Event[], Event[]];
  const focused = followed(view, first);
  expect(focused).toMatchObject({ turn: { of: WHO }, figures: [{ at: '8,3' }, { hp: 10 }] });
  const moved = followed(focused, second);
  expect(moved.figures).toMatchObject([{ at: '9,3' }, { hp: 10 }]);
  expect(followed(moved, third)).toMatchObject({
    turn: null,
    figures: [{ at: '9,3' }, { hp: 7, conditions: ['poison'] }],
  });
  const died: Event = { type: 'died', who: WHO, by: 'brute', at: '9,3', money: true, over: 0 };
  expect(followed(moved, [died]).figures.map(f => f.id)).toEqual(['brute']);
});
