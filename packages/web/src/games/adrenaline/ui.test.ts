import { expect, test } from 'vitest';
import { ui as adrenalineUi } from './ui.js';

test('marks on the timeline are kills, the frenzy and the end, and the buttons that go there say so', () => {
  const isMark = (type: string): boolean => adrenalineUi.isMilestone({ type });
  expect(['killed', 'frenzy', 'game-over', 'damaged', 'turn'].filter(isMark)).toEqual([
    'killed',
    'frenzy',
    'game-over',
  ]);
  const { next, previous } = adrenalineUi.milestones;
  expect(next.en).toMatch(/kill.*frenzy.*end/);
  expect(next.pl).toMatch(/zabójstwo.*szał.*koniec/);
  // Nothing lies behind the end.
  expect(previous.en).toMatch(/kill.*frenzy$/);
  expect(previous.pl).toMatch(/zabójstwo.*szał$/);
});
