import { describe, expect, test } from 'vitest';
import { oneOf, play, type SceneTable, scene, world } from './fixtures/scene.js';
import type { CardId, Seat } from './index.js';
import { chanceFrom, quickDice, scripted } from './run/index.js';

const none = scripted();

describe('questions through the table', () => {
  test('each kind of question gives the rules a value of its own type', () => {
    const run = play(
      scene(function* (t) {
        const one = yield* t.choose('p1', { ...oneOf('1', '2'), from: [1, 2], key: String });
        const set = yield* t.chooseMany('p1', { ...oneOf('a', 'b', 'c'), min: 0, max: 2 });
        const n = yield* t.number('p2', { rule: 'SCENE-N', ask: { id: 'n' }, min: 0, max: 9 });
        const pose = yield* t.place('p3', {
          rule: 'SCENE-PUT',
          ask: { id: 'put' },
          propose: () => [{ x: 0, y: 0 }],
          judge: () => undefined,
        });
        return { one, set, n, x: pose.x };
      }),
      none,
    );
    expect(run.answer('p1', run.q, '2').ok).toBe(true);
    expect(run.answer('p1', run.q, ['c', 'a']).ok).toBe(true);
    expect(run.answer('p2', run.q, 7).ok).toBe(true);
    expect(run.answer('p3', run.q, { x: 5, y: 6 }).ok).toBe(true);
    expect(run.result).toEqual({ one: 2, set: ['a', 'c'], n: 7, x: 5 });
  });

  test('a pose that the rules keep and change does not change the record', () => {
    const game = scene(function* (t) {
      const pose = yield* t.place('p1', {
        rule: 'SCENE-PUT',
        ask: { id: 'put' },
        propose: () => [{ x: 0, y: 0 }],
        judge: () => undefined,
      });
      (pose as { x: number }).x = 99;
      yield* t.choose('p1', oneOf('go'));
      return 'done';
    });
    const run = play(game, none);
    run.answer('p1', run.q, { x: 1, y: 2 });
    expect(run.entries[0]).toMatchObject({ a: { x: 1, y: 2 } });
    expect(run.now.since).toMatchObject([{ a: { x: 1, y: 2 } }]);
  });
});

const secretBids = scene(function* (t) {
  const bids = yield* t.askAll((['p1', 'p2', 'p3'] as const).map(p => t.choose(p, oneOf('low', 'high'))));
  t.emit({ type: 'noted', what: bids }, 'SCENE-EVENT');
  yield* t.choose('p1', oneOf('on'));
  return bids;
});

