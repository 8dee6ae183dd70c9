import { describe, expect, test } from 'vitest';
import { oneOf, play, type SceneRun, scene } from '../fixtures/scene.js';
import type { CardId, Who } from '../index.js';
import { scripted } from './index.js';

const lines = (run: SceneRun, who: Who): string[] => run.events(who).map(e => JSON.stringify(e.event));

describe('events are told to each as they may know them', () => {
  const game = scene(function* (t) {
    t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']) }, 'SCENE-EVENT');
    t.emit({ type: 'peeked', card: '#a', by: 'p1' }, 'SCENE-EVENT');
    t.emit({ type: 'noted', what: { '#a': 'p1 holds #a, not #b.' } }, 'SCENE-EVENT');
    t.emit({ type: 'turned', card: '#a' }, 'SCENE-EVENT');
    t.emit({ type: 'laid', cards: ['#a'], seen: ['p1', 'p2'] }, 'SCENE-EVENT');
    yield* t.choose('p1', oneOf('on'));
    return 0;
  });
  const run = play(game, scripted([]));

  test('a card is blanked for those who have not seen its face', () => {
    expect(lines(run, 'p2').slice(0, 3)).toEqual([
      '{"type":"laid","cards":["#","#"]}',
      '{"type":"peeked","card":"#","by":"p1"}',
      '{"type":"noted","what":{"#":"p1 holds #, not #."}}',
    ]);
  });

  test('and told to those who have', () => {
    expect(lines(run, 'p1').slice(0, 3)).toEqual([
      '{"type":"laid","cards":["#","#"]}',
      '{"type":"peeked","card":"#a","by":"p1"}',
      '{"type":"noted","what":{"#a":"p1 holds #a, not #."}}',
    ]);
  });

  test('what lay open when it was told stays told, what lay face down stays blank', () => {
    expect(lines(run, 'p3').slice(3)).toEqual([
      '{"type":"turned","card":"#a"}',
      '{"type":"laid","cards":["#"],"seen":["p1","p2"]}',
    ]);
    expect(lines(run, 'p2')[4]).toBe('{"type":"laid","cards":["#a"],"seen":["p1","p2"]}');
  });

  test('a spectator sees open faces only', () => {
    expect(lines(run, 'spectator')[2]).toBe('{"type":"noted","what":{"#":"p1 holds #, not #."}}');
    expect(lines(run, 'spectator')[3]).toBe('{"type":"turned","card":"#a"}');
  });

  test('everything is kept for the log of a finished match', () => {
    expect(run.everything()[0]).toEqual({ type: 'laid', cards: ['#a', '#b'] });
  });
});

test('a list of seats that the game keeps in its state and lengthens later unblanks no earlier event', () => {
  const game = scene(
    function* (t) {
      t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a']), seen: ['p1'] }, 'SCENE-EVENT');
      yield* t.choose('p1', oneOf('show'));
      t.emit({ type: 'peeked', card: '#a', by: 'p2' }, 'SCENE-EVENT');
      yield* t.choose('p1', oneOf('on'));
      return 0;
    },
    { hidden: s => s.down.map(d => ({ cards: [d.card], seen: d.seen })) },
  );
  const run = play(game, scripted([]));
  run.answer('p1', run.q, 'show');
  expect(run.events('p2').map(e => e.event)).toEqual([
    { type: 'laid', cards: ['#'], seen: ['p1'] },
    { type: 'peeked', card: '#a', by: 'p2' },
  ]);
  expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy: 'face' });
});

describe('questions are shown to each as they may know them', () => {
  const about = (card: CardId) => ({ ...oneOf('yes'), ask: { id: 'about', args: { card } } });

  test('everybody sees who is asked what, nobody the options', () => {
    const run = play(
      scene(function* (t) {
        yield* t.choose('p1', oneOf('#secret-option', 'b'));
        return 0;
      }),
      scripted(),
    );
    expect(run.questions('p2')).toEqual([{ q: 0, seat: 'p1', rule: 'SCENE-PICK', ask: { id: 'pick' } }]);
    expect(JSON.stringify(run.questions('spectator'))).not.toContain('secret');
  });

  test('a card in a prompt is blanked for those who have not seen its face', () => {
    const run = play(
      scene(function* (t) {
        t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']), seen: ['p1'] }, 'SCENE-EVENT');
        yield* t.choose('p1', about('#a'));
        return 0;
      }),
      scripted([]),
    );
    const shown = (who: Who) => run.questions(who)[0]?.ask.args?.card;
    expect([shown('p1'), shown('p2'), shown('spectator')]).toEqual(['#a', '#', '#']);
  });

  test('also if it was turned down by an event that did not name it', () => {
    const run = play(
      scene(function* (t) {
        t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']) }, 'SCENE-EVENT');
        t.emit({ type: 'turned', card: '#a' }, 'SCENE-EVENT');
        t.emit({ type: 'gathered' }, 'SCENE-EVENT');
        yield* t.choose('p1', about('#a'));
        return 0;
      }),
      scripted([]),
    );
    expect(run.questions('p2')[0]?.ask.args?.card).toBe('#');
  });
});

test('an answer kept back by askAll shows in nothing that another seat gets', () => {
  const game = scene(function* (t) {
    const all = yield* t.askAll([t.choose('p1', oneOf('x', 'y')), t.choose('p2', oneOf('x', 'y'))]);
    return all;
  });
  const shown = (a: string) => {
    const run = play(game, scripted());
    run.answer('p1', 0, a);
    return [run.view('p2'), run.questions('p2'), run.events('p2'), run.q, run.n, run.undoLine('p2')];
  };
  expect(shown('x')).toEqual(shown('y'));
});
