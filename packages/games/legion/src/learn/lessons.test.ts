import type { Answer } from '@potyczka/kernel';
import { begunDrill } from '@potyczka/kernel/fixtures';
import { describe, expect, test } from 'vitest';
import { rules } from '../fixtures/ledger.js';
import { game, type Options, type State } from '../index.js';
import { type PlayedId, played } from './drills.js';
import { drillOf, lessons } from './index.js';

const boxOf = (o: Options): State => game.initial(o) as unknown as State;

test('there are more than twenty lessons, and those with a task have a position', () => {
  expect(lessons.length).toBeGreaterThan(20);
  expect(
    lessons
      .filter(l => l.task)
      .map(l => l.id)
      .sort(),
  ).toEqual(Object.keys(played).sort());
  expect(Object.keys(played).length).toBeGreaterThanOrEqual(15);
  expect(drillOf('battle', boxOf)).toBeUndefined();
});

test('every lesson has the table beside it, as the learner sees it', () => {
  for (const l of lessons) expect(l.picture, l.id).toMatchObject({ round: 1, blue: 'p1' });
});

test('lessons name rules of the ledger and speak both languages', () => {
  for (const l of lessons) {
    for (const rule of l.rules) expect(rules.has(rule), rule).toBe(true);
    for (const text of [l.title.pl, l.title.en, l.body.pl, l.body.en]) expect(text.length).toBeGreaterThan(2);
  }
});

/** A drill as the worker plays it: the learner by the script, the others as it says, then whatever is harmless. */
const begin = (id: PlayedId) => {
  const { drill, run, outcome } = begunDrill(game, drillOf(id, boxOf));
  const others = [...(drill.others ?? [])];
  const play = (seat: string, answer: Answer) => run.answer(seat as 'p1', run.q, answer);
  const letOthers = (): void => {
    for (let n = 0; n < 10 && outcome() === 'open'; n++) {
      const asks = run.now.asks;
      if (asks.length === 0 || asks.some(a => a.seat === 'p1')) return;
      const seat = asks[0]!.seat;
      play(seat, others.shift() ?? run.now.legal(seat, 1)[0]!);
    }
  };
  return { drill, run, outcome, play, letOthers };
};

describe('the goal is reached by the script, and not before', () => {
  test.each(Object.keys(played) as PlayedId[])('%s', id => {
    const { drill, run, outcome, play, letOthers } = begin(id);
    letOthers();
    for (const answer of drill.script) {
      expect(outcome()).toBe('open');
      expect(play('p1', answer), String(answer)).toMatchObject({ ok: true });
      letOthers();
    }
    for (let n = 0; n < 20 && outcome() === 'open'; n++) {
      const ask = run.now.asks[0];
      if (!ask) break;
      play(ask.seat, run.now.legal(ask.seat, 1)[0]!);
    }
    expect(outcome()).toBe('reached');
  });
});

describe('another choice is told apart from the goal', () => {
  const MISSES: readonly (readonly [PlayedId, Answer, string])[] = [
    ['command', '#p1-assault', 'other'],
    ['activate', 'draw', 'drew'],
    ['draw', 'p1-2-rebel-troopers', 'ordered'],
    ['aim', 'end', 'ended'],
    ['standby', 'end', 'ended'],
    ['wounds', 'p1-2-rebel-troopers.4', 'gunner'],
  ];
  test.each(MISSES)('%s: %s', (id, answer, missed) => {
    const { outcome, play, letOthers } = begin(id);
    play('p1', answer);
    letOthers();
    expect(outcome()).toEqual({ missed });
  });
});
