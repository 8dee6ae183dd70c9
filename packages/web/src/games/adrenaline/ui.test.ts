import { expect, test } from 'vitest';
import { heardOf } from '../../shell/useSounds.js';
import { ui as adrenalineUi } from './ui.js';

test('marks on the timeline are kills, the frenzy and the end, and the buttons that go there say so', () => {
  const isMark = (type: string): boolean => adrenalineUi.story.isMilestone({ type });
  expect(['killed', 'frenzy', 'game-over', 'damaged', 'turn'].filter(isMark)).toEqual([
    'killed',
    'frenzy',
    'game-over',
  ]);
  const { next, previous } = adrenalineUi.story.milestones;
  expect(next.en).toMatch(/kill.*frenzy.*end/);
  expect(next.pl).toMatch(/zabójstwo.*szał.*koniec/);
  // Nothing lies behind the end.
  expect(previous.en).toMatch(/kill.*frenzy$/);
  expect(previous.pl).toMatch(/zabójstwo.*szał$/);
});

test('a shot, a kill, a card and the victory are heard; of several at once only the weightiest', () => {
  const heard = (...types: readonly string[]) =>
    heardOf(
      adrenalineUi,
      types.map((type, n) => ({ n, rule: 'ADR-X-01', event: { type } })),
    );
  expect(['damaged', 'killed', 'took-weapon', 'played', 'game-over'].map(type => heard(type))).toEqual([
    'shot',
    'kill',
    'card',
    'card',
    'victory',
  ]);
  expect(heard('took-weapon', 'damaged', 'killed')).toBe('kill');
  expect(heard('turn', 'moved')).toBeUndefined();
});

test('a figure has one letter in both languages, and no other figure has it', () => {
  const letters = (['p1', 'p2', 'p3', 'p4', 'p5'] as const).map(seat => adrenalineUi.seats.look(seat).letter);
  for (const { pl, en } of letters) expect(pl).toBe(en);
  expect(new Set(letters.map(({ en }) => en)).size).toBe(5);
});
