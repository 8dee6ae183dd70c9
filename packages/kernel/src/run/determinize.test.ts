import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { oneOf, play, type SceneTable, type SceneWorld, scene, world } from '../fixtures/scene.js';
import { type Answer, type CardId, refuse, type Who } from '../index.js';
import {
  chanceFrom,
  determinize,
  guessWorld,
  hashOf,
  ImpossibleGuess,
  position,
  quickDice,
  ReplayMismatch,
  Run,
  scripted,
  seedOf,
  World,
} from './index.js';

const chance = chanceFrom(quickDice(0));
const guess = (w: SceneWorld, who: Who, seed: number): SceneWorld =>
  guessWorld(w, who, quickDice(seed), chance);
const row = (w: SceneWorld): string => w.state.down.map(d => d.card.slice(1)).join('');
const SEEDS = Array.from({ length: 60 }, (_, i) => i);
/** Every row of face-down cards that is guessed with one of many dice. */
const rows = (w: SceneWorld, who: Who): string[] =>
  [...new Set(SEEDS.map(seed => row(guess(w, who, seed))))].sort();

/** A scene that lays cards and then asks p1 something. */
const after = (lay: (t: SceneTable) => void, ...shuffles: CardId[][]): SceneWorld =>
  world(
    scene(function* (t) {
      lay(t);
      yield* t.choose('p1', oneOf('on'));
      return 0;
    }),
    scripted(...shuffles),
  );

/** The same, laid before the first step. */
const before = (lay: (t: SceneTable) => void, ...shuffles: CardId[][]): SceneWorld => {
  const game = scene(
    function* (t) {
      yield* t.choose('p1', oneOf('on'));
      return 0;
    },
    {
      *setup(t) {
        lay(t);
      },
    },
  );
  return play(game, scripted(...shuffles)).now;
};

