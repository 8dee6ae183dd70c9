import { describe, expect, test } from 'vitest';
import { scene } from '../fixtures/scene.js';

const rifle = { S: ['lock-rifle'] };

describe('what can be taken back', () => {
  const map = `
    . S A .
    . B . .
    . . . .`;
  const free = { to: 1, blockedBy: 'start' };
  const line = (s: ReturnType<typeof scene>) => s.run.undoLine('p1');

  test.each([
    ['newton-red-1', ['A', '22']],
    ['teleporter-red-1', ['20']],
  ])('%s can be taken back until its last choice, and is shown with its effect', (card, choices) => {
    const s = scene({ map, hand: { S: [card] } }).picks(card);
    for (const choice of choices) {
      expect(line(s)).toEqual(free);
      expect(s.events('played')).toEqual([]);
      expect(s.hand('S')).toEqual([card]);
      s.picks(choice);
    }
    expect(line(s)).toEqual({ to: undefined, blockedBy: 'face' });
    expect(s.events('played', 'moved').map(e => e.type)).toEqual(['played', 'moved']);
  });

  test('a scope and the card that pays for it, until the target is chosen', () => {
    const hand = { S: ['targeting-scope-red-1', 'newton-blue-1'] };
    const s = scene({ map, weapons: rifle, hand });
    s.fires('lock-rifle', 'basic', 'A', 'targeting-scope-red-1');
    expect(s.options()).toEqual(['red', 'blue', 'yellow', 'newton-blue-1']);
    s.picks('newton-blue-1');
    expect(line(s)).toEqual(free);
    s.picks('A');
    expect(line(s).blockedBy).toBe('face');
    expect(s.events('played', 'paid', 'damaged').map(e => e.type)).toEqual([
      'damaged',
      'played',
      'paid',
      'damaged',
    ]);
  });

  test('a card that pays for an effect, until its target is chosen', () => {
    const s = scene({ map, weapons: { S: ['lock-rifle'] }, hand: { S: ['newton-red-1'] } });
    s.fires('lock-rifle', 'basic', 'A', 'second-lock', ['newton-red-1']);
    expect(s.asked).toMatch(/^ADR-WPN/);
    expect(line(s)).toEqual(free);
    s.picks('B');
    expect(line(s).blockedBy).toBe('face');
    expect(s.cubes('S')).toBe('RRRBBBYYY');
  });

  test('a card that pays for a fourth weapon, until one is put down', () => {
    const s = scene({
      map,
      offers: { blue: ['zx-2'] },
      weapons: { S: ['lock-rifle', 'thor', 'furnace'] },
      hand: { S: ['newton-red-1'] },
    }).picks('grab', '02', 'zx-2', ['newton-red-1']);
    expect(line(s)).toEqual(free);
    s.picks('thor');
    expect(s.events('paid', 'took-weapon', 'put-down').map(e => e.type)).toEqual([
      'paid',
      'took-weapon',
      'put-down',
    ]);
  });

  test('others do not learn from the question which card is about to be played', () => {
    const asked = (card: string) => {
      const s = scene({ map, hand: { S: [card] } }).picks(card);
      return s.run.questions('p2');
    };
    expect(asked('newton-red-1')).toEqual(asked('teleporter-blue-2'));
  });
});
