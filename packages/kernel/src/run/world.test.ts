import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { oneOf, play, type SceneTable, scene, world } from '../fixtures/scene.js';
import type { Answer, Proc } from '../index.js';
import {
  beginning,
  type Checkpoint,
  chanceFrom,
  hashOf,
  quickDice,
  ReplayMismatch,
  resume,
  scripted,
  World,
} from './index.js';

const options = { players: 3 };
const chance = (seed: number) => chanceFrom(quickDice(seed));
const newAmbush = (seed: number) => new World(ambush, options, beginning(ambush, options), chance(seed));
type Ambush = ReturnType<typeof newAmbush>;

/** Plays on with the last legal answer, at most so often. */
const playOn = (w: Ambush, times: number): void => {
  for (let i = 0; i < times && w.ask; i++) w.give(w.ask.seat, w.legal(w.ask.seat).at(-1) as Answer);
};
const standing = (w: Ambush) => [
  hashOf(w.state),
  w.asks.map(a => [a.seat, a.spec.rule, w.legal(a.seat)]),
  w.result,
];

describe('a world', () => {
  test('asks, is answered and comes to a result', () => {
    const w = newAmbush(1);
    expect(w.asks.map(a => a.seat)).toEqual(['p1', 'p2', 'p3']);
    expect(w.ask?.seat).toBe('p1');
    expect(w.askOf('p2')?.spec.rule).toBe('AMB-LAY');
    expect(w.askOf('p4')).toBeUndefined();
    expect(w.legal('p4')).toEqual([]);
    playOn(w, 1000);
    expect(w.result).toBeDefined();
    expect([w.asks, w.ask, w.pending]).toEqual([[], undefined, undefined]);
  });

  test('is not answered by a seat that it does not ask', () => {
    expect(() => newAmbush(1).give('p4', '#sword-1')).toThrow(ReplayMismatch);
  });
});

describe('a fork', () => {
  test('goes on like its original, given the same chance and answers', () => {
    for (let at = 0; at < 40; at++) {
      const w = newAmbush(2);
      playOn(w, at);
      const fork = w.fork(chance(9));
      expect(standing(fork)).toEqual(standing(w));
      const other = w.fork(chance(9));
      playOn(fork, 5);
      playOn(other, 5);
      expect(standing(fork)).toEqual(standing(other));
    }
  });

  test('never disturbs its original, nor the other way round', () => {
    const w = newAmbush(3);
    playOn(w, 7);
    const before = standing(w);
    const fork = w.fork(chance(4));
    const beforeFork = standing(fork);
    playOn(fork, 30);
    expect(standing(w)).toEqual(before);
    const second = w.fork(chance(4));
    playOn(w, 30);
    expect(standing(second)).toEqual(beforeFork);
  });

  test('judges nothing again, and draws nothing again', () => {
    let judged = 0;
    const game = scene(function* (t) {
      const face = t.roll('SCENE-DIE', [1, 2, 3]);
      yield* t.choose('p1', {
        ...oneOf(`${face}`),
        judge: () => {
          judged++;
          return undefined;
        },
      });
      yield* t.choose('p1', oneOf('end'));
      return 0;
    });
    const w = world(game, scripted(2));
    w.give('p1', '2');
    w.fork(scripted());
    expect(judged).toBe(0);
  });

  test('repeats little: a snapshot moves on, and at every step once somebody has built on it', () => {
    const longest = (before: (w: Ambush) => void): number => {
      const w = newAmbush(5);
      before(w);
      let most = 0;
      while (w.result === undefined) {
        playOn(w, 1);
        most = Math.max(most, w.since.length);
      }
      return most;
    };
    const inOneStep = longest(w => w.fork(chance(1)));
    expect(inOneStep).toBeLessThan(12);
    expect(longest(() => {})).toBeGreaterThan(inOneStep);
    expect(longest(() => {})).toBeLessThan(64 + 12);
  });
});

