import { expect, test } from 'vitest';
import { ambush } from '../fixtures/index.js';
import { cardsIn, openViews, Run, seedOf } from './index.js';

const begin = (game = ambush) => new Run(game, { players: 3 }, { seed: seedOf(4) });

/** Everybody gives their first legal answer, until so many entries are written. */
const playOn = (run: ReturnType<typeof begin>, most = Number.POSITIVE_INFINITY) => {
  while (run.result === undefined && run.n < most) {
    for (const { seat } of run.now.asks) run.answer(seat, run.q, run.now.legal(seat)[0]);
  }
  return run;
};

test('a match that is over is laid open, each moment of it', () => {
  const run = playOn(begin());
  const views = openViews(run);
  expect([...views.keys()]).toEqual(Array.from({ length: run.n + 1 }, (_, i) => i));
  for (const n of [0, 3, run.n]) {
    const { hands, ...open } = views.get(n) ?? {};
    expect(open).toEqual(run.viewAfter(n, 'spectator'));
    for (const seat of ['p1', 'p2', 'p3'] as const) {
      expect(hands?.[seat]).toEqual(run.viewAfter(n, seat)?.hand);
      expect(hands?.[seat]?.length).toBeGreaterThan(0);
    }
  }
});

test('nothing is laid open before the end', () => {
  const run = playOn(begin(), 5);
  expect(() => openViews(run)).toThrow('when it is over');
});

test('what was taken back has its own moment, and the table goes on from there', () => {
  const run = begin();
  run.answer('p1', run.q, run.now.legal('p1')[1]);
  run.undo(1, { seat: 'p1' });
  const views = openViews(playOn(run));
  expect(views.get(2)).toEqual(views.get(0));
  expect(cardsIn(views.get(run.n)).size).toBeGreaterThan(cardsIn(run.view('p1')).size);
});

test('where a game lays nothing open, everybody sees what a spectator saw', () => {
  const { openView: _, ...game } = ambush;
  const run = playOn(begin(game));
  expect(openViews(run).get(run.n)).toEqual(run.view('spectator'));
});