describe('a guessed world', () => {
  test('deals the faces that a seat has not seen anew, and keeps those it has', () => {
    const w = after(
      t => {
        t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c']) }, 'SCENE-EVENT');
        t.emit({ type: 'peeked', card: '#b', by: 'p1' }, 'SCENE-EVENT');
      },
      ['#a', '#b', '#c'],
    );
    expect(rows(w, 'p1')).toEqual(['abc', 'cba']);
    expect(rows(w, 'p2')).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect(rows(w, 'spectator')).toHaveLength(6);
  });

  test('deals only among cards that were last shuffled together', () => {
    const w = after(
      t => {
        t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']) }, 'SCENE-EVENT');
        t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#c', '#d']) }, 'SCENE-EVENT');
      },
      [],
      [],
    );
    expect(rows(w, 'p1')).toEqual(['abcd', 'abdc', 'bacd', 'badc']);
  });

  test('deals nothing that was never shuffled: everybody saw it laid', () => {
    const w = after(t => t.emit({ type: 'laid', cards: ['#a', '#b'] }, 'SCENE-EVENT'));
    expect(rows(w, 'p1')).toEqual(['ab']);
  });

  test('of a position made by hand deals among the cards that count as shuffled together', () => {
    const game = scene(function* (t) {
      yield* t.choose('p1', oneOf('on'));
      return 0;
    });
    const down = (['#a', '#b', '#c', '#d'] as const).map(card => ({ card, seen: [] }));
    const stood = (...together: CardId[][]): SceneWorld =>
      new World(game, {}, position({ notes: [], up: [], down }, together), chance);
    expect(rows(stood(), 'p1')).toEqual(['abcd']);
    expect(rows(stood(['#a', '#b'], ['#c', '#d']), 'p1')).toEqual(['abcd', 'abdc', 'bacd', 'badc']);
  });

  test('deals among a pool that a card was picked from in secret, shuffled or not', () => {
    const w = before(t => {
      t.emit({ type: 'laid', cards: ['#a', '#b'], seen: ['p2'], among: 'hand of p2' }, 'SCENE-EVENT');
      t.emit({ type: 'laid', cards: ['#c', '#d'], seen: ['p3'], among: 'hand of p3' }, 'SCENE-EVENT');
    });
    expect(rows(w, 'p1')).toEqual(['abcd', 'abdc', 'bacd', 'badc']);
    expect(rows(w, 'p2')).toEqual(['abcd', 'abdc']);
  });

  test('a reshuffle in the middle of a step parts the cards anew', () => {
    const w = world(
      scene(
        function* (t) {
          yield* t.choose('p1', oneOf('on'));
          t.emit({ type: 'turned', card: '#a' }, 'SCENE-EVENT');
          t.emit({ type: 'turned', card: '#b' }, 'SCENE-EVENT');
          t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']) }, 'SCENE-EVENT');
          yield* t.choose('p1', oneOf('on'));
          return 0;
        },
        {
          *setup(t) {
            t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c', '#d']) }, 'SCENE-EVENT');
          },
        },
      ),
      scripted([], ['#b']),
    );
    expect(new Set(rows(w, 'p1').map(r => [...r].sort().join('')))).toEqual(new Set(['abcd']));
    expect(rows(w, 'p1').length).toBeGreaterThan(12);
    w.give('p1', 'on');
    expect(row(w)).toBe('cdba');
    expect(rows(w, 'p1')).toEqual(['cdab', 'cdba', 'dcab', 'dcba']);
  });

  test('has its shuffles, pools and later guesses under the guessed names', () => {
    const w = before(t => {
      t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c']) }, 'SCENE-EVENT');
      t.emit({ type: 'laid', cards: ['#c', '#x'], seen: ['p2'], among: 'pool' }, 'SCENE-EVENT');
    }, []);
    const swapped = SEEDS.map(seed => guess(w, 'p1', seed)).find(g => row(g) === 'abxc');
    if (!swapped) throw new Error('the pool was never dealt anew');
    expect([swapped.lastShuffle.get('#c'), swapped.lastShuffle.get('#x')]).toEqual([undefined, 1]);
    expect(rows(swapped, 'p1')).toEqual(['abcx', 'abxc', 'bacx', 'baxc']);
  });

  test('a card picked in secret may be any of the pool that it was picked from', () => {
    const game = scene(
      function* (t) {
        const hand = t.s.down.map(d => d.card);
        const card = yield* t.choose('p2', { ...oneOf(), from: hand, key: c => c });
        t.emit({ type: 'laid', cards: [card], seen: ['p2'], among: 'hand of p2' }, 'SCENE-EVENT');
        yield* t.choose('p1', oneOf('on'));
        return 0;
      },
      {
        *setup(t) {
          t.emit(
            { type: 'laid', cards: ['#a', '#b', '#c'], seen: ['p2'], among: 'hand of p2' },
            'SCENE-EVENT',
          );
        },
      },
    );
    const run = play(game, scripted());
    run.answer('p2', run.q, '#b');
    expect(row(run.now)).toBe('acb');
    expect(rows(run.now, 'p1')).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect(rows(run.now, 'p2')).toEqual(['acb']);
  });

  test('tells an answer about a hidden card as it would have been given there', () => {
    const w = world(
      scene(function* (t) {
        t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']), seen: ['p2'] }, 'SCENE-EVENT');
        const card = yield* t.choose('p2', { ...oneOf(), from: ['#a', '#b'] as CardId[], key: c => c });
        t.emit({ type: 'laid', cards: [card], seen: ['p2'] }, 'SCENE-EVENT');
        yield* t.choose('p1', oneOf('on'));
        return 0;
      }),
      scripted([]),
    );
    w.give('p2', '#a');
    expect(row(w)).toBe('ba');
    for (const seed of SEEDS) {
      const g = guess(w, 'p1', seed);
      const answer = g.since.find(h => 'seat' in h);
      expect(answer).toMatchObject({ a: g.state.down[1]?.card });
    }
    expect(rows(w, 'p1')).toEqual(['ab', 'ba']);
  });

  test('plays on with chance of its own and never disturbs the true one', () => {
    const w = after(
      t => t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c']) }, 'SCENE-EVENT'),
      [],
    );
    const hash = hashOf(w.state);
    for (const seed of SEEDS) guess(w, 'p2', seed).give('p1', 'on');
    expect([hashOf(w.state), w.result]).toEqual([hash, undefined]);
  });
});

describe('answers that nobody has been shown', () => {
  const w = world(
    scene(function* (t) {
      const all = yield* t.askAll((['p1', 'p2', 'p3'] as const).map(p => t.choose(p, oneOf('x', 'y'))));
      return all;
    }),
    scripted(),
  );
  w.give('p3', 'y');
  w.give('p1', 'x');

  test('are open again, except the own one', () => {
    expect(guess(w, 'p1', 1).asks.map(a => a.seat)).toEqual(['p2', 'p3']);
    expect(guess(w, 'p2', 1).asks.map(a => a.seat)).toEqual(['p1', 'p2', 'p3']);
    expect(guess(w, 'spectator', 1).asks.map(a => a.seat)).toEqual(['p1', 'p2', 'p3']);
  });

  test('the own one counts when the others are given', () => {
    const g = guess(w, 'p1', 1);
    g.give('p3', 'x');
    g.give('p2', 'x');
    expect(g.result).toEqual(['x', 'x', 'x']);
  });
});

