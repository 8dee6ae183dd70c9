import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { discs } from '../fixtures/discs.js';
import { ticTacToe } from '../fixtures/tic-tac-toe.js';
import type { Msg } from '../index.js';
import { checkPlayout, conformance } from './index.js';

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const words = {
  say: (_: string, m: Msg) => `${m.id} ${Object.values(m.args ?? {}).join(' ')}`.replaceAll('#', 'card '),
  tell: (_: string, e: { type: string }) => e.type,
};

describe('the fixtures conform', () => {
  conformance(test, { game: ticTacToe, options: [{}], seeds, bound: 9, ...words });
  conformance(test, {
    game: ambush,
    options: [{ players: 2 }, { players: 3 }, { players: 4 }],
    seeds,
    bound: 120,
    every: 3,
    ...words,
  });
  conformance(test, {
    game: discs,
    options: [{ side: 6000 }, { side: 10000 }],
    seeds,
    bound: 64,
    every: 4,
    ...words,
  });
});

describe('the suite finds what is broken', () => {
  const options = { players: 3 };
  const broken = (game: typeof ambush) => () => {
    for (const seed of seeds)
      checkPlayout({ suite: { game, options: [options], seeds, bound: 120, ...words }, options, seed });
  };

  test('a view that shows the deck', () => {
    const leaky: typeof ambush = {
      ...ambush,
      view: (s, who) => ({ ...ambush.view(s, who), discard: [...s.discard, ...s.deck.slice(0, 1)] }),
    };
    expect(broken(leaky)).toThrow(/which is hidden from it/);
  });

  test('a question asked only of those who hold the right card', () => {
    const telling: typeof ambush = {
      ...ambush,
      *step(t) {
        const seat = t.s.seats.find(p => t.s.hands[p]?.some(c => c.startsWith('#shield')));
        if (seat) {
          yield* t.choose(seat, {
            rule: 'AMB-TELL',
            ask: { id: 'tell' },
            from: ['ok'],
            key: k => k,
            show: k => ({ label: { id: k } }),
          });
        }
        return yield* ambush.step(t);
      },
    };
    expect(broken(telling)).toThrow(/could tell two worlds apart|is not asked|is asked/);
  });

  test('a state changed without an event', () => {
    const sly: typeof ambush = {
      ...ambush,
      *step(t) {
        (t.s.lives as Record<string, number>).p2 = 9;
        return yield* ambush.step(t);
      },
    };
    expect(broken(sly)).toThrow(/folding the events|restore the state/);
  });

  test('a game without an end', () => {
    const endless: typeof ambush = {
      ...ambush,
      *step(t) {
        yield* ambush.step(t);
        return undefined;
      },
    };
    expect(broken(endless)).toThrow(/no end after|no legal answer/);
  });

  test('a dead end', () => {
    const dead: typeof ambush = {
      ...ambush,
      *step(t) {
        yield* t.choose('p1', { rule: 'AMB-DEAD', ask: { id: 'dead' }, from: [], key: String });
        return undefined;
      },
    };
    expect(broken(dead)).toThrow(/no legal answer/);
  });

  test('a failing seed names itself', () => {
    const leaky: typeof ambush = {
      ...ambush,
      view: (s, who) => ({ ...ambush.view(s, who), discard: [...s.deck] }),
    };
    expect(broken(leaky)).toThrow(/\[ambush options=\{"players":3\} seed=1 decision=\d+\]/);
  });
});
