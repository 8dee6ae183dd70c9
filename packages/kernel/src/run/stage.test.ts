import { describe, expect, test } from 'vitest';
import { chanceFrom, quickDice } from '../chance.js';
import { oneOf, play, type SceneRun, type SceneTable, scene, world } from '../fixtures/scene.js';
import type { Json, Proc, Seat } from '../index.js';
import { determinize } from './determinize.js';
import { readRecord } from './record.js';
import { replay } from './replay.js';
import { Run } from './run.js';
import { scripted } from './scripted.js';
import { seedOf } from './seal.js';
import { type Checkpoint, resume } from './world.js';

/** Rest, or two words and which of them leads. */
function* plan(t: SceneTable, p: Seat): Proc<Json> {
  const what = yield* t.choose(p, { ...oneOf('rest', 'play'), rule: 'SCENE-WHAT' });
  if (what === 'rest') return what;
  const words = yield* t.chooseMany(p, { ...oneOf('a', 'b', 'c'), rule: 'SCENE-WORDS', min: 2, max: 2 });
  const leads = yield* t.choose(p, { ...oneOf(...words), rule: 'SCENE-LEADS' });
  return [words, leads];
}

const stageOf = (t: SceneTable, seats: readonly Seat[], each = (p: Seat) => plan(t, p)) =>
  t.together({
    seats,
    open: p => ({ rule: 'SCENE-PLAN', ask: { id: 'plan', args: { who: p } } }),
    play: each,
  });

/** p1 says a word, then all three plan; what they planned is noted, round after round. */
const game = scene(function* (t) {
  t.emit({ type: 'noted', what: yield* t.choose('p1', oneOf('go', 'stop')) }, 'SCENE-EVENT');
  if (t.s.notes.at(-1) === 'stop') return 'over';
  t.emit({ type: 'noted', what: yield* stageOf(t, ['p1', 'p2', 'p3']) }, 'SCENE-EVENT');
  return undefined;
});

const started = (): SceneRun => {
  const run = play(game, scripted([]));
  run.answer('p1', run.q, 'go');
  return run;
};

const give = (run: SceneRun, seat: Seat, ...answers: readonly unknown[]) =>
  answers.map(a => run.answer(seat, run.q, a)).at(-1);

/** Everything that somebody is shown. */
const shownTo = (run: SceneRun, who: Seat | 'spectator') => ({
  n: run.n,
  q: run.q,
  questions: run.questions(who),
  events: run.events(who),
  view: run.view(who),
});

