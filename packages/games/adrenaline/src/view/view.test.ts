import { Run, seedOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { game as adrenaline } from '../index.js';
import { openView, view } from './index.js';

const run = new Run(
  adrenaline,
  { players: 3, arena: 'A', skulls: 5, frenzy: true, bot: true, mode: 'deathmatch', secretPoints: true },
  { seed: seedOf(3) },
);
for (let n = 0; n < 60; n++) {
  const [ask] = run.now.asks;
  if (ask) run.answer(ask.seat, run.q, run.now.legal(ask.seat).at(-1));
}
const { state } = run.now;

test('ADR-XEND-05 totals are secret, until everything is laid open', () => {
  const points = (v: ReturnType<typeof view>) => [...v.players, v.bot].map(f => f?.points);
  expect(points(view(state, 'spectator'))).toEqual([null, null, null, null]);
  // Nobody learns them from what is shared with a spectator, and who looks sees their own.
  expect(points(view(state, 'p2', () => view(state, 'spectator')))).toEqual(points(view(state, 'p2')));
  expect(points(view(state, 'p2'))).toEqual([null, state.boards.p2?.points, null, null]);
  expect(points(openView(state))).toEqual(state.figures.map(f => state.boards[f]?.points));
});

test('what somebody shares with a spectator is the same as made for them, and their hand is their own', () => {
  const options = { ...run.options, secretPoints: false };
  const open = { ...state, options } as typeof state;
  for (const who of ['spectator', ...state.seats] as const) {
    const shared = view(open, who, () => view(open, 'spectator'));
    expect(shared).toEqual(view(open, who));
    expect(shared.hand).toEqual(who === 'spectator' ? [] : state.players[who]?.powerUps);
  }
});

test('hands and decks are in no view but the open one', () => {
  for (const who of ['spectator', 'p1', 'p2', 'p3'] as const) expect(view(state, who).open).toBeUndefined();
  const { open, hand } = openView(state);
  expect(hand).toEqual([]);
  expect(Object.values(open?.hands ?? {}).flat().length).toBeGreaterThan(0);
  for (const p of state.seats) expect(open?.hands[p]).toEqual(view(state, p).hand);
  expect(open?.decks).toEqual({
    weapons: state.weaponDeck,
    powerUps: state.powerUpDeck,
    ammo: state.ammoDeck,
  });
});