describe('a guess in which an answer that was given would have been illegal', () => {
  const NO = refuse('SCENE-NO', 'no');
  /** p2 says that its first card is an a: legal only if it is. */
  const claim = scene(function* (t) {
    t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c']), seen: ['p2'] }, 'SCENE-EVENT');
    yield* t.choose('p2', {
      ...oneOf('mine is a', 'nothing'),
      judge: k => (k === 'nothing' || t.s.down[0]?.card === '#a' ? undefined : NO),
    });
    yield* t.choose('p1', oneOf('on'));
    return 0;
  });
  const claimed = (): SceneWorld => {
    const w = world(claim, scripted(['#a']));
    w.give('p2', 'mine is a');
    return w;
  };

  test('is impossible', () => {
    const w = claimed();
    const tried = SEEDS.map(seed => {
      try {
        return row(guess(w, 'p1', seed));
      } catch (e) {
        expect(e).toBeInstanceOf(ImpossibleGuess);
        return 'impossible';
      }
    });
    expect([...new Set(tried)].sort()).toEqual(['abc', 'acb', 'impossible']);
  });

  test('is tried again with further dice', () => {
    for (const seed of SEEDS)
      expect(row(determinize(claimed(), 'p1', quickDice(seed), chance))).toMatch(/^a/);
  });

  test('is given up when every guess is impossible', () => {
    const w = claimed();
    const stubborn = { below: () => 0 };
    expect(row(w)).toBe('abc');
    expect(() => determinize(w, 'p1', stubborn, chance)).toThrow(ImpossibleGuess);
  });

  test('is also one in which other questions would have been asked', () => {
    const telling = scene(function* (t) {
      t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']), seen: ['p2'] }, 'SCENE-EVENT');
      if (t.s.down[0]?.card === '#a') yield* t.choose('p2', { ...oneOf('ok'), rule: 'SCENE-TELL' });
      yield* t.choose('p1', oneOf('on'));
      return 0;
    });
    const w = world(telling, scripted(['#a']));
    w.give('p2', 'ok');
    expect(() => SEEDS.map(seed => guess(w, 'p1', seed))).toThrow(ReplayMismatch);
    expect(row(determinize(w, 'p1', quickDice(1), chance))).toBe('ab');
  });
});

describe('a guess in a real match', () => {
  const options = { players: 3 };
  const run = new Run(ambush, options, { seed: seedOf(4) });
  const dice = quickDice(4);
  const positions: (typeof run.now)[] = [];
  while (run.result === undefined) {
    const { asks } = run.now;
    const { seat } = asks[dice.below(asks.length)] as (typeof asks)[number];
    const legal = run.now.legal(seat);
    positions.push(run.now.fork(chance));
    run.answer(seat, run.q, legal[dice.below(legal.length)] as Answer);
  }

  test.each(['p1', 'p2', 'p3', 'spectator'] as const)('keeps the view of %s, and is blind', who => {
    let different = 0;
    for (const [seed, w] of positions.entries()) {
      const g = determinize(w, who, quickDice(seed), chance);
      expect(g.view(who)).toEqual(w.view(who));
      if (hashOf(g.state) !== hashOf(w.state)) different++;
      const again = (x: typeof w) => hashOf(determinize(x, who, quickDice(seed + 1000), chance).state);
      expect(again(g)).toBe(again(w));
    }
    expect(different).toBeGreaterThan(positions.length / 2);
  });

  test('deals every possible face equally often', () => {
    const w = positions[0] as (typeof positions)[number];
    const counts = new Map<CardId, number>();
    const stream = quickDice(77);
    for (let i = 0; i < 3400; i++) {
      const top = determinize(w, 'p1', stream, chance).state.deck[0] as CardId;
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    const mine = w.view('p1').hand;
    expect(counts.size).toBe(17);
    for (const card of mine) expect(counts.has(card)).toBe(false);
    const unevenness = [...counts.values()].reduce((sum, n) => sum + ((n - 200) * (n - 200)) / 200, 0);
    expect(unevenness).toBeLessThan(45); // 16 degrees of freedom: by accident once in 10,000 times
  });
});