describe('a stage', () => {
  test('asks each seat questions of its own, and gives what each came to in the order of seats', () => {
    const run = started();
    give(run, 'p3', 'rest');
    give(run, 'p1', 'play', ['b', 'a'], 'b');
    expect(run.now.state.notes).toEqual(['go']);
    give(run, 'p2', 'play', ['c', 'b'], 'c');
    expect(run.now.state.notes).toEqual(['go', [[['a', 'b'], 'b'], [['b', 'c'], 'c'], 'rest']]);
  });

  test('shows the others nothing of a seat until it has finished', () => {
    const run = started();
    const before = (['p2', 'p3', 'spectator'] as const).map(who => shownTo(run, who));
    const after = () => (['p2', 'p3', 'spectator'] as const).map(who => shownTo(run, who));
    expect(give(run, 'p1', 'play')).toEqual({ ok: true, n: 1, draft: 'p1' });
    expect(after()).toEqual(before);
    give(run, 'p1', ['a', 'b']);
    expect(after()).toEqual(before);
    run.retract('p1');
    expect(after()).toEqual(before);
    give(run, 'p1', ['a', 'c']);
    expect(give(run, 'p1', 'c')).toEqual({ ok: true, n: 2 });
    expect(run.questions('p2').map(x => x.seat)).toEqual(['p2', 'p3']);
    expect(run.now.state.notes).toEqual(['go']);
  });

  test('names to all the rule and the words that are open, to the seat itself its own question', () => {
    const run = started();
    give(run, 'p1', 'play');
    const [mine] = run.questions('p1');
    expect(mine).toEqual({ q: 1, seat: 'p1', rule: 'SCENE-PLAN', ask: { id: 'plan', args: { who: 'p1' } } });
    expect(run.askOf('p1')?.spec.rule).toBe('SCENE-WORDS');
    expect(run.askOf('p2')?.spec.rule).toBe('SCENE-WHAT');
  });

  test('refuses an answer that was meant for an earlier step: a double click answers once', () => {
    const run = started();
    expect(run.answer('p1', run.q, 'play', undefined, 0).ok).toBe(true);
    const again = run.answer('p1', run.q, 'play', undefined, 0);
    expect(!again.ok && again.refusal.rule).toBe('TABLE-STALE');
    expect(run.judge('p1', run.q, ['a', 'b'], 0)?.rule).toBe('TABLE-STALE');
    expect(run.judge('p1', run.q, ['a', 'b'], 1)).toBeUndefined();
    expect(run.stepOf('p1')).toBe(1);
  });

  test('refuses what is not legal at a step, and changes nothing', () => {
    const run = started();
    give(run, 'p1', 'play');
    for (const wrong of ['play', ['a'], ['a', 'x'], null])
      expect(run.answer('p1', run.q, wrong)).toMatchObject({ ok: false });
    expect(run.draftOf('p1')).toEqual({ seat: 'p1', path: ['play'], by: [null] });
  });

  test('leaves out a seat that is asked nothing, and goes on at once where nobody is asked', () => {
    const quiet = scene(function* (t) {
      const ask = function* (p: Seat): Proc<Json> {
        return p === 'p2' && t.s.notes.length === 0 ? yield* t.choose(p, oneOf('x')) : 'nothing';
      };
      t.emit({ type: 'noted', what: yield* stageOf(t, ['p1', 'p2'], ask) }, 'SCENE-EVENT');
      return t.s.notes.length === 2 ? 'over' : undefined;
    });
    const run = play(quiet, scripted([]));
    expect(run.questions('p1').map(q => q.seat)).toEqual(['p2']);
    expect(run.retract('p1').ok).toBe(false);
    give(run, 'p2', 'x');
    expect([run.result, run.now.state.notes]).toEqual([
      'over',
      [
        ['nothing', 'x'],
        ['nothing', 'nothing'],
      ],
    ]);
  });

  test('is one line of the record for each seat: its path, or its one answer', () => {
    const run = started();
    give(run, 'p1', 'play', ['a', 'b'], 'b');
    give(run, 'p2', 'rest');
    expect(run.entries.slice(1)).toEqual([
      { n: 2, seat: 'p1', q: 1, path: ['play', ['a', 'b'], 'b'] },
      { n: 3, seat: 'p2', q: 1, a: 'rest' },
    ]);
  });
});