describe('askAll', () => {
  test('asks all seats at once, and nothing happens until the last has answered', () => {
    const run = play(secretBids, none);
    expect(run.questions('spectator').map(q => q.seat)).toEqual(['p1', 'p2', 'p3']);
    const before = run.hash;
    run.answer('p1', 0, 'high');
    run.answer('p3', 0, 'low');
    expect(run.hash).toBe(before);
    expect(run.events('p2')).toEqual([]);
    expect(run.questions('p2').map(q => q.seat)).toEqual(['p2']);
    run.answer('p2', 0, 'low');
    expect(run.events('spectator').map(e => e.event)).toEqual([
      { type: 'noted', what: ['high', 'low', 'low'] },
    ]);
  });

  test('the order of arrival changes nothing', () => {
    const orders: Seat[][] = [
      ['p1', 'p2', 'p3'],
      ['p3', 'p2', 'p1'],
      ['p2', 'p3', 'p1'],
    ];
    const bid = { p1: 'low', p2: 'high', p3: 'low' } as Record<Seat, string>;
    const ends = orders.map(order => {
      const run = play(secretBids, none);
      for (const seat of order) expect(run.answer(seat, 0, bid[seat]).ok).toBe(true);
      return [run.hash, run.q, run.events('p1'), run.questions('p1')];
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('a seat that has answered is not asked again', () => {
    const run = play(secretBids, none);
    run.answer('p1', 0, 'high');
    expect(run.answer('p1', 0, 'low')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-SEAT' } });
  });

  test('asking nobody, a seat twice or all inside all is a fault of the rules', () => {
    const ask = (step: (t: SceneTable) => unknown) => () =>
      world(
        scene(function* (t) {
          step(t);
          return 0;
        }),
        none,
      );
    expect(ask(t => t.askAll([]))).toThrow('asks nobody');
    const twice = (t: SceneTable) => [t.choose('p1', oneOf('a')), t.choose('p1', oneOf('a'))];
    expect(ask(t => t.askAll(twice(t)))).toThrow('asks a seat twice');
    expect(ask(t => t.askAll([t.askAll([t.choose('p1', oneOf('a'))])]))).toThrow('inside');
  });
});

describe('chance', () => {
  test('a roll gives one of the faces, a shuffle the same cards', () => {
    const cards: CardId[] = ['#a', '#b', '#c', '#d'];
    const w = world(
      scene(function* (t) {
        const face = t.roll('SCENE-DIE', ['blank', 'hit']);
        const order = t.shuffle('SCENE-DECK', cards);
        t.emit({ type: 'laid', cards: order }, 'SCENE-EVENT');
        yield* t.choose('p1', oneOf(face));
        return 0;
      }),
      scripted('hit', ['#c', '#a']),
    );
    expect(w.legal('p1')).toEqual(['hit']);
    expect(w.state.down.map(d => d.card)).toEqual(['#c', '#a', '#b', '#d']);
    expect(w.since).toEqual([{ chance: 1 }, { chance: ['#c', '#a', '#b', '#d'] }]);
    expect(cards).toEqual(['#a', '#b', '#c', '#d']);
  });

  test('a die without faces is a fault', () => {
    const game = scene(function* (t) {
      return t.roll('SCENE-DIE', []);
    });
    expect(() => world(game, chanceFrom(quickDice(1)))).toThrow('without faces');
  });
});

describe('emit', () => {
  test('applies the event before it returns', () => {
    const w = world(
      scene(function* (t) {
        t.emit({ type: 'noted', what: 'one' }, 'SCENE-EVENT');
        yield* t.choose('p1', oneOf(String(t.s.notes.length)));
        return 0;
      }),
      none,
    );
    expect(w.legal('p1')).toEqual(['1']);
  });

  test('an event without an applier is a fault', () => {
    const game = scene(function* (t) {
      t.emit({ type: 'vanished' } as never, 'SCENE-EVENT');
      return 0;
    });
    expect(() => world(game, none)).toThrow('no applier for event vanished');
  });

  test('what was told does not change with the state that took it in', () => {
    const game = scene(function* (t) {
      const what = { n: 1 };
      t.emit({ type: 'noted', what }, 'SCENE-EVENT');
      what.n = 2;
      yield* t.choose('p1', oneOf('on'));
      return 0;
    });
    expect(play(game, none).events('p1')[0]?.event).toEqual({ type: 'noted', what: { n: 1 } });
  });
});

describe('mightHold', () => {
  const isShield = (card: CardId): boolean => card.startsWith('#shield');
  /** What everybody may think of the first card dealt, after `deal`. */
  const thought = (deal: (t: SceneTable) => void, ...shuffles: CardId[][]): boolean => {
    const w = world(
      scene(function* (t) {
        deal(t);
        const first = t.s.down[0] ? [t.s.down[0].card] : t.s.up;
        yield* t.choose('p1', oneOf(String(t.mightHold(first, isShield))));
        return 0;
      }),
      scripted(...shuffles),
    );
    return w.legal('p1')[0] === 'true';
  };
  const deck: CardId[] = ['#sword', '#shield', '#axe'];
  const dealt = (t: SceneTable) =>
    t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', deck) }, 'SCENE-EVENT');

  test('a face-down card may be any that was shuffled with it', () => {
    expect(thought(dealt, ['#sword'])).toBe(true);
    expect(thought(dealt, ['#shield'])).toBe(true);
  });

  test('not one that lies open by now', () => {
    const open = (t: SceneTable) => {
      dealt(t);
      t.emit({ type: 'turned', card: '#shield' }, 'SCENE-EVENT');
    };
    expect(thought(open, ['#sword'])).toBe(false);
  });

  test('a card that only its owner has seen may still be any for the others', () => {
    const peeked = (t: SceneTable) => {
      dealt(t);
      t.emit({ type: 'peeked', card: '#sword', by: 'p1' }, 'SCENE-EVENT');
    };
    expect(thought(peeked, ['#sword'])).toBe(true);
  });

  test('not one from another shuffle', () => {
    const apart = (t: SceneTable) => {
      t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#sword', '#axe']) }, 'SCENE-EVENT');
      t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#shield', '#bow']) }, 'SCENE-EVENT');
    };
    expect(thought(apart, ['#sword'], ['#shield'])).toBe(false);
  });

  test('any card of the pool that it was picked from in secret', () => {
    const picked = (t: SceneTable) => {
      t.emit(
        { type: 'laid', cards: ['#sword', '#shield'], seen: ['p1'], among: 'hand of p1' },
        'SCENE-EVENT',
      );
    };
    expect(thought(picked)).toBe(true);
  });

  test('an open card is what it is', () => {
    const open = (t: SceneTable) => {
      t.emit({ type: 'laid', cards: ['#axe'] }, 'SCENE-EVENT');
      t.emit({ type: 'turned', card: '#axe' }, 'SCENE-EVENT');
    };
    expect(thought(open)).toBe(false);
  });
});
