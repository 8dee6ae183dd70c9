import type { Event, View } from '@potyczka/apex/view';
import { expect, test } from 'vitest';
import { beatsOf, followed } from './beats.js';

const AT = { x: 3, y: 4 };
const TURN: readonly Event[] = [
  { type: 'turn', team: 'red', round: 1 },
  { type: 'activated', who: 'GB' },
  { type: 'automa-step', who: 'GB', step: 1 },
  { type: 'main-enemy', who: 'GB', main: 'WR', secondary: 'BL', by: 'D', compared: [] },
  { type: 'automa-step', who: 'GB', step: 6 },
  { type: 'scheme', who: 'GB', scheme: 'D', mp: 3 },
  { type: 'laid', who: 'GB', card: '#P-1', rotation: 0, path: [AT], bars: ['edge'] },
  { type: 'laid', who: 'GB', card: '#P-1', rotation: 1, path: [AT], bars: [] },
  { type: 'moved', who: 'GB', how: 'automa', path: [{ x: 3, y: 5 }, AT] },
  { type: 'holds-fire', who: 'GB', target: 'WR', because: 'unseen' },
  { type: 'holds-fire', who: 'GB', target: 'BL', because: 'unseen' },
  { type: 'activation-over', who: 'GB' },
];

test('an Automa’s turn is told step by step: whom it hunts, which card was barred, where it went, why it holds its fire', () => {
  const beats = beatsOf(TURN);
  expect(beats.map(b => b.map(e => e.type))).toEqual([
    ['turn'],
    ['activated', 'automa-step'],
    ['main-enemy', 'automa-step'],
    ['scheme'],
    ['laid'],
    ['laid', 'moved'],
    ['holds-fire', 'holds-fire', 'activation-over'],
  ]);
  expect(beats.flat()).toEqual(TURN);
});

test('meanwhile the figures stand where they have come so far, and have what they have left', () => {
  const legend = (id: string) => ({ id, at: { x: 3, y: 5 }, shield: 20, health: 40 });
  const view = { legends: [legend('GB'), legend('WR')], figures: [] } as unknown as View;
  const after = followed(view, [
    { type: 'moved', who: 'GB', how: 'automa', path: [{ x: 3, y: 5 }, AT] },
    {
      type: 'suffered',
      who: 'WR',
      by: 'shot',
      amount: 26,
      prevented: 0,
      had: { shield: 20, health: 40 },
      shield: 0,
      health: 34,
    },
  ]);
  expect(after.legends).toMatchObject([{ at: AT }, { shield: 0, health: 34 }]);
  expect(followed(after, [{ type: 'eliminated', who: 'WR', by: 'GB', box: true }]).legends[1]?.at).toBeNull();
  expect(view.legends[0]?.at).toEqual({ x: 3, y: 5 });
});