describe('a step is taken back', () => {
  test('one at a time, and by a line once the seat has finished', () => {
    const run = started();
    give(run, 'p1', 'play', ['a', 'b'], 'b');
    expect(run.retract('p1')).toEqual({ ok: true, n: 3 });
    expect(run.entries.at(-1)).toEqual({ n: 3, seat: 'p1', retract: 2 });
    expect(run.askOf('p1')?.spec.rule).toBe('SCENE-LEADS');
    expect(run.retract('p1')).toEqual({ ok: true, n: 3, draft: 'p1' });
    expect(run.askOf('p1')?.spec.rule).toBe('SCENE-WORDS');
    expect(run.retract('p1').ok).toBe(true);
    expect(run.askOf('p1')?.spec.rule).toBe('SCENE-WHAT');
    expect(run.retract('p1')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-RETRACT' } });
  });

  test('together with what was forced after it', () => {
    const run = started();
    give(run, 'p1', 'play');
    run.answer('p1', run.q, ['a', 'b'], 'forced');
    run.retract('p1');
    expect(run.draftOf('p1')).toBeUndefined();
  });

  test('only if the player decided one', () => {
    const run = started();
    run.answer('p1', run.q, 'play', 'forced');
    expect([run.canRetract('p1'), run.retract('p1').ok]).toEqual([false, false]);
    give(run, 'p1', ['a', 'b']);
    expect(run.canRetract('p1')).toBe(true);
    run.retract('p1');
    expect(run.draftOf('p1')).toEqual({ seat: 'p1', path: ['play'], by: ['forced'] });
  });

  test('while others are choosing, not after the last has finished', () => {
    const run = started();
    for (const p of ['p1', 'p2', 'p3'] as const) give(run, p, 'rest');
    expect([run.canRetract('p1'), run.retract('p1').ok]).toEqual([false, false]);
  });

  test('and counts as given by whoever took the last free step', () => {
    const by = (...givers: readonly (undefined | 'bot' | 'clock' | 'forced')[]) => {
      const run = started();
      for (const [i, a] of ['play', ['a', 'b'], 'a'].entries()) run.answer('p1', run.q, a, givers[i]);
      return run.entries.at(-1);
    };
    expect(by('forced', 'forced', 'forced')).toMatchObject({ by: 'forced' });
    expect(by('bot', 'forced', 'bot')).toMatchObject({ by: 'bot' });
    expect(by(undefined, 'clock', 'clock')).toMatchObject({ by: 'clock' });
    expect(by(undefined, 'forced', 'forced')).not.toHaveProperty('by');
  });
});

describe('undo', () => {
  test('stops where a stage of several was turned up', () => {
    const run = started();
    for (const p of ['p2', 'p3', 'p1'] as const) give(run, p, 'rest');
    expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy: 'reveal' });
  });

  test('goes freely through a stage of one, so that solo play can take back', () => {
    const solo = scene(function* (t) {
      t.emit({ type: 'noted', what: yield* stageOf(t, ['p1']) }, 'SCENE-EVENT');
      t.emit({ type: 'noted', what: yield* t.choose('p1', oneOf('x', 'y')) }, 'SCENE-EVENT');
      return undefined;
    });
    const run = play(solo, scripted([]));
    give(run, 'p1', 'play', ['a', 'b'], 'a');
    give(run, 'p1', 'x', 'rest');
    expect(run.undoLine('p1')).toEqual({ to: 1, blockedBy: 'start' });
    expect(run.undo(1, { seat: 'p1' }).ok).toBe(true);
    expect([run.now.state.notes, run.askOf('p1')?.spec.rule]).toEqual([[], 'SCENE-WHAT']);
  });

  test('of a line inside an open stage keeps what others have begun', () => {
    const run = started();
    give(run, 'p2', 'play', ['a', 'b']);
    give(run, 'p1', 'rest');
    expect(run.undoLine('p1').to).toBe(1);
    expect(run.undo(2, { seat: 'p1' }).ok).toBe(true);
    expect(run.draftOf('p2')).toEqual({ seat: 'p2', path: ['play', ['a', 'b']], by: [null, null] });
    expect(run.askOf('p1')?.spec.rule).toBe('SCENE-WHAT');
    run.retract('p2');
    expect(run.draftOf('p2')?.path).toEqual(['play']);
  });

  test('behind the stage drops it', () => {
    const run = started();
    give(run, 'p2', 'play');
    expect(run.undo(1, { seat: 'p1' }).ok).toBe(true);
    give(run, 'p1', 'go');
    expect([run.draftOf('p2'), run.stepOf('p2'), run.canRetract('p2')]).toEqual([undefined, 0, false]);
  });

  test('back into a stage knows who had finished, and who gave it', () => {
    const run = started();
    run.answer('p2', run.q, 'rest', 'forced');
    give(run, 'p3', 'play', ['a', 'c'], 'c');
    give(run, 'p1', 'rest');
    expect(run.undo(4, { agreed: true }).ok).toBe(true);
    expect(run.questions('p1').map(q => q.seat)).toEqual(['p1']);
    expect([run.canRetract('p2'), run.canRetract('p3')]).toEqual([false, true]);
    run.retract('p3');
    expect(run.askOf('p3')?.spec.rule).toBe('SCENE-LEADS');
  });
});