describe('a checkpoint', () => {
  test('is plain data, and resuming it at every decision continues identically', () => {
    for (let at = 0; at < 40; at++) {
      const w = newAmbush(6);
      playOn(w, at);
      const saved = JSON.parse(JSON.stringify(w.checkpoint())) as ReturnType<Ambush['checkpoint']>;
      const again = resume(ambush, options, saved, chance(7));
      expect(standing(again)).toEqual(standing(w));
      const on = w.fork(chance(7));
      playOn(on, 8);
      playOn(again, 8);
      expect(standing(again)).toEqual(standing(on));
    }
  });

  test('shares nothing with the world it was taken from', () => {
    const w = newAmbush(6);
    playOn(w, 4);
    const saved = w.checkpoint();
    const text = JSON.stringify(saved);
    playOn(w, 20);
    expect(JSON.stringify(saved)).toBe(text);
  });

  test('of a match stands at the last step', () => {
    const run = play(
      scene(function* (t) {
        const a = yield* t.choose('p1', oneOf('a'));
        t.emit({ type: 'noted', what: a }, 'SCENE-EVENT');
        yield* t.choose('p2', oneOf('b'));
        return undefined;
      }),
      scripted(),
    );
    run.answer('p1', run.q, 'a');
    run.answer('p2', run.q, 'b');
    run.answer('p1', run.q, 'a');
    expect(run.now.checkpoint()).toMatchObject({
      at: 'step',
      state: { notes: ['a'] },
      since: [{ seat: 'p1', rule: 'SCENE-PICK', a: 'a' }],
    });
  });
});

describe('a replay that the rules do not follow is found out', () => {
  const asks = (rule: 'SCENE-A' | 'SCENE-B', proc: (t: SceneTable) => void = () => {}) =>
    scene(function* (t) {
      proc(t);
      yield* t.choose('p1', { ...oneOf('a', 'b'), rule });
      yield* t.choose('p1', oneOf('end'));
      return 0;
    });
  const saved = (since: Checkpoint<unknown>['since']): Checkpoint<never> =>
    ({ at: 'setup', state: { notes: [], down: [], up: [] }, lastShuffle: [], shuffles: 0, since }) as never;
  const again = (game: ReturnType<typeof asks>, since: Checkpoint<unknown>['since']) => (): unknown =>
    resume(game, {}, saved(since), scripted());

  test.each<[string, ReturnType<typeof asks>, Checkpoint<unknown>['since']]>([
    ['another question', asks('SCENE-B'), [{ seat: 'p1', rule: 'SCENE-A', a: 'a' }]],
    ['another seat', asks('SCENE-A'), [{ seat: 'p2', rule: 'SCENE-A', a: 'a' }]],
    ['chance that is not asked for', asks('SCENE-A'), [{ chance: 1 }]],
    [
      'an answer where chance is asked',
      asks('SCENE-A', t => t.roll('SCENE-DIE', [1, 2])),
      [{ seat: 'p1', rule: 'SCENE-A', a: 'a' }],
    ],
    ['a shuffle for a die', asks('SCENE-A', t => t.roll('SCENE-DIE', [1, 2])), [{ chance: ['#a'] }]],
    ['a face the die lacks', asks('SCENE-A', t => t.roll('SCENE-DIE', [1, 2])), [{ chance: 2 }]],
    ['a die for a shuffle', asks('SCENE-A', t => t.shuffle('SCENE-DECK', ['#a'])), [{ chance: 0 }]],
    ['other cards', asks('SCENE-A', t => t.shuffle('SCENE-DECK', ['#a'])), [{ chance: ['#b'] }]],
    ['more cards', asks('SCENE-A', t => t.shuffle('SCENE-DECK', ['#a'])), [{ chance: ['#a', '#b'] }]],
  ])('%s', (_, game, since) => {
    expect(again(game, since)).toThrow(ReplayMismatch);
  });

  test('an answer that names no candidate any more', () => {
    expect(again(asks('SCENE-A'), [{ seat: 'p1', rule: 'SCENE-A', a: 'z' }])).toThrow('no candidate z');
  });
});

describe('where', () => {
  function* attack(t: SceneTable): Proc {
    yield* t.choose('p1', oneOf('hit'));
    yield* place(t);
    yield* t.window({ able: () => ['p2'], choice: () => oneOf('shield'), *play() {} });
  }
  function* place(t: SceneTable): Proc {
    yield* t.number('p1', { rule: 'SCENE-N', ask: { id: 'n' }, min: 0, max: 1 });
  }
  const game = scene(function* step(t) {
    yield* attack(t);
    return 0;
  });

  test('names the procedures that are open at each question, outermost first', () => {
    const w = world(game, scripted());
    expect(w.where()).toEqual(['step', 'attack']);
    w.give('p1', 'hit');
    expect(w.where()).toEqual(['step', 'attack', 'place']);
    w.give('p1', 1);
    expect(w.where()).toEqual(['step', 'attack', 'playWindow', 'inTurn']);
    w.give('p2', 'pass');
    expect(w.where()).toEqual([]);
  });

  test('leaves the world as it was', () => {
    const w = newAmbush(8);
    playOn(w, 5);
    const before = standing(w);
    expect(w.where()[0]).toBe('step');
    expect(standing(w)).toEqual(before);
  });
});
