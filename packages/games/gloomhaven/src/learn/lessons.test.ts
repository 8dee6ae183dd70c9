import { begunDrill } from '@potyczka/kernel/fixtures';
import { describe, expect, test } from 'vitest';
import { rules } from '../fixtures/ledger.js';
import { game } from '../game.js';
import type { Options } from '../options.js';
import type { State } from '../state.js';
import { type PlayedId, played } from './drills.js';
import { drillOf, lessons } from './index.js';

const boxOf = (o: Options): State => game.initial(o) as State;

test('there are seventeen lessons, and every one is played', () => {
  expect(lessons).toHaveLength(17);
  expect(lessons.filter(l => l.task).map(l => l.id)).toEqual(
    Object.keys(played).sort((a, b) => order(a) - order(b)),
  );
  expect(lessons.every(l => l.task)).toBe(true);
  expect(drillOf('no-such-lesson', boxOf)).toBeUndefined();
});

const order = (id: string): number => lessons.findIndex(l => l.id === id);

test('every lesson has the room beside it, as the learner sees it', () => {
  for (const l of lessons) expect(l.picture).toMatchObject({ scenario: 1 });
});

test('lessons name rules of the ledger and speak both languages', () => {
  for (const l of lessons) {
    for (const rule of l.rules) expect(rules.has(rule), rule).toBe(true);
    for (const text of [l.title.pl, l.title.en, l.body.pl, l.body.en]) expect(text.length).toBeGreaterThan(3);
  }
});

describe('the goal is reached by the script, and not before', () => {
  test.each(Object.keys(played) as PlayedId[])('%s', id => {
    const { drill, run, outcome } = begunDrill(game, drillOf(id, boxOf));
    const others = [...(drill.others ?? [])];
    for (const answer of drill.script) {
      expect(outcome()).toBe('open');
      for (const { seat } of run.now.asks.filter(a => a.seat !== 'p1'))
        run.answer(seat, run.q, others.shift() ?? run.now.legal(seat, 1)[0]!);
      expect(run.answer('p1', run.q, answer)).toMatchObject({ ok: true });
    }
    for (let n = 0; n < 20 && outcome() === 'open'; n++) {
      const ask = run.now.asks[0];
      if (!ask) break;
      run.answer(ask.seat, run.q, run.now.legal(ask.seat, 1)[0]!);
    }
    expect(outcome()).toBe('reached');
  });
});