describe('a record with stages', () => {
  const record = () => {
    const run = new Run(game, {}, { seed: seedOf(5) });
    give(run, 'p1', 'go');
    give(run, 'p1', 'play', ['a', 'b'], 'b');
    run.retract('p1');
    run.retract('p1');
    give(run, 'p2', 'rest');
    run.retract('p1');
    give(run, 'p1', 'rest');
    run.undo(5, { seat: 'p1' });
    give(run, 'p1', 'play', ['c', 'a'], 'a');
    give(run, 'p3', 'play', ['b', 'c'], 'c');
    give(run, 'p1', 'stop');
    expect(run.result).toBe('over');
    return run.record();
  };

  test('plays again, retracts and undos included', () => {
    const written = record();
    const read = readRecord(JSON.parse(JSON.stringify(written)));
    if (typeof read === 'string') throw new Error(read);
    const again = replay(game, read);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.run.record()).toEqual(written);
  });

  test.each([
    ['too short', ['play', ['a', 'b']]],
    ['too long', ['play', ['a', 'b'], 'a', 'a']],
    ['not legal', ['play', ['a', 'x'], 'a']],
  ])('is refused with a path that is %s', (_, path) => {
    const written = record();
    const entries = written.entries.map(e => ('path' in e ? { ...e, path } : e));
    expect(replay(game, { ...written, entries })).toMatchObject({ ok: false, entry: 2 });
  });

  test.each([
    ['one answer', { path: ['rest'] }],
    ['no list', { path: 'rest' }],
    ['an answer beside it', { path: ['play', ['a', 'b'], 'a'], a: 'rest' }],
    ['something else in it', { path: ['play', { no: 1 }] }],
    ['more steps than anybody takes', { path: Array.from({ length: 201 }, () => 'a') }],
  ])('is not read with a path that is %s', (_, part) => {
    const entries = [{ n: 1, seat: 'p1', q: 0, ...part }];
    expect(readRecord({ ...record(), entries })).toMatch(/entry 1/);
  });

  test('a path where no stage is open is refused', () => {
    const run = play(game, scripted([]));
    expect(run.answerStage('p1', run.q, ['go', 'x'])).toMatchObject({ ok: false });
    expect(run.answerStage('p1', run.q, ['go'])).toEqual({ ok: true, n: 1 });
    expect(run.answerStage('p1', 0, ['rest'])).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
  });
});

describe('what has been begun', () => {
  test('goes with forks and through a checkpoint', () => {
    const run = started();
    give(run, 'p1', 'play');
    give(run, 'p2', 'rest');
    const saved = JSON.parse(JSON.stringify(run.now.checkpoint())) as Checkpoint<never>;
    for (const w of [run.now.fork(scripted([])), resume(game, {}, saved, scripted([]))]) {
      expect(w.asks.map(a => [a.seat, a.spec.rule])).toEqual([
        ['p1', 'SCENE-WORDS'],
        ['p3', 'SCENE-WHAT'],
      ]);
      w.give('p1', ['a', 'b']);
      w.give('p1', 'a');
      w.give('p3', 'rest');
      expect(w.state.notes).toEqual(['go', [[['a', 'b'], 'a'], 'rest', 'rest']]);
    }
    expect(run.askOf('p1')?.spec.rule).toBe('SCENE-WORDS');
  });

  test('is known to its own seat in a guess, to nobody else', () => {
    const run = started();
    give(run, 'p1', 'play');
    give(run, 'p2', 'play', ['a', 'b'], 'b');
    const rules = (who: Seat | 'spectator') =>
      determinize(run.now, who, quickDice(1), chanceFrom(quickDice(1))).asks.map(a => [a.seat, a.spec.rule]);
    expect(rules('p1')).toEqual([
      ['p1', 'SCENE-WORDS'],
      ['p2', 'SCENE-WHAT'],
      ['p3', 'SCENE-WHAT'],
    ]);
    expect(rules('p2')).toEqual([
      ['p1', 'SCENE-WHAT'],
      ['p3', 'SCENE-WHAT'],
    ]);
    expect(rules('spectator')).toEqual([
      ['p1', 'SCENE-WHAT'],
      ['p2', 'SCENE-WHAT'],
      ['p3', 'SCENE-WHAT'],
    ]);
  });

  test('can be put back, as far as it is legal and not the whole', () => {
    const run = started();
    const by = [null, 'forced'] as const;
    expect(run.resumeDraft({ seat: 'p1', path: ['play', ['b', 'a']], by })).toBe(true);
    expect(run.draftOf('p1')).toEqual({ seat: 'p1', path: ['play', ['a', 'b']], by });
    for (const path of [['rest'], ['play', ['a']], ['nonsense'], ['play', ['a', 'b'], 'a', 'a']])
      expect(run.resumeDraft({ seat: 'p1', path, by: [] })).toBe(false);
    expect(run.draftOf('p1')?.path).toEqual(['play', ['a', 'b']]);
    give(run, 'p2', 'rest');
    expect(run.resumeDraft({ seat: 'p2', path: ['play'], by: [null] })).toBe(false);
  });

  test('stays when the rules fail for somebody', () => {
    const failing = scene(function* (t) {
      yield* stageOf(t, ['p1', 'p2'], function* (p) {
        const word = yield* t.choose(p, oneOf('x', 'break'));
        if (word === 'break') throw new Error('broken');
        return yield* t.choose(p, oneOf('y'));
      });
      return 'over';
    });
    const run = play(failing, scripted([]));
    give(run, 'p1', 'x');
    expect(give(run, 'p2', 'break')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-FAULT' } });
    expect([run.stepOf('p1'), run.stepOf('p2'), run.n]).toEqual([1, 0, 0]);
    give(run, 'p2', 'x', 'y');
    give(run, 'p1', 'y');
    expect(run.result).toBe('over');
  });
});

describe('is a fault of the rules:', () => {
  const start = (step: (t: SceneTable) => Proc<Json | undefined>) => () =>
    world(scene(step), scripted(['#a']));
  const inStage = (body: (t: SceneTable, p: Seat) => Proc<Json>) =>
    start(function* (t) {
      yield* stageOf(t, ['p1', 'p2'], p => body(t, p));
      return 'over';
    });

  test('to emit, roll or shuffle inside a stage', () => {
    const message = 'a stage neither emits nor draws';
    const emits = inStage(function* (t, p) {
      t.emit({ type: 'noted', what: p }, 'SCENE-EVENT');
      return p;
    });
    const rolls = inStage(function* (t) {
      return t.roll('SCENE-DIE', [1, 2]);
    });
    const shuffles = inStage(function* (t) {
      return t.shuffle('SCENE-DECK', ['#a']);
    });
    for (const w of [emits, rolls, shuffles]) expect(w).toThrow(message);
  });

  test('to ask another seat there', () => {
    const asks = inStage(function* (t) {
      return yield* t.choose('p1', oneOf('x', 'y'));
    });
    expect(asks).toThrow("p2's part of a stage asks p1");
  });

  test('a stage inside a stage, of nobody, or with a seat twice', () => {
    const nested = inStage(function* (t, p) {
      return yield* stageOf(t, [p]);
    });
    expect(nested).toThrow('a stage inside a stage');
    const of = (...seats: Seat[]) =>
      start(function* (t) {
        yield* stageOf(t, seats);
        return 'over';
      });
    expect(of()).toThrow('a stage of nobody');
    expect(of('p1', 'p2', 'p1')).toThrow('a stage names a seat twice');
  });
});
